import AnchorsLayout

extension CaseWriter {
  /// Adds a constraint, which is one of so many.
  mutating func add(_ statement: SolvedLayout.Statement, number: Int) {
    let constraint = statement.constraint
    let (attribute, otherAttribute) = (constraint.firstAttribute, constraint.secondAttribute)
    let text = constraint.text(names)
    let name = constraint.identifier ?? constraint.source.map { "\($0)" } ?? "c\(number)"
    var row = CaseRow(id: ids.unique(name), first: (statement.first, attribute))
    row.relation = constraint.relation
    row.priority = constraint.priority.rawValue
    row.constant = statement.constant
    row.text = text
    if let second = statement.second {
      guard attribute.isComparable(with: otherAttribute) else {
        notes.append(
          "Left out, since \(attribute) and \(otherAttribute) cannot be compared: \(text)")
        isExact = false
        return
      }
      row.second = (second, otherAttribute)
      row.multiplier = constraint.multiplier
    }
    writePlainAttributes(in: &row)
    writeDirections(in: &row, statement)
    rows.append(row)
  }

  /// Replaces margins, which the constant has already, and baselines that the case's item does not have. Takes
  /// the other baselines out of the constant.
  private func writePlainAttributes(in row: inout CaseRow) {
    row.constant += writePlain(&row.first)
    if var second = row.second {
      row.constant -= row.multiplier * writePlain(&second)
      row.second = second
    }
  }

  /// - Returns: how far below the edge a baseline is that remains.
  private func writePlain(_ side: inout CaseRow.Side) -> Double {
    let item = layout.items[side.item]
    if side.attribute.row.isBaseline {
      // In a case, baselines keep their distances from the edges.
      if item.metrics.centersBaselines {
        side.attribute = .centerY
        return 0
      }
      if side.item > 0, item.item.layoutRole == .view {
        return item.metrics.offset(ofBaseline: side.attribute == .firstBaseline)
      }
    }
    side.attribute = side.attribute.plain
    return 0
  }

  /// Writes leading and trailing as they are where they mean the same in the case, else as left and right.
  /// A position that is measured from another origin than the case's becomes an item.
  private mutating func writeDirections(in row: inout CaseRow, _ statement: SolvedLayout.Statement)
  {
    guard let second = row.second, !row.first.attribute.isSize else { return }
    let isMirrored = statement.isMirrored
    let isScaled = row.multiplier != 1
    let hasOtherOrigin =
      isScaled
      && (commonAncestor(row.first.item, second.item) != statement.host
        || isMirrored && statement.measure != statement.host)
    let isItself = second.item == row.first.item && second.attribute == row.first.attribute
    let sides = [row.first.attribute, second.attribute]
    // In a case, a center is never measured from the right.
    let meansTheSame =
      isMirrored == layout.isRightToLeft && (!isMirrored || sides.allSatisfy { $0.isDirectional })
    if sides.contains(where: { $0.isDirectional }), !meansTheSame || hasOtherOrigin || isItself {
      row.first.attribute = row.first.attribute.physical(isMirrored: isMirrored)
      row.second?.attribute = second.attribute.physical(isMirrored: isMirrored)
      if isMirrored {
        // w - first == m (w - second) + c  is  first == (m second + (1 - m) w) - c
        row.relation = row.relation.flipped
        row.constant = -row.constant
        if isScaled { return addMirroredPosition(to: &row, statement) }
      }
    }
    if hasOtherOrigin || isItself { addPosition(to: &row, in: statement.host) }
  }
}
