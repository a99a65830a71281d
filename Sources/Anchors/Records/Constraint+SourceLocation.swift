extension Constraint {
  /// Where a constraint was written.
  public struct SourceLocation: Sendable {
    /// The module and file, as `#fileID` gives it: `App/LoginView.swift`.
    public let fileID: StaticString
    /// The line, from 1.
    public let line: UInt

    /// Creates a location.
    public init(fileID: StaticString, line: UInt) {
      self.fileID = fileID
      self.line = line
    }
  }
}

extension Constraint.SourceLocation: CustomStringConvertible {
  /// The file without its module, and the line: `LoginView.swift:42`.
  public var description: String {
    let path = fileID.description
    return "\(path.split(separator: "/").last.map(String.init) ?? path):\(line)"
  }
}
