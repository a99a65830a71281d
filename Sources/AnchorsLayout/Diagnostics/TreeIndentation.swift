/// The beginnings of lines that show a tree.
///
/// Down to level 40 a line is indented by its level. A line further down is indented by 40 and begins
/// with its level: `(depth 57) `. Indentation without a limit would make the text of a deep tree
/// as long as the square of its depth.
struct TreeIndentation {
  /// The deepest level that is shown by indentation alone.
  static let greatestLevel = 40

  private var beginnings: [String] = []

  /// - Parameter step: what each level adds.
  init(step: String) {
    for level in 0...Self.greatestLevel {
      beginnings.append(level == 0 ? "" : beginnings[level - 1] + step)
    }
  }

  /// What a line of a level begins with; the topmost item's is level 0.
  func beginning(ofLevel level: Int) -> String {
    if level < beginnings.count { return beginnings[level] }
    return "\(beginnings[Self.greatestLevel])(depth \(level)) "
  }
}
