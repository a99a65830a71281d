/// The rules of Unicode's annex 14 by which the library breaks lines, each where the annex has it:
/// slow, and for the characters of one list.
///
/// Source: Unicode Standard Annex 14, revision 49, section 6, and `LineBreak-15.0.0.txt`.
package struct ReferenceLineBreaks {
  /// The characters that it knows, by class. Those after the hyphen are East Asian.
  package static let characters: [(class: String, narrow: String, eastAsian: String)] = [
    ("BK", "\n\r\u{85}\u{2028}", ""),
    ("SP", "  \t\u{2003}", "\u{3000}"),
    ("ZW", "\u{200B}", ""),
    ("GL", "\u{A0}\u{202F}\u{2011}", ""),
    ("CM", "\u{1}\u{200E}", ""),
    ("HY", "-\u{2010}\u{2013}", ""),
    ("BA", "|\u{AD}\u{2027}", "\u{F0B}\u{1361}\u{17D4}"),
    ("B2", "\u{2014}", ""),
    ("BB", "\u{B4}\u{F01}", "\u{A874}"),
    ("OP", "([{\u{A1}\u{201A}", "\u{300C}\u{FF08}\u{3014}\u{2329}"),
    ("CL", ")]}\u{207E}", "\u{3001}\u{3002}\u{300D}\u{FF09}\u{FF0C}"),
    ("QU", "\"'\u{201C}\u{2019}\u{AB}", ""),
    ("EX", "!?", "\u{FF01}\u{FF1F}"),
    ("IS", ".,:;", ""),
    ("SY", "/", ""),
    ("NS", "\u{203C}", "\u{3005}\u{301C}\u{30FB}\u{FF1A}"),
    ("CJ", "", "\u{3041}\u{3063}\u{3083}\u{30E7}\u{30FC}\u{FF67}"),
    ("IN", "\u{2026}", ""),
    ("PR", "$+\u{20AC}", "\u{FFE5}\u{FF04}"),
    ("PO", "%\u{B0}\u{2030}", "\u{FF05}"),
    ("NU", "059\u{661}", ""),
    ("AL", "az&=@\u{E9}\u{436}\u{3B1}\u{A500}", ""),
    ("HL", "\u{5D0}\u{5EA}", ""),
    ("SA", "\u{E01}\u{E32}\u{E81}\u{1780}", ""),
    ("ID", "", "\u{4E16}\u{754C}\u{3042}\u{30AB}\u{FF21}\u{20000}\u{1F680}"),
    ("EB", "", "\u{1F44D}\u{1F468}"),
    ("EM", "", "\u{1F3FD}"),
    ("RI", "", "\u{1F1E9}\u{1F1EA}"),
    ("H2", "", "\u{AC00}\u{B098}"),
    ("H3", "", "\u{AC01}\u{D55C}"),
    ("JL", "", "\u{1100}"), ("JV", "", "\u{1161}"), ("JT", "", "\u{11A8}"),
  ]

  private struct Unit {
    var name: String
    var isEastAsian: Bool
    var isHyphen: Bool
    var isDigit: Bool
    var endsWithJoiner: Bool
    var isJoined = false
  }

  private var units: [Unit] = []

  /// Returns the offsets of the characters before which a line may or must end.
  package static func offsets(in text: String) -> [Int] {
    let reference = ReferenceLineBreaks(text)
    return (0..<reference.units.count).dropFirst().filter(reference.mayEnd)
  }

  private init(_ text: String) {
    for character in text {
      let first = character.unicodeScalars.first ?? " "
      let row = Self.characters.first {
        ($0.narrow + $0.eastAsian).unicodeScalars.contains(first)
      }
      var unit = Unit(
        name: row?.class ?? "AL",
        isEastAsian: row?.eastAsian.unicodeScalars.contains(first) ?? false,
        isHyphen: "-\u{2010}\u{2013}\u{2014}".unicodeScalars.contains(first),
        isDigit: first.isASCII && first.properties.numericType == .decimal,
        endsWithJoiner: character.unicodeScalars.last == "\u{200D}")
      // A space with a mark is a letter.
      if unit.name == "SP", character.unicodeScalars.count > 1 {
        unit.name = "AL"
        unit.isEastAsian = false
      }
      if unit.name == "CJ" { unit.name = "NS" }  // LB1
      if unit.name == "CM" {
        if let last = units.last, !["BK", "SP", "ZW"].contains(last.name) {
          // LB9
          unit.name = last.name
          unit.isEastAsian = last.isEastAsian
          unit.isHyphen = last.isHyphen
          unit.isJoined = true
        } else {
          unit.name = "AL"  // LB10
        }
      }
      units.append(unit)
    }
  }

  private func mayEnd(before index: Int) -> Bool {
    let next = units[index]
    if units[index - 1].name == "BK" { return true }  // LB4, LB5
    if ["BK", "SP", "ZW"].contains(next.name) { return false }  // LB6, LB7
    let spaces = units[..<index].reversed().prefix { ["SP", "ZW"].contains($0.name) }
    let place = index - spaces.count - 1
    // Spaces that begin a paragraph may be on a line of their own.
    if place < 0 || units[place].name == "BK" { return true }
    let last = units[place]
    if spaces.contains(where: { $0.name == "ZW" }) { return true }  // LB8
    if spaces.isEmpty && (last.endsWithJoiner || next.isJoined) { return false }  // LB8a, LB9
    if !last.isEastAsian && !next.isEastAsian {
      return spaces.isEmpty ? mayEndAfterHyphen(before: index) : true
    }
    return mayEnd(between: last.name, next.name, spaces: !spaces.isEmpty)
      && !(spaces.isEmpty && isHebrewHyphen(place))
  }

  private func mayEnd(between last: String, _ next: String, spaces: Bool) -> Bool {
    let ideographs = ["ID", "EB", "EM", "RI", "H2", "H3", "JL", "JV", "JT"]
    let letters = ["AL", "HL", "SA", "NU"]
    if ["CL", "EX", "IS", "SY"].contains(next) { return false }  // LB13
    if last == "OP" { return false }  // LB14
    if last == "QU" && next == "OP" { return false }  // LB15
    if last == "CL" && next == "NS" { return false }  // LB16
    if spaces { return true }  // LB18
    if last == "GL" || next == "GL" { return false }  // LB12
    if last == "QU" || next == "QU" { return false }  // LB19
    if ["BA", "HY", "NS"].contains(next) || last == "BB" { return false }  // LB21
    if next == "IN" { return false }  // LB22
    // LB23a, LB27
    if last == "PR" && ideographs.contains(next) { return false }
    if ideographs.contains(last) && next == "PO" { return false }
    // LB24, LB25
    if ["PR", "PO"].contains(last) && letters.contains(next) && last != next { return false }
    if letters.contains(last) && ["PR", "PO"].contains(next) { return false }
    return true  // LB31
  }

  /// Returns `true` if hyphens that follow something else in their word end before an index, where
  /// no hyphen and no digit follows.
  private func mayEndAfterHyphen(before index: Int) -> Bool {
    let next = units[index]
    guard units[index - 1].isHyphen, !next.isHyphen, !next.isDigit else { return false }
    if isHebrewHyphen(index - 1) { return false }
    var start = index - 1
    while start > 0, units[start].isHyphen, !mayEnd(before: start) { start -= 1 }
    return !units[start].isHyphen && !["BK", "SP", "ZW"].contains(units[start].name)
  }

  /// Returns `true` if the character at an index is a hyphen directly after a Hebrew letter: LB21a.
  private func isHebrewHyphen(_ index: Int) -> Bool {
    var hyphen = index
    while hyphen > 0, units[hyphen].isJoined { hyphen -= 1 }
    return hyphen > 0 && ["BA", "HY"].contains(units[hyphen].name)
      && units[hyphen - 1].name == "HL"
  }
}
