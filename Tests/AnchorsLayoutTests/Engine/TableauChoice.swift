import AnchorsSolver
import LayoutCases

@testable import Anchors
@testable import AnchorsLayout

/// The tableaus with which a test solves components.
enum TableauChoice: CaseIterable {
  /// By their size, as always.
  case bySize
  /// All with a factored basis, as if they were large.
  case factored

  /// Chooses for a tree that has not been laid out yet.
  func apply(to root: LayoutView) {
    if self == .factored { LayoutTree(containing: root).engine.limits.denseEntries = -1 }
  }

  /// The answer to a case, before its steps.
  func answer(to layoutCase: LayoutCase) throws -> CaseAnswer {
    let tree = try CaseTree(layoutCase)
    apply(to: tree.root)
    return tree.answer(name: layoutCase.name)
  }

  /// The answers to a case and its steps.
  func answers(to layoutCase: LayoutCase) throws -> [CaseAnswer] {
    let tree = try CaseTree(layoutCase)
    apply(to: tree.root)
    guard let steps = layoutCase.steps else { return [tree.answer(name: layoutCase.name)] }
    var answers = [tree.answer(name: layoutCase.name, step: 0)]
    for (index, step) in steps.enumerated() {
      try tree.apply(step, at: "steps[\(index)]")
      answers.append(tree.answer(name: layoutCase.name, step: index + 1))
    }
    return answers
  }
}
