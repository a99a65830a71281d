import AnchorsLayout

/// The constraints of a log as those of a tree. The items are children of one view that no
/// constraint mentions, because only relations among them matter.
final class LogSystem {
  /// A constraint of the tree, its row and its line; without a line, a margin implies it.
  struct Placed {
    let constraint: Constraint
    let row: LogRow
    let line: LogLine?
  }

  let root = LayoutView(name: "log")
  let lines: [LogLine]
  let roles: LogRoles
  private let guesses: Bool
  /// The items, by what makes two names the same item.
  var items: [String: LogItem] = [:]
  /// `true` if items are named as in AppKit, whose y coordinates begin at the bottom.
  let isAppKit: Bool
  /// The constraints in the order in which a search leaves them out: temporary sizes, the system's
  /// other constraints, the app's, and last the broken one. The tree keeps them alive.
  var placed: [Placed] = []
  /// The unknown facts about the rows, which may hide conflicts.
  var unknown: [String] = []
  /// The margins whose distances the log does not say.
  var margins: [LogMargin] = []
  /// The superviews that were guessed.
  private(set) var assumed: [String] = []
  lazy var search = ConflictSearch(root.layoutTree)

  init(_ solved: SolvedLines, _ roles: LogRoles) {
    (lines, guesses, self.roles) = (solved.lines, solved.guesses, roles)
    isAppKit = lines.contains { $0.isOfAppKit }
    root.layoutTree.conflictHandler = nil
    for line in lines { readSuperviews(line) }
    for round in 0...3 {
      for (place, line) in lines.enumerated() where !line.isInactive {
        let turn = roles.isTemporary(line) ? 0 : roles.isSystems(line) ? 1 : 2
        if round == (place == solved.broken ? 3 : turn) { install(line) }
      }
    }
  }

  /// Returns the row and the line of a constraint.
  func placed(_ constraint: Constraint) -> Placed? {
    placed.first { $0.constraint === constraint }
  }

  /// Returns the required constraints, without those of some lines.
  func required(without isOut: (LogLine) -> Bool = { _ in false }) -> [Constraint] {
    placed.filter { $0.constraint.priority >= .required && $0.line.map(isOut) != true }
      .map { $0.constraint }
  }
}

// MARK: - Superviews

extension LogSystem {
  /// Reads the superviews that a line shows.
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

  /// Returns the facts about an item.
  func item(_ key: String) -> LogItem {
    if let item = items[key] { return item }
    let item = LogItem()
    items[key] = item
    return item
  }

  /// Returns the identity and the name of an item. A superview without a name is assumed to be the
  /// first view that its subview is aligned with, if superviews may be guessed.
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
