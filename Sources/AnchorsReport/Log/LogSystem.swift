import AnchorsLayout

/// The constraints of a log as those of a tree, in which the items are the children of one view that no
/// constraint mentions: only relations among them matter.
final class LogSystem {
  let root = LayoutView(name: "log")
  let lines: [LogLine]
  private let guesses: Bool
  /// The items, by what makes two names the same item.
  private var items: [String: LogItem] = [:]
  /// Whether items are named as in AppKit, whose y coordinates begin at the bottom.
  let isAppKit: Bool
  /// The place of each constraint's line. The tree keeps the constraints alive.
  var places: [ObjectIdentifier: Int] = [:]
  /// What is not known of the rows, so that fewer conflicts are found.
  var unknown: [String] = []
  /// Which superviews were guessed.
  private(set) var assumed: [String] = []
  /// What contradicts itself.
  private(set) lazy var conflicts = root.conflicts

  /// - Parameter without: The lines to leave out.
  init(_ solved: SolvedLines, without: (LogLine) -> Bool = { _ in false }) {
    (lines, guesses) = (solved.lines, solved.guesses)
    isAppKit = lines.contains { $0.isOfAppKit }
    root.layoutTree.conflictHandler = nil
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
    Set((conflicts.first?.constraints ?? []).compactMap(place)).sorted()
  }
}

// MARK: - Superviews

extension LogSystem {
  /// Reads what a line says of which item is in which.
  private func readSuperviews(_ line: LogLine) {
    for row in line.rows {
      let item = item(line.key(of: row.first.item))
      if let superview = line.superview, row.second?.isSuperview ?? !row.first.attribute.isSize {
        item.superview = superview
        if row.first.item.ends(with: "'UIViewLayoutMarginsGuide'") {
          self.item(line.key(of: superview)).marginGuide = row.first.item
        }
      }
      if let second = row.second, !second.isSuperview, second.attribute == row.first.attribute,
        !second.attribute.isSize, row.multiplier == 1, item.alignedView == nil
      {
        let view = line.item(named: second.item)
        if self.item(line.key(of: view)) !== item { item.alignedView = view }
      }
    }
  }

  /// What is known of an item so far.
  func item(_ key: String) -> LogItem {
    if let item = items[key] { return item }
    let item = LogItem()
    items[key] = item
    return item
  }

  /// What makes an item the same as others, and its name. A superview that no line names is taken to be the
  /// first view that the item inside it is aligned with, if superviews are to be guessed.
  func item(_ place: LogRow.Place, beside neighbour: String, _ line: LogLine) -> (
    key: String, name: String
  ) {
    if !place.isSuperview { return (line.key(of: place.item), place.item) }
    let key = line.key(of: neighbour)
    if let known = line.superview ?? item(key).superview { return (line.key(of: known), known) }
    guard guesses, let guess = item(key).alignedView else {
      return ("superview of \(key)", "superview of \(neighbour)")
    }
    let text = "The superview of \(neighbour), which no line names, is taken to be \(guess)."
    if !assumed.contains(text) { assumed.append(text) }
    return (line.key(of: guess), guess)
  }
}
