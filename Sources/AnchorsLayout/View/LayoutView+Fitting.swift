import Anchors

extension LayoutView {
  /// The target for the smallest size that a view's content allows: 0 × 0.
  public static let layoutFittingCompressedSize = Size.zero

  /// The target for the largest size that a view's content allows: 10,000 × 10,000.
  public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

  /// The size that suits the view's own content best, when its width and height are wished to be the
  /// target's.
  ///
  ///     let cell = LayoutView(), title = LayoutView()
  ///     title.intrinsicContentSize = Size(width: 120, height: 20)
  ///     cell.addSubview(title)
  ///     Constraint.activate { title.edges == cell.edges.inset(by: 8) }
  ///
  ///     cell.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)     // 136 × 36
  ///     cell.systemLayoutSizeFitting(
  ///       Size(width: 300, height: 0), horizontal: .required)                    // 300 × 36
  ///
  /// What counts is the view's content, and the constraints placed on the view and on what is in it:
  /// all that is between the view and its descendants. The frame it has does not count, nor do
  /// constraints with what is outside. Nothing changes by being asked, neither frames nor constraints
  /// nor what the next layout has to do; a change that waits for `updateConstraints()` is not there
  /// yet.
  ///
  /// Each of the two wishes, `width == target` and `height == target`, is a constraint like any other:
  /// more important constraints go before it, and among less important ones it decides. Where sizes
  /// are equally good, the answer is the smallest width, then the smallest height.
  ///
  /// The answer is never less than what `LayoutMetrics.minimumWidth` and `LayoutMetrics.minimumHeight` of
  /// the view and of what is in it need together with the required constraints, whatever is wished: in
  /// a subtree that has minimum sizes, a required target goes before all optional constraints only.
  ///
  /// - Parameters:
  ///   - targetSize: the size wished for, in points, often ``layoutFittingCompressedSize``.
  ///   - horizontal: how much the target's width matters; at `Priority.required` it is the width.
  ///   - vertical: how much the target's height matters; at `Priority.required` it is the height.
  /// - Precondition: the target is finite and the priorities are above 0 and at most 1000.
  /// - Complexity: that of a layout of the subtree when it is first asked for. After that, with the same
  ///   priorities, what the target and edits in between concern, as in an edited layout. The latest 16
  ///   answers are kept until something changes, so that the least size and the natural one can be asked for
  ///   by turns: O(depth), and nothing is measured.
  public final func systemLayoutSizeFitting(
    _ targetSize: Size, horizontal: Priority = .fittingSize, vertical: Priority = .fittingSize
  ) -> Size {
    layoutNode.tree.engine.fittingSize(
      of: self, targetSize, horizontal: horizontal, vertical: vertical)
  }
}

extension LayoutTree {
  /// The size that suits an item's own content best, when its width and height are wished to be the
  /// target's; see ``LayoutView/systemLayoutSizeFitting(_:horizontal:vertical:)``.
  ///
  ///     let tree = LayoutTree(containing: window)
  ///     tree.systemLayoutSizeFitting(Size(width: 300, height: 0), of: row, horizontal: .required)
  ///
  /// - Precondition: the item is in the tree, the target is finite and the priorities are above 0
  ///   and at most 1000.
  public func systemLayoutSizeFitting(
    _ targetSize: Size, of item: any LayoutItem, horizontal: Priority = .fittingSize,
    vertical: Priority = .fittingSize
  ) -> Size {
    let engine = engine
    guard LayoutTree(containing: item).engine === engine else {
      trap("\(item.nameInTree) is not in the tree of \(root.nameInTree)")
    }
    return engine.fittingSize(of: item, targetSize, horizontal: horizontal, vertical: vertical)
  }
}
