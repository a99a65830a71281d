import AnchorsLayout

/// A class of another toolkit: this is all it takes to be laid out by the library.
final class Widget: LayoutItem {
  /// A requirement of `LayoutItem` that the library calls.
  enum Callback: CaseIterable { case metrics, children, frame, end }

  private let storage = LayoutStorage()
  var layoutNode: LayoutNode { storage.node(of: self) }
  private weak var parent: Widget?
  private(set) var children: [Widget] = []
  var content = LayoutMetrics()
  /// The side effects of the calls.
  var acts: [Callback: () -> Void] = [:]

  var layoutParent: (any LayoutItem)? { parent }
  var layoutChildren: [any LayoutItem] {
    acts[.children]?()
    return children
  }
  var layoutFrame = Rect.zero {
    didSet { acts[.frame]?() }
  }
  var layoutMetrics: LayoutMetrics {
    acts[.metrics]?()
    return content
  }

  deinit { acts[.end]?() }

  func add(_ child: Widget) {
    children.append(child)
    child.parent = self
    LayoutTree(containing: self).hierarchyDidChange()
  }

  /// Leaves the parent, which may not say so.
  func leave(saysSo: Bool = true) {
    guard let parent else { return }
    if saysSo { LayoutTree(containing: parent).willRemove(self) }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    if saysSo { LayoutTree(containing: parent).hierarchyDidChange() }
  }
}
