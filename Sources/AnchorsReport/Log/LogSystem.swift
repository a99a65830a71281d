import AnchorsLayout

/// The constraints of a log as those of a tree, in which the items are the children of one view that no
/// constraint mentions: only relations among them matter.
final class LogSystem {
  let root = LayoutView(name: "log")
  let lines: [LogLine]
  private let guesses: Bool
  private var items = LogItems()
  /// Which view is inside which, as far as lines say so in their own words.
  private(set) var containments: [(inner: LayoutView, outer: LayoutView)] = []
  /// Whether items are named as in AppKit, whose y coordinates begin at the bottom.
  let isAppKit: Bool
  /// The place of each constraint's line. The tree keeps the constraints alive.
  private var places: [ObjectIdentifier: Int] = [:]
  /// What is not known of the rows, so that fewer conflicts are found.
  private(set) var unknown: [String] = []
  /// Which superviews were guessed.
  private(set) var assumed: [String] = []
  /// What contradicts itself.
  private(set) lazy var conflicts = root.conflicts

  /// - Parameter without: The lines to leave out.
  init(_ solved: SolvedLines, without: (LogLine) -> Bool = { _ in false }) {
    (lines, guesses) = (solved.lines, solved.guesses)
    isAppKit = lines.contains { $0.isOfAppKit }
    root.conflictHandler = nil
    for line in lines { readSuperviews(line) }
    // What is installed last is set aside: the app's constraints, and last the broken one.
    for round in 0...2 {
      for (place, line) in lines.enumerated() where !line.isInactive && !without(line) {
        let isLast = place == solved.broken
        if round == (isLast ? 2 : line.isSystems ? 0 : 1) { install(line, place) }
      }
    }
  }

  /// The place of a constraint's line.
  private func place(of constraint: Constraint) -> Int? { places[ObjectIdentifier(constraint)] }

  /// The line of a constraint.
  func line(of constraint: Constraint) -> LogLine? { place(of: constraint).map { lines[$0] } }

  /// The places of the lines of the first conflict.
  var conflictPlaces: [Int] {
    var found: [Int] = []
    for constraint in conflicts.first?.constraints ?? [] {
      if let place = place(of: constraint), !found.contains(place) { found.append(place) }
    }
    return found.sorted()
  }

  /// Whether all items of a line are among those of the lines that were read.
  func knowsItems(of line: LogLine) -> Bool {
    line.rows.allSatisfy { row in
      guard items[line.key(of: row.first.item)].view != nil else { return false }
      guard let second = row.second else { return true }
      return items[item(second, beside: row.first.item, line).key].view != nil
    }
  }
}

// MARK: - Superviews

extension LogSystem {
  /// Reads what a line says of which item is in which.
  private func readSuperviews(_ line: LogLine) {
    for row in line.rows {
      let item = items[line.key(of: row.first.item)]
      if let superview = line.superview, row.second?.isSuperview ?? !row.first.attribute.isSize {
        item.superview = superview
        if row.first.item.ends(with: "'UIViewLayoutMarginsGuide'") {
          items[line.key(of: superview)].marginGuide = row.first.item
        }
      }
      if let second = row.second, !second.isSuperview, second.attribute == row.first.attribute,
        !second.attribute.isSize, row.multiplier == 1, item.alignedView == nil
      {
        let view = line.item(named: second.item)
        if items[line.key(of: view)] !== item { item.alignedView = view }
      }
    }
  }

  /// What makes an item the same as others, and its name. A superview that no line names is taken to be the
  /// first view that the item inside it is aligned with, if superviews are to be guessed.
  private func item(_ place: LogRow.Place, beside neighbour: String, _ line: LogLine) -> (
    key: String, name: String
  ) {
    if !place.isSuperview { return (line.key(of: place.item), place.item) }
    let key = line.key(of: neighbour)
    if let known = line.superview ?? items[key].superview { return (line.key(of: known), known) }
    guard guesses, let guess = items[key].alignedView else {
      return ("superview of \(key)", "superview of \(neighbour)")
    }
    let text = "The superview of \(neighbour), which no line names, is taken to be \(guess)."
    if !assumed.contains(text) { assumed.append(text) }
    return (line.key(of: guess), guess)
  }
}

// MARK: - Rows to constraints

extension LogSystem {
  /// Installs the constraints of a line, and notes why if one cannot be.
  private func install(_ line: LogLine, _ place: Int) {
    for row in line.rows {
      if let reason = install(row, line, place) {
        note("Line \(line.number) is left out: \(reason).")
      }
    }
  }

  /// Installs a constraint; returns why if it cannot be.
  private func install(_ row: LogRow, _ line: LogLine, _ place: Int) -> String? {
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
      if outer.isSuperview { containments.append((first, view)) }
      if view === first, viewAttribute == attribute { return "it compares an item with itself" }
      (second, other) = (view, viewAttribute)
    }
    let constraint = Constraint(
      first.layoutNode, attribute, row.relation, second?.layoutNode, other,
      multiplier: row.multiplier, constant: row.constant, priority: Priority(row.priority))
    constraint.identifier = line.identifier
    do {
      try Installer.install([constraint])
    } catch {
      return "\(error)"
    }
    places[ObjectIdentifier(constraint)] = place
    return nil
  }

  /// The view of an item and its attribute. Margins and baselines, of which the log does not say how far
  /// from the edges they are, are those of views of their own.
  private func anchor(_ place: LogRow.Place, beside neighbour: String, _ line: LogLine) -> (
    LayoutView, Attribute
  ) {
    let (key, name) = item(place, beside: neighbour, line)
    let plain = place.attribute.plain
    if plain == place.attribute { return (view(key, name), plain) }
    var what = place.attribute.description
    if place.attribute.row.inset == .margin {
      if let guide = items[key].marginGuide { return (view(line.key(of: guide), guide), plain) }
      what = "margin"
    }
    let owner = view(key, name)
    note("The log does not say how far the \(what) of \(owner.layoutName) is from its edges.")
    let view = view("\(key).\(what)", "\(owner.layoutName).\(what)")
    containments.append((view, owner))
    return (view, plain)
  }

  private func view(_ key: String, _ name: String) -> LayoutView {
    let item = items[key]
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
