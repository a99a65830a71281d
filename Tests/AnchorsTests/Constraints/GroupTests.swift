import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("Groups of constraints")
struct GroupTests {
  private let root = LayoutView(name: "root", width: 200, height: 100)
  private let a = LayoutView(name: "a")

  init() { root.addSubview(a) }

  @Test("A group installs nothing until it is activated")
  func activation() {
    let group = ConstraintGroup {
      a.left == 10
      a.width == 50
    }
    #expect(group.isInactive && !group.isActive)
    #expect(texts(a.installedConstraints) == [])
    group.activate()
    #expect(group.isActive && group.isActive)
    #expect(texts(a.installedConstraints) == ["a.left == 10", "a.width == 50"])
    group.activate()
    #expect(texts(a.installedConstraints) == ["a.left == 10", "a.width == 50"])
    group.deactivate()
    group.deactivate()
    #expect(group.isInactive && !group.isActive)
    #expect(texts(a.installedConstraints) == [])
  }

  @Test("A group is a collection of its constraints, in the order they were written")
  func collection() {
    let group = a.edges == root.edges
    #expect(group.count == 4 && group.startIndex == 0 && group.endIndex == 4)
    #expect(group.map(\.firstAnchor.attribute) == [.top, .leading, .bottom, .trailing])
    #expect(group[0] === group.constraints[0] && group.last === group[.trailing])
    #expect(group.reversed().first === group[3] && ConstraintGroup().isEmpty)
    for edge in group { edge.priority = .high }
    #expect(group.allSatisfy { $0.priority == .high })
    #expect(group.text() == "\(group)")
    #expect(Array(group[1...2]) == [group[1], group[2]])
  }

  @Test("Constraints are equal if they are the same object, whatever they state")
  func identity() {
    let (one, other) = (a.width == 10, a.width == 10)
    #expect(one == one && one != other)
    let set: Set = [one, other, one]
    #expect(set.count == 2 && set.contains(other))
    one.constant = 20
    #expect(set.contains(one))
    #expect([one, other].firstIndex(of: other) == 1)
  }

  @Test("All, some or none may be active; isActive means all")
  func activity() {
    let group = ConstraintGroup {
      a.left == 10
      a.width == 50
    }
    group.constraints[0].isActive = true
    #expect(group.isPartlyActive && !group.isActive)
    group.activate()
    #expect(group.isActive && group.isActive)
    #expect(texts(a.installedConstraints) == ["a.left == 10", "a.width == 50"])
    group.constraints[0].isActive = false
    #expect(group.isPartlyActive)
    group.deactivate()
    #expect(group.isInactive)
    #expect(ConstraintGroup().isInactive)
    #expect(!ConstraintGroup().isActive)
  }

  @Test("A group of existing constraints leaves them unchanged")
  func existing() {
    let active = a.left == 10
    active.isActive = true
    let group = ConstraintGroup([active, a.width == 50])
    #expect(group.isPartlyActive)
    #expect(group.constraints[0] === active)
  }

  @Test("Two states of a layout have whole frames each")
  func states() {
    let regular = ConstraintGroup {
      a.edges == root.edges.inset(by: 10)
    }
    let compact = ConstraintGroup {
      a.edges(.top, .left) == 2
      a.size == 30
    }
    for _ in 0..<2 {
      compact.deactivate()
      regular.activate()
      root.layoutIfNeeded()
      #expect(frames(of: a) == ["a": Rect(x: 10, y: 10, width: 180, height: 80)])
      regular.deactivate()
      compact.activate()
      root.layoutIfNeeded()
      #expect(frames(of: a) == ["a": Rect(x: 2, y: 2, width: 30, height: 30)])
    }
  }

  @Test("Replacing an active group deactivates the old constraints and activates the new ones")
  func replaceActive() {
    let group = Constraint.activate {
      a.left == 10
      a.width == 50
    }
    let old = group.constraints
    group.replace {
      a.left == 20
      a.width == 60
      a.top == 5
    }
    #expect(old.map(\.isActive) == [false, false])
    #expect(texts(group) == ["a.left == 20", "a.width == 60", "a.top == 5"])
    #expect(group.isActive)
    #expect(texts(a.installedConstraints) == ["a.left == 20", "a.width == 60", "a.top == 5"])
    root.layoutIfNeeded()
    #expect(frames(of: a) == ["a": Rect(x: 20, y: 5, width: 60, height: 0)])
  }

