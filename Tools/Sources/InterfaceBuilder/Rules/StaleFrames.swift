import AnchorsLayout

/// Views whose frames in the document contradict a required constraint.
///
/// It compares the document's frames with each other, so that unknown content, margins and bars do
/// not matter.
struct StaleFrames {
  /// A view with a contradicted frame.
  struct Stale {
    let view: Element
    let message: String
    /// The constraint.
    let constraint: String
  }

  /// The views, in the order of the constraints.
  private(set) var found: [Stale] = []

  init(_ tree: SceneTree) {
    if tree.scene.root.hasStaleContent { return }
    let frames = DocumentFrames(tree)
    let conflicting = Set(
      tree.root.layoutTree.conflicts.flatMap { $0.constraints }.compactMap {
        tree.element(of: $0)?.id
      })
    var seen: Set<String> = []
    // A cell that measures itself has another height than on the canvas.
    let hasOtherHeight = tree.scene.kind == .cell && !conflicting.isEmpty
    for installed in tree.constraints where !conflicting.contains(installed.element.id) {
      if hasOtherHeight, !installed.constraint.firstAnchor.attribute.isHorizontal,
        installed.constraint.secondAnchor != nil
      {
        continue
      }
      guard let difference = frames.difference(installed.constraint), abs(difference) > 1,
        let entry = entry(of: installed.constraint, tree), seen.insert(entry.element.id).inserted
      else { continue }
      found.append(
        Stale(
          view: entry.element,
          message: """
            \(entry.view.layoutName)'s frame is \(abs(difference).text) points off line \
            \(installed.element.line)
            """,
          constraint: installed.constraint.textWithoutIdentifier))
    }
  }

  /// Returns the view of a constraint whose frame is not the one that the constraints give, or the
  /// one inside the other if all are.
  private func entry(of constraint: Constraint, _ tree: SceneTree) -> SceneTree.View? {
    let entries = [constraint.firstItem, constraint.secondItem].compactMap { item in
      item.flatMap { tree.entry(of: $0) }
    }
    let moved = entries.filter { entry in
      entry.frame.map { entry.view.frame.differs(from: $0) > FrameComparison.tolerance } ?? false
    }
    // The frames of AppKit's controls are not known to a point.
    if tree.document.platform == .macOS || tree.hasConflicts { return inner(entries) }
    return inner(moved)
  }

  private func inner(_ entries: [SceneTree.View]) -> SceneTree.View? {
    entries.max { $0.depth < $1.depth }
  }
}

extension Element {
  /// `true` for a cell whose content view does not have the size that the cell gives it.
  fileprivate var hasStaleContent: Bool {
    guard let cell = rect?.size, let content = child(key: "contentView")?.rect?.size else {
      return false
    }
    if name == "collectionViewCell" {
      return abs(cell.width - content.width) > 1.5 || abs(cell.height - content.height) > 1.5
    }
    return name == "tableViewCell" && self["accessoryType"] != nil && cell.width == content.width
  }
}
