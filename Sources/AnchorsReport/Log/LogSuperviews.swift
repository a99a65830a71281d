import AnchorsLayout

/// Which superview the items of a log have, as far as its lines say.
struct LogSuperviews {
  /// The superviews that visual formats name, by item.
  private var named: [String: String] = [:]
  /// The first view that an item has an edge or a center in common with, by item; `nil` if nothing is to be
  /// guessed.
  private var guesses: [String: String]?
  /// The guides of margins that the log speaks of, by the view whose margins they are.
  private(set) var marginGuides: [String: String] = [:]
  /// What was guessed.
  private(set) var assumed: [String] = []

  /// - Parameter guesses: Whether an item whose superview no line names is taken to be in the first view
  ///   that it is aligned with.
  init(_ lines: [LogLine], guesses: Bool) {
    for line in lines {
      for row in line.rows { readName(row, line) }
    }
    if !guesses { return }
    self.guesses = [:]
    for line in lines {
      for row in line.rows { readAlignment(row, line) }
    }
  }

  /// The superview of an item: what makes it the same as others, and its name.
  mutating func superview(of item: String, _ line: LogLine) -> (key: String, name: String) {
    let inner = line.key(of: item)
    if let known = line.superview ?? named[inner] {
      return (line.key(of: known), known)
    }
    guard let guess = guesses?[inner] else {
      return ("superview of \(inner)", "superview of \(item)")
    }
    let text = "The superview of \(item), which no line names, is taken to be \(guess)."
    if !assumed.contains(text) { assumed.append(text) }
    return (line.key(of: guess), guess)
  }

  private mutating func readName(_ row: LogRow, _ line: LogLine) {
    guard let superview = line.superview,
      row.second.map({ $0.item == LogRow.superview }) ?? !row.first.attribute.isSize
    else { return }
    named[line.key(of: row.first.item)] = superview
    if row.first.item.ends(with: "'UIViewLayoutMarginsGuide'") {
      marginGuides[line.key(of: superview)] = row.first.item
    }
  }

  private mutating func readAlignment(_ row: LogRow, _ line: LogLine) {
    guard let second = row.second, second.item != LogRow.superview,
      second.attribute == row.first.attribute, !second.attribute.isSize, row.multiplier == 1
    else { return }
    let (inner, outer) = (line.key(of: row.first.item), line.item(named: second.item))
    if inner != line.key(of: outer), guesses?[inner] == nil { guesses?[inner] = outer }
  }
}
