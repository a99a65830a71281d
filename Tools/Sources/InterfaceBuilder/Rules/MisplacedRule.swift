import AnchorsLayout
@_spi(Tools) import AnchorsReport

/// Finds frames in the document that its constraints contradict.
enum MisplacedRule: DocumentRule {
  static var name: String { "misplaced" }
  static var severity: RuleSeverity { .warning }
  static var summary: String { "The document has another frame than the constraints give." }
  static var reason: String { "The canvas shows a screen that no user will see." }
  static var example: String { "view's frame is 43 points off line 16" }

  static func faults(of scene: WrittenScene) -> [DocumentFault] {
    let marked = scene.tree.views.filter { $0.element.isOn("misplaced") }
    let ids = Set(marked.map { $0.element.id })
    let own = marked.map { entry in
      DocumentFault(
        entry.element,
        """
        \(entry.view.layoutName) is misplaced by Interface Builder's own mark: constraints give \
        \(entry.view.frame.text)
        """)
    }
    let stale = StaleFrames(scene.tree).found.filter { !ids.contains($0.view.id) }
    return own + stale.map { DocumentFault($0.view, $0.message, [$0.constraint]) }
  }
}
