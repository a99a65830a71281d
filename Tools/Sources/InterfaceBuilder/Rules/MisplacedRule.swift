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
    let isCertain = marked.count == 1 && hasKnownFrames(scene.tree, besides: ids)
    let own = marked.map { entry in
      let here = entry.view.frame
      let differs = entry.frame.map { here.differs(from: $0) > FrameComparison.tolerance } ?? false
      let instead = isCertain && differs ? ": constraints give \(here.text)" : ""
      return DocumentFault(
        entry.element,
        "Interface Builder has marked \(entry.view.layoutName) as misplaced\(instead)")
    }
    let stale = StaleFrames(scene.tree).found.filter { !ids.contains($0.view.id) }
    return own + stale.map { DocumentFault($0.view, $0.message, [$0.constraint]) }
  }

  /// Returns `true` if all frames but those of some views are the document's, so that nothing about
  /// the scene is unknown.
  private static func hasKnownFrames(_ tree: SceneTree, besides ids: Set<String>) -> Bool {
    // Where AppKit places views, frames are not known.
    if tree.document.platform == .macOS || tree.hasConflicts { return false }
    return tree.views.allSatisfy { entry in
      guard entry.isComparable, let frame = entry.frame, !ids.contains(entry.element.id) else {
        return true
      }
      return entry.view.frame.differs(from: frame) <= FrameComparison.tolerance
    }
  }
}
