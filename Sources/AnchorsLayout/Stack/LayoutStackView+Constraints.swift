import Anchors

/// What a stack has installed: constraints, and the guides that they need.
struct StackArrangement {
  var constraints: [Constraint] = []
  /// The guide that the arranged views are in: the stack, or what is within its margins. A first item,
  /// so that the stack never is one and keeps a frame that its owner has set.
  var content: LayoutGuide?
  /// Guides between neighbours, for gaps or distances of centers that are to be equal.
  var gaps: [LayoutGuide] = []

  /// The constraints about a view that stay with it when it leaves: those on its lengths alone.
  func constraints(stayingWith view: LayoutView) -> [Constraint] {
    if constraints.isEmpty { return [] }
    let identities = Set(constraints.map { ObjectIdentifier($0) })
    return view.layoutNode.constraintsAsFirst.filter { identities.contains(ObjectIdentifier($0)) }
  }
}

extension LayoutStackView {
  /// Replaces what the stack has installed by what its views need now.
  final func arrange() {
    let arranged = arranged
    var constraints = StackConstraints(
      axis: axis, content: content().layoutNode, former: arrangement.constraints)
    constraints.place(in: isLayoutMarginsRelativeArrangement ? margins : self)
    // 1. Along the axis.
    constraints.string(
      arranged, at: spacing, rules, gaps(between: arranged.shown).map { $0.layoutNode })
    let lengths = constraints.setLengths(of: arranged, distribution, in: self)
    // 2. Across it.
    constraints.align(arranged, alignment)
    // A view that was asked for its content has changed what is arranged: that is for the next round.
    guard isArranged else { return setNeedsUpdateConstraints() }
    constraints.install()
    arrangement.constraints = constraints.all
    for place in arranged.indices { self.arranged[place].contentLength = lengths[place] }
  }

  /// Has the constraints that say how long content is say it again, where it may have changed.
  final func updateLengths() {
    hasStaleLengths = false
    var stale: [ArrangedView] = []
    for place in arranged.indices where arranged[place].isLengthStale {
      arranged[place].isLengthStale = false
      stale.append(arranged[place])
    }
    for entry in stale {
      let length = entry.view.ownContentLength(along: axis)
      guard let length, let constraint = entry.contentLength, constraint.isRecorded else {
        if (length == nil) == (entry.contentLength == nil) { continue }
        return isArranged = false
      }
      constraint.constant = length
    }
  }

  private func content() -> LayoutGuide {
    if let guide = arrangement.content { return guide }
    let guide = LayoutGuide(identifier: "content")
    addLayoutGuide(guide)
    arrangement.content = guide
    return guide
  }

  /// As many guides as there are distances to be made equal.
  private func gaps(between shown: [ArrangedView]) -> [LayoutGuide] {
    let count = rules.equalGaps == nil || shown.count < 3 ? 0 : shown.count - 1
    while arrangement.gaps.count > count { removeLayoutGuide(arrangement.gaps.removeLast()) }
    while arrangement.gaps.count < count {
      let guide = LayoutGuide(identifier: "gap \(arrangement.gaps.count + 1)")
      addLayoutGuide(guide)
      arrangement.gaps.append(guide)
    }
    return arrangement.gaps
  }

  private var rules: StackConstraints.Rules {
    let isFromBaselines = axis == .vertical && isBaselineRelativeArrangement
    let begin = isFromBaselines ? .firstBaseline : axis.near
    let end = isFromBaselines ? .lastBaseline : axis.far
    let equalGaps: StackConstraints.EqualGaps? =
      switch distribution {
      case .fill, .fillEqually, .fillProportionally: nil
      case .equalSpacing: .init(from: end, to: begin, isRequired: true)
      case .equalCentering: .init(from: axis.center, to: axis.center, isRequired: false)
      }
    return StackConstraints.Rules(
      begin: begin, end: end, margin: isFromBaselines ? spacing : 0, equalGaps: equalGaps)
  }
}
