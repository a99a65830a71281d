import Anchors
import AnchorsSolver

extension Engine {
  func frameExplanation(of item: any LayoutItem) -> FrameExplanation {
    guard model.number(of: item.layoutNode) != nil, var explainer = frameExplainer(),
      let number = explainer.facts.number(of: item)
    else {
      // It has left the tree in its layout, or the tree is being read.
      return FrameExplanation(
        item: item, frame: item.layoutFrame, components: [],
        description: "\(item.nameInTree) \(item.layoutFrame): not laid out")
    }
    explainer.item = number
    return FrameExplanation(explainer, ItemNames())
  }

  /// Explains the frames of all items, in the order of the tree. The layout is read once.
  var frameExplanations: [FrameExplanation] {
    guard var explainer = frameExplainer() else { return [] }
    let names = ItemNames()
    return explainer.facts.items.indices.map { item in
      explainer.item = item
      return FrameExplanation(explainer, names)
    }
  }

  /// Returns an explainer, first for the root; `nil` if the tree has not been read.
  private func frameExplainer() -> FrameExplainer? {
    let facts = facts()
    if facts.items.isEmpty { return nil }
    return FrameExplainer(
      facts,
      parameters: model.solver.freeStructurals
        .filter { facts.numbers.number(ofItem: Variable.item(of: Int($0))) != nil }
        .map { facts.numbers.variable($0) }, item: 0)
  }
}

extension FrameExplanation {
  fileprivate init(_ explainer: FrameExplainer, _ names: ItemNames) {
    item = explainer.facts.items[explainer.item]
    frame = item.layoutFrame
    components = FrameComponent.allCases.map { explainer.component($0) }
    let messages = RowMessages(facts: explainer.facts, names: names)
    description = FrameText(messages: messages, item: explainer.item).text(frame, components)
  }
}
