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
    let isMac = scene.tree.document.platform == .macOS
    return scene.tree.views.filter { entry in
      entry.element.isOn("ambiguous") && !(isMac && entry.element.isTiled)
    }.map { entry in
      DocumentFault(
        entry.element,
        "\(entry.view.layoutName) was committed with Interface Builder's mark of ambiguity")
    }
  }
}

extension Element {
  /// `true` for a view that AppKit places in a scroll view or a box.
  var isTiled: Bool {
    let containers = ["scrollView", "clipView", "box"]
    let owner = self["key"] == "contentView" ? parent : parent?.parent
    return containers.contains(owner?.name ?? "")
  }
}
