/// The lines that meet in a cell, each from its middle to an edge.
///
/// Frames that share a border share its cells: there the arms of both are united, and the junction
/// that they make is the character to print.
struct LineArms: OptionSet {
  let rawValue: UInt8

  static let up = LineArms(rawValue: 1)
  static let right = LineArms(rawValue: 2)
  static let down = LineArms(rawValue: 4)
  static let left = LineArms(rawValue: 8)

  /// The box-drawing character with these arms.
  var character: Character { Self.characters[Int(rawValue)] }

  /// By number, from no arms to all four.
  private static let characters = Array(" ╵╶╰╷│╭├╴╯─┴╮┤┬┼")
}
