import Anchors

extension LayoutView {
  /// The target for the smallest size that a view's content allows: 0 × 0.
  public static let layoutFittingCompressedSize = Size.zero

  /// The target for the largest size that a view's content allows: 10,000 × 10,000.
  public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

  /// Returns the size that best fits the view's own content, with target constraints on its width
  /// and height.
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
  /// The view's content counts, and the constraints between the view and its descendants. The
  /// present frame and constraints with outside items do not. The call changes nothing. Pending
  /// `updateConstraints()` are not included.
  ///
  /// The two targets, `width == target` and `height == target`, are constraints like any other:
  /// higher priorities win over them, and they win over lower ones. Among equally good sizes the
  /// answer is the smallest width, then the smallest height.
  ///
  /// The answer is never less than `LayoutMetrics.minimumWidth`, `LayoutMetrics.minimumHeight` and
  /// the required constraints of the subtree demand. In a subtree with minimum sizes, a required
  /// target only wins over optional constraints.
  ///
  /// - Parameters:
  ///   - targetSize: The target, in points, often ``layoutFittingCompressedSize``.
  ///   - horizontal: how much the target's width matters; at `Priority.required` it is the width.
  ///   - vertical: how much the target's height matters; at `Priority.required` it is the height.
  /// - Precondition: the target is finite and the priorities are above 0 and at most 1000.
  /// - Complexity: The first call costs a layout of the subtree. Later calls with the same
  ///   priorities cost an edit of the target and of what changed in between. The latest 16 answers
  ///   are cached until something changes: O(depth), without measuring.
  public final func systemLayoutSizeFitting(
    _ targetSize: Size, horizontal: Priority = .fittingSize, vertical: Priority = .fittingSize
  ) -> Size {
    layoutNode.tree.engine.fittingSize(
      of: self, targetSize, horizontal: horizontal, vertical: vertical)
  }
}

extension LayoutTree {
  /// Returns the size that best fits an item's own content, with target constraints on its width
  /// and height; see ``LayoutView/systemLayoutSizeFitting(_:horizontal:vertical:)``.
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
