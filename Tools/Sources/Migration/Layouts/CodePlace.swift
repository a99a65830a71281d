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

/// Something in layout code that is not known.
public struct CodeUnknown: Hashable, Sendable {
  /// The line.
  public let place: CodePlace
  /// The gap, and its reason.
  public let reason: String
}
