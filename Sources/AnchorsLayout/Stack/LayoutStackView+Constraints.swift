import Anchors

/// The constraints and guides that a stack has installed.
struct StackArrangement {
  var constraints: [Constraint] = []
  /// The guide that contains the arranged views: the stack or its margins. It is the first item of
  /// constraints, so that the stack never is, and keeps a frame that its owner has set.
  var content: LayoutGuide?
  /// The guides between neighbors, for equal gaps or distances of centers.
  var gaps: [LayoutGuide] = []

  /// The constraints about a view that stay with it when it leaves: those on its lengths alone.
  func constraints(stayingWith view: LayoutView) -> [Constraint] {
    if constraints.isEmpty { return [] }
    let identities = Set(constraints.map { ObjectIdentifier($0) })
    return view.layoutNode.constraintsAsFirst.filter { identities.contains(ObjectIdentifier($0)) }
  }
}

extension LayoutStackView {
  /// Replaces the installed constraints by those that the views need now.
  final func arrange() {
    var constraints = StackConstraints(of: self, content: content().layoutNode)
    constraints.place(in: isLayoutMarginsRelativeArrangement ? margins : self)
    // 1. Along the axis.
    constraints.string(gaps().map { $0.layoutNode })
    let lengths = constraints.setLengths()
    // 2. Across it.
    constraints.align()
    // A view that was measured has changed the arrangement: that is for the next round.
    guard isArranged else { return setNeedsUpdateConstraints() }
    constraints.install()
    arrangement.constraints = constraints.all
    for place in arranged.indices { arranged[place].contentLength = lengths[place] }
  }

  /// Updates the constraints on the length of content that may have changed.
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
