import Anchors
import AnchorsLayout

/// The visible state of a view and its descendants at a moment, superviews before their subviews.
struct TransitionSnapshot {
  struct Entry {
    let view: LayoutView
    /// The index of the superview among the entries; -1 for the root.
    let parent: Int
    /// As layout has it.
    let layout: TransitionState
    /// As it is shown, which is the same unless a transition is under way.
    var shown: TransitionState
    /// The origin of the bounds: the content offset of a scroll view.
    let offset: SIMD4<Double>
    /// The distance of the subviews from where the offset puts them, while it is still changing.
    var scrolling: SIMD4<Double>

    /// `true` if the view is or will be visible.
    var isVisible: Bool { shown.alpha > 0 || layout.alpha > 0 }
  }

  private(set) var entries: [Entry] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// Creates the snapshot of a layout, or of a transition at a moment.
  init(
    of root: LayoutView, shownBy former: (transition: LayoutTransition, seconds: Double)? = nil
  ) {
    // A view that is shown on its way out of another may have become a superview of it: each is
    // visited once.
    var seen: Set<ObjectIdentifier> = []
    let tree = preorder(
      from: root, isNew: { seen.insert(ObjectIdentifier($0)).inserted },
      children: { view in
        former.map { $0.transition.subviews(of: view, at: $0.seconds) } ?? view.subviews
      })
    for visit in tree {
      let view = visit.node
      let layout = TransitionState(frame: view.frame, alpha: view.isHidden ? 0 : 1)
      let shown = former.flatMap { $0.transition.state(of: view, at: $0.seconds) }
      let scrolling = former.map { $0.transition.scrolling(of: view, at: $0.seconds) }
      places[ObjectIdentifier(view)] = visit.place
      entries.append(
        Entry(
          view: view, parent: visit.parent, layout: layout, shown: shown ?? layout,
          offset: view.offset, scrolling: scrolling ?? SIMD4()))
    }
  }

  /// Returns the index of a view among the entries.
  func place(of view: LayoutView) -> Int? { places[ObjectIdentifier(view)] }

  /// Returns the superview of an entry's view.
  func superview(of entry: Entry) -> LayoutView? {
    entry.parent < 0 ? nil : entries[entry.parent].view
  }

  /// Forgets all velocities.
  mutating func comeToRest() {
    for place in entries.indices {
      entries[place].shown.velocity = TransitionVelocity()
      (entries[place].scrolling.z, entries[place].scrolling.w) = (0, 0)
    }
  }

  /// Returns the origins of the views' own coordinates with their velocities, in the coordinates of
  /// the root's frame.
  func origins() -> [SIMD4<Double>] {
    var origins: [SIMD4<Double>] = []
    for entry in entries {
      let outer = entry.parent < 0 ? SIMD4() : origins[entry.parent]
      origins.append(outer + entry.shown.origin - entry.offset)
    }
    return origins
  }

  /// Returns how far the offset of an entry's view has moved since the snapshot.
  func change(ofOffset place: Int) -> SIMD4<Double> {
    entries[place].view.offset - entries[place].offset
  }
}

extension LayoutView {
  /// The origin of the bounds, at rest.
  var offset: SIMD4<Double> { SIMD4(bounds.minX, bounds.minY, 0, 0) }
}

extension TransitionState {
  /// The origin of the frame: left and top, then the velocities of both.
  var origin: SIMD4<Double> {
    SIMD4(frame.minX, frame.minY, velocity.edges.x, velocity.edges.y)
  }

  /// Returns the state at a distance, which has a velocity too.
  func moved(by way: SIMD4<Double>) -> TransitionState {
    var state = self
    state.frame.origin = Point(x: frame.minX + way.x, y: frame.minY + way.y)
    state.velocity.edges += SIMD4(way.z, way.w, way.z, way.w)
    return state
  }
}
