import AnchorsTestSupport

/// Random mistakes in logs.
enum Mutation {
  /// The words of logs, and the changes that editors and web pages make to them.
  private static let words = [
    "<", ">", "|", "[", "]", "(", ")", "'", "\"", "-", ".", ":", "@", "=", "0", "1e308", "-0",
    "nan",
    "\n", " ", "\t", "\r\n", "&lt;", "&amp;", "…", "‘", "–", "≤", "\\n", "\u{0}", "*", "0x1", "0x",
    "NSLayoutConstraint:0x1", "<NSLayoutConstraint:0x1 ", "names: ", "'|':", "H:", "V:|-(", ")-[",
    "Unable to simultaneously satisfy constraints.", "Conflicting constraints detected: (",
    "Will attempt to recover by breaking constraint", "<private>", ".width == ", ".leadingMargin",
    "NSSpace(8)", " priority:750", "@1000", "0.5*", "'UIView-Encapsulated-Layout-Width'",
    "(active)", "h=--& v=--&", "(LTR)", "A<B, C>:0x2",
  ].map { Array($0.utf8) }

  /// Returns a log with some mistakes, at times of two logs.
  static func text(of logs: [[UInt8]], _ random: inout SeededRandom) -> String {
    var bytes = random.pick(logs)
    if random.int(in: 0...3) == 0 { bytes += random.pick(logs) }
    for _ in 0..<random.int(in: 1...24) where !bytes.isEmpty {
      let place = random.int(in: 0...bytes.count - 1)
      let end = min(bytes.count, place + random.int(in: 1...40))
      switch random.int(in: 0...6) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: bytes[place..<end], at: random.int(in: 0...bytes.count - 1))
      case 2: bytes[place] = UInt8(random.int(in: 0...255))
      case 3:
        let word = random.pick(words)
        for _ in 0..<(random.int(in: 0...40) == 0 ? 200 : 1) {
          bytes.insert(contentsOf: word, at: place)
        }
      case 4: bytes.swapAt(place, random.int(in: 0...bytes.count - 1))
      case 5 where random.int(in: 0...9) == 0: bytes.removeLast(bytes.count - place)
      default: bytes.insert(contentsOf: random.pick(words), at: place)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
