extension Engine {
  func explainFrame(of item: any LayoutItem, below root: any LayoutItem) -> FrameExplanation {
    guard let number = model.number(of: item.layoutNode) else {
      fatalError("\(item.layoutName) is not part of the tree whose layout is to be explained")
    }
    let explainer = FrameExplainer(
      facts(below: root), metrics: model.metrics,
      parameters: model.solver.free.flatMap { $0.parameters }, item: number)
    return FrameExplanation(explainer, ItemNames())
  }

  /// The same of every item, in the order of the tree: the layout is looked at once.
  func explainFrames(below root: any LayoutItem) -> [FrameExplanation] {
    var explainer = FrameExplainer(
      facts(below: root), metrics: model.metrics,
      parameters: model.solver.free.flatMap { $0.parameters }, item: 0)
    let names = ItemNames()
    return model.nodes.indices.map { item in
      explainer.item = item
      return FrameExplanation(explainer, names)
    }
  }
}

extension FrameExplanation {
  fileprivate init(_ explainer: FrameExplainer, _ names: ItemNames) {
    item = explainer.facts.items[explainer.item]
    frame = item.layoutFrame
    components = FrameComponent.allCases.map { explainer.component($0) }
    description = FrameText(explainer, names: names).text(frame, components)
  }
}
