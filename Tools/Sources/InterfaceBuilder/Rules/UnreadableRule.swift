@_spi(Tools) import AnchorsReport

/// Finds constraints that cannot be read or installed.
enum UnreadableRule: DocumentRule {
  static var name: String { "unreadable" }
  static var severity: RuleSeverity { .error }
  static var summary: String { "A constraint cannot be read or installed." }
  static var reason: String { "Interface Builder ignores it, or refuses the document." }
  static var example: String { "the constraint unk-no-wna: the attribute middle is unknown" }

  static func faults(of scene: WrittenScene) -> [DocumentFault] {
    scene.tree.notes.filter { $0.isAboutConstraint }.map { DocumentFault($0.element, $0.text) }
  }
}
