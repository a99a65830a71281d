/// Takes a format to pieces, from its beginning to its end.
///
/// It goes by bytes of UTF-8. All that a format consists of is ASCII, so what was taken has as many bytes
/// as characters, and an offset is the same number in both.
struct FormatScanner {
  private let bytes: [UInt8]
  /// How much has been taken.
  private(set) var offset = 0

  init(_ format: String) { bytes = Array(format.utf8) }

  /// What comes next; `nil` at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  var isAtEnd: Bool { offset == bytes.count }

  /// Takes a character if it comes next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// Takes a C identifier, if one comes next.
  mutating func takeName() -> String? {
    guard let next, next.isLetter else { return nil }
    let start = offset
    skip { $0.isLetter || $0.isDigit }
    return text(from: start)
  }

  /// Takes a number as the C locale has it, if one comes next. Where it turns out to be none, as `-x` or
  /// `1e`, what could have become one is taken all the same: what cannot be is what follows.
  mutating func takeNumber(signed: Bool) -> Double? {
    let start = offset
    if signed { _ = take("-") || take("+") }
    let digits = skip { $0.isDigit }
    let fraction = take(".") ? skip { $0.isDigit } : 0
    if digits + fraction == 0 { return nil }
    if take("e") || take("E") {
      _ = take("-") || take("+")
      if skip(while: { $0.isDigit }) == 0 { return nil }
    }
    return Double(text(from: start))
  }

  /// Takes characters as long as they are such, and returns how many there were.
  @discardableResult
  private mutating func skip(while condition: (UInt8) -> Bool) -> Int {
    let start = offset
    while let next, condition(next) { offset += 1 }
    return offset - start
  }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<offset], as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether this is what C identifiers begin with.
  fileprivate var isLetter: Bool {
    let lowercase = self | 0x20
    return lowercase >= UInt8(ascii: "a") && lowercase <= UInt8(ascii: "z")
      || self == UInt8(ascii: "_")
  }
}
