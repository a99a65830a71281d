#if !ANCHORS_SINGLE_MODULE
import Anchors
#endif

extension StackConstraints {
  /// Where views are across the axis; a hidden one begins where the content does.
  mutating func align(_ arranged: [ArrangedView], _ alignment: LayoutStackView.Alignment) {
    let across = axis.other
    var first: LayoutNode?
    for entry in arranged {
      let node = entry.view.layoutNode
      if entry.view.isHidden {
        add(node, across.near, .equal, content)
      } else {
        align(node, besides: first, alignment)
        first = first ?? node
      }
      if alignment != .fill || entry.view.isHidden {
        add(node, across.length, at: .shortness(0, of: 1))
      }
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
      if first == nil { add(node, isFirst ? across.near : across.far, .equal, content, at: .fit) }
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
