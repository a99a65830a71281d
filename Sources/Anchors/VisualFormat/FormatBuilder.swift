/// Makes constraints of a visual format that has been read.
///
/// Everywhere the later of two items comes first, and a space is what it has more than the earlier one:
/// `b.leading == a.trailing + 8`. From right to left it has less.
struct FormatBuilder {
  private let picture: FormatPicture
  private let options: Constraint.FormatOptions
  private let spacing: Constraint.FormatSpacing
  /// What `|` stands for; `nil` for the superview of the view next to it.
  private let superview: LayoutNode?
  private let source: Constraint.SourceLocation
  private let direction: FormatDirection
  private var constraints: [Constraint] = []

  init(
    _ picture: FormatPicture, _ options: Constraint.FormatOptions,
    _ spacing: Constraint.FormatSpacing, superview: LayoutNode?, _ source: Constraint.SourceLocation
  ) {
    self.picture = picture
    self.options = options
    self.spacing = spacing
    self.superview = superview
    self.source = source
    direction = picture.isColumn ? .downwards : .ofRow(options)
  }

  /// The constraints: along the row or column in reading order, then across it.
  mutating func build() -> [Constraint] {
    if let space = picture.first, let view = picture.views.first { addSpace(space, before: view) }
    var previous: FormatView?
    for view in picture.views {
      if let previous, let space = view.spaceBefore { addSpace(space, previous, view) }
      for predicate in view.predicates { add(predicate, aboutSizeOf: view) }
      previous = view
    }
    if let space = picture.last, let previous { addSpace(space, after: previous) }
    for attribute in options.alignedAttributes { align(attribute) }
    return constraints
  }

  private mutating func add(
    _ first: LayoutNode, _ firstAttribute: Attribute, _ relation: Relation, _ second: LayoutNode?,
    _ secondAttribute: Attribute, _ constant: Double = 0, priority: Priority = .required
  ) {
    let constraint = Constraint(
      first, firstAttribute, relation, second, secondAttribute, multiplier: 1, constant: constant,
      priority: priority)
    constraint.source = source
    constraints.append(constraint)
  }
}

// MARK: - Along the row or column

extension FormatBuilder {
  /// The space between two views.
  private mutating func addSpace(_ space: FormatSpace, _ first: FormatView, _ second: FormatView) {
    let isBetweenBaselines = options.contains(.spacingBaselineToBaseline)
    for predicate in predicates(of: space, standard: spacing.siblings) {
      addLater(
        second.node, isBetweenBaselines ? .firstBaseline : direction.near, predicate,
        after: first.node, isBetweenBaselines ? .lastBaseline : direction.far)
    }
  }

  /// The space between `|` and the first view.
  private mutating func addSpace(_ space: FormatSpace, before view: FormatView) {
    let (distance, edge) = edge(direction.near, direction.nearMargin, of: space)
    for predicate in predicates(of: space, standard: distance) {
      addLater(view.node, direction.near, predicate, after: superview, edge)
    }
  }

  /// The space between the last view and `|`. The superview comes later, but the view is what is laid
  /// out: the constraint is turned round to begin with it.
  private mutating func addSpace(_ space: FormatSpace, after view: FormatView) {
    let (distance, edge) = edge(direction.far, direction.farMargin, of: space)
    for predicate in predicates(of: space, standard: distance) {
      addEarlier(view.node, direction.far, predicate, before: superview, edge)
    }
  }

  /// What a single `-` to the superview is: so many points from this attribute of it.
  private func edge(_ edge: Attribute, _ margin: Attribute, of space: FormatSpace)
    -> (Double, Attribute)
  {
    switch (space, spacing.superview) {
    case (.standard, .margins): (0, superview?.isGuide == true ? edge : margin)
    case (_, .margins): (0, edge)
    case (_, .distance(let distance)): (distance, edge)
    }
  }

  /// What is said of a space, a single `-` being so many points.
  private func predicates(of space: FormatSpace, standard: Double) -> [FormatPredicate] {
    switch space {
    case .none: [FormatPredicate(number: 0)]
    case .standard: [FormatPredicate(number: standard)]
    case .predicates(let predicates): predicates
    }
  }

  /// `later == earlier + space`
  private mutating func addLater(
    _ later: LayoutNode, _ attribute: Attribute, _ predicate: FormatPredicate,
    after earlier: LayoutNode?, _ earlierAttribute: Attribute
  ) {
    let (relation, space) = shift(predicate, isBackwards: direction.isBackwards)
    add(
      later, attribute, relation, earlier, earlierAttribute, space, priority: predicate.priority)
  }

  /// `earlier == later - space`
  private mutating func addEarlier(
    _ earlier: LayoutNode, _ attribute: Attribute, _ predicate: FormatPredicate,
    before later: LayoutNode?, _ laterAttribute: Attribute
  ) {
    let (relation, space) = shift(predicate, isBackwards: !direction.isBackwards)
    add(
      earlier, attribute, relation, later, laterAttribute, space, priority: predicate.priority)
  }

  /// How an item compares with another, and what is added to the other; the other way round if so.
  private func shift(_ predicate: FormatPredicate, isBackwards: Bool) -> (Relation, Double) {
    isBackwards
      ? (predicate.relation.flipped, 0 - predicate.number) : (predicate.relation, predicate.number)
  }
}

// MARK: - Sizes, and across the row or column

extension FormatBuilder {
  private mutating func add(_ predicate: FormatPredicate, aboutSizeOf view: FormatView) {
    let size: Attribute = picture.isColumn ? .height : .width
    add(
      view.node, size, predicate.relation, predicate.other, size, predicate.number,
      priority: predicate.priority)
  }

  /// Gives every view the attribute of the one before it.
  private mutating func align(_ attribute: Attribute) {
    for (view, next) in zip(picture.views, picture.views.dropFirst()) {
      add(next.node, attribute, .equal, view.node, attribute)
    }
  }
}
