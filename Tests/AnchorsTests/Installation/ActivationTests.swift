import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("Activation")
struct ActivationTests {
  private let root = LayoutView(name: "root", width: 200, height: 100)
  private let a = LayoutView(name: "a")
  private let b = LayoutView(name: "b")

  init() {
    root.addSubview(a)
    root.addSubview(b)
  }

  @Test("Host and records follow a constraint from inert to active to inactive")
  func lifeCycle() {
    let gap = a.left == b.right + 8
    #expect(!gap.isActive && gap.host == nil)
    gap.isActive = true
    #expect(gap.isActive && gap.host === root)
    #expect(root.hostedConstraints.map { $0 === gap } == [true])
    #expect(a.installedConstraints.map { $0 === gap } == [true])
    #expect(texts(b.installedConstraints) == [])
    gap.isActive = false
    #expect(!gap.isActive && gap.host == nil)
    #expect(texts(root.hostedConstraints + a.installedConstraints) == [])
    #expect(gap.firstItem === a && gap.secondItem === b)
  }

  @Test("A constraint that is activated twice is placed once")
  func twice() {
    let gap = a.left == b.right + 8
    gap.isActive = true
    gap.isActive = true
    Constraint.activate([gap, gap])
    Constraint.activate { gap }
    #expect(texts(root.hostedConstraints) == ["a.left == b.right + 8"])
    #expect(texts(a.installedConstraints) == ["a.left == b.right + 8"])
  }

  @Test("Uninstalling twice has no further effect")
  func uninstallTwice() {
    let gap = a.left == b.right + 8
    let other = a.top == b.top
    Constraint.activate([gap, other])
    gap.isActive = false
    gap.isActive = false
    Constraint.deactivate([gap, gap])
    Constraint.deactivate([gap])
    #expect(texts(root.hostedConstraints) == ["a.top == b.top"])
    #expect(texts(a.installedConstraints) == ["a.top == b.top"])
    Constraint.deactivate([a.width == 1])  // never installed
  }

  @Test("A reactivated constraint is the same, with its edits and its line")
  func again() {
    let gap = a.left == 10
    let line: UInt = #line + 1
    Constraint.activate { gap }
    root.layoutIfNeeded()
    #expect(a.frame.minX == 10)
    gap.isActive = false
    root.layoutIfNeeded()
    #expect(a.frame.minX == 0)
    gap.constant = 20
    gap.identifier = "gap"
    gap.isActive = true
    root.layoutIfNeeded()
    #expect(a.frame.minX == 20)
    #expect(root.hostedConstraints.map { $0 === gap } == [true])
    #expect(
      root.hostedConstraints.map(\.description) == [
        "a.left == 20 'gap' (ActivationTests.swift:\(line))"
      ])
  }

  @Test("A reactivated constraint comes last in the order of installation")
  func orderAfterReactivation() {
    let constraints = [a.left == 1, a.top == 2, a.width == 3]
    Constraint.activate(constraints)
    constraints[0].isActive = false
    constraints[0].isActive = true
    #expect(texts(a.installedConstraints) == ["a.top == 2", "a.width == 3", "a.left == 1"])
    #expect(texts(root.hostedConstraints) == ["a.top == 2", "a.left == 1"])
  }

  @Test("Activating returns the constraints as a group")
  func group() {
    let gap = a.left == b.right + 8
    let group = Constraint.activate {
      gap
      a.size == 40
    }
    #expect(group.constraints[0] === gap)
    #expect(texts(group) == ["a.left == b.right + 8", "a.width == 40", "a.height == 40"])
    #expect(group.isActive)
  }

  @Test("A composite installs and uninstalls its children")
  func composite() {
    let inset = a.edges == root.edges.inset(by: 8)
    inset.activate()
    let expected = [
      "a.top == root.top + 8", "a.leading == root.leading + 8", "a.bottom == root.bottom - 8",
      "a.trailing == root.trailing - 8",
    ]
    #expect(texts(root.hostedConstraints) == expected)
    #expect(texts(a.installedConstraints) == expected)
    root.layoutIfNeeded()
    #expect(frames(of: a) == ["a": Rect(x: 8, y: 8, width: 184, height: 84)])
    inset.deactivate()
    #expect(texts(root.hostedConstraints + a.installedConstraints) == [])
    #expect(inset.constraints.map(\.isActive) == [false, false, false, false])
    inset.activate()
    #expect(texts(root.hostedConstraints) == expected)
  }

  @Test("The order survives many insertions and removals")
  func manyRemovals() {
    let constraints = (0..<40).map { a.left >= Double($0) }
    Constraint.activate(constraints)
    for (index, constraint) in constraints.enumerated() where index % 4 != 0 {
      constraint.isActive = false
    }
    let late = a.left <= 99
    late.isActive = true
    let expected = stride(from: 0, to: 40, by: 4).map { "a.left >= \($0)" } + ["a.left <= 99"]
    #expect(texts(root.hostedConstraints) == expected)
    #expect(texts(a.installedConstraints) == expected)
    constraints[8].isActive = false
    constraints[1].isActive = true
    #expect(
      texts(root.hostedConstraints)
        == expected.filter { $0 != "a.left >= 8" } + ["a.left >= 1"])
  }
}
