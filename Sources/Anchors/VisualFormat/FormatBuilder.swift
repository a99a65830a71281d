/// Makes constraints of a visual format that has been read.
///
/// The later of two items comes first, plus the space: `b.leading == a.trailing + 8`. From right to
/// left the space is subtracted.
struct FormatBuilder {
  let picture: FormatPicture
  let options: Constraint.FormatOptions
  let spacing: Constraint.FormatSpacing
  /// The item for `|`; `nil` for the superview of the next view.
  let superview: LayoutNode?
  let source: Constraint.SourceLocation
  private(set) var constraints: [Constraint] = []

  private var direction: FormatDirection {
    FormatDirection(inColumn: picture.isColumn, options)
  }

  /// The constraints: along the row or column in reading order, then across it.
  mutating func build() -> [Constraint] {
    if let space = picture.first, let view = picture.views.first {
      addSpace(space, of: view, direction.near, isBackwards: direction.isBackwards)
    }
    var previous: FormatView?
    for view in picture.views {
      if let previous, let space = view.spaceBefore { addSpace(space, previous, view) }
      let size: Attribute = picture.isColumn ? .height : .width
      for predicate in view.predicates { add(view.node, size, predicate, predicate.other, size) }
      previous = view
    }
    // The superview comes later, but the view should be the first item: the constraint is reversed.
    if let space = picture.last, let previous {
      addSpace(space, of: previous, direction.far, isBackwards: !direction.isBackwards)
    }
    for attribute in options.alignedAttributes {
      for (view, next) in zip(picture.views, picture.views.dropFirst()) {
        add(next.node, attribute, FormatPredicate(number: 0), view.node, attribute)
      }
    }
    return constraints
  }

  /// Adds the space between two views.
  private mutating func addSpace(_ space: FormatSpace, _ first: FormatView, _ second: FormatView) {
    let isBetweenBaselines = options.contains(.spacingBaselineToBaseline)
    for predicate in predicates(of: space, standard: spacing.siblings) {
      add(
        second.node, isBetweenBaselines ? .firstBaseline : direction.near, predicate,
        first.node, isBetweenBaselines ? .lastBaseline : direction.far,
        isBackwards: direction.isBackwards)
    }
  }

  /// Adds the space between an edge of a view and that of `|`, or the margin for a single `-`.
  private mutating func addSpace(
    _ space: FormatSpace, of view: FormatView, _ edge: Attribute, isBackwards: Bool
  ) {
    let (distance, other): (Double, Attribute) =
      switch (space, spacing.superview) {
      case (.standard, .margins): (0, superview?.isGuide == true ? edge : edge.moved(in: .margin))
      case (_, .margins): (0, edge)
      case (_, .distance(let distance)): (distance, edge)
      }
    for predicate in predicates(of: space, standard: distance) {
      add(view.node, edge, predicate, superview, other, isBackwards: isBackwards)
    }
  }

  /// Returns the predicates of a space; a single `-` is `standard` points.
  private func predicates(of space: FormatSpace, standard: Double) -> [FormatPredicate] {
    switch space {
    case .standard: [FormatPredicate(number: standard)]
    case .predicates(let predicates): predicates
    }
  }

  /// Adds `first == second + number`, or `first == second - number` if the first item is the one
  /// with the smaller coordinates.
  private mutating func add(
    _ first: LayoutNode, _ firstAttribute: Attribute, _ predicate: FormatPredicate,
    _ second: LayoutNode?, _ secondAttribute: Attribute, isBackwards: Bool = false
  ) {
    let constraint = Constraint(
      first, firstAttribute, isBackwards ? predicate.relation.flipped : predicate.relation, second,
      secondAttribute, multiplier: 1,
      constant: isBackwards ? 0 - predicate.number : predicate.number, priority: predicate.priority)
    constraint.source = source
    constraints.append(constraint)
  }
}
