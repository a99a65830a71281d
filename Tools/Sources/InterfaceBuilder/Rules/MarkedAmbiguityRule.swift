@_spi(Tools) import AnchorsReport

/// Finds marks of ambiguity that Interface Builder has set.
enum MarkedAmbiguityRule: DocumentRule {
  static var name: String { "marked-ambiguity" }
  static var severity: RuleSeverity { .warning }
  static var summary: String {
    "The document was committed with Interface Builder's mark of ambiguity."
  }
  static var reason: String { "Xcode warned of it, and the warning was committed." }
  static var example: String { "view was committed with Interface Builder's mark of ambiguity" }

  static func faults(of scene: WrittenScene) -> [DocumentFault] {
    scene.tree.views.filter { $0.element.isOn("ambiguous") }.map { entry in
      DocumentFault(
        entry.element,
        "\(entry.view.layoutName) was committed with Interface Builder's mark of ambiguity")
    }
  }
}
