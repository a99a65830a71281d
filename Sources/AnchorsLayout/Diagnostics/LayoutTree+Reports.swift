import Anchors
import AnchorsSolver

extension LayoutTree {
  /// The items that were still changing when the last layout gave up: content whose height and
  /// width chase each other, views that ask for layout, or change size, in each of their
  /// `layoutSubviews()`. Empty as it should be; otherwise the frames are those of the last round.
  public var nonconvergingItems: [any LayoutItem] {
    engine.nonconvergingNodes.compactMap { $0.item }
  }

  /// The items whose frames, in their parents' coordinates, are not solved to the end, in the order
  /// of the tree. Empty in practice.
  ///
  /// What a layout costs is bounded: constraints that hang together are given a number of steps in
  /// proportion to how many they are, many times what any known layout takes. Should they meet that
  /// limit, these items keep the frames of the latest step: constraints among them may not hold,
  /// and nothing is known of their ambiguity.
  public var unsolvedItems: [any LayoutItem] {
    let engine = laidOutEngine
    if engine.model.solver.isFinished { return [] }
    let isUnfinished = engine.model.solver.unfinishedVariables()
    return engine.model.order.items.dropFirst().compactMap { number in
      Variable.allCases.contains { isUnfinished[$0.id(of: number)] } ? engine.item(number) : nil
    }
  }
}
