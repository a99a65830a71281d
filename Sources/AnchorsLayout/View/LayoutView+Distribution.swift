import Anchors

extension Array where Element: LayoutView {
  /// The constraints that the views keep their lengths and stand at equal distances, from the
  /// superview's one edge to the other.
  ///
  ///     Constraint.activate {
  ///       [back, title, share].distributed(along: .horizontal, leading: 16, trailing: 16)
  ///     }
  ///
  /// A guide stands in each gap, `gap 1`, `gap 2` …; they are added to the superview at once, as
  /// ``LayoutView/layoutGuides``, while the constraints are inert until activated.
  ///
  /// - Parameters:
  ///   - axis: whether this is a row or a column.
  ///   - leading: the distance from the superview's leading or top edge, in points.
  ///   - trailing: the distance from the superview's trailing or bottom edge, in points, counted
  ///     inwards.
  /// - Returns: an inert group; empty for no views.
  /// - Precondition: the first view has a superview.
  public func distributed(
    along axis: LayoutAxis, leading: Double = 0, trailing: Double = 0
  ) -> ConstraintGroup {
    guard let first, let last else { return ConstraintGroup() }
    guard let superview = first.superview else {
      trap("\(first.nameInTree) has no superview that gaps could be added to; add it first")
    }
    var constraints = [first.layoutNode.equal(axis.near, constant: leading)]
    var firstGap: LayoutNode?
    for (index, (view, next)) in zip(self, dropFirst()).enumerated() {
      let guide = LayoutGuide(identifier: "gap \(index + 1)")
      superview.addLayoutGuide(guide)
      let gap = guide.layoutNode
      constraints.append(gap.equal(axis.other.near, constant: 0))
      constraints.append(gap.equal(axis.other.length, constant: 0))
      constraints.append(gap.equal(axis.near, view.layoutNode, axis.far))
      constraints.append(next.layoutNode.equal(axis.near, gap, axis.far))
      if let firstGap { constraints.append(gap.equal(axis.length, firstGap, axis.length)) }
      firstGap = firstGap ?? gap
    }
    constraints.append(last.layoutNode.equal(axis.far, constant: -trailing))
    return ConstraintGroup(constraints)
  }
}
