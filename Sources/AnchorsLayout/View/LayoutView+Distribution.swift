import Anchors

extension Array where Element: LayoutView {
  /// The constraints that the views keep their lengths and stand at equal distances, from the
  /// superview's one edge to the other.
  ///
  ///     Constraint.activate {
  ///       [back, title, share].distributed(along: .horizontal, leading: 16, trailing: 16)
  ///     }
  ///
  /// A guide stands in each gap, `gap 1`, `gap 2` …. It is among the superview's
  /// ``LayoutView/layoutGuides`` while constraints with its views are active, and lives as long as
  /// they do. A later call for the same views uses the guides of active constraints again, so that
  /// `updateConstraints` finds what it edits.
  ///
  /// - Parameters:
  ///   - axis: whether this is a row or a column.
  ///   - leading: the distance from the superview's leading or top edge, in points.
  ///   - trailing: the distance from the superview's trailing or bottom edge, in points, counted
  ///     inwards.
  /// - Returns: an inert group; empty for no views.
  /// - Complexity: O(*n*) for *n* views and guides of the superview.
  public func distributed(
    along axis: LayoutAxis, leading: Double = 0, trailing: Double = 0
  ) -> ConstraintGroup {
    guard let first, let last else { return ConstraintGroup() }
    var constraints = [first.layoutNode.equal(axis.near, constant: leading)]
    func add(_ constraint: Constraint, with guides: LayoutGuide...) {
      constraint.keep(GapGuides(guides))
      constraints.append(constraint)
    }
    let guides = gapGuides(along: axis)
    for (index, guide) in guides.enumerated() {
      let (view, next, gap) = (self[index].layoutNode, self[index + 1].layoutNode, guide.layoutNode)
      add(gap.equal(axis.other.near, constant: 0), with: guide)
      add(gap.equal(axis.other.length, constant: 0), with: guide)
      // The views come first, so that removing their constraints removes the guide.
      add(view.equal(axis.far, gap, axis.near), with: guide)
      add(next.equal(axis.near, gap, axis.far), with: guide)
      if index == 0 { continue }
      // Each guide has few constraints, so that looking through them takes no time.
      let former = guides[index - 1]
      add(gap.equal(axis.length, former.layoutNode, axis.length), with: guide, former)
    }
    constraints.append(last.layoutNode.equal(axis.far, constant: -trailing))
    return ConstraintGroup(constraints)
  }
}
