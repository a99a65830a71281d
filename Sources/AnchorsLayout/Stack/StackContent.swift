import Anchors

/// The content of a stack without other constraints, after its last update.
struct StackContent: Equatable {
  /// The length of all views with their spacing, and the length of the longest view across the
  /// axis.
  var size = Size.zero
  /// The nodes of the views whose first and last baselines are the stack's, if there are any.
  var (firstBaseline, lastBaseline): (LayoutNode?, LayoutNode?)

  static func == (a: StackContent, b: StackContent) -> Bool {
    a.size == b.size && a.firstBaseline === b.firstBaseline && a.lastBaseline === b.lastBaseline
  }
}

extension LayoutView {
  /// Returns the natural length of the content: the intrinsic length or that of a stack; 0 if there
  /// is none.
  final func contentLength(along axis: LayoutAxis) -> Double {
    if let stack = self as? LayoutStackView {
      return axis == .horizontal ? stack.stackContent.size.width : stack.stackContent.size.height
    }
    return max(0, ownContentLength(along: axis) ?? 0)
  }

  /// The intrinsic length.
  final func ownContentLength(along axis: LayoutAxis) -> Double? {
    let size = intrinsicContentSize
    check(size, "intrinsicContentSize", of: self)
    let length = axis == .horizontal ? size.width : size.height
    return length < 0 ? nil : length
  }
}

extension LayoutStackView {
  /// Updates the content from the views, and notifies items that depend on it.
  final func takeContent() {
    let shown = arranged.shown
    var content = StackContent()
    let spacings = shown.dropLast().reduce(0) { $0 + ($1.customSpacing ?? spacing) }
    let length = shown.reduce(spacings) { $0 + $1.view.contentLength(along: axis) }
    let breadths = shown.map { $0.view.contentLength(along: axis.other) }
    let breadth = breadths.reduce(0) { max($0, $1) }
    content.size =
      axis == .horizontal
      ? Size(width: length, height: breadth) : Size(width: breadth, height: length)
    // As in UIKit, a row has the baselines of its tallest view, the first among equals, and a
    // column those of its ends.
    let tallest = axis == .horizontal ? breadths.firstIndex { $0 == breadth } : nil
    content.firstBaseline = (tallest.map { shown[$0] } ?? shown.first)?.view.layoutNode
    content.lastBaseline = (tallest.map { shown[$0] } ?? shown.last)?.view.layoutNode
    if content == stackContent { return }
    stackContent = content
    metricsDidChange()
    superview?.subviewContentDidChange(self)
  }

  /// Forgets a view that has left.
  final func forgetBaselines(of view: LayoutView) {
    let node = view.layoutNode
    guard stackContent.firstBaseline === node || stackContent.lastBaseline === node else { return }
    if stackContent.firstBaseline === node { stackContent.firstBaseline = nil }
    if stackContent.lastBaseline === node { stackContent.lastBaseline = nil }
    metricsDidChange()
  }

  /// The distance from the top edge down to the first or last baseline in the present frames; 0
  /// without views.
  final func distanceToBaseline(isFirst: Bool) -> Double {
    var (view, y): (LayoutView, Double) = (self, 0)
    // Not by recursion: stacks may be in stacks as deep as memory allows.
    while let node = view.nodeWithBaseline(isFirst: isFirst),
      let inner = node.view
    {
      y += inner.frame.minY - view.bounds.minY
      view = inner
    }
    if view === self { return isFirst ? 0 : bounds.height }
    return y + view.layoutMetrics.baseline(isFirst: isFirst, inHeight: view.frame.height)
  }
}
