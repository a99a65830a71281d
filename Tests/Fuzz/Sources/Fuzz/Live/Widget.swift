import AnchorsLayout

/// Keeps a tree that has just been separated from printing.
class Widget: LayoutItem {
  private let storage = LayoutStorage()
  var layoutNode: LayoutNode { storage.node(of: self) }
  private(set) weak var parent: Widget?
  private(set) var children: [Widget] = []
  let layoutName: String

  var layoutParent: (any LayoutItem)? { parent }
  var layoutChildren: [any LayoutItem] { children }
  var layoutFrame = Rect.zero
  var ownLayoutDirection: InterfaceDirection?
  var metrics = LayoutMetrics()
  var layoutMetrics: LayoutMetrics { metrics }

  init(name: String) { layoutName = name }

  /// Puts a child at a place, taking it from its former parent.
  func insert(_ child: Widget, at index: Int?, saysSo: Bool = true) {
    if let former = child.parent {
      if former !== self, saysSo { LayoutTree(containing: child).willRemove(child) }
      former.children.removeAll { $0 === child }
      if former !== self, saysSo { LayoutTree(containing: former).hierarchyDidChange() }
    }
    children.insert(child, at: min(index ?? children.count, children.count))
    child.parent = self
    if saysSo { LayoutTree(containing: self).hierarchyDidChange() }
  }

  /// Takes the widget out of its parent; if not with `willRemove`, the tree hears of it afterwards.
  func leave(saysSo: Bool) {
    guard let parent else { return }
    if saysSo { LayoutTree(containing: parent).willRemove(self) }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    // Without a word, whatever comes of it until the tree hears of it.
    if !saysSo { LayoutTree(containing: parent).layoutIfNeeded() }
    LayoutTree(containing: parent).hierarchyDidChange()
    if !saysSo { LayoutTree(containing: self).hierarchyDidChange() }
  }

  func metricsDidChange() { LayoutTree(containing: self).metricsDidChange(of: self) }
  func directionDidChange() { LayoutTree(containing: self).directionDidChange(of: self) }
  func hierarchyDidChange() { LayoutTree(containing: self).hierarchyDidChange() }
}
