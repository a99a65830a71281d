/// One finding of `anchors check`.
package struct Finding: Encodable, Sendable {
  /// The name of the rule.
  package let rule: Rule
  /// The line in the document, from 1.
  package let line: Int
  /// The id of the view or constraint.
  package let object: String
  /// The name of the scene.
  package let scene: String
  /// The id of the scene's root view.
  package let sceneID: String
  /// One sentence.
  package let message: String
  /// Further lines: the members of a conflict and its sum.
  package let details: [String]
  /// The fixes of a conflict, of which one is enough.
  package let fixes: [String]
  /// The sizes with the finding: `320x568`; empty for the document's own size alone.
  package var sizes: [String] = []
  /// The windows with the finding among those of all devices, in words: `below 341 points of width,
  /// 5 of 23 devices`; `nil` for a finding at the document's own size.
  package var windows: String?

  /// Adds sizes; one in a language only if the finding is not known at it without one.
  mutating func add(_ others: [String]) {
    for size in others where !sizes.contains(where: { size == $0 || size.hasPrefix("\($0) in ") }) {
      sizes.append(size)
    }
  }

  /// The line before the fixes.
  static let adviceTitle = "To fix it, do one of these:"

  /// The lines after the first one: the details, and the fixes with a line before them.
  package var furtherLines: [String] {
    details + (fixes.isEmpty ? [] : [Self.adviceTitle] + fixes.map { "  \($0)" })
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(rule.name, forKey: .rule)
    try container.encode(rule.severity.rawValue, forKey: .severity)
    try container.encode(line, forKey: .line)
    try container.encode(object, forKey: .object)
    try container.encode(scene, forKey: .scene)
    try container.encode(sceneID, forKey: .sceneID)
    try container.encode(message, forKey: .message)
    try container.encode(details, forKey: .details)
    try container.encode(fixes, forKey: .fixes)
    try container.encode(sizes, forKey: .sizes)
    try container.encodeIfPresent(windows, forKey: .windows)
  }

  private enum Key: CodingKey {
    case rule, severity, line, object, scene, sceneID, message, details, fixes, sizes, windows
  }
}

extension Finding {
  /// Creates a finding in Swift code.
  ///
  /// - Parameter type: The type that builds the layout.
  package init(
    _ rule: Rule, line: Int, type: String, object: String, message: String, details: [String]
  ) {
    self.init(
      rule: rule, line: line, object: object, scene: type, sceneID: type, message: message,
      details: details, fixes: [])
  }
}
