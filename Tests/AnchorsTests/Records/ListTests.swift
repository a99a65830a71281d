import AnchorsLayout
import Testing

/// The records of hosts and items after constraints were taken out of them at any place.
@Suite("Records keep the order of installation")
struct ListTests {
  private let root = LayoutView(name: "root", width: 200, height: 100)
  private let a = LayoutView(name: "a")
  private let constraints: [Constraint]

  init() {
    root.addSubview(a)
    let a = a
    constraints = (1...5).map { a.left >= Double($0) }
    Constraint.activate(constraints)
  }

  private func expect(_ numbers: [Double], _ comment: Comment? = nil) {
    #expect(a.installedConstraints.map(\.constant) == numbers, comment)
    #expect(root.hostedConstraints.map(\.constant) == numbers, comment)
  }

  @Test(
    "A list without any one element is in order, and with it again at the end", arguments: 0..<5)
  func one(index: Int) {
    constraints[index].isActive = false
    expect((1...5).filter { $0 != index + 1 }.map(Double.init))
    constraints[index].isActive = true
    expect((1...5).filter { $0 != index + 1 }.map(Double.init) + [Double(index + 1)])
  }

  @Test("A list without any two elements, in either order, is in order")
  func two() {
    for first in 0..<5 {
      for second in 0..<5 where second != first {
        Constraint.deactivate(constraints)
        Constraint.activate(constraints)
        Constraint.deactivate([constraints[first], constraints[second]])
        let rest = (0..<5).filter { $0 != first && $0 != second }
        expect(rest.map { Double($0 + 1) }, "without \(first) and \(second)")
      }
    }
  }

  @Test("The order survives a long series of removals and additions", arguments: 0..<5)
  func series(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    var expected = [1.0, 2, 3, 4, 5]
    for _ in 0..<200 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let constraint = constraints[Int(state >> 33) % 5]
      expected.removeAll { $0 == constraint.constant }
      if !constraint.isActive { expected.append(constraint.constant) }
      constraint.isActive.toggle()
      expect(expected, "seed \(seed)")
    }
  }

  @Test("An item that is both sides of a constraint releases it at once")
  func bothSides() {
    let ratio = a.width == 2 * a.height
    ratio.isActive = true
    #expect(
      a.installedConstraints.last === ratio && a.hostedConstraints.map { $0 === ratio } == [true])
    ratio.isActive = false
    #expect(a.hostedConstraints.isEmpty)
    expect([1, 2, 3, 4, 5])
  }

  @Test("A list can be iterated while its elements are removed")
  func removal() {
    for constraint in a.installedConstraints { constraint.isActive = false }
    expect([])
    #expect(constraints.allSatisfy { !$0.isActive })
  }
}
