import AnchorsLayout

/// Reads the visual format of a line: `H:|-(16)-[UILabel:0x7f8'Sign in']`,
/// `V:[a]-(>=8@750)-[b(44)]`.
struct LogFormat {
  private var rows: [LogRow] = []
  private let isHorizontal: Bool
  /// The item from which the next gap is measured.
  private var previous: String?
  /// The gap after it; `nil` before the first item.
  private var gap: [Predicate]?

  /// `>=8@750`: a relation, a number or an item, and a priority.
  private struct Predicate {
    var relation = Relation.equal
    var constant = 0.0
    var item: String?
    var multiplier = 1.0
    var priority = 1000.0
  }

  /// The relations of a format; `nil` if neither `H:` nor `V:` comes next.
  ///
  /// - Throws: `LogError`, with what cannot be read.
  static func rows(_ scanner: inout LogScanner) throws(LogError) -> [LogRow]? {
    let isHorizontal = scanner.take("H:")
    if !isHorizontal, !scanner.take("V:") { return nil }
    var format = LogFormat(isHorizontal: isHorizontal)
    try format.read(&scanner)
    if format.rows.isEmpty { throw LogError(reason: "the visual format has no constraint") }
    let isFromLeft = scanner.take("(LTR)")
    if isFromLeft || scanner.take("(RTL)") {
      for row in format.rows.indices { format.rows[row].orient(fromLeft: isFromLeft) }
    }
    return format.rows
  }

  private var near: Attribute { isHorizontal ? .leading : .top }
  private var far: Attribute { isHorizontal ? .trailing : .bottom }
  private var size: Attribute { isHorizontal ? .width : .height }

  private mutating func read(_ scanner: inout LogScanner) throws(LogError) {
    while true {
      if scanner.take("|") {
        connect(LogRow.superview)
      } else if scanner.take("[") {
        try readItem(&scanner)
      } else if scanner.take("-") {
        try readGap(&scanner)
      } else {
        return
      }
    }
  }

  private mutating func readItem(_ scanner: inout LogScanner) throws(LogError) {
    let item = try scanner.requiredItem()
    connect(item)
    if scanner.take("(") {
      for predicate in try predicates(&scanner) { addSize(predicate, of: item) }
    }
    if !scanner.take("]") { throw LogError(reason: "the ] after \(item) is missing") }
  }

  private mutating func readGap(_ scanner: inout LogScanner) throws(LogError) {
    if scanner.take("[") || scanner.take("|") {
      throw LogError(reason: "the log does not state the standard spacing")
    }
    if scanner.take("(") {
      gap = try predicates(&scanner)
    } else if let number = scanner.number() {
      gap = [Predicate(constant: number)]
    }
    if !scanner.take("-") { throw LogError(reason: "the - after a gap is missing") }
  }

  /// Reads the predicates up to the closing parenthesis; the opening one is taken.
  private func predicates(_ scanner: inout LogScanner) throws(LogError) -> [Predicate] {
    var all: [Predicate] = []
    repeat {
      scanner.skipSpaces()
      var predicate = Predicate(relation: scanner.relation() ?? .equal)
      scanner.skipSpaces()
      if let space = scanner.systemSpace() {
        predicate.constant = space
      } else if let number = scanner.number() {
        predicate.constant = number
        if scanner.take("*") {
          predicate.multiplier = number
          predicate.constant = 0
          predicate.item = scanner.item()
        }
      } else {
        predicate.item = scanner.item()
        if predicate.item == nil { throw LogError(reason: "a number is missing") }
      }
      predicate.priority = try scanner.priority() ?? 1000
      all.append(predicate)
    } while scanner.take(",")
    if !scanner.take(")") { throw LogError(reason: "a ) is missing") }
    return all
  }

  private mutating func connect(_ item: String) {
    defer {
      previous = item
      gap = nil
    }
    guard let previous else { return }
    for gap in gap ?? [Predicate()] {
      let (relation, distance) = (gap.relation, gap.constant)
      var row: LogRow
      if item == LogRow.superview {
        row = LogRow(
          first: .init(item: previous, attribute: far), relation: relation.flipped,
          second: .init(item: item, attribute: far), constant: -distance)
      } else {
        let edge = previous == LogRow.superview ? near : far
        row = LogRow(
          first: .init(item: item, attribute: near), relation: relation,
          second: .init(item: previous, attribute: edge), constant: distance)
      }
      row.priority = gap.priority
      rows.append(row)
    }
  }

  private mutating func addSize(_ predicate: Predicate, of item: String) {
    rows.append(
      LogRow(
        first: .init(item: item, attribute: size), relation: predicate.relation,
        second: predicate.item.map { .init(item: $0, attribute: size) },
        multiplier: predicate.multiplier, constant: predicate.constant,
        priority: predicate.priority))
  }
}

extension LogRow {
  /// Has the row speak of sides rather than of the direction of text. From right to left, distances
  /// and relations are the other way round.
  fileprivate mutating func orient(fromLeft: Bool) {
    if first.attribute.isSize || !first.attribute.isHorizontal { return }
    first.orient(fromLeft: fromLeft)
    second?.orient(fromLeft: fromLeft)
    if fromLeft { return }
    constant = -constant
    relation = relation.flipped
  }
}

extension LogRow.Place {
  fileprivate mutating func orient(fromLeft: Bool) {
    attribute = (attribute == .leading) == fromLeft ? .left : .right
  }
}
