import Anchors
import AnchorsSolver

extension Engine {
  func frameExplanation(of item: any LayoutItem) -> FrameExplanation {
    let facts = facts()
    guard model.number(of: item.layoutNode) != nil, let number = facts.number(of: item) else {
      // It has left the tree in its layout, or the tree is being read.
      return FrameExplanation(
        item: item, frame: item.layoutFrame, components: [],
        description: "\(item.nameInTree) \(item.layoutFrame): not laid out")
    }
    return FrameExplanation(frameExplainer(facts, of: number..<number + 1), ItemNames())
  }

  /// Explains the frames of all items, in the order of the tree. The layout is read once.
  ///
  /// - Parameter shown: The steps to make, if the explanations need no text.
  func frameExplanations(showing shown: FrameExplanation.ShownSteps? = nil) -> [FrameExplanation] {
    let facts = facts()
    if facts.items.isEmpty { return [] }
    var explainer = frameExplainer(facts, of: facts.items.indices)
    let names = ItemNames()
    return facts.items.indices.map { item in
      explainer.item = item
      return FrameExplanation(explainer, names, showing: shown)
    }
  }

  /// Returns an explainer of items, first for the first of them.
  private func frameExplainer(_ facts: LayoutFacts, of items: Range<Int>) -> FrameExplainer {
    let parameters = model.solver.freeStructurals
      .filter { facts.numbers.number(ofItem: Variable.item(of: Int($0))) != nil }
      .map { facts.numbers.variable($0) }
    var ambiguous: [Int: [FrameComponent]] = [:]
    for item in items where !parameters.isEmpty {
      ambiguous[item] = FrameComponent.allCases.filter {
        range(of: $0, ofItem: facts.numbers.items[item]).isOpen
      }
    }
    return FrameExplainer(
      facts, parameters: parameters, ambiguous: ambiguous, item: items.lowerBound)
  }
}

extension FrameExplanation {
  fileprivate init(
    _ explainer: FrameExplainer, _ names: ItemNames, showing shown: ShownSteps? = nil
  ) {
    item = explainer.facts.items[explainer.item]
    frame = item.layoutFrame
    let steps = shown ?? (first: .max, last: 0)
    components = FrameComponent.allCases.map { explainer.component($0, steps) }
    if shown != nil {
      description = ""
      return
    }
    let messages = RowMessages(facts: explainer.facts, names: names)
    description = FrameText(messages: messages, item: explainer.item).text(frame, components)
  }
}
