extension Constraint {
  /// The place where a constraint was written, or where it was activated.
  public struct SourceLocation: Sendable {
    /// The module and file, as `#fileID` gives it: `App/LoginView.swift`.
    public let fileID: StaticString
    /// The line, from 1.
    public let line: UInt
    /// `true` if it is the line of the activation: where the constraint was written is not known.
    package let isActivation: Bool

    /// Creates a location.
    package init(fileID: StaticString, line: UInt, isActivation: Bool = false) {
      self.fileID = fileID
      self.line = line
      self.isActivation = isActivation
    }
  }
}

extension Constraint.SourceLocation: CustomStringConvertible {
  /// The file without its module, and the line: `LoginView.swift:42`, or
  /// `activated at LoginView.swift:42`.
  public var description: String {
    let name = fileID.withUTF8Buffer { path in
      let start = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
      return String(decoding: UnsafeBufferPointer(rebasing: path[start...]), as: UTF8.self)
    }
    return "\(isActivation ? "activated at " : "")\(name):\(line)"
  }
}
