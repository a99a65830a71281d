import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("A group as a whole, and one of it by its attribute")
struct GroupHandleTests {
  private let root = LayoutView(name: "root", width: 200, height: 100)
  private let a = LayoutView(name: "a")
  private let b = LayoutView(name: "b")

  init() {
    root.addSubview(a)
    root.addSubview(b)
  }

  @Test("The constraint of one edge is found by its attribute and edited alone")
  func subscripting() {
    let frame = Constraint.activate { a.edges == root.edges.inset(by: 10) }
    #expect(frame[.top] === frame.constraints[0] && frame[.trailing] === frame.constraints[3])
    frame[.top]?.constant = 30
    frame[.trailing]?.isActive = false
    #expect(frame.isPartlyActive)
    frame[.trailing]?.isActive = true
    root.layoutIfNeeded()
    #expect(frames(of: a) == ["a": Rect(x: 10, y: 30, width: 180, height: 60)])
  }

  @Test(
    "A subscript returns the first of several, or nothing; the second item's attribute does not count"
  )
  func subscriptingOthers() {
    let group = ConstraintGroup {
      a.left == b.right
      b.left == a.right
      a.width >= 10
    }
    #expect(group[.left] === group.constraints[0])
    #expect(group[.width] === group.constraints[2])
    #expect(group[.right] == nil && group[.leading] == nil && ConstraintGroup()[.top] == nil)
  }

  @Test("The constraints of an anchor are found, the first or all of them")
  func byAnchor() {
    let group = ConstraintGroup {
      a.top == b.bottom
      b.top == root.top
      a.top >= root.top + 4
      b.bottom == a.top
      a.margins.top == b.top
    }
    #expect(group[a.top] === group.constraints[0] && group[b.top] === group.constraints[1])
    #expect(group[a.margins.top] === group.constraints[4])
    #expect(group[a.bottom] == nil && group[root.top] == nil && ConstraintGroup()[a.top] == nil)
    #expect(group.all(a.top) == [group.constraints[0], group.constraints[2]])
    #expect(group.all(a.left).isEmpty)
    group[a.top]?.constant = 7
    #expect(texts(group)[0] == "a.top == b.bottom + 7")
  }

  @Test("A priority for all applies before activation, and across required while active")
  func priorities() {
    //  a cannot be both 40 and 60 wide: the group gives way, then the competitor does
    let group = ConstraintGroup {
      a.left == 10
      a.width == 40
    }
    let competitor = Constraint.activate { a.width == 60 ~ .high }
    group.setPriority(.low)
    #expect(texts(group) == ["a.left == 10 ~ 250", "a.width == 40 ~ 250"])
    group.activate()
    root.layoutIfNeeded()
    #expect(a.frame.minX == 10 && a.frame.width == 60)
    group.setPriority(.required)
    root.layoutIfNeeded()
    #expect(a.frame.minX == 10 && a.frame.width == 40)
    group.setPriority(.high - 1)
    root.layoutIfNeeded()
    #expect(a.frame.width == 60)
    #expect(texts(group) == ["a.left == 10 ~ 749", "a.width == 40 ~ 749"])
    #expect(texts(competitor) == ["a.width == 60 ~ 750"] && group.isActive)
  }

  @Test("An identifier for all is a statement")
  func identifiers() {
    let group = Constraint.activate {
      (a.edges(.top, .left) == 4).identified(by: "corner")
      ([a, b].width == 30 ~ .high).identified(by: "equal")
    }
    #expect(
      texts(group) == [
        "a.top == 4 'corner'", "a.left == 4 'corner'", "a.width == 30 ~ 750 'equal'",
        "b.width == 30 ~ 750 'equal'",
      ])
  }

  @Test("identified(by:) returns the group, and an update finds all with the name")
  func identifiersInUpdates() {
    let group = (a.size == 30).identified(by: "icon")
    #expect(group.identified(by: "badge") === group)
    group.activate()
    let others = a.makeConstraints { v in v.size == 20 ~ .low }
    let updated = a.updateConstraints { v in (v.size == 40).identified(by: "badge") }
    #expect(zip(updated.constraints, group.constraints).allSatisfy { $0 === $1 })
    #expect(texts(group) == ["a.width == 40 'badge'", "a.height == 40 'badge'"])
    #expect(texts(others) == ["a.width == 20 ~ 250", "a.height == 20 ~ 250"])
  }
}

@Suite("From one state to another")
struct TransitionTests {
  private let root = LayoutView(name: "root", width: 200, height: 100)
  private let a = LayoutView(name: "a")

  init() { root.addSubview(a) }

  @Test("Constraints of both groups stay active, and the rest is exchanged")
  func common() {
    let (left, top) = (a.left == 10, a.top == 5)
    let regular = ConstraintGroup {
      left
      a.size == 40
      top
    }
    let compact = ConstraintGroup {
      top
      left
      a.size == 20
    }
    regular.activate()
    root.layoutIfNeeded()
    #expect(frames(of: a) == ["a": Rect(x: 10, y: 5, width: 40, height: 40)])
    compact.activate(replacing: regular)
    // The two that stay are first, since they were never installed again.
    #expect(
      texts(a.installedConstraints) == [
        "a.left == 10", "a.top == 5", "a.width == 20", "a.height == 20",
      ])
    #expect(left.isActive && top.isActive && compact.isActive && regular.isPartlyActive)
    root.layoutIfNeeded()
    #expect(frames(of: a) == ["a": Rect(x: 10, y: 5, width: 20, height: 20)])
    regular.activate(replacing: compact)
    root.layoutIfNeeded()
    #expect(frames(of: a) == ["a": Rect(x: 10, y: 5, width: 40, height: 40)])
    #expect(left.isActive && regular.isActive)
  }

  @Test("A transition can start from an inactive group, go to itself, and from and to nothing")
  func edges() {
    let state = ConstraintGroup { a.size == 40 }
    state.activate(replacing: ConstraintGroup { a.size == 10 })
    #expect(texts(a.installedConstraints) == ["a.width == 40", "a.height == 40"])
    state.activate(replacing: state)
    #expect(state.isActive && texts(a.installedConstraints) == ["a.width == 40", "a.height == 40"])
    ConstraintGroup().activate(replacing: state)
    #expect(state.isInactive && texts(a.installedConstraints) == [])
  }

  @Test("A state that cannot be installed traps with the error's message")
  func bad() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let a = LayoutView(name: "a")
      ConstraintGroup { a.left == 10 }.activate(replacing: ConstraintGroup { a.width == 40 })
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("a.left == 10"), "\(text.prefix(1000))")
  }
}
