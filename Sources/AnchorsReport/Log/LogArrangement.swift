import AnchorsLayout

/// Where the views of a log are drawn: as its constraints say, and where they say nothing, so that each can be
/// seen.
///
/// What is wished for the picture's sake has priorities below 2, in this order: what is inside a view lies
/// within it; a view with nothing inside is 100 × 60; views that nothing puts beside each other do not
/// overlap; everything is near the top left corner.
struct LogArrangement {
  private let root: LayoutView
  private let views: [LayoutView]
  private let constraints: [Constraint]
  /// Which view each is inside, by identity; none for those that lie in the root.
  private var outer: [ObjectIdentifier: LayoutView] = [:]

  private static let size = Size(width: 100, height: 60)
  private static let gap = 16.0

  init(_ system: LogSystem) {
    root = system.root
    views = root.subviews
    constraints = root.hostedConstraints + views.flatMap { $0.hostedConstraints }
    for (inner, outer) in system.containments { put(inner, in: outer) }
    for constraint in constraints { putByConstant(constraint) }
    for constraint in constraints { putByAlignment(constraint) }
  }

  /// Sets the frames of the views and of the root, and puts views before those that they are inside. The
  /// constraints are what they were before.
  func apply() {
    for view in views where outer[ObjectIdentifier(view)] == nil { bringToFront(view) }
    let wishes = ConstraintGroup(wishes)
    wishes.activate()
    root.layoutIfNeeded()
    let frames = views.map { $0.frame }
    let right = frames.map { $0.maxX }.max() ?? 0
    let bottom = frames.map { $0.maxY }.max() ?? 0
    root.frame.size = Size(width: right + Self.gap, height: bottom + Self.gap)
    root.layoutIfNeeded()
    wishes.deactivate()
  }
}

extension LogArrangement {
  /// Draws a view after all others, and what is inside it after that.
  private func bringToFront(_ view: LayoutView) {
    var pending = [view]
    while let view = pending.popLast() {
      root.addSubview(view)
      pending += views.filter { outer[ObjectIdentifier($0)] === view }.reversed()
    }
  }
}

// MARK: - Which view is inside which

extension LogArrangement {
  /// Notes that a view is inside another, unless it is known to be elsewhere.
  private mutating func put(_ inner: LayoutView, in view: LayoutView) {
    if outer[ObjectIdentifier(inner)] != nil { return }
    var ancestor: LayoutView? = view
    while let next = ancestor {
      if next === inner { return }
      ancestor = outer[ObjectIdentifier(next)]
    }
    outer[ObjectIdentifier(inner)] = view
  }

  /// The views of a constraint between the same edges, or the middles, of two.
  private func alignedViews(_ constraint: Constraint) -> (LayoutView, LayoutView)? {
    guard let first = constraint.firstItem as? LayoutView,
      let second = constraint.secondItem as? LayoutView, first !== second,
      constraint.firstAttribute == constraint.secondAttribute, !constraint.firstAttribute.isSize
    else { return nil }
    return (first, second)
  }

  /// A view begins after the one that it is inside begins, and ends before that ends.
  private mutating func putByConstant(_ constraint: Constraint) {
    guard let (first, second) = alignedViews(constraint), constraint.firstAttribute.row.isEdge
    else { return }
    let distance = constraint.firstAttribute.isFarEdge ? -constraint.constant : constraint.constant
    if distance > 0 { put(first, in: second) }
    if distance < 0 { put(second, in: first) }
    // A stack view says where it is by what is inside it.
    if constraint.identifier == "UISV-canvas-connection" { put(second, in: first) }
  }

  /// A view that shares an edge with another is inside it, or beside it in a third.
  private mutating func putByAlignment(_ constraint: Constraint) {
    guard let (first, second) = alignedViews(constraint) else { return }
    put(first, in: outer[ObjectIdentifier(second)] ?? second)
  }
}

// MARK: - What is wished

extension LogArrangement {
  private var wishes: [Constraint] {
    let outerViews = Set(outer.values.map { ObjectIdentifier($0) })
    var wishes: [Constraint] = []
    var former: [ObjectIdentifier: LayoutView] = [:]
    for view in views {
      let around = outer[ObjectIdentifier(view)]
      if let around { wishes += within(view, around) }
      if !outerViews.contains(ObjectIdentifier(view)) {
        wishes += [
          view.width == Self.size.width ~ Priority(1.6),
          view.height == Self.size.height ~ Priority(1.6),
        ]
      }
      let parent = around ?? root
      if let sibling = former[ObjectIdentifier(parent)], !areRelated(view, sibling) {
        wishes.append(view.top >= sibling.bottom + Self.gap ~ Priority(1.4))
      }
      former[ObjectIdentifier(parent)] = view
      wishes += [
        view.left >= parent.left + Self.gap ~ Priority(1.4),
        view.top >= parent.top + Self.gap ~ Priority(1.4),
        view.left == parent.left + Self.gap ~ Priority(1.2),
        view.top == parent.top + Self.gap ~ Priority(1.2),
      ]
    }
    return wishes
  }

  private func within(_ view: LayoutView, _ around: LayoutView) -> [Constraint] {
    [
      view.left >= around.left + Self.gap ~ Priority(1.8),
      view.right <= around.right - Self.gap ~ Priority(1.8),
      view.top >= around.top + Self.gap ~ Priority(1.8),
      view.bottom <= around.bottom - Self.gap ~ Priority(1.8),
    ]
  }

  /// Whether a constraint says where one is beside the other: not one of sizes, and not one that only puts
  /// them under the same edge.
  private func areRelated(_ view: LayoutView, _ other: LayoutView) -> Bool {
    constraints.contains { constraint in
      let (first, second) = (constraint.firstItem, constraint.secondItem)
      let attribute = constraint.firstAttribute
      if attribute.isSize { return false }
      if attribute.isHorizontal, attribute == constraint.secondAttribute { return false }
      return first === view && second === other || first === other && second === view
    }
  }
}
