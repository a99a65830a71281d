import Anchors

extension StackConstraints {
  /// Where views are across the axis.
  mutating func align(_ arranged: [ArrangedView], _ alignment: LayoutStackView.Alignment) {
    let across = axis.other
    let isLone = arranged.shown.count == 1
    add(
      content, across.length,
      at: alignment == .fill ? .rest : isLone && alignment == .center ? .canvasFit : .spanningFit)
    var first: LayoutNode?
    for entry in arranged {
      let node = entry.view.layoutNode
      if entry.view.isHidden {
        alignHidden(node, alignment)
      } else {
        align(node, besides: first, alignment)
        first = first ?? node
      }
      if alignment != .fill { add(node, across.length, at: .lengthAcross) }
    }
  }

  /// A hidden view is aligned as if it were not, but never holds the stack open.
  private mutating func alignHidden(_ node: LayoutNode, _ alignment: LayoutStackView.Alignment) {
    let across = axis.other
    switch alignment {
    case .fill:
      add(node, across.near, .equal, content)
      add(node, across.far, .equal, content, at: .hiddenAcross)
    case .leading, .firstBaseline, .lastBaseline: add(node, across.near, .equal, content)
    case .center: add(node, across.center, .equal, content)
    case .trailing: add(node, across.far, .equal, content)
    }
  }

  /// Where a view is across the axis, given the first one if that is another.
  private mutating func align(
    _ node: LayoutNode, besides first: LayoutNode?, _ alignment: LayoutStackView.Alignment
  ) {
    let across = axis.other
    switch alignment {
    case .fill:
      add(node, across.near, .equal, content)
      add(node, across.far, .equal, content)
    case .firstBaseline where axis == .horizontal, .lastBaseline where axis == .horizontal:
      let isFirst = alignment == .firstBaseline
      if let first { add(node, isFirst ? .firstBaseline : .lastBaseline, .equal, first) }
      add(node, across.near, .greaterThanOrEqual, content)
      add(node, across.far, .lessThanOrEqual, content)
      if first == nil { add(node, isFirst ? across.near : across.far, .equal, content, at: .rest) }
    case .leading, .firstBaseline, .lastBaseline:
      add(node, across.near, .equal, content)
      add(node, across.far, .lessThanOrEqual, content)
    case .center:
      add(node, across.center, .equal, content)
      add(node, across.near, .greaterThanOrEqual, content)
    case .trailing:
      add(node, across.far, .equal, content)
      add(node, across.near, .greaterThanOrEqual, content)
    }
  }
}
