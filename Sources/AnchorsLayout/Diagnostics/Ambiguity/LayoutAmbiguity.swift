import Anchors

/// The ambiguity of one item's frame.
///
///     print(screen.ambiguities[0])
///     // title: width is not determined (now 0, at least 0): give it a width, a trailing edge or
///     // content; title.width == 0 keeps it as it is
///     Constraint.activate(screen.ambiguities.flatMap(\.additions))
///     screen.layoutIfNeeded()                   // nothing has moved
///     screen.ambiguities.isEmpty                // true
public struct LayoutAmbiguity: CustomStringConvertible {
  /// The item.
  public let item: any LayoutItem
  /// The ambiguous components, each with its range of values, in points. Positions are in root
  /// coordinates; a missing bound is infinite.
  public let components: [(component: FrameComponent, range: ClosedRange<Double>)]
  /// Constraints that would keep the item where it is, inactive until you activate them. All
  /// additions of a tree together determine everything, and none of them is redundant. What an
  /// equation would determine that was removed because of a conflict has none.
  public let additions: [Constraint]
  /// The additions for other items that this one follows from.
  public let determinedBy: [Constraint]
  /// The changes that would determine the item's frame, the best first: content priorities, which
  /// may move items; and ``additions`` and ``determinedBy`` for the other components.
  ///
  ///     row.ambiguities[0].repairs.map(\.description)
  ///     // ["raise the horizontal compression resistance of avatar to 751"]
  ///
  /// The first leaves the most contents at least the size that their compression resistance asks
  /// for. A constraint that holds content at its present size is left out if a priority does: with
  /// another font it would be wrong.
  public let repairs: [LayoutRepair]
  /// One line per component: the ambiguity and its repairs.
  package let lines: [String]
  /// The lines as one text.
  public var description: String { lines.joined(separator: "\n") }
}

extension LayoutTree {
  /// The ambiguities, item by item in tree order.
  ///
  /// A guide that constraints relate to other items along one axis only is not ambiguous along the
  /// other axis. If the edges that they mention are determined, it is not ambiguous at all.
  ///
  /// - Complexity: O(1) if nothing can be ambiguous; otherwise O(items + constraints), and about
  ///   ten searches for each ambiguous component. A search costs as much as the component's
  ///   inequalities and optional constraints; a component without any needs no search.
  public var ambiguities: [LayoutAmbiguity] { laidOutEngine.ambiguityReports() }

  /// Returns `true` if an item's frame is ambiguous.
  ///
  /// - Complexity: O(1) if nothing in the tree can be ambiguous; otherwise two searches for each of
  ///   the item's four components. Shared work is done once after each layout.
  package func hasAmbiguousLayout(_ item: any LayoutItem) -> Bool {
    return laidOutEngine.isAmbiguous(item)
  }

  /// Shows another solution: as ``LayoutView/exerciseAmbiguityInLayout()``, for any item.
  package func exerciseAmbiguity(of item: any LayoutItem) {
    // Putting frames back comes before the layout, which may do so by itself: then they would be
    // moved away again.
    if engine.putBack(item) { return }
    laidOutEngine.exerciseAmbiguity(of: item)
  }
}

extension LayoutView {
  /// The ambiguities of the view's whole tree, view by view.
  ///
  ///     for ambiguity in screen.ambiguities { print(ambiguity) }
  public final var ambiguities: [LayoutAmbiguity] { layoutTree.ambiguities }

  /// `true` if the view's frame is ambiguous.
  public final var hasAmbiguousLayout: Bool { layoutTree.hasAmbiguousLayout(self) }

  /// Shows that the view's frame is ambiguous: moves the view, and what depends on it, to another
  /// solution that is as good, or back again if it shows one already. For debugging.
  ///
  ///     badge.hasAmbiguousLayout            // true: badge.width >= 50 is all there is
  ///     badge.frame.width                   // 50
  ///     badge.exerciseAmbiguityInLayout()
  ///     badge.frame.width                   // 150
  ///     badge.exerciseAmbiguityInLayout()
  ///     badge.frame.width                   // 50
  ///
  /// Each ambiguous component moves to the other end of its range, or by 100 points if the range is
  /// unbounded. Constraints do not change, and the next layout with any work restores all frames.
  /// Does nothing if the view's frame is not ambiguous.
  ///
  /// - Complexity: A few layouts.
  public final func exerciseAmbiguityInLayout() { layoutTree.exerciseAmbiguity(of: self) }
}
