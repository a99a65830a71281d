#if !ANCHORS_SINGLE_MODULE
import Anchors
import AnchorsSolver
#endif

extension Engine {
  func explainFrame(of item: any LayoutItem) -> FrameExplanation {
    guard let number = model.number(of: item.layoutNode) else {
      return FrameExplanation(unread: item)
    }
    let explainer = FrameExplainer(
      facts(), metrics: model.metrics,
      parameters: model.solver.freeStructurals, item: number)
    return FrameExplanation(explainer, ItemNames())
  }

  /// The same of every item, in the order of the tree: the layout is looked at once.
  func explainFrames() -> [FrameExplanation] {
    var explainer = FrameExplainer(
      facts(), metrics: model.metrics,
      parameters: model.solver.freeStructurals, item: 0)
    let names = ItemNames()
    return model.nodes.indices.map { item in
      explainer.item = item
      return FrameExplanation(explainer, names)
    }
  }
}

extension FrameExplanation {
  /// Of an item that has left the tree in its layout, or of a tree that is being read.
  fileprivate init(unread item: any LayoutItem) {
    self.item = item
    frame = item.layoutFrame
    components = []
    description = "\(item.layoutName) \(item.layoutFrame): not laid out"
  }

  fileprivate init(_ explainer: FrameExplainer, _ names: ItemNames) {
    item = explainer.facts.items[explainer.item]
    frame = item.layoutFrame
    components = FrameComponent.allCases.map { explainer.component($0) }
    description = FrameText(explainer, names: names).text(frame, components)
  }
}
