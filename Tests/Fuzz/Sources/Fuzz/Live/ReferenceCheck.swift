import AnchorsLayout
import AnchorsTestSupport
import LayoutCases

/// Compares a tree of plain views with the textbook reference: whether the required constraints can
/// hold, and by how much each level is violated.
struct ReferenceCheck {
  private let model: Model
  private let tree: LiveTree

  init(_ model: Model, _ tree: LiveTree) {
    self.model = model
    self.tree = tree
  }

  func run() throws(Difference) {
    guard let layoutCase = layoutCase() else { return }
    let caseModel = CaseModel(layoutCase)
    let reference = ReferenceLayout(caseModel)
    let hasConflicts = !tree.tree(of: 0).conflicts.isEmpty
    guard let levels = reference.levels else {
      if hasConflicts { return }
      throw Difference("there are no conflicts; to the reference, there are")
    }
    if hasConflicts { throw Difference("there are conflicts; to the reference, there are none") }
    let sums = caseModel.violations(frames())
    for (priority, optimum) in levels.merging([1000: 0], uniquingKeysWith: { first, _ in first }) {
      let sum = sums[priority] ?? 0
      if abs(sum - optimum) > 0.002 + 1e-7 * optimum {
        throw Difference("level \(priority) is violated by \(sum); to the reference, by \(optimum)")
      }
    }
  }

  private func name(_ slot: Int) -> String { slot == 0 ? "root" : "v\(slot)" }

  private func layoutCase() -> LayoutCase? {
    let slots = model.subtree(of: 0).dropFirst()
    // The format's root has neither content nor baselines.
    let (root, plain) = (model.views[0], Model.ViewState())
    guard slots.count <= 6, root.intrinsic == plain.intrinsic, root.firstBaseline == 0,
      root.lastBaseline == 0
    else { return nil }
    var items: [LayoutCase.Item] = []
    for slot in slots {
      let state = model.views[slot]
      guard !state.translates, state.direction == nil, let parent = state.superview else {
        return nil
      }
      var item = LayoutCase.Item(id: name(slot), parent: name(parent))
      let none = LayoutView.noIntrinsicMetric
      item.intrinsic = LayoutCase.Intrinsic(
        width: state.intrinsic.width == none ? nil : state.intrinsic.width,
        height: state.intrinsic.height == none ? nil : state.intrinsic.height)
      item.hugging = numbers(state.hugging)
      item.compression = numbers(state.compression)
      item.baseline = LayoutCase.Baseline(first: state.firstBaseline, last: state.lastBaseline)
      items.append(item)
    }
    let members = Set(model.subtree(of: 0))
    let rows = model.installed.compactMap { row($0, members) }
    let size = model.views[0].frame.size
    return LayoutCase(
      name: "fuzz", root: LayoutCase.Root(width: size.width, height: size.height),
      direction: model.views[0].direction == .rightToLeft ? .rtl : .ltr, items: items,
      constraints: rows)
  }

  private func numbers(_ priorities: AxisPriorities) -> LayoutCase.AxisNumbers {
    LayoutCase.AxisNumbers(
      h: priorities.horizontal.rawValue, v: priorities.vertical.rawValue)
  }

  private func row(_ id: Int, _ members: Set<Int>) -> LayoutCase.Row? {
    guard let constraint = model.constraints[id], let host = constraint.host,
      members.contains(host), case .view(let first) = constraint.statement.first
    else { return nil }
    let statement = constraint.statement
    var second = constraint.impliedSecond
    if case .view(let slot) = statement.second { second = slot }
    let relation: LayoutCase.RowRelation =
      switch statement.relation {
      case .equal: .equal
      case .lessThanOrEqual: .atMost
      case .greaterThanOrEqual: .atLeast
      }
    return LayoutCase.Row(
      id: "c\(id)", name(first), statement.attribute.description, relation,
      multiplier: statement.multiplier, second.map(name),
      second.map { _ in statement.otherAttribute.description }, constant: statement.constant,
      priority: statement.priority)
  }

  private func frames() -> [String: [Double]] {
    var frames: [String: [Double]] = [:]
    for slot in model.subtree(of: 0).dropFirst() {
      guard let frame = tree.view(slot)?.frameInRoot else { continue }
      // The root's own place does not count.
      frames[name(slot)] = frame.components
    }
    return frames
  }
}
