import AnchorsTestSupport
import Testing

@testable import AnchorsLayout

@Suite("Line breaks by the rules of Unicode's annex 14")
struct LineBreakRulesTests {
  /// Returns the offsets of the scalars at which lines may or must end, after those at spaces.
  private func breaks(_ text: String) -> [Int] {
    let scalars = text.unicodeScalars
    var offsets: [Int] = []
    var index = text.startIndex
    func note() {
      let offset = scalars.distance(from: scalars.startIndex, to: index)
      if offset > 0, index < text.endIndex, offsets.last != offset { offsets.append(offset) }
    }
    while index < text.endIndex {
      if scalars[index].endsLine {
        index = text.indexAfterLineBreak(at: index)
        note()
        continue
      }
      let end = text.endOfSpacesByRules(from: index)
      if end > index {
        index = end
      } else {
        note()
        index = text.endOfWordByRules(from: index)
      }
    }
    return offsets
  }

  /// Returns the text and the breaks of a line of `LineBreakTest.txt`, without its first and last
  /// mark.
  private func parsed(_ line: String) -> (text: String, breaks: [Int]) {
    var scalars = String.UnicodeScalarView()
    var breaks: [Int] = []
    for part in line.split(separator: " ") {
      if part == "÷" {
        breaks.append(scalars.count)
      } else if let scalar = UInt32(part, radix: 16).flatMap(Unicode.Scalar.init) {
        scalars.append(scalar)
      }
    }
    return (String(scalars), breaks)
  }

