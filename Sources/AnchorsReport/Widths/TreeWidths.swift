import AnchorsLayout

extension LayoutView {
  /// Returns the problems of the layout of the view's tree in some widths of its root, with their
  /// ranges.
  ///
  ///     screen.layoutReport(widths: 320...430, directions: [.leftToRight, .rightToLeft])
  ///     // Layout of screen, 320 to 430 points wide: 1 problem
  ///     //   320 to 343 wide, right to left: …
  ///
  /// The root takes each width in turn, at its present height, and the tree is laid out with its
  /// callbacks, so that a view that changes its constraints in a narrow window does so. Then all is
  /// as before: the frames, scrolled distances, the callbacks that are due, statistics, and the
  /// conflicts that were told. `layoutSubviews()` and `updateConstraints()` have run; if they keep
  /// anything that does not follow from the size, such as a new subview, use
  /// ``layoutReport(widths:directions:of:)``.
  ///
  /// - Parameters:
  ///   - widths: the widths, in points: both ends and every whole point between them.
  ///   - directions: The text directions; by default the present one. Views with their own
  ///     direction keep it.
  /// - Precondition: The tree is not being laid out.
  /// - Complexity: A layout and its reports for each width and direction: some milliseconds for 500
  ///   views.
  public final func layoutReport(
    widths: ClosedRange<Double>, directions: Set<InterfaceDirection>? = nil
  ) -> WidthReport {
    let root = topmostView
    return root.restoringLayout {
      .sweep(widths, directions, ofTreesLike: root) { root }
    }
  }

  /// Returns the problems of a layout in some widths, each of a fresh tree. No other tree changes.
  ///
  ///     let report = LayoutView.layoutReport(widths: 320...430) { ProfileScreen() }
  ///     try report.requireNoProblems()
  ///
  /// - Parameters:
  ///   - widths: the widths, in points: both ends and every whole point between them.
  ///   - directions: The text directions; by default that of the tree.
  ///   - makeRoot: Returns the root of a new tree, at the height that counts. It is called once,
  ///     and then for each width and direction.
  /// - Complexity: A tree, a layout and its reports for each width and direction.
  public static func layoutReport(
    widths: ClosedRange<Double>, directions: Set<InterfaceDirection>? = nil,
    of makeRoot: @escaping () -> LayoutView
  ) -> WidthReport {
    .sweep(widths, directions, ofTreesLike: makeRoot()) {
      let root = makeRoot()
      root.layoutTree.conflictHandler = nil
      return root
    }
  }
}

extension WidthReport {
  /// Returns the report on trees that the sweep may change, one for each width.
  fileprivate static func sweep(
    _ widths: ClosedRange<Double>, _ directions: Set<InterfaceDirection>?,
    ofTreesLike root: LayoutView, _ makeRoot: @escaping () -> LayoutView
  ) -> WidthReport {
    let subject = Subject(root.layoutTree, root)
    let usual = WidthSweep.overlaps(of: root, subject.isWorthSaying)
    return WidthReport(
      of: ItemNames().name(of: root), widths, in: directions, own: root.layoutDirection,
      hasMeasuredText: true
    ) { direction in
      WidthSweep(
        makeRoot: {
          let root = makeRoot()
          root.layoutDirection = direction
          return root
        }, direction: direction, fitsHeight: false, isWorthSaying: subject.isWorthSaying,
        usual: usual
      ).problems(in: widths)
    }
  }
}
