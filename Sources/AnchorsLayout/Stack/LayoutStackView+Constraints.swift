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
    var constraints = StackConstraints(of: self, content: content().layoutNode)
    constraints.place(in: isLayoutMarginsRelativeArrangement ? margins : self)
    // 1. Along the axis.
    constraints.string(gaps().map { $0.layoutNode })
    let lengths = constraints.setLengths()
    // 2. Across it.
    constraints.align()
    // A view that was asked for its content has changed what is arranged: that is for the next round.
    guard isArranged else { return setNeedsUpdateConstraints() }
    constraints.install()
    arrangement.constraints = constraints.all
    for place in arranged.indices { arranged[place].contentLength = lengths[place] }
  }

  /// Has the constraints that say how long content is say it again, where it may have changed.
  final func updateLengths() {
    let stale = arranged.filter { $0.isLengthStale }
    for place in arranged.indices { arranged[place].isLengthStale = false }
    for entry in stale {
      let length = entry.view.ownContentLength(along: axis)
      guard let length, let constraint = entry.contentLength, constraint.isRecorded else {
        if (length == nil) == (entry.contentLength == nil) { continue }
        isArranged = false
        return
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

  /// Returns as many guides as there are distances to be made equal.
  private func gaps() -> [LayoutGuide] {
    let shownCount = arranged.shown.count
    let count = distribution.makesGapsEqual && shownCount > 2 ? shownCount - 1 : 0
    while arrangement.gaps.count > count { removeLayoutGuide(arrangement.gaps.removeLast()) }
    while arrangement.gaps.count < count {
      let guide = LayoutGuide(identifier: "gap \(arrangement.gaps.count + 1)")
      addLayoutGuide(guide)
      arrangement.gaps.append(guide)
    }
    return arrangement.gaps
  }
}
