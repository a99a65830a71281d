import AnchorsLayout
import AnchorsMotion
import AnchorsTestSupport
import Testing

/// A page of 300 × 2000 in a scroll view of 300 × 600, under an overlay.
@Suite("Scroll views in transitions")
struct ScrollingTests {
  private let screen = LayoutView(name: "screen", width: 300, height: 600)
  private let scroll = LayoutScrollView(name: "scroll")
  private let page = LayoutView(name: "page")
  private let photo = LayoutView(name: "photo")
  private let overlay = LayoutView(name: "overlay")
  private let linear = TimingCurve.linear(duration: 1)

  init() {
    screen.addSubview(scroll)
    screen.addSubview(overlay)
    scroll.addSubview(page)
    page.addSubview(photo)
    scroll.frame = Rect(x: 0, y: 0, width: 300, height: 600)
    overlay.frame = scroll.frame
    photo.frame = Rect(x: 10, y: 460, width: 100, height: 100)
    Constraint.activate {
      page.edges == scroll.edges
      page.width == scroll.width
      page.height == 2000
    }
    screen.layoutIfNeeded()
  }

  @Test("A view leaves a scrolled page, and comes back, from where it is seen")
  func reparenting() {
    scroll.contentOffset.y = 200
    let out = LayoutTransition(of: screen, timing: linear) {
      overlay.addSubview(photo)
      photo.frame.origin = .zero
    }
    #expect([0, 0.5, 1].map { out.frame(of: photo, at: $0).minY } == [260, 130, 0])
    #expect([0, 0.5, 1].map { out.frame(of: photo, at: $0).minX } == [10, 5, 0])
    let back = LayoutTransition(of: screen, timing: linear) {
      page.addSubview(photo)
      photo.frame.origin = Point(x: 10, y: 460)
    }
    // 200 in the page is 0 on the screen.
    #expect([0, 0.5, 1].map { back.frame(of: photo, at: $0).minY } == [200, 330, 460])
    // Half of the way back, and out again from (5, 130).
    let again = back.retargeted(at: 0.5) {
      overlay.addSubview(photo)
      photo.frame.origin = .zero
    }
    #expect(again.frame(of: photo, at: 0).origin == Point(x: 5, y: 130))
  }

  @Test("A view leaves and enters nested scroll views from where it is seen")
  func nested() {
    let strip = LayoutScrollView(name: "strip"), cell = LayoutView(name: "cell")
    page.addSubview(strip)
    strip.addSubview(cell)
    strip.frame = Rect(x: 20, y: 500, width: 200, height: 100)
    cell.frame = Rect(x: 150, y: 5, width: 50, height: 50)
    strip.contentOffset.x = 70
    scroll.contentOffset.y = 300
    // 20 + 150 - 70 = 100 and 500 + 5 - 300 = 205
    let out = LayoutTransition(of: screen, timing: linear) {
      overlay.addSubview(cell)
      cell.frame.origin = .zero
    }
    #expect(out.frame(of: cell, at: 0).origin == Point(x: 100, y: 205))
    let back = LayoutTransition(of: screen, timing: linear) {
      strip.addSubview(cell)
      cell.frame.origin = Point(x: 150, y: 5)
      strip.contentOffset.x = 30
    }
    // (0, 0) on the screen is (0 - 20 + 30, 0 - 500 + 300) in the strip at its final offset.
    #expect(back.frame(of: cell, at: 0).origin == Point(x: 10, y: -200))
    #expect(back.frame(of: cell, at: 1) == cell.frame)
  }

  @Test("A change of the content offset is animated")
  func offset() {
    scroll.contentOffset.y = 200
    let transition = LayoutTransition(of: screen, timing: linear) { scroll.contentOffset.y = 0 }
    #expect(transition.duration == 1)
    #expect([0, 0.25, 1].map { transition.frame(of: page, at: $0).minY } == [-200, -150, 0])
    #expect(transition.frames(at: 0.25).map(\.view.layoutName) == ["page"])
    #expect(page.frame.minY == 0 && scroll.contentOffset == .zero)
    // A quarter of the way back to 0, it is led to 300: from 150 on the way to 300.
    let next = transition.retargeted(at: 0.25) { scroll.contentOffset = Point(x: 40, y: 300) }
    #expect([0, 0.5, 1].map { next.frame(of: page, at: $0).minY } == [150, 75, 0])
    #expect([0, 0.5, 1].map { next.frame(of: page, at: $0).minX } == [40, 20, 0])
  }

  @Test("The bounds of any view scroll, and a spring keeps their velocity")
  func bounds() {
    let first = LayoutTransition(of: screen, timing: .spring()) { page.bounds.origin.y = 100 }
    #expect(first.frame(of: photo, at: 0).minY == 560)
    let second = first.retargeted(at: 0.1) { page.bounds.origin.y = 50 }
    func place(_ transition: LayoutTransition, _ seconds: Double, _ offset: Double) -> Double {
      transition.frame(of: photo, at: seconds).minY - offset
    }
    #expect(abs(place(second, 0, 50) - place(first, 0.1, 100)) < 1e-9)
    let speeds = [
      place(first, 0.1, 100) - place(first, 0.1 - 1e-6, 100),
      place(second, 1e-6, 50) - place(second, 0, 50),
    ]
    #expect(speeds[0] < -1e-4 && abs(speeds[0] - speeds[1]) < 1e-7)
  }

