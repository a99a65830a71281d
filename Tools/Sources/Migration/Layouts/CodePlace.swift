/// A line of a Swift file.
public struct CodePlace: Hashable, Sendable {
  /// The path of the file.
  public let path: String
  /// The line, from 1.
  public let line: Int

  /// The file without its folder, and the line: `LoginView.swift:42`.
  public var text: String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return "\(file):\(line)"
  }
}

/// The widest thing that a gap in the knowledge of layout code may concern. A finding needs that
/// there is no gap, or none of a kind.
enum CodeGap: Comparable {
  /// Numbers, and the size of content.
  case number
  /// Constraints as well.
  case constraint
  /// Also which views there are, and where.
  case hierarchy
}

/// Something in layout code that is not known.
public struct CodeUnknown: Hashable, Sendable {
  /// The line.
  public let place: CodePlace
  /// The gap, and its reason.
  public let reason: String
}
