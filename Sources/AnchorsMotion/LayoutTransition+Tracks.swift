import AnchorsLayout

/// The ways of all views that take part in a transition.
struct TransitionTracks {
  /// The tracks in tree order; removed views come last.
  private(set) var all: [TransitionTrack] = []
  private var places: [ObjectIdentifier: Int] = [:]
  /// The former subviews, from back to front, of the views that have lost some.
  private var formerSubviews: [ObjectIdentifier: [LayoutView]] = [:]
  /// The views whose offsets change, with the distance of their subviews from the end at first.
  private var scrolling: [ObjectIdentifier: (view: LayoutView, distance: SIMD4<Double>)] = [:]

  /// Creates the differences between two snapshots of one view.
  init(from before: TransitionSnapshot, to after: TransitionSnapshot) {
    addThoseThere(before, after)
    addThoseGone(before, after)
  }

  /// A view's way, if it takes part.
  subscript(view: LayoutView) -> TransitionTrack? {
    places[ObjectIdentifier(view)].map { all[$0] }
  }

  /// Returns the distance of a view's subviews from where its offset puts them at the end.
  func scrolling(of view: LayoutView, at motion: Motion?) -> SIMD4<Double> {
    guard let motion, let start = scrolling[ObjectIdentifier(view)]?.distance else {
      return SIMD4()
    }
    let velocity = SIMD4(start.z, start.w, 0, 0)
    let place = motion.remaining * start + motion.drift * velocity
    let rate = motion.remainingRate * start + motion.driftRate * velocity
    return SIMD4(place.x, place.y, rate.x, rate.y)
  }

  /// Returns the time until everything is in its place; 0 if nothing moves.
  func duration(_ timing: TimingCurve) -> Double {
    if all.isEmpty { return 0 }
    var (distance, speed) = (0.0, 0.0)
    for track in all {
      distance = max(distance, magnitude(track.distances), abs(track.start.alpha - track.end.alpha))
      let velocity = track.start.velocity
      speed = max(speed, magnitude(velocity.edges), abs(velocity.alpha))
    }
    return timing.duration(over: distance, speed: speed)
  }

  private mutating func add(
    _ view: LayoutView, from start: TransitionState, to end: TransitionState
  ) {
    let track = TransitionTrack(view: view, start: start, end: end)
    if !track.isMotion { return }
    places[ObjectIdentifier(view)] = all.count
    all.append(track)
  }
}

// MARK: - Comparing

extension TransitionTracks {
  /// The appearance or disappearance of a view as a whole, in which its descendants take no
  /// separate part.
  private struct Presence {
    /// The origin of the view's own coordinates when the transition begins, with its velocity.
    var origin = SIMD4<Double>()
    /// The distance by which the transition moves the view's offset.
    var change = SIMD4<Double>()
    /// The distance by which the subviews scroll: the change, and the rest of an earlier one.
    var scrolling = SIMD4<Double>()
    /// `true` if the view is invisible before.
    var comes = false
    /// `true` if the view is invisible after.
    var goes = false
  }

  /// Views that are in the tree after the change.
  private mutating func addThoseThere(_ before: TransitionSnapshot, _ after: TransitionSnapshot) {
    let formerOrigins = before.origins()
    var presences: [Presence] = []
    for entry in after.entries {
      let around = entry.parent < 0 ? Presence() : presences[entry.parent]
      let former = before.place(of: entry.view).map { before.entries[$0] }
      let isInSameView = former.flatMap(before.superview) === after.superview(of: entry)
      var (start, end) = (entry.layout, entry.layout)
      var presence = Presence(comes: true, goes: around.goes || end.alpha == 0)
      if let former, former.isVisible, !(around.comes && isInSameView) {
        presence.comes = false
        start = former.shown
        if !isInSameView {
          let old = former.parent < 0 ? SIMD4() : formerOrigins[former.parent]
          start = start.moved(by: old - around.origin)
        } else {
          start = start.moved(by: around.change)
          if presence.goes { end.frame = former.layout.frame }
          if around.goes { end = end.moved(by: around.change) }
        }
      } else if !around.comes {
        start.alpha = 0
        // It scrolls with the others.
        if end.alpha > 0 { start = start.moved(by: around.scrolling) }
      }
      presence.origin = around.origin + start.origin - entry.offset
      if !presence.comes, let place = before.place(of: entry.view) {
        presence.change = before.change(ofOffset: place)
        presence.scrolling = presence.change + before.entries[place].scrolling
        if presence.scrolling != SIMD4() {
          scrolling[ObjectIdentifier(entry.view)] = (entry.view, presence.scrolling)
        }
      }
      presences.append(presence)
      add(entry.view, from: start, to: end)
    }
  }

  /// Views that were shown and are in the tree no longer.
  private mutating func addThoseGone(_ before: TransitionSnapshot, _ after: TransitionSnapshot) {
    var hasLost: Set<Int> = []
    for entry in before.entries where entry.parent >= 0 && after.place(of: entry.view) == nil {
      let change = before.change(ofOffset: entry.parent)
      var end = entry.layout
      if entry.view.superview == nil {
        end.alpha = 0
        hasLost.insert(entry.parent)
      } else if entry.view.superview === before.superview(of: entry) {
        end = end.moved(by: change)  // it stays in a view that fades
      } else {
        continue  // put elsewhere
      }
      add(entry.view, from: entry.shown.moved(by: change), to: end)
    }
    if hasLost.isEmpty { return }
    for entry in before.entries where hasLost.contains(entry.parent) {
      let superview = before.entries[entry.parent].view
      formerSubviews[ObjectIdentifier(superview), default: []].append(entry.view)
    }
  }
}

// MARK: - Drawing order

extension TransitionTracks {
  /// Returns a view's subviews and those that have left it, each of these after its former
  /// neighbor. A view that now contains this one is left out.
  func subviews(of view: LayoutView) -> [LayoutView] {
    var subviews = view.subviews
    guard let former = formerSubviews[ObjectIdentifier(view)] else { return subviews }
    var place = subviews.count
    for formerSubview in former.reversed() {
      if let index = subviews.firstIndex(where: { $0 === formerSubview }) {
        place = index
      } else if formerSubview.superview == nil, !view.isDescendant(of: formerSubview) {
        subviews.insert(formerSubview, at: place)
      }
    }
    return subviews
  }
}