  /// A hundred lines of `LineBreakTest-15.0.0.txt` of the Unicode Character Database, with their
  /// numbers. 6,409 of its 7,654 lines hold; the others are about two characters that are not East
  /// Asian, or a mark or a word joiner after a space.
  private static let cases: [(line: Int, text: String)] = [
    (615, "00B4 × 0308 × 1100"),
    (848, "000B ÷ 0308 × 0020 ÷ 1F1E6"),
    (877, "000B ÷ 50005"),
    (906, "FFFC × 0020 × 000B"),
    (924, "FFFC × 0308 × 0020 × 0021"),
    (1276, "000D ÷ 0308 × 0020 ÷ AC00"),
    (1785, "AC00 × 00A0"),
    (1829, "AC00 × 000A"),
    (1867, "AC00 × 0308 × 002F"),
    (1871, "AC00 × 0308 × 2060"),
    (1892, "AC00 × 0308 × 0020 × 0029"),
    (2803, "002C × 0308 ÷ FFFC"),
    (2978, "1100 × 0020 × 007D"),
    (3017, "1100 × 002C"),
    (3297, "1160 ÷ 0023"),
    (3303, "1160 × 0308 ÷ 2014"),
    (3405, "1160 × 0022"),
    (3538, "000A ÷ 0020 ÷ 1100"),
    (3541, "000A ÷ 11A8"),
    (3686, "0085 ÷ 0020 ÷ AC01"),
    (3823, "17D6 × 0308 × 0009"),
    (3831, "17D6 × 0308 × 000B"),
    (3833, "17D6 ÷ FFFC"),
    (3851, "17D6 × 0308 × 00A0"),
    (3867, "17D6 × 0308 × 002D"),
    (3967, "17D6 × 0308 × 200D"),
    (3970, "17D6 × 0020 ÷ 00A7"),
    (4491, "0025 × 0308 × 50005"),
    (4661, "0024 × 50005"),
    (4719, "0022 × 0308 × AC01"),
    (4833, "0022 × 50005"),
    (4921, "0020 ÷ 1160"),
    (5359, "2060 × 0308 × 3041"),
    (5552, "1F1E6 × 0308 × 0020 × 000B"),
    (5565, "1F1E6 × 0021"),
    (5640, "1F1E6 × 0308 × 0020 ÷ 0024"),
    (5643, "1F1E6 × 0308 × 0022"),
    (5929, "1F3FB × 002D"),
    (6211, "0029 × 0308 × 50005"),
    (6351, "0028 × 0308 × 1F1E6"),
    (6389, "0028 × 3041"),
    (6585, "200D × FFFC"),
    (6943, "50005 × 0308 × 0021"),
    (6969, "50005 × 2024"),
    (7036, "50005 × 0308 × 0020 × 200B"),
    (7249, "0E01 × 3041"),
    (7365, "3041 × 0020"),
    (7377, "3041 × 200B"),
    (7627, "30AF × 300D ÷ 307E × 3001 ÷ 672C"),
    (7628, "30AF × 300D × 3001 ÷ 30AF"),
    (7629, "30C7 × 30A3 ÷ 30A2 ÷ FF08 × 0061 × 0062 × FF09 × 300F"),
    (7630, "CABD ÷ C774 ÷ C5D0 ÷ C694 × 003F × 300D ÷ 3068 ÷ 805E"),
    (7631, "540D × 0029 ÷ C740 × 0020 ÷ C54C ÷ C544 ÷ C694 × 003F × 300D ÷ 3068"),
    (7632, "8CA8 × 0029 × 0020 ÷ 002D × 0020 ÷ 0028 × 0070 × 006F"),
    (7633, "91CF × 0029 × 0020 × 301C × 0020 ÷ 0028 × 0070 × 006F"),
    (7634, "30C9 ÷ 91CD × FF09 × 0020 × 301C × 0020 ÷ 529B × 30FB ÷ 91CD"),
    (7635, "0061 × 0062 × 0022 × FF08 × 307E"),
    (7636, "306F × 0020 ÷ 0022 × 0073 × 0022 × 0020"),
    (7637, "306F × 3001 × 0022 × 0054 × 0068 × 0065 × 0020"),
    (7638, "0064 × 006F × 0067 × 0022 × 0020 ÷ 3092"),
    (7639, "0039 × 0030 × 0022 × 0020 ÷ 3068"),
    (7640, "30B9 × 30FB ÷ 30AA × 30FC ÷ 30D0 × 30FC × 30FB ÷ 30B6 × 30FB ÷ 30EC"),
    (7641, "30B9 × 30FB ÷ 30B8 × 30E3 ÷ 30F3"),
    (7642, "30F3 × 30FB ÷ 30D5 × 30A9 × 30C3 ÷ 30AF"),
    (7643, "30A4 ÷ 30B8 × 30FC × 30FB ÷ 30C9 × 30C3 ÷ 30B0 × 3001 ÷ 548C"),
    (7644, "30E1 × 30FC ÷ 30B7 × 30E7 ÷ 30F3 × 30FB ÷ 30DE × 30FC ÷ 30AF"),
    (7645, "30F3 × 30FB ÷ 30AF ÷ 0028 × 0061"),
    (7646, "30B7 × 30E7 ÷ 30F3 × 30FB ÷ 30DE"),
    (7647, "672C × 003A × 0020"),
    (7648, "672C × 003A × 0020 ÷ 30AF"),
    (7649, "51FA ÷ 5178 × 003A × 0020 ÷ 30D5 ÷ 30EA × 30FC ÷ 767E"),
    (7650, "5F8C × 2026 ÷ 306B"),
    (7651, "3057 × 3087 ÷ 3046 × 3002 × 3002 × 3002"),
    (7652, "304D × 3001 × 0021 × 0021 × 3001 × 0021 × 0021 × 0021 ÷ 3068"),
    (7653, "306F × 3001 × 003F ÷ 3068 × 0021 ÷ 3092"),
    (7656, "305F × 0020 ÷ 203D ÷ 3068"),
    (7657, "305B × FF01 ÷ 0031 × 0030 × 0030 × 0025 ÷ 306E ÷ 5B8C"),
    (7658, "0032 × 0033 ÷ 672C"),
    (7659, "30A1 ÷ 30D9 × 30C3 ÷ 30C8 ÷ 0032 × 0036 ÷ 5B57 ÷ 3092"),
    (7660, "4F8B × FF1A ÷ 00A3 × 0032 × 0033"),
    (7661, "8A18 ÷ 53F7 × 0020 ÷ 00A3 × 3002"),
    (7662, "308C ÷ 308B × 3002 ÷ 0071 × 0075"),
    (7663, "307E × 3002"),
    (7664, "307E × 3002 ÷ 0061 × 0062 × 0020"),
    (7665, "308B × 3002 ÷ 6570"),
    (7666, "308B × 3002 ÷ 3053"),
    (7667, "3044 × 3002 ÷ 30D1"),
    (7668, "30AC ÷ 30EF × 300D × 3002 ÷ 3053 ÷ 308C"),
    (7669, "8A9E ÷ 306E ÷ 0069 × 006F ÷ 306E × 3001 ÷ 0032 ÷ 5B57 ÷ 3092"),
    (7670, "3001 ÷ 548C"),
    (7671, "3001 ÷ 30BF"),
    (7672, "3001 ÷ 304B"),
    (7673, "3001 ÷ 3053 ÷ 308C ÷ 3067 ÷ 306F × 0020"),
    (7674, "3057 × 3001 ÷ 0061 × 0062 ÷ 3068"),
    (7675, "0061 ÷ 1F1E6 ÷ 0062"),
    (7676, "1F1F7 × 1F1FA"),
    (7677, "1F1F7 × 1F1FA ÷ 1F1F8"),
    (7678, "1F1F7 × 1F1FA ÷ 1F1F8 × 1F1EA"),
    (7679, "1F1F7 × 1F1FA × 200B ÷ 1F1F8 × 1F1EA"),
    (7681, "1F02C × 1F3FF"),
  ]

  @Test("The cases that Unicode publishes hold", arguments: cases)
  func published(line: Int, text: String) {
    let (text, expected) = parsed(text)
    #expect(breaks(text) == expected, "line \(line)")
  }

