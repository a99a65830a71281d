/// The advance widths of Helvetica and Helvetica Bold, in thousandths of the font size, as Adobe
/// published them in the Core 14 AFM files, `Helvetica.afm` and `Helvetica-Bold.afm`.
struct StandardFontWidths: Sendable {
  /// By code, from the space to the tilde.
  private let ascii: [UInt16]
  /// By code, from the no-break space to ÿ.
  private let latin1: [UInt16]
  /// `true` if punctuation is that of the bold font.
  private let isBold: Bool

  /// The width of a scalar; by its columns if the font has none.
  subscript(scalar: Unicode.Scalar) -> Int {
    let code = Int(scalar.value)
    switch code {
    case 0x20...0x7E: return Int(ascii[code - 0x20])
    case 0xAD: return 0  // a soft hyphen where no line ends
    case 0xA0...0xFF: return Int(latin1[code - 0xA0])
    default:
      if let width = width(ofOther: code) { return width }
      switch scalar.columns {
      case 0: return 0
      case 1: return Int(ascii[0x6E - 0x20])  // n
      default: return 1000
      }
    }
  }

  /// The sum of the widths of bytes; `nil` if one is no printable character of ASCII.
  func sum(ofASCII bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var sum = 0
    for byte in bytes {
      guard 0x20...0x7E ~= byte else { return nil }
      sum &+= Int(ascii[Int(byte) &- 0x20])
    }
    return sum
  }

  /// Letters and punctuation beyond Latin-1 that the font has, and spaces of a known width.
  private func width(ofOther code: Int) -> Int? {
    switch code {
    case 0x2044: 167  // ⁄
    case 0x2009, 0x202F: 200  // thin space, narrow no-break space
    case 0x131: 278  // ı
    case 0x2010, 0x2011, 0x2039, 0x203A: 333  // hyphens, ‹ ›
    case 0x2022: 350  // •
    case 0x17E, 0x2002: 500  // ž, en space
    case 0x192, 0x2007, 0x2013, 0x2020, 0x2021, 0x20AC: 556  // ƒ, figure space, – † ‡ €
    case 0x2212: 584  // −
    case 0x17D: 611  // Ž
    case 0x160, 0x178: 667  // Š Ÿ
    case 0x153: 944  // œ
    case 0x152, 0x2003, 0x2014, 0x2026, 0x2030, 0x2122: 1000  // Œ, em space, — … ‰ ™
    case 0x142, 0x2018, 0x2019, 0x201A: isBold ? 278 : 222  // ł, single quotation marks
    case 0x201C, 0x201D, 0x201E: isBold ? 500 : 333  // double quotation marks
    case 0x161: isBold ? 556 : 500  // š
    case 0xFB01, 0xFB02: isBold ? 611 : 500  // ﬁ ﬂ
    case 0x141: isBold ? 611 : 556  // Ł
    default: nil
    }
  }

  static let regular = StandardFontWidths(
    ascii: [
      278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
      556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
      1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
      667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
      333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
      556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
    ],
    latin1: [
      278, 333, 556, 556, 556, 556, 260, 556, 333, 737, 370, 556, 584, 333, 737, 333,
      400, 584, 333, 333, 333, 556, 537, 278, 333, 333, 365, 556, 834, 834, 834, 611,
      667, 667, 667, 667, 667, 667, 1000, 722, 667, 667, 667, 667, 278, 278, 278, 278,
      722, 722, 778, 778, 778, 778, 778, 584, 778, 722, 722, 722, 722, 667, 667, 611,
      556, 556, 556, 556, 556, 556, 889, 500, 556, 556, 556, 556, 278, 278, 278, 278,
      556, 556, 556, 556, 556, 556, 556, 584, 611, 556, 556, 556, 556, 500, 556, 500,
    ],
    isBold: false)

  static let bold = StandardFontWidths(
    ascii: [
      278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
      556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
      975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
      667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
      333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
      611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
    ],
    latin1: [
      278, 333, 556, 556, 556, 556, 280, 556, 333, 737, 370, 556, 584, 333, 737, 333,
      400, 584, 333, 333, 333, 611, 556, 278, 333, 333, 365, 556, 834, 834, 834, 611,
      722, 722, 722, 722, 722, 722, 1000, 722, 667, 667, 667, 667, 278, 278, 278, 278,
      722, 722, 778, 778, 778, 778, 778, 584, 778, 722, 722, 722, 722, 667, 667, 611,
      556, 556, 556, 556, 556, 556, 889, 556, 556, 556, 556, 556, 278, 278, 278, 278,
      611, 611, 611, 611, 611, 611, 611, 584, 611, 611, 611, 611, 611, 556, 611, 556,
    ],
    isBold: true)
}
