import Anchors

extension StackConstraints {
  /// Sets where views are across the axis.
  mutating func align() {
    let (across, alignment) = (axis.other, stack.alignment)
    let isLone = arranged.shown.count == 1
    add(
      .length, content, across.length,
      at: alignment == .fill ? .rest : isLone && alignment == .center ? .canvasFit : .spanningFit)
    var first: LayoutNode?
    for entry in arranged {
      let (node, isHidden) = (entry.view.layoutNode, entry.view.isHidden)
      align(node, isHidden: isHidden, besides: first, alignment)
      if !isHidden { first = first ?? node }
      if alignment != .fill { add(.length, node, across.length, at: .lengthAcross) }
    }
  }

  /// Sets where a view is across the axis, given the first one if that is another. A hidden view is
  /// aligned as if it were not, but never holds the stack open.
  private mutating func align(
    _ node: LayoutNode, isHidden: Bool, besides first: LayoutNode?,
    _ alignment: LayoutStackView.Alignment
  ) {
    let across = axis.other
    let isFirst = alignment == .firstBaseline
    switch alignment {
    case .fill:
      add(.alignment, node, across.near, .equal, content)
      add(.alignment, node, across.far, .equal, content, at: isHidden ? .hiddenAcross : .required)
    case .firstBaseline where axis == .horizontal && !isHidden,
      .lastBaseline where axis == .horizontal && !isHidden:
      // As in UIKit: first baselines hang from the first view's top, and all views are above the
      // bottom, where they are in a higher row. Last baselines are the mirror image.
      if let first {
        add(.alignment, node, isFirst ? .firstBaseline : .lastBaseline, .equal, first)
      }
      if first == nil || !isFirst {
        add(.alignment, node, across.near, .greaterThanOrEqual, content)
      }
      if first == nil || isFirst { add(.alignment, node, across.far, .lessThanOrEqual, content) }
      if first == nil {
        add(.alignment, node, isFirst ? across.far : across.near, .equal, content, at: .rest)
      }
    case .leading, .firstBaseline, .lastBaseline:
      add(.alignment, node, across.near, .equal, content)
      if !isHidden { add(.alignment, node, across.far, .lessThanOrEqual, content) }
    case .center, .trailing:
      add(.alignment, node, alignment == .center ? across.center : across.far, .equal, content)
      if !isHidden { add(.alignment, node, across.near, .greaterThanOrEqual, content) }
    }
  }
}
