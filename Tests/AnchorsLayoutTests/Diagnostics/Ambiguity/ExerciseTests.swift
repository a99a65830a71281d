import AnchorsTestSupport
import LayoutCases
import Testing

@testable import Anchors
@testable import AnchorsLayout

/// Another solution that is as good, shown for debugging.
@Suite("Exercising ambiguity")
struct ExerciseTests {
  private let root = LayoutView(name: "root", width: 400, height: 300)
  private let view = LayoutView(name: "view")
  private let other = LayoutView(name: "other")

  init() {
    for item in [view, other] {
      root.addSubview(item)
      item.translatesAutoresizingMaskIntoConstraints = false
    }
    Constraint.activate { [view, other].verticalEdges == root.verticalEdges }
  }

  @Test("Exercising moves a view and its dependents to their other ends, and back")
  func otherEnds() {
    Constraint.activate {
      view.left == root.left
      other.left == view.right
      other.right == root.right
    }
    root.layoutIfNeeded()
    view.exerciseAmbiguityInLayout()
    #expect(view.frame == Rect(x: 0, y: 0, width: 400, height: 300))
    #expect(other.frame == Rect(x: 400, y: 0, width: 0, height: 300))
    root.layoutIfNeeded()
    #expect(view.frame.width == 400, "a layout with nothing to do leaves it")
    view.exerciseAmbiguityInLayout()
    #expect(view.frame == Rect(x: 0, y: 0, width: 0, height: 300))
    #expect(other.frame == Rect(x: 0, y: 0, width: 400, height: 300))
  }

  @Test("Exercising moves an unbounded view by 100 points")
  func noEnd() {
    Constraint.activate {
      view.left == root.left
      view.width >= 50
      other.left <= root.left - 20
      other.width == 10
    }
    view.exerciseAmbiguityInLayout()
    #expect(view.frame.width == 150)
    other.exerciseAmbiguityInLayout()
    #expect(other.frame.minX == -120)
  }

  @Test("Exercising ends with the next layout that has work to do")
  func putBack() {
    Constraint.activate {
      view.left == root.left
      view.width >= 50
      other.left == root.left
    }
    let width = other.width == 30
    width.isActive = true
    view.exerciseAmbiguityInLayout()
    #expect(view.frame.width == 150)
    width.constant = 40
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    #expect(other.frame.width == 40)
  }

  @Test("Exercising does nothing in an unambiguous layout")
  func nothingOpen() {
    Constraint.activate {
      view.horizontalEdges == root.horizontalEdges
      other.left == root.left
    }
    root.layoutIfNeeded()
    view.exerciseAmbiguityInLayout()
    #expect(view.frame == Rect(x: 0, y: 0, width: 400, height: 300))
    #expect(other.frame.width == 0)
  }

  @Test("Exercising moves a view that is ambiguous because its superview is")
  func inside() {
    let child = LayoutView(name: "child")
    view.addSubview(child)
    Constraint.activate {
      view.width == 100
      child.edges == view.edges
      other.horizontalEdges == root.horizontalEdges
    }
    root.layoutIfNeeded()
    child.exerciseAmbiguityInLayout()
    #expect(child.frameInRoot.minX == 100)
    child.exerciseAmbiguityInLayout()
    #expect(child.frameInRoot.minX == 0)
  }

  @Test("Exercising keeps every optimum in random trees", arguments: 0..<4)
  func randomTrees(block: Int) throws {
    var exercised = 0
    for seed in UInt64(block * 50)..<UInt64(block * 50 + 50) {
      let model = RandomCase(
        seed: 40_000 + seed, itemCount: 2 + Int(seed % 5), rowCount: 4 + Int(seed % 11),
        isSoft: seed % 2 == 0
      ).model
      let tree = try CaseTree(model.layoutCase)
      let usual = tree.answer(name: model.name)
      if usual.status != .ambiguous { continue }
      for id in tree.order where usual.ambiguous[id] != nil {
        let item = try #require(tree.views[id])
        let before = tree.order.compactMap { tree.views[$0]?.frame }
        let place = item.frameInRoot
        item.exerciseAmbiguityInLayout()
        exercised += 1
        #expect(item.frameInRoot != place, "seed \(seed) \(id)")
        var frames: [String: [Double]] = [:]
        for (id, view) in tree.views where view !== tree.root {
          let frame = view.frameInRoot
          frames[id] = [frame.minX, frame.minY, frame.width, frame.height]
        }
        let (sums, others) = (model.violations(usual.frames), model.violations(frames))
        for (priority, sum) in sums {
          #expect(abs((others[priority] ?? 0) - sum) < 1e-4, "seed \(seed) \(id) \(priority)")
        }
        item.exerciseAmbiguityInLayout()
        #expect(tree.order.compactMap { tree.views[$0]?.frame } == before, "seed \(seed) \(id)")
      }
    }
    #expect(exercised > 20)
  }
}
