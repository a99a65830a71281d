import AnchorsLayout
import Testing

/// The sums are those of the `WX` columns of Adobe's AFM files, added up by a script from two
/// independent copies of them.
@Suite("Widths of the standard font")
struct StandardFontTests {
  /// In thousandths of the font size.
  private func width(_ text: some StringProtocol, _ weight: TextFont.Weight = .regular) -> Double {
    StandardTextMeasurer.shared.width(of: Substring(text), in: TextFont(size: 1000, weight: weight))
  }

  private func text(_ codes: ClosedRange<UInt32>) -> String {
    String(String.UnicodeScalarView(codes.compactMap(Unicode.Scalar.init)))
  }

  @Test("The widths of all ASCII characters are Helvetica's")
  func ascii() {
    #expect(width(text(0x20...0x7E)) == 50058)
    #expect(width(text(0x20...0x7E), .bold) == 52367)
  }

  @Test("The widths of all Latin-1 characters are Helvetica's, and a soft hyphen has none")
  func latin1() {
    #expect(width(text(0xA0...0xFF)) == 53649 - 333)
    #expect(width(text(0xA0...0xFF), .bold) == 54901 - 333)
  }

  @Test("The width of a sentence with every letter is Helvetica's")
  func pangram() {
    #expect(width("The quick brown fox jumps over the lazy dog") == 19786)
    #expect(width("The quick brown fox jumps over the lazy dog", .bold) == 21394)
  }

  @Test("The widths of single letters and signs are Helvetica's, and no text has no width")
  func letters() {
    #expect(width("") == 0)
    #expect(["i", "W", "@", " ", "é", "Æ"].map { width($0) } == [222, 944, 1015, 278, 556, 1000])
    #expect(["i", "W", "@", "'", "é"].map { width($0, .bold) } == [278, 944, 975, 238, 556])
    #expect(
      ["…", "–", "—", "’", "“", "•", "€", "™"].map { width($0) }
        == [1000, 556, 1000, 222, 333, 350, 556, 1000])
  }

  @Test("Letters that the font lacks have a documented width")
  func others() {
    //  as wide as the font is high: what a terminal gives two columns
    #expect(
      ["世", "か", "ハ", "한", "，", "Ａ", "🙂"].map { width($0) }
        == Array(repeating: 1000, count: 7))
    //  as wide as an n: all else
    #expect(
      ["λ", "Ж", "ש", "ب", "क", "ก", "→"].map { width($0) }
        == Array(repeating: 556, count: 7))
    #expect(width("λ", .bold) == 611)
  }

  @Test("A combining character has no width")
  func marks() {
    #expect(width("e\u{301}") == 556)
    #expect(width("בְּ") == 556)
    #expect(width("👍🏽") == 1000)
    #expect(width("\u{200B}\u{FEFF}\u{2060}\u{1}") == 0)
    #expect(width("\u{1112}\u{1161}\u{11AB}") == 1000)  //  한 in its parts
  }

  @Test("Widths grow with the font, and heights are whole points")
  func sizes() {
    let measurer = StandardTextMeasurer.shared
    #expect(measurer.width(of: "Width", in: TextFont(size: 10)) == 25.56)
    #expect(measurer.width(of: "Width", in: TextFont(size: 20)) == 51.12)
    //  1.156 and 0.931 times the size
    let sizes = [10.0, 13, 17, 20, 34, 100]
    #expect(sizes.map { measurer.lineHeight(of: TextFont(size: $0)) } == [12, 16, 20, 24, 40, 116])
    #expect(sizes.map { measurer.ascent(of: TextFont(size: $0)) } == [9, 12, 16, 19, 32, 93])
  }

  @Test("The size of a font must be finite and not negative")
  func refusedSize() async {
    let made = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = TextFont(size: .nan)
    }
    let set = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      LayoutLabel("Ag").font.size = -4
    }
    for (result, size) in [(made, "nan"), (set, "-4")] {
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("a font with a size of \(size) points: it must be"), "\(text)")
    }
  }

  @Test("A character is one cell wide, and a wide one two")
  func cells() {
    let cells = CellTextMeasurer(width: 8, height: 16)
    let font = TextFont(size: 40)
    #expect(cells.width(of: "naïve 世界", in: font) == 80)
    #expect(cells.width(of: "nai\u{308}ve", in: font) == 40)
    #expect(cells.width(of: "", in: font) == 0)
    #expect([cells.lineHeight(of: font), cells.ascent(of: font)] == [16, 16])
  }
}
