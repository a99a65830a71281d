import AnchorsLayout
@_spi(Tools) import AnchorsReport

/// Finds constraints between an effect view and what is in its content view.
enum EffectContentRule: DocumentRule {
  static var name: String { "effect-content" }
  static var severity: RuleSeverity { .warning }
  static var summary: String {
    "A constraint relates a view of an effect view's content to the effect view itself."
  }
  static var reason: String {
    "Content belongs to the content view, whose place in the effect view is UIKit's."
  }
  static var example: String {
    "view is related to the effect view visualEffectView: relate it to the content view"
  }

  static func faults(of scene: WrittenScene) -> [DocumentFault] {
    let tree = scene.tree
    // An effect view of AppKit contains its content itself.
    if tree.document.platform == .macOS { return [] }
    return tree.constraints.compactMap { installed in
      guard let first = installed.constraint.firstItem as? LayoutView,
        let second = installed.constraint.secondItem as? LayoutView,
        let (effect, view) = [(first, second), (second, first)].first(where: { effect, view in
          tree.entry(of: effect)?.element.name == "visualEffectView"
            && tree.entry(of: view)?.element["key"] != "contentView"
            && view.superviews.contains { $0 === effect }
        })
      else { return nil }
      return DocumentFault(
        installed.element,
        """
        \(view.layoutName) is related to the effect view \(effect.layoutName): relate it to the \
        content view
        """)
    }
  }
}
