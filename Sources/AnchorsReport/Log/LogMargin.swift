import AnchorsLayout

/// The margins of a view on one axis, whose width a log does not contain.
struct LogMargin {
  let name: String
  let owner: LayoutView
  let margins: LayoutView
  let isHorizontal: Bool
}

extension LogSystem {
  /// Installs that margins are not negative, which no line says.
  func boundMargins() {
    for margin in margins {
      for attribute in margin.isHorizontal ? [.leading, .trailing] : [Attribute.top, .bottom] {
        let relation = attribute.isNearEdge ? Relation.greaterThanOrEqual : .lessThanOrEqual
        let constraint = Constraint(
          margin.margins.layoutNode, attribute, relation, margin.owner.layoutNode, attribute,
          multiplier: 1, constant: 0, priority: .required)
        guard (try? Installer.install([constraint])) != nil else { continue }
        let place = LogRow.Place(item: margin.name, attribute: attribute)
        let row = LogRow(first: place, relation: relation, second: place)
        placed.insert(Placed(constraint: constraint, row: row, line: nil), at: 0)
      }
    }
    let bounds = placed.filter { $0.line == nil }.map { $0.constraint }
    search = ConflictSearch(root.layoutTree, margins: bounds)
  }

  /// The widths that the margins would need for the lines to hold, if these determine them.
  var marginNotes: [String] {
    let all = required()
    return margins.flatMap { margin in
      let near: Attribute = margin.isHorizontal ? .leading : .top
      let far: Attribute = margin.isHorizontal ? .trailing : .bottom
      let (owner, inner) = (margin.owner.frame, margin.margins.frame)
      let start = margin.isHorizontal ? inner.minX - owner.minX : inner.minY - owner.minY
      let end = margin.isHorizontal ? owner.maxX - inner.maxX : owner.maxY - inner.maxY
      let size: Attribute = margin.isHorizontal ? .width : .height
      let together = start + end
      var needs = [(near, start), (far, end)].filter { isFixed(margin, $0.0, all) }
        .map { "the \($0.0) margin would have to be \(decimal($0.1))" }
      if needs.isEmpty, isFixed(margin, size, all) {
        needs = ["the \(near) and \(far) margins would have to be \(decimal(together)) together"]
      }
      return needs.map { need in
        "The log does not print the margins of \(margin.name): to satisfy the rest, \(need)."
      }
    }
  }

  /// Returns `true` if the lines leave a margin no other width.
  private func isFixed(_ margin: LogMargin, _ attribute: Attribute, _ all: [Constraint]) -> Bool {
    let (owner, inner) = (margin.owner.frame, margin.margins.frame)
    let difference: Double =
      switch attribute {
      case .leading: inner.minX - owner.minX
      case .trailing: inner.maxX - owner.maxX
      case .top: inner.minY - owner.minY
      case .bottom: inner.maxY - owner.maxY
      case .width: inner.width - owner.width
      default: inner.height - owner.height
      }
    let probe = Constraint(
      margin.margins.layoutNode, attribute, .equal, margin.owner.layoutNode, attribute,
      multiplier: 1, constant: difference + 1, priority: .required)
    guard (try? Installer.install([probe])) != nil else { return false }
    defer { probe.isActive = false }
    return !ConflictSearch(root.layoutTree).canHold(all + [probe])
  }
}
