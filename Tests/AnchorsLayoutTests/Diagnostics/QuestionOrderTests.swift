import AnchorsLayout
import Testing

/// Whatever is asked about a layout brings it up to date in the same way first, passes included; so
/// no answer depends on what was asked before.
@Suite("Questions about a layout that is due")
struct QuestionOrderTests {
  /// Sets its width in its own update of constraints.
  private final class Badge: LayoutView {
    var size = 20.0
    lazy var limit = width == 10 ~ 700

    override func updateConstraints() {
      if !limit.isActive { limit.isActive = true }
      limit.constant = size
      super.updateConstraints()
    }
  }

  /// A stack whose arrangement and a badge whose constraints are due.
  private struct Scene {
    let root = LayoutView(name: "root", width: 200, height: 100)
    let stack = LayoutStackView(name: "stack")
    let badge = Badge(name: "badge"), other = LayoutView(name: "other")
    let optional: Constraint

    init() {
      optional = badge.width == 150 ~ 600
      root.addSubview(stack)
      stack.addArrangedSubview(badge)
      stack.addArrangedSubview(other)
      Constraint.activate {
        stack.edges(.top, .leading) == root.edges(.top, .leading)
        [badge, other].height == 30
        other.width >= 40
        optional
      }
      root.layoutIfNeeded()
      // What is due from here on only the passes can do.
      badge.size = 60
      badge.setNeedsUpdateConstraints()
      stack.axis = .vertical
      stack.spacing = 7
    }
  }

  private enum Question: CaseIterable {
    case ambiguities, hasAmbiguousLayout, lint, frameExplanation, explanation

    func answer(_ scene: Scene) -> String {
      let tree = LayoutTree(containing: scene.other)
      switch self {
      case .ambiguities: return tree.ambiguities.map(\.description).joined(separator: "\n")
      case .hasAmbiguousLayout:
        return "\(scene.other.hasAmbiguousLayout) \(tree.hasAmbiguousLayout(scene.badge))"
      case .lint: return tree.lintFindings.map(\.description).joined(separator: "\n")
      case .frameExplanation: return tree.frameExplanation(of: scene.other).description
      case .explanation: return scene.optional.explanation?.description ?? "it holds"
      }
    }
  }

  private func orders(of questions: [Question]) -> [[Question]] {
    if questions.isEmpty { return [[]] }
    return questions.indices.flatMap { place -> [[Question]] in
      var others = questions
      let first = others.remove(at: place)
      return orders(of: others).map { [first] + $0 }
    }
  }

  @Test("Questions about a pending layout have the same answers in every order")
  func everyOrder() {
    let expected = Scene()
    expected.root.layoutIfNeeded()
    #expect(expected.badge.frame.width == 60 && expected.other.frame.minY == 37)
    let answers = Question.allCases.map { $0.answer(expected) }
    #expect(answers.count { !$0.isEmpty } >= 3)
    for order in orders(of: Question.allCases) {
      let scene = Scene()
      for question in order {
        #expect(question.answer(scene) == answers[Question.allCases.firstIndex(of: question) ?? 0])
      }
      #expect(scene.other.frame == expected.other.frame)
    }
  }

  @Test("The tree's layout runs the passes, as the view's does")
  func oneMeaning() {
    let scene = Scene()
    let tree = LayoutTree(containing: scene.badge)
    #expect(tree.layoutIfNeeded())
    #expect(scene.badge.frame.width == 60 && scene.other.frame.minY == 37)
    #expect(!tree.layoutIfNeeded(), "nothing is left to do")
  }
}
