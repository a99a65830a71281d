import AnchorsLayout
import AnchorsTestSupport
import LayoutCases

/// Rows of a random case by themselves, for the reference: constraints as they are, sides of
/// intrinsic sizes as constraints.
struct PlainRows {
  private let model: CaseModel
  private let tree: CaseTree

  init(_ model: CaseModel, _ tree: CaseTree) {
    self.model = model
    self.tree = tree
  }

  func row(_ constraint: Constraint) -> LayoutCase.Row? {
    tree.id(of: constraint).flatMap { id in model.activeRows.first { $0.id == id } }
  }

  func row(_ limit: ContentSizeConstraint) -> LayoutCase.Row? {
    guard let item = model.item(limit.item.layoutName), let size = item.intrinsic else {
      return nil
    }
    let isWidth = limit.attribute == .width
    let isUpper = limit.relation == .lessThanOrEqual
    let numbers = isUpper ? item.huggingOrDefault : item.compressionOrDefault
    guard let length = isWidth ? size.width : size.height else { return nil }
    return LayoutCase.Row(
      id: "\(item.id).\(limit.attribute)\(limit.relation)intrinsic", item.id,
      "\(limit.attribute)", isUpper ? .atMost : .atLeast, constant: length,
      priority: isWidth ? numbers.h : numbers.v)
  }

  func row(_ limit: UnsatisfiedConstraint) -> LayoutCase.Row? {
    switch limit {
    case .constraint(let constraint): row(constraint)
    case .intrinsicSize(let limit): row(limit)
    }
  }

  /// The least violations by level of these rows alone; `nil` if the required ones cannot hold.
  func levels(_ rows: [LayoutCase.Row]) -> [Double: Double]? {
    var bare = model.layoutCase
    bare.constraints = rows
    for index in bare.items.indices { bare.items[index].intrinsic = nil }
    return ReferenceLayout(CaseModel(bare)).levels
  }

  /// Returns `true` if the rows are feasible.
  func isFeasible(_ rows: [LayoutCase.Row]) -> Bool {
    levels(rows.map { $0.at(1000) }) != nil
  }

  /// Returns the least violation of the first row if the others hold, or `nil` if the others
  /// conflict.
  func leastViolation(of row: LayoutCase.Row, besides others: [LayoutCase.Row]) -> Double? {
    levels([row.at(500)] + others.map { $0.at(1000) }).map { $0[500] ?? 0 }
  }

  /// The row, no further off than it is with these frames.
  func achieved(_ row: LayoutCase.Row, _ frames: [String: [Double]]) -> LayoutCase.Row {
    var bare = model.layoutCase
    for index in bare.items.indices { bare.items[index].intrinsic = nil }
    var achieved = row
    for side in [LayoutCase.RowRelation.atMost, .atLeast]
    where row.relation == .equal || row.relation == side {
      var one = row
      one.relation = side
      bare.constraints = [one]
      let violation = CaseModel(bare).violations(frames)[row.priority] ?? 0
      if violation < 1e-7 { continue }
      achieved.relation = side
      achieved.constant += side == .atMost ? violation : -violation
    }
    return achieved
  }
}

extension LayoutCase.Row {
  func at(_ priority: Double) -> LayoutCase.Row {
    var row = self
    row.priority = priority
    return row
  }
}
