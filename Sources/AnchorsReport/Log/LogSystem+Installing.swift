import AnchorsLayout

extension LogSystem {
  /// Installs the constraints of a line, and notes why if one cannot be.
  func install(_ line: LogLine) {
    for row in line.rows {
      if let reason = install(row, line) {
        note("Line \(line.number) is left out: \(reason).")
      }
    }
  }

  /// Installs a constraint; returns why if it cannot be.
  private func install(_ row: LogRow, _ line: LogLine) -> String? {
    var row = row
    if row.second == nil, !row.first.attribute.isSize {
      // A position by itself is measured from the superview's origin.
      row.second = .init(item: LogRow.superview, attribute: row.first.attribute.origin)
    }
    if isAppKit, line.hasCoordinates { row.turnOver() }
    if row.multiplier != 1, !row.first.attribute.isSize {
      return "it multiplies a position, and the log does not say in whose coordinates"
    }
    if let other = row.second?.attribute {
      if row.multiplier == 0 { return "it multiplies by 0" }
      if !row.first.attribute.isComparable(with: other) {
        return "\(row.first.attribute) and \(other) cannot be compared"
      }
    }
    let (first, attribute) = anchor(row.first, beside: row.first.item, line)
    var (second, other) = (LayoutView?.none, attribute)
    if let outer = row.second {
      let (view, viewAttribute) = anchor(outer, beside: row.first.item, line)
      if view === first, viewAttribute == attribute { return "it compares an item with itself" }
      (second, other) = (view, viewAttribute)
    }
    let constraint = Constraint(
      first.layoutNode, attribute, row.relation, second?.layoutNode, other,
      multiplier: row.multiplier, constant: row.constant, priority: Priority(row.priority))
    constraint.identifier = line.identifier
    do {
      try Installer.install([constraint], line: 0)
    } catch {
      return "\(error)"
    }
    placed.append(Placed(constraint: constraint, row: row, line: line))
    return nil
  }

  /// Returns the view of an item and its attribute. Margins and baselines, whose distances the log
  /// does not contain, have separate views.
  private func anchor(_ place: LogRow.Place, beside neighbour: String, _ line: LogLine) -> (
    LayoutView, Attribute
  ) {
    let (key, name) = item(place, beside: neighbour, line)
    let plain = place.attribute.plain
    if plain == place.attribute { return (view(key, name), plain) }
    var what = place.attribute.description
    if place.attribute.row.inset == .margin {
      if let guide = item(key).marginGuide { return (view(line.key(of: guide), guide), plain) }
      what = "margin"
    }
    let owner = view(key, name)
    note("The log does not say how far the \(what) of \(owner.layoutName) is from its edges.")
    let inner = view("\(key).\(what)", "\(owner.layoutName).\(what)")
    let isKnown = margins.contains { $0.margins === inner && $0.isHorizontal == plain.isHorizontal }
    if what == "margin", !isKnown {
      margins.append(
        LogMargin(
          name: owner.layoutName, owner: owner, margins: inner, isHorizontal: plain.isHorizontal))
    }
    return (inner, plain)
  }

  private func view(_ key: String, _ name: String) -> LayoutView {
    let item = item(key)
    if let view = item.view { return view }
    let view = LayoutView(name: name)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    item.view = view
    return view
  }

  private func note(_ text: String) {
    if !unknown.contains(text) { unknown.append(text) }
  }
}

extension Attribute {
  /// The edge of the superview that a position without a second item is measured from.
  fileprivate var origin: Attribute {
    isHorizontal ? (isDirectional ? .leading : .left) : .top
  }
}

extension LogRow {
  /// Takes vertical positions from the bottom upwards.
  fileprivate mutating func turnOver() {
    guard !first.attribute.isHorizontal, !first.attribute.isSize, let second,
      !second.isSuperview || second.attribute == .top
    else { return }
    func turned(_ attribute: Attribute) -> Attribute {
      attribute == .top ? .bottom : attribute == .bottom ? .top : attribute
    }
    first.attribute = turned(first.attribute)
    self.second?.attribute = turned(second.attribute)
    constant = -constant
    relation = relation.flipped
  }
}