  @Test("What comes, goes or hides scrolls with the rest, and what is pinned to the frame stays")
  func comingAndGoing() {
    let (old, hidden, new) = (
      LayoutView(name: "old"), LayoutView(name: "hidden"), LayoutView(name: "new")
    )
    let pinned = LayoutView(name: "pinned"), inside = LayoutView(name: "inside")
    for view in [old, hidden, pinned] { scroll.addSubview(view) }
    old.addSubview(inside)
    Constraint.activate {
      pinned.edges(.left, .top) == scroll.frameLayoutGuide.edges.inset(by: 5)
      pinned.size == 10
    }
    let frame = Rect(x: 0, y: 700, width: 10, height: 10)
    for view in [old, hidden, new] { view.frame = frame }
    scroll.contentOffset.y = 200
    let transition = LayoutTransition(of: screen, timing: linear) {
      scroll.contentOffset.y = 600
      old.removeFromSuperview()
      hidden.isHidden = true
      scroll.addSubview(new)
    }
    // Each is 500 below the top at first, and 100 at the end.
    for view in [old, hidden, new] {
      #expect([0, 0.5, 1].map { transition.frame(of: view, at: $0).minY } == [1100, 900, 700])
    }
    #expect([old, hidden, new].map { transition.alpha(of: $0, at: 0.25) } == [0.75, 0.75, 0.25])
    #expect(
      transition.frames(at: 0.5).map(\.view.layoutName) == ["page", "hidden", "new", "old"])
    #expect(pinned.frame.minY == 605 && transition.frame(of: pinned, at: 0).minY == 605)
    // What comes in the middle of it goes on with the rest.
    let late = LayoutView(name: "late", frame: frame)
    let next = transition.retargeted(at: 0.5) { scroll.addSubview(late) }
    #expect([0, 0.5, 1].map { next.frame(of: late, at: $0).minY } == [900, 800, 700])
    #expect(next.frame(of: page, at: 0.5).minY == 100)
  }

  @Test("A view that fades as a whole keeps its content in place")
  func fading() {
    scroll.contentOffset.y = 200
    let hiding = LayoutTransition(of: screen, timing: linear) {
      scroll.isHidden = true
      scroll.contentOffset.y = 0
    }
    #expect([0, 0.5].map { hiding.frame(of: page, at: $0).minY } == [-200, -200])
    let showing = LayoutTransition(of: screen, timing: linear) {
      scroll.isHidden = false
      scroll.contentOffset.y = 300
    }
    #expect([0, 0.5].map { showing.frame(of: page, at: $0).minY } == [0, 0])
    let removal = LayoutTransition(of: screen, timing: linear) {
      scroll.removeFromSuperview()
      scroll.contentOffset.y = 0
    }
    #expect([0, 0.5].map { removal.frame(of: page, at: $0).minY } == [-300, -300])
  }

  @Test("In random trees, every view starts where it was seen", arguments: 0..<40)
  func random(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let root = LayoutView(name: "root", width: 500, height: 500)
    var views = [root]
    for number in 0..<12 {
      let view =
        random.chance(2) ? LayoutScrollView(name: "\(number)") : LayoutView(name: "\(number)")
      views[Int.random(in: 0..<views.count, using: &random)].addSubview(view)
      views.append(view)
    }
    func number() -> Double { Double.random(in: -300...300, using: &random).rounded() }
    func change() {
      for view in views.dropFirst() {
        if random.chance(3) { view.frame.origin = Point(x: number(), y: number()) }
        if random.chance(3) { view.bounds.origin = Point(x: number(), y: number()) }
        let superview = views[Int.random(in: 0..<views.count, using: &random)]
        if random.chance(4), !superview.isDescendant(of: view) { superview.addSubview(view) }
      }
      if random.chance(3) { root.bounds.origin = Point(x: number(), y: number()) }
    }
    /// Returns the place at which the corner of a view is shown, from the corner of the root.
    func place(of view: LayoutView, in transition: LayoutTransition?, at seconds: Double) -> Point {
      var (place, view) = (Point.zero, view)
      while let superview = view.superview {
        let frame = transition?.frame(of: view, at: seconds) ?? view.frame
        place.x += frame.minX - superview.bounds.minX
        place.y += frame.minY - superview.bounds.minY
        view = superview
      }
      return place
    }
    change()
    root.layoutIfNeeded()
    var (transition, seconds): (LayoutTransition?, Double) = (nil, 0)
    for _ in 0..<6 {
      let former = views.map { place(of: $0, in: transition, at: seconds) }
      let next =
        transition.map { $0.retargeted(at: seconds, changes: change) }
        ?? LayoutTransition(
          of: root, timing: random.chance(2) ? linear : .spring(), changes: change)
      for (view, former) in zip(views, former) {
        let start = place(of: view, in: next, at: 0)
        #expect(abs(start.x - former.x) < 1e-6 && abs(start.y - former.y) < 1e-6)
        #expect(place(of: view, in: next, at: 100) == place(of: view, in: nil, at: 0))
      }
      transition = next
      seconds = [0, 0.1, 0.5][Int.random(in: 0..<3, using: &random)]
    }
  }
}
