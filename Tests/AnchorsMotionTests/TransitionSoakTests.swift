import AnchorsLayout
import AnchorsMotion
import Testing

/// Master and detail in two states, nested, with fractions that binary numbers do not have.
@Suite("Many transitions in a row")
struct TransitionSoakTests {
  private let screen = LayoutView(name: "screen", width: 1000.1, height: 700.7)
  private let master = LayoutView(name: "master")
  private let detail = LayoutView(name: "detail")
  private let picture = LayoutView(name: "picture")
  private let rows = (0..<8).map { LayoutView(name: "row \($0)") }
  private let regular: ConstraintGroup
  private let compact: ConstraintGroup

  init() {
    let (screen, master, detail, picture, rows) = (screen, master, detail, picture, rows)
    for view in [master, detail] { screen.addSubview(view) }
    detail.addSubview(picture)
    for row in rows { master.addSubview(row) }
    regular = ConstraintGroup {
      master.edges(.leading, .top, .bottom) == screen.edges
      master.width == screen.width / 3
      detail.leading == master.trailing
      detail.edges(.trailing, .top, .bottom) == screen.edges
    }
    compact = ConstraintGroup {
      [master, detail].horizontalEdges == screen.horizontalEdges
      master.top == screen.top
      master.height == screen.height * 0.4
      detail.top == master.bottom
      detail.bottom == screen.bottom
    }
    regular.activate()
    Constraint.activate {
      picture.center == detail.center
      picture.width == detail.width / 7
      picture.height == picture.width * 0.3
      rows[0].top == master.top + 0.1
      for row in rows {
        row.horizontalEdges == master.horizontalEdges.inset(by: 0.7)
      }
      rows.height == rows[0].height
      for (upper, lower) in zip(rows, rows.dropFirst()) { lower.top == upper.bottom + 0.3 }
      rows[7].bottom == master.bottom - 0.1
    }
  }

  private var frames: [Rect] {
    ([screen, master, detail, picture] + rows).map(\.frame)
  }

  @Test("1,000 transitions between two states end where the first two did, to the last bit")
  func transitions() {
    screen.layoutIfNeeded()
    var ends: [[Rect]] = []
    var middles: [[Rect]] = []
    for round in 0..<1000 {
      let (from, to) = round.isMultiple(of: 2) ? (regular, compact) : (compact, regular)
      let transition = LayoutTransition(of: screen, timing: .spring()) {
        to.activate(replacing: from)
      }
      let shown = transition.frames(at: 0.1).map(\.frame)
      if round < 2 {
        ends.append(frames)
        middles.append(shown)
      }
      #expect(shown == middles[round % 2])
      #expect(frames == ends[round % 2])
      for view in [master, detail] {
        #expect(transition.frame(of: view, at: transition.duration) == view.frame)
      }
    }
    #expect(ends[0] != ends[1])
    #expect(screen.hostedConstraints.count == 8)
    #expect(LayoutTree(containing: screen).conflicts.isEmpty)
  }

  @Test("A transition that is retargeted again and again ends at its target, to the last bit")
  func retargeting() {
    screen.layoutIfNeeded()
    let first = frames
    var transition = LayoutTransition(of: screen, timing: .spring()) {
      compact.activate(replacing: regular)
    }
    for round in 1..<1000 {
      let (from, to) = round.isMultiple(of: 2) ? (regular, compact) : (compact, regular)
      transition = transition.retargeted(at: 0.03) { to.activate(replacing: from) }
    }
    #expect(frames == first)
    #expect(transition.duration < 3)
    let end = transition.duration
    #expect(transition.frames(at: end).allSatisfy { $0.frame == $0.view.frame })
    let near = transition.frame(of: master, at: end - 1e-6)
    #expect(abs(near.maxX - master.frame.maxX) < 0.0101)
  }
}
