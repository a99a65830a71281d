import AnchorsLayout

extension LogSystem {
  /// Returns `false` if another constant for a constraint leaves a view that some lines name
  /// without room.
  func leavesRoom(for lines: [LogLine], change: (constraint: Constraint, by: Double)) -> Bool {
    var (probes, keys) = ([Constraint](), Set<String>())
    for line in lines {
      for row in line.rows {
        let size: Attribute = row.first.attribute.isHorizontal ? .width : .height
        for place in [row.first, row.second].compactMap({ $0 }) {
          let key = item(place, beside: row.first.item, line).key
          guard let view = item(key).view, keys.insert(key).inserted else { continue }
          let probe = Constraint(
            view.layoutNode, size, .greaterThanOrEqual, nil, size, multiplier: 1, constant: 0.1,
            priority: .required)
          if (try? Installer.install([probe])) != nil { probes.append(probe) }
        }
      }
    }
    defer { for probe in probes { probe.isActive = false } }
    let (all, search) = (required(), ConflictSearch(root.layoutTree))
    // Where other lines leave no room either, the constant is not the reason.
    let others = required { line in lines.contains { $0 === line } }
    return search.canHold(all + probes, change: change) || !search.canHold(others + probes)
  }
}
