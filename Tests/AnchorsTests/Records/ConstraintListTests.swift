import AnchorsLayout
import Testing

@testable import Anchors

@Suite("Lists of constraints")
struct ConstraintListTests {
  private let root = LayoutView(name: "root")
  private let a = LayoutView(name: "a")
  private let b = LayoutView(name: "b")
  private let constraints: [Constraint]

  init() {
    root.addSubview(a)
    root.addSubview(b)
    constraints = [a.left == b.left + 1, a.top == b.top + 2, b.right == a.right + 3]
    Constraint.activate(constraints)
  }

  private func constants(_ view: LayoutView, _ role: ConstraintList.Role) -> [Double] {
    ConstraintList(view.layoutNode, role).map(\.constant)
  }

  @Test("A constraint is in one list of its host and in one of each of its items")
  func roles() {
    #expect(constants(root, .host) == [1, 2, 3])
    #expect(constants(a, .host) == [] && constants(b, .host) == [])
    #expect(constants(a, .first) == [1, 2] && constants(b, .first) == [3])
    #expect(constants(a, .second) == [3] && constants(b, .second) == [1, 2])
  }

  @Test("The first and the last are known, and follow removals and insertions")
  func ends() {
    let hosted = root.layoutNode.hosted
    #expect(hosted.first === constraints[0] && hosted.last === constraints[2])
    constraints[0].isActive = false
    #expect(hosted.first === constraints[1] && hosted.last === constraints[2])
    constraints[0].isActive = true
    #expect(hosted.first === constraints[1] && hosted.last === constraints[0])
    #expect(hosted.all.map(\.constant) == [2, 3, 1])
    Constraint.deactivate(constraints)
    #expect(hosted.first == nil && hosted.last == nil && hosted.all.isEmpty)
  }

  @Test("The present element of an iteration may be removed")
  func removal() {
    var met: [Double] = []
    for constraint in root.layoutNode.hosted {
      met.append(constraint.constant)
      constraint.isActive = false
    }
    #expect(met == [1, 2, 3] && root.layoutNode.hosted.all.isEmpty)
    #expect(constants(a, .second).isEmpty && constants(b, .second).isEmpty)
  }

  @Test("Withdrawing all constraints empties every list")
  func withdrawn() {
    b.layoutNode.referring.withdrawAll()
    #expect(constants(root, .host) == [3] && constants(a, .first) == [])
    #expect(constraints.map(\.isActive) == [false, false, true])
  }
}
