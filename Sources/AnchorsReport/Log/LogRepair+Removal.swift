import AnchorsLayout

extension LogFinding {
  /// The removal of one of two equal equations.
  var removal: LogRepair? {
    guard members.count == 2, !isRounded, let line = members[0].placed.line,
      let other = members[1].placed.line
    else { return nil }
    let (row, otherRow) = (members[0].placed.row, members[1].placed.row)
    guard !system.roles.isSystems(line), !system.roles.isSystems(other),
      row.relation == .equal, otherRow.relation == .equal,
      line.key(of: row.first.item) == other.key(of: otherRow.first.item),
      row.first.attribute == otherRow.first.attribute,
      row.second?.attribute == otherRow.second?.attribute
    else { return nil }
    let isFirst = line.number <= other.number
    let pair = isFirst ? [(row, line), (otherRow, other)] : [(otherRow, other), (row, line)]
    let texts = pair.map { "\($0.text($1)) (\($1.place))" }
    return LogRepair(
      text: "remove \(texts[0]) or \(texts[1])", line: other, rank: .duplicate, order: 0)
  }

  /// The removal of one of two equations that determine one edge of a view: one by a sibling, the
  /// other by the superview, which leaves the sibling no room.
  var edgeRemoval: LogRepair? {
    guard leavesNothing else { return nil }
    for (placed, _) in members {
      for (other, _) in members {
        guard let line = placed.line, let otherLine = other.line, line !== otherLine,
          !system.roles.isSystems(line), !system.roles.isSystems(otherLine),
          placed.row.relation == .equal, other.row.relation == .equal,
          placed.row.isBetweenSiblings, other.row.isBetweenSameEdges,
          let edge = placed.row.places.first(where: { place in
            other.row.places.contains {
              place.attribute == $0.attribute
                && line.key(of: place.item) == otherLine.key(of: $0.item)
            }
          })
        else { continue }
        var texts = (
          "\(placed.row.text(line)) (\(line.place))",
          "\(other.row.text(otherLine)) (\(otherLine.place))"
        )
        if line.number > otherLine.number { texts = (texts.1, texts.0) }
        return LogRepair(
          text:
            "remove \(texts.0) or \(texts.1): both determine \(edge.item).\(edge.attribute)",
          line: line, rank: .duplicate, order: 0)
      }
    }
    return nil
  }
}

extension LogRow {
  /// The places of views that the row names, except that of a superview.
  fileprivate var places: [Place] { [first, second].compactMap { $0 }.filter { !$0.isSuperview } }

  /// `true` if the row is a distance from an edge to the opposite edge of another view.
  fileprivate var isBetweenSiblings: Bool {
    guard let second, !second.isSuperview else { return false }
    return first.attribute.isNearEdge && second.attribute.isFarEdge
      || first.attribute.isFarEdge && second.attribute.isNearEdge
  }

  /// `true` if the row is a distance between the same edges of two views.
  fileprivate var isBetweenSameEdges: Bool { second?.attribute == first.attribute }
}
