import Anchors
import AnchorsLayout

/// What is shown of a view and all that is in it at a moment, superviews before their subviews.
struct TransitionSnapshot {
  struct Entry {
    let view: LayoutView
    /// The place of the superview among the entries; -1 for the topmost.
    let parent: Int
    /// As layout has it.
    let layout: TransitionState
    /// As it is shown, which is the same unless a transition is under way.
    var shown: TransitionState

    /// Whether there is anything to see of the view, or about to be.
    var isVisible: Bool { shown.alpha > 0 || layout.alpha > 0 }
  }

  private(set) var entries: [Entry] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// Takes a picture of what layout says, or of what a transition shows at a moment of it.
  init(
    of root: LayoutView, shownBy former: (transition: LayoutTransition, seconds: Double)? = nil
  ) {
    let tree = preorder(from: root) { view in
      former.map { $0.transition.subviews(of: view, at: $0.seconds) } ?? view.subviews
    }
    for visit in tree {
      let view = visit.node
      let layout = TransitionState(frame: view.frame, alpha: view.isHidden ? 0 : 1)
      let shown = former.flatMap { $0.transition.state(of: view, at: $0.seconds) }
      places[ObjectIdentifier(view)] = visit.place
      entries.append(
        Entry(view: view, parent: visit.parent, layout: layout, shown: shown ?? layout))
    }
  }

  /// Where a view is among the entries.
  func place(of view: LayoutView) -> Int? { places[ObjectIdentifier(view)] }

  /// The view in which that of an entry is.
  func superview(of entry: Entry) -> LayoutView? {
    entry.parent < 0 ? nil : entries[entry.parent].view
  }

  /// Forgets all velocities.
  mutating func comeToRest() {
    for place in entries.indices { entries[place].shown.velocity = TransitionVelocity() }
  }

  /// Where the views' origins are, with their velocities, in the coordinates in which the topmost
  /// view's frame is.
  func origins() -> [TransitionOrigin] {
    var origins: [TransitionOrigin] = []
    origins.reserveCapacity(entries.count)
    for entry in entries {
      let base = entry.parent < 0 ? TransitionOrigin() : origins[entry.parent]
      origins.append(base + TransitionOrigin(entry.shown))
    }
    return origins
  }
}

/// Where a view's own coordinates begin, and how fast that moves: left and top, twice, as edges go.
struct TransitionOrigin {
  var offset = SIMD4<Double>()
  var velocity = SIMD4<Double>()

  init() {}

  init(_ state: TransitionState) {
    let (edges, speeds) = (state.frame.edges, state.velocity.edges)
    offset = SIMD4(edges.x, edges.y, edges.x, edges.y)
    velocity = SIMD4(speeds.x, speeds.y, speeds.x, speeds.y)
  }

  static func + (a: Self, b: Self) -> Self {
    var sum = a
    sum.offset += b.offset
    sum.velocity += b.velocity
    return sum
  }
}

extension TransitionState {
  /// The same place and motion in another superview's coordinates.
  func moved(from old: TransitionOrigin, to new: TransitionOrigin) -> TransitionState {
    var state = self
    let offset = old.offset - new.offset
    state.frame.origin = Point(x: frame.minX + offset.x, y: frame.minY + offset.y)
    state.velocity.edges += old.velocity - new.velocity
    return state
  }
}
