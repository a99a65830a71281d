import AnchorsLayout

/// A constraint of a visual format as plain data:
/// `item.attr relation multiplier * item2.attr2 + constant`.
package struct FormatRow: Decodable, Hashable, Sendable {
  package var item: String
  package var attr: String
  package var relation: LayoutCase.RowRelation
  package var multiplier: Double
  package var item2: String?
  package var attr2: String?
  package var constant: Double
  package var priority: Double
}

extension FormatRow {
  /// Creates the row of a constraint, or `nil` if an item is freed.
  package init?(_ constraint: Constraint) {
    guard let item = constraint.firstItem else { return nil }
    self.init(
      item: item.layoutName, attr: "\(constraint.firstAnchor.attribute)",
      relation: LayoutCase.RowRelation(constraint.relation), multiplier: constraint.multiplier,
      item2: constraint.secondItem?.layoutName,
      attr2: constraint.secondAnchor.map { "\($0.attribute)" }, constant: constraint.constant,
      priority: constraint.priority.rawValue)
  }

  package init(_ row: LayoutCase.Row) {
    self.init(
      item: row.item, attr: row.attr, relation: row.relation, multiplier: row.multiplier,
      item2: row.item2, attr2: row.attr2, constant: row.constant, priority: row.priority)
  }

  /// The same with its sides exchanged; a size with a number stays as it is.
  package var turned: FormatRow {
    guard let item2, let attr2 else { return self }
    return FormatRow(
      item: item2, attr: attr2, relation: multiplier < 0 ? relation : relation.turned,
      multiplier: 1 / multiplier, item2: item, attr2: attr, constant: 0 - constant / multiplier,
      priority: priority)
  }

  /// One form for a row and the same row turned, its numbers to a millionth.
  fileprivate var normal: FormatRow {
    var row = self
    if let item2, let attr2, (item2, attr2) < (item, attr) { row = turned }
    row.constant = (row.constant * 1e6).rounded() / 1e6 + 0
    return row
  }
}

extension [FormatRow] {
  /// Returns the differences from the expected rows. Neither the order of the rows nor that of
  /// their sides matters.
  func complaints(expecting expected: [FormatRow]) -> [String] {
    var missing = expected.map(\.normal)
    var surplus: [FormatRow] = []
    for row in self {
      if let index = missing.firstIndex(of: row.normal) {
        missing.remove(at: index)
      } else {
        surplus.append(row)
      }
    }
    return surplus.map { "there is \($0)" } + missing.map { "there is no \($0)" }
  }
}

extension LayoutCase.RowRelation {
  fileprivate init(_ relation: Relation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .atMost
    case .greaterThanOrEqual: self = .atLeast
    }
  }

  fileprivate var turned: LayoutCase.RowRelation {
    switch self {
    case .equal: .equal
    case .atMost: .atLeast
    case .atLeast: .atMost
    }
  }
}

extension FormatRow: CustomStringConvertible {
  package var description: String {
    let other = item2.map { "\(multiplier) * \($0).\(attr2 ?? "")" } ?? "0"
    return "\(item).\(attr) \(relation.rawValue) \(other) + \(constant) ~ \(priority)"
  }
}

// MARK: - As JSON

extension FormatRow: Encodable {
  private enum Key: String, CodingKey {
    case item, attr, relation, multiplier, item2, attr2, constant, priority
  }

  package func encode(to encoder: any Encoder) throws {
    var row = encoder.container(keyedBy: Key.self)
    try row.encode(item, forKey: .item)
    try row.encode(attr, forKey: .attr)
    try row.encode(relation.rawValue, forKey: .relation)
    try row.encode(multiplier, forKey: .multiplier)
    try row.encode(item2, forKey: .item2)
    try row.encode(attr2, forKey: .attr2)
    try row.encode(constant, forKey: .constant)
    try row.encode(priority, forKey: .priority)
  }
}
