import Anchors
import AnchorsSolver

extension LayoutTree {
  /// The items that were still changing when the last layout stopped: content whose height and
  /// width depend on each other, or views that need layout or change size in each of their
  /// `layoutSubviews()`. If it is not empty, the frames are those of the last round.
  public var nonconvergingItems: [any LayoutItem] {
    engine.nonconverging.all.compactMap { $0.item }
  }

  /// The items whose frames, in their parents' coordinates, are not solved to the end, in the order
  /// of the tree. Empty in practice.
  ///
  /// Each component has an iteration limit proportional to its size, which no known layout reaches.
  /// Items of a component that reaches it keep the frames of the latest step: constraints among
  /// them may be unsatisfied, and their ambiguity is unknown.
  public var unsolvedItems: [any LayoutItem] {
    let engine = laidOutEngine
    if engine.model.solver.isFinished { return [] }
    let isUnfinished = engine.model.solver.unfinishedVariables()
    return engine.model.order.items.dropFirst().compactMap { number in
      Variable.allCases.contains { isUnfinished[$0.id(of: number)] } ? engine.item(number) : nil
    }
  }
}
