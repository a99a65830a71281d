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
    let document = scene.tree.document
    if !document.usesAutoLayout { return [] }
    let marked = scene.tree.views.filter { entry in
      entry.element.isOn("misplaced") && !(document.platform == .macOS && entry.element.isTiled)
    }
    let ids = Set(marked.map { $0.element.id })
    let own = marked.map { entry in
      let here = entry.view.frame
      // Where AppKit places views, frames are not known.
      let isKnown = scene.tree.document.platform != .macOS && !scene.tree.hasConflicts
      let differs = entry.frame.map { here.differs(from: $0) > FrameComparison.tolerance } ?? false
      // Bars decide where the safe area begins and ends.
      let (above, below) = entry.frame.map { (here.minY - $0.minY, here.maxY - $0.maxY) } ?? (0, 0)
      let isBesideBars = scene.tree.scene.kind == .controller && (abs(above) > 1 || abs(below) > 1)
      let instead = isKnown && differs && !isBesideBars ? ": constraints give \(here.text)" : ""
      return DocumentFault(
        entry.element,
        "Interface Builder has marked \(entry.view.layoutName) as misplaced\(instead)")
    }
    let stale = StaleFrames(scene.tree).found.filter { !ids.contains($0.view.id) }
    return own + stale.map { DocumentFault($0.view, $0.message, [$0.constraint]) }
  }
}