  @Test("Between characters that are not East Asian, lines end at spaces and after hyphens only")
  func tailoring() {
    for text in ["and/or", "a|b", "what?yes", "a!b", "f(x)[1]", "5%—", "a\u{AD}b", "1,000"] {
      #expect(breaks(text) == [], "\(text)")
    }
    #expect(breaks("a well-known — “word” …") == [2, 7, 13, 15, 22])
    #expect(breaks("世 a !b") == [2, 4])
    #expect(breaks("א-ב") == [])
    // The same text without and with a character that needs the table.
    for text in ["a well-known word", "in 2026-11, --all", "now—or", "( a ) b", "a--b -5"] {
      let simple = breaks("\(text) x")
      #expect(breaks("\(text) 世") == simple, "\(text)")
    }
  }

  @Test("Random text has the breaks of the reference", arguments: 0..<80 as Range<UInt64>)
  func random(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let kinds = ReferenceLineBreaks.characters.flatMap { [$0.narrow, $0.eastAsian] }
      .filter { !$0.isEmpty }.map { Array($0.unicodeScalars) }
    let joined: [Unicode.Scalar] = ["\u{300}", "\u{3099}", "\u{200D}", "\u{FE0F}", "\u{1F3FD}"]
    for _ in 0..<100 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<random.int(in: 1...9) {
        scalars.append(random.pick(random.pick(kinds)))
        if random.chance(6) { scalars.append(random.pick(joined)) }
      }
      let text = String(scalars)
      let characters = Array(text)
      let expected = ReferenceLineBreaks.offsets(in: text).map { offset in
        characters[..<offset].reduce(0) { $0 + $1.unicodeScalars.count }
      }
      #expect(breaks(text) == expected, "\(scalars.map { String($0.value, radix: 16) })")
    }
  }

  @Test("No line of Chinese, Japanese or Korean begins or ends with the wrong character")
  func eastAsianLines() throws {
    let texts = [
      "「ちょっと、待って。」と彼女は言った（小さな声で）。ｶﾞｷﾞグッズ・セール！！",
      "他说：“你好，世界。”然后（笑着）走了……《红楼梦》、《西游记》。共￥100，50%！",
      "이것은 (작은) 시험입니다. 「안녕」 하고 말했다! か\u{3099}き\u{3099}く\u{3099}。 」",
    ]
    for text in texts {
      for width in 10...40 {
        let lines = CellTextMeasurer().lines(of: text, in: TextFont(), width: Double(width))
        #expect(lines.allSatisfy { $0.width <= Double(width) })
        for line in lines {
          let first = try #require(line.text.unicodeScalars.first)
          let last = try #require(line.text.unicodeScalars.last)
          #expect(!"。、，」）》：！・ょっー\u{FF9E}\u{3099}”%".unicodeScalars.contains(first), "\(line)")
          #expect(!"「（《“￥(".unicodeScalars.contains(last), "\(line)")
        }
      }
    }
  }

  @Test("Lines end within Chinese, Japanese, Korean and emoji, where they are full")
  func fullLines() {
    func lines(_ text: String, _ width: Double) -> [String] {
      CellTextMeasurer().lines(of: text, in: TextFont(), width: width).map(\.text)
    }
    #expect(lines("日本語を読む。", 12) == ["日本語を読", "む。"])
    #expect(lines("see 世界地図", 8) == ["see 世界", "地図"])
    #expect(lines("안녕하세요 여러분", 6) == ["안녕하", "세요", "여러분"])
    #expect(lines("👍👍🏽👨‍👩‍👧🇩🇪", 4) == ["👍👍🏽", "👨‍👩‍👧", "🇩🇪"])
    #expect(lines("1️⃣2️⃣ 3️⃣", 3) == ["1️⃣2️⃣", "3️⃣"])
    #expect(lines("สวัสดี ชาวโลก", 8) == ["สวัสดี", "ชาวโลก"])
    #expect(lines("ชาวโลกสวัสดี", 5) == ["ชาวโล", "กสวัสดี"])
    #expect(lines("a世", 1) == ["a", "世"])
  }

  @Test("The table has as many characters of each class as its source")
  func counts() {
    var counts: [Character: Int] = [:]
    for scalar in (0..<0x10000).compactMap(Unicode.Scalar.init as (UInt32) -> Unicode.Scalar?) {
      let (entry, isEastAsian) = LineBreakClass.entry(of: scalar)
      let letter = Character(Unicode.Scalar(entry.rawValue - (isEastAsian ? 0x20 : 0)))
      counts[letter, default: 0] += 1
    }
    #expect(
      counts == [
        "B": 105, "C": 41, "F": 3, "I": 42373, "N": 71, "O": 30, "P": 5, "S": 5,
        "X": 12, "a": 20357, "b": 14, "c": 46, "d": 3, "e": 5, "f": 19, "g": 22,
        "h": 75, "m": 81, "n": 6, "o": 52, "p": 61, "q": 36, "s": 27, "x": 39,
      ])
  }
}
