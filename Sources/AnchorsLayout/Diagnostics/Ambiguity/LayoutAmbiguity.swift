import Anchors

/// What the constraints do not determine of one item's frame.
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
  /// The components that could be different, each with the values it may have, in points. Positions
  /// are in the topmost item's coordinates; infinite where there is no bound.
  public let components: [(component: FrameComponent, range: ClosedRange<Double>)]
  /// Constraints that would hold the item where it is, inert until you activate them. All additions
  /// of a tree together settle everything, and none of them is superfluous: what one settles has
  /// none of its own.
  public let additions: [Constraint]
  /// The additions for other items that this one follows from.
  public let determinedBy: [Constraint]
  /// The changes that would settle the item's frame, the best first: priorities of content, which
  /// may move items; and ``additions`` and ``determinedBy`` for the components that no priority
  /// settles.
  ///
  ///     row.ambiguities[0].repairs.map(\.description)
  ///     // ["raise the horizontal compression resistance of avatar to 751"]
  ///
  /// The first leaves the most contents at least the size that their compression resistance asks
  /// for. A constraint that holds content at its present size is left out if a priority does: with
  /// another font it would be wrong.
  public let repairs: [LayoutRepair]
  /// What is open and what would settle it, a line for each component.
  package let lines: [String]
  /// The lines as one text.
  public var description: String { lines.joined(separator: "\n") }
}

extension LayoutTree {
  /// What the constraints leave open, item by item in the order of the tree.
  ///
  /// - Complexity: nothing where nothing can be open; else O(items + constraints), and about ten
  ///   searches for each component that is open. A search costs what hangs together with the
  ///   component through inequalities and optional constraints; nothing is searched for where that
  ///   is the component alone.
  public var ambiguities: [LayoutAmbiguity] { laidOutEngine.ambiguityReports() }

  /// Whether the constraints leave something of an item's frame open.
  ///
  /// - Complexity: O(1) where nothing of the tree can be open; else that of two searches for each
  ///   of the item's four components. What items have in common is found once after each layout.
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
  /// What the constraints leave open in the view's whole tree, view by view.
  ///
  ///     for ambiguity in screen.ambiguities { print(ambiguity) }
  public final var ambiguities: [LayoutAmbiguity] { layoutTree.ambiguities }

  /// Whether the constraints leave something of the view's frame open.
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
  /// Each open component goes to the other end of the values that it may have; where there is no
  /// end, 100 points on. Constraints stay as they are, and the next layout that has anything to do
  /// puts all frames back. Does nothing where nothing of the view's frame is open.
  ///
  /// - Complexity: that of a few layouts.
  public final func exerciseAmbiguityInLayout() { layoutTree.exerciseAmbiguity(of: self) }
}
