import AnchorsLayout

/// The constraints of a log as those of a tree, in which the items are the children of one view that no
/// constraint mentions: only relations among them matter.
struct LogSystem {
  let root = LayoutView(name: "log")
  private var items: [String: LayoutView] = [:]
  private var superviews: LogSuperviews
  /// Which view is inside which, as far as lines say so in their own words.
  private(set) var containments: [(inner: LayoutView, outer: LayoutView)] = []
  /// Whether items are named as in AppKit, whose y coordinates begin at the bottom.
  private(set) var isAppKit = false
  /// Which line each constraint is of. The tree keeps the constraints alive.
  private var places: [ObjectIdentifier: Int] = [:]
  /// What is not known of the rows, so that fewer conflicts are found.
  private(set) var unknown: [String] = []
  /// Which superviews were guessed.
  var assumed: [String] { superviews.assumed }

  /// - Parameters:
  ///   - broken: The place of the line that is installed last, so that it is what is set aside.
  ///   - guesses: Whether an item whose superview no line names is taken to be in the first view that
  ///     it is aligned with.
  init(
    _ lines: [LogLine], broken: Int?, guesses: Bool = false,
    without: (LogLine) -> Bool = { _ in false }
  ) {
    superviews = LogSuperviews(lines, guesses: guesses)
    root.conflictHandler = nil
    isAppKit = lines.contains(where: { $0.isOfAppKit })
    let order =
      lines.indices.filter { lines[$0].isSystems && $0 != broken }
      + lines.indices.filter { !lines[$0].isSystems && $0 != broken } + [broken].compactMap { $0 }
    for place in order where !lines[place].isInactive && !without(lines[place]) {
      for row in lines[place].rows { install(row, of: lines[place], place) }
    }
  }

  /// The first conflict, the places of its lines, and how many there are besides.
  var conflict: (conflict: LayoutConflict, places: [Int], others: Int)? {
    let all = root.conflicts
    guard let conflict = all.first else { return nil }
    return (conflict, Set(conflict.constraints.compactMap(place)).sorted(), all.count - 1)
  }

  /// The place of a constraint's line.
  func place(of constraint: Constraint) -> Int? { places[ObjectIdentifier(constraint)] }

  /// Whether all items of a line are among those of the lines that were read.
  mutating func knowsItems(of line: LogLine) -> Bool {
    for row in line.rows {
      if items[line.key(of: row.first.item)] == nil { return false }
      guard let second = row.second?.item else { continue }
      let isSuperview = second == LogRow.superview
      let key =
        isSuperview ? superviews.superview(of: row.first.item, line).key : line.key(of: second)
      if items[key] == nil { return false }
    }
    return true
  }
}

// MARK: - Rows to constraints

extension LogSystem {
  private mutating func install(_ row: LogRow, of line: LogLine, _ place: Int) {
    var row = row
    if row.second == nil, !row.first.attribute.isSize {
      // A position by itself is measured from the superview's origin.
      row.second = .init(item: LogRow.superview, attribute: row.first.attribute.origin)
    }
    if isAppKit, line.hasCoordinates { row.turnOver() }
    if row.multiplier != 1, !row.first.attribute.isSize {
      leaveOut(line, "it multiplies a position, and the log does not say in whose coordinates")
      return
    }
    guard row.multiplier != 0 || row.second == nil else {
      leaveOut(line, "it multiplies by 0")
      return
    }
    if let other = row.second?.attribute, !row.first.attribute.isComparable(with: other) {
      leaveOut(line, "\(row.first.attribute) and \(other) cannot be compared")
      return
    }
    let (first, firstAttribute) = anchor(row.first, row.first.item, line)
    var other: (LayoutView, Attribute)?
    if let second = row.second { other = anchor(second, row.first.item, line) }
    if let other, row.second?.item == LogRow.superview { containments.append((first, other.0)) }
    if let other, other.0 === first, other.1 == firstAttribute {
      leaveOut(line, "it compares an item with itself")
      return
    }
    let constraint = Constraint(
      first.layoutNode, firstAttribute, row.relation, other?.0.layoutNode,
      other?.1 ?? firstAttribute, multiplier: row.multiplier, constant: row.constant,
      priority: Priority(row.priority))
    constraint.identifier = line.identifier
    do {
      try Installer.install([constraint])
      places[ObjectIdentifier(constraint)] = place
    } catch {
      leaveOut(line, "\(error)")
    }
  }

  /// The view of an item and its attribute. Margins and baselines, of which the log does not say how far
  /// from the edges they are, are those of views of their own.
  private mutating func anchor(_ place: LogRow.Place, _ neighbour: String, _ line: LogLine)
    -> (LayoutView, Attribute)
  {
    var (key, name) = (line.key(of: place.item), place.item)
    if place.item == LogRow.superview {
      (key, name) = superviews.superview(of: neighbour, line)
    }
    let attribute = place.attribute
    let plain = attribute.plain
    if plain == attribute { return (view(key, name), attribute) }
    if attribute.row.inset == .margin, let guide = superviews.marginGuides[key] {
      return (view(line.key(of: guide), guide), plain)
    }
    let what = attribute.row.inset == .margin ? "margin" : "\(attribute)"
    note(
      "The log does not say how far the \(what) of \(view(key, name).layoutName) is from its edges."
    )
    let owner = view(key, name)
    let view = view("\(key).\(what)", "\(owner.layoutName).\(what)")
    containments.append((view, owner))
    return (view, plain)
  }

  private mutating func view(_ key: String, _ name: String) -> LayoutView {
    if let view = items[key] { return view }
    let view = LayoutView(name: name)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    items[key] = view
    return view
  }

  private mutating func leaveOut(_ line: LogLine, _ reason: String) {
    note("Line \(line.number) is left out: \(reason).")
  }

  private mutating func note(_ text: String) {
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
      second.item != LogRow.superview || second.attribute == .top
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
