import AnchorsLayout

// A case measures the two positions of a constraint with a multiplier from the nearest common ancestor of the
// items. Where a tree measures them from elsewhere, an item of no width or height in the item that they are
// measured from stands between the two.

extension CaseWriter {
  /// Puts an item at the second position, in the item that positions are measured from, and lets the constraint
  /// be about that.
  mutating func addPosition(to row: inout CaseRow, in host: Int) {
    guard let second = row.second else { return }
    let axis = AxisAttributes(of: row.first.attribute)
    let item = addItem("\(row.id).position", in: host)
    add("position", of: row, (item, axis.near), second)
    add("length", of: row, (item, axis.length), nil)
    pin(item, of: row, in: host, axis.other)
    row.second = (item, axis.near)
  }

  /// Puts an item between `m × second` and `m × second + (1 - m) × width` of what positions are measured from
  /// the right edge of, and lets the constraint be about the latter.
  mutating func addMirroredPosition(
    to row: inout CaseRow, _ statement: SolvedLayout.Statement
  ) {
    guard let second = row.second else { return }
    let share = 1 - row.multiplier
    let (start, end): (Attribute, Attribute) = share < 0 ? (.right, .left) : (.left, .right)
    let item = addItem("\(row.id).position", in: statement.host)
    add("position", of: row, (item, start), second, multiplier: row.multiplier)
    add("length", of: row, (item, .width), (statement.measure, .width), multiplier: abs(share))
    pin(item, of: row, in: statement.host, AxisAttributes(of: .top))
    row.second = (item, end)
    row.multiplier = 1
  }

  /// Gives an item no length at the origin of an axis.
  private mutating func pin(_ item: Int, of row: CaseRow, in host: Int, _ axis: AxisAttributes) {
    add("\(axis.near)", of: row, (item, axis.near), (host, axis.near))
    add("\(axis.length)", of: row, (item, axis.length), nil)
  }

  private mutating func add(
    _ name: String, of row: CaseRow, _ first: CaseRow.Side, _ second: CaseRow.Side?,
    multiplier: Double = 1
  ) {
    var part = CaseRow(id: ids.unique("\(row.id).\(name)"), first: first)
    part.second = second
    part.multiplier = multiplier
    rows.append(part)
  }
}

/// The attributes along an axis.
private struct AxisAttributes {
  let near: Attribute
  let length: Attribute

  init(of attribute: Attribute) {
    near = attribute.isHorizontal ? .left : .top
    length = attribute.isHorizontal ? .width : .height
  }

  var other: AxisAttributes { AxisAttributes(of: near == .left ? .top : .left) }
}
