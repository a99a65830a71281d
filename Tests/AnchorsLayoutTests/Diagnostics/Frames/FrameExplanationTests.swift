import AnchorsTestSupport
import Foundation
import LayoutCases
import Testing

@testable import Anchors
@testable import AnchorsLayout

/// Explanations are true, whole and no longer than they need to be.
@Suite("Explanations of frames")
struct FrameExplanationTests {
  private static let cases = SlowTests.cases(FixtureTests.cases, first: 40)

  @Test(
    "An explanation of a shared case gives exactly the value, and no step is superfluous",
    arguments: cases)
  func sharedCases(file: URL) throws {
    let layoutCase = try LayoutCase.read(try Data(contentsOf: file))
    let tree = try CaseTree(layoutCase)
    try check(tree, CaseModel(layoutCase), layoutCase.name)
  }

  @Test(
    "An explanation of a random tree gives exactly the value, and no step is superfluous",
    arguments: SlowTests.series(of: 8, first: 2))
  func randomTrees(block: Int) throws {
    for seed in UInt64(block * 40)..<UInt64(block * 40 + 40) {
      let model = RandomCase(
        seed: 90_000 + seed, itemCount: 2 + Int(seed % 7), rowCount: 4 + Int(seed % 17),
        isSoft: seed % 2 == 0
      ).model
      try check(try CaseTree(model.layoutCase), model, "seed \(90_000 + seed)")
    }
  }

  private func check(_ tree: CaseTree, _ model: CaseModel, _ name: String) throws {
    let equations = StepEquations(model)
    let layout = LayoutTree(containing: tree.root)
    let removed = layout.conflicts.compactMap(\.removed)
    let unsatisfied = layout.unsatisfiedConstraints.map(\.key)
    for id in tree.order {
      let view = try #require(tree.views[id])
      let explanation = view.frameExplanation
      let open = layout.ambiguities.first { $0.item === view }?.components.map(\.component) ?? []
      #expect(explanation.components.map(\.component) == FrameComponent.allCases)
      for part in explanation.components {
        func place() -> String { "\(name) \(id).\(part.component)\n\(explanation)" }
        #expect(part.isDetermined == !open.contains(part.component), "\(place())")
        // 1. The steps alone give the value.
        let all = equations.equations(part.steps, in: tree)
        let known = all.compactMap { $0 }
        let value = equations.value(of: "\(part.component)", id, known)
        #expect(value.map { abs($0 - part.value) < 1e-4 } == true, "\(place())")
        let rect = view.frameInRoot
        let frame = [rect.minX, rect.minY, rect.width, rect.height]
        let index = try #require(FrameComponent.allCases.firstIndex(of: part.component))
        #expect(abs(part.value - frame[index]) < 1e-6, "\(place())")
        // 2. None is superfluous.
        for dropped in known.indices {
          let rest = known.indices.filter { $0 != dropped }.map { known[$0] }
          #expect(equations.value(of: "\(part.component)", id, rest) == nil, "\(place())")
        }
        // 3. What does not count is not named.
        for step in part.steps {
          if case .constraint(let constraint) = step.reason {
            #expect(!removed.contains { $0 === constraint }, "\(place())")
          }
          // 4. What is held back does not hold.
          if let push = step.push {
            #expect(unsatisfied.contains(push.limit.key), "\(place())")
          }
        }
      }
    }
  }
}

extension UnsatisfiedConstraint {
  /// A text that identifies the step in comparisons.
  fileprivate var key: String {
    switch self {
    case .constraint(let constraint): "\(ObjectIdentifier(constraint))"
    case .intrinsicSize(let limit): limit.description
    }
  }
}