  @Test("Replacing an inactive group activates nothing")
  func replaceInactive() {
    let group = ConstraintGroup { a.left == 10 }
    group.replace { a.left == 20 }
    #expect(texts(group) == ["a.left == 20"])
    #expect(group.isInactive)
    #expect(texts(a.installedConstraints) == [])
  }

  @Test("A constraint that is in both the old and the new group stays active")
  func replaceKeeping() {
    let kept = a.left == 10
    let group = Constraint.activate {
      kept
      a.width == 50
    }
    group.replace {
      kept
      a.width == 60
    }
    #expect(kept.isActive && group.constraints[0] === kept)
    #expect(texts(group) == ["a.left == 10", "a.width == 60"])
    #expect(
      Set(texts(a.installedConstraints)) == ["a.left == 10", "a.width == 60"])
  }

  @Test("A group can be replaced by nothing")
  func replaceByNothing() {
    let group = Constraint.activate { a.left == 10 }
    group.replace {}
    #expect(texts(group) == [])
    #expect(texts(a.installedConstraints) == [])
  }
}

@Suite("Offset and inset of a group")
struct GroupOffsetTests {
  private let root = LayoutView(name: "root", width: 200, height: 100)
  private let a = LayoutView(name: "a")

  init() { root.addSubview(a) }

  @Test("An offset is added to every constant as it was written")
  func offset() {
    let group = Constraint.activate {
      a.left == 10
      a.top == 5
      a.size == 40
    }
    group.additionalOffset = 4
    #expect(texts(group) == ["a.left == 14", "a.top == 9", "a.width == 44", "a.height == 44"])
    group.additionalOffset = -1
    #expect(texts(group) == ["a.left == 9", "a.top == 4", "a.width == 39", "a.height == 39"])
    root.layoutIfNeeded()
    #expect(frames(of: a) == ["a": Rect(x: 9, y: 4, width: 39, height: 39)])
    group.additionalOffset = 0
    #expect(texts(group) == ["a.left == 10", "a.top == 5", "a.width == 40", "a.height == 40"])
  }

  @Test("An inset moves near edges forwards and far edges back, from the written constants")
  func inset() {
    let group = Constraint.activate { a.edges == root.edges.inset(by: 10) }
    root.layoutIfNeeded()
    #expect(frames(of: a) == ["a": Rect(x: 10, y: 10, width: 180, height: 80)])
    group.additionalInset = 5
    #expect(
      texts(group) == [
        "a.top == root.top + 15", "a.leading == root.leading + 15", "a.bottom == root.bottom - 15",
        "a.trailing == root.trailing - 15",
      ])
    root.layoutIfNeeded()
    #expect(frames(of: a) == ["a": Rect(x: 15, y: 15, width: 170, height: 70)])
    group.additionalInset = -10
    root.layoutIfNeeded()
    #expect(frames(of: a) == ["a": Rect(x: 0, y: 0, width: 200, height: 100)])
    group.additionalInset = 0
    root.layoutIfNeeded()
    #expect(frames(of: a) == ["a": Rect(x: 10, y: 10, width: 180, height: 80)])
  }

  @Test("An inset leaves sizes alone")
  func insetOfSizes() {
    let group = ConstraintGroup {
      a.left == 10
      a.width == 40
    }
    group.additionalInset = 5
    #expect(texts(group) == ["a.left == 15", "a.width == 40"])
  }

  @Test("After replace, constants are as written, with neither offset nor inset")
  func replaceAfterOffset() {
    let group = Constraint.activate { a.edges(.left, .right) == 10 }
    group.additionalOffset = 4
    group.additionalInset = 3
    group.replace { a.edges(.left, .right) == 20 }
    #expect(texts(group) == ["a.left == 20", "a.right == -20"])
    #expect([group.additionalOffset, group.additionalInset] == [0, 0])
    group.additionalOffset = 1
    #expect(texts(group) == ["a.left == 21", "a.right == -19"])
  }
}
