import AnchorsLayout

/// A widget of another toolkit that is measured, like those of GTK: it returns its needs for a
/// width and a height, and counts the questions.
final class MeasuredWidget: LayoutItem {
  private let storage = LayoutStorage()
  var layoutNode: LayoutNode { storage.node(of: self) }
  private(set) weak var parent: MeasuredWidget?
  private(set) var children: [MeasuredWidget] = []
  var layoutParent: (any LayoutItem)? { parent }
  var layoutChildren: [any LayoutItem] { children }
  var layoutFrame = Rect.zero
  var ownLayoutDirection: InterfaceDirection?
  let layoutName: String
  /// Returns the metrics in a width and a height. `nil` means an unlimited length.
  var measure: (Double?, Double?) -> LayoutMetrics
  private(set) var questions = 0

  init(
    _ name: String,
    measure: @escaping (Double?, Double?) -> LayoutMetrics = { _, _ in LayoutMetrics() }
  ) {
    layoutName = name
    self.measure = measure
  }

  convenience init(_ name: String, _ metrics: LayoutMetrics) {
    self.init(name) { _, _ in metrics }
  }

  var layoutMetrics: LayoutMetrics {
    layoutMetrics(
      forWidth: layoutFrame.width > 0 ? layoutFrame.width : nil,
      height: layoutFrame.height > 0 ? layoutFrame.height : nil)
  }

  func layoutMetrics(forWidth width: Double?, height: Double?) -> LayoutMetrics {
    questions += 1
    return measure(width, height)
  }

  func add(_ children: MeasuredWidget...) {
    for child in children {
      self.children.append(child)
      child.parent = self
    }
    LayoutTree(containing: self).hierarchyDidChange()
  }

  /// A widget of this size with the others in it.
  static func window(
    _ width: Double, _ height: Double, _ children: MeasuredWidget...
  ) -> (MeasuredWidget, LayoutTree) {
    let window = MeasuredWidget("window")
    window.layoutFrame = Rect(x: 0, y: 0, width: width, height: height)
    for child in children { window.add(child) }
    return (window, LayoutTree(containing: window))
  }
}
