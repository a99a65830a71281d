/// How the left side of a row compares with its constant.
enum RowRelation: UInt8 {
  case equal, atMost, atLeast
}

/// A variable with its coefficient.
struct Term {
  var variable: Int32
  var coefficient: Double
}

/// Rows `Σ coefficient · variable  relation  constant` at a priority, their terms in one pool.
///
/// A row's id stays valid until the row is removed; ids of removed rows are used again. `next` links
/// the rows in the order they were added, which is the order of everything that depends on order.
struct RowStore {
  /// One row, but for its terms.
  struct Row {
    var relation: RowRelation
    /// Whether the row states what is given (a fixed frame, a guide's insets): it is never set
    /// aside.
    var isGiven: Bool
    var priority: Double
    var constant: Double
    fileprivate var terms: Range<Int32> = 0..<0
    /// The next row in order, or -1.
    fileprivate(set) var next: Int32 = -1
    fileprivate var previous: Int32 = -1

    /// Whether the row is hard.
    var isRequired: Bool { priority >= 1000 }
    /// Whether the row is one that elimination takes in.
    var isRequiredEquality: Bool { relation == .equal && isRequired }
  }

  private var rows: [Row] = []
  private(set) var terms: [Term] = []
  private var unusedTerms = 0
  private(set) var first: Int32 = -1
  private var last: Int32 = -1
  private var unusedRows: [Int32] = []

  /// One more than the largest row id.
  var idLimit: Int { rows.count }

  subscript(row: Int32) -> Row { rows[Int(row)] }

  func terms(of row: Int32) -> Range<Int> {
    let range = rows[Int(row)].terms
    return Int(range.lowerBound)..<Int(range.upperBound)
  }

  mutating func reserve(rows count: Int) {
    rows.reserveCapacity(count)
    terms.reserveCapacity(count * 4)
  }

  /// Adds a row at the end of the order, or at its front. A variable may occur twice in the terms.
  mutating func add(
    _ terms: RowTerms, _ relation: RowRelation, _ constant: Double, priority: Double,
    isGiven: Bool = false, atFront: Bool = false
  ) -> Int32 {
    var row = Row(relation: relation, isGiven: isGiven, priority: priority, constant: constant)
    row.terms = store(terms)
    let id = unusedRows.popLast() ?? Int32(rows.count)
    if Int(id) == rows.count { rows.append(row) } else { rows[Int(id)] = row }
    link(id, after: atFront ? -1 : last)
    return id
  }

  /// Gives a row other terms and another level; its place in the order stays.
  mutating func replace(_ row: Int32, _ terms: RowTerms, _ constant: Double, priority: Double) {
    unusedTerms += rows[Int(row)].terms.count
    rows[Int(row)].terms = store(terms)
    rows[Int(row)].constant = constant
    rows[Int(row)].priority = priority
  }

  mutating func setConstant(of row: Int32, to constant: Double) {
    rows[Int(row)].constant = constant
  }

  mutating func remove(_ row: Int32) {
    let removed = rows[Int(row)]
    let (before, after) = (removed.previous, removed.next)
    if before >= 0 { rows[Int(before)].next = after } else { first = after }
    if after >= 0 { rows[Int(after)].previous = before } else { last = before }
    unusedTerms += removed.terms.count
    rows[Int(row)].terms = 0..<0
    unusedRows.append(row)
    if unusedTerms > 1024, unusedTerms > terms.count / 2 { packTerms() }
  }

  private mutating func link(_ row: Int32, after before: Int32) {
    let after = before >= 0 ? rows[Int(before)].next : first
    rows[Int(row)].previous = before
    rows[Int(row)].next = after
    if before >= 0 { rows[Int(before)].next = row } else { first = row }
    if after >= 0 { rows[Int(after)].previous = row } else { last = row }
  }

  private mutating func store(_ newTerms: RowTerms) -> Range<Int32> {
    let start = Int32(terms.count)
    terms.append(contentsOf: newTerms.terms)
    return start..<Int32(terms.count)
  }

  private mutating func packTerms() {
    var packed: [Term] = []
    var row = first
    while row >= 0 {
      let start = Int32(packed.count)
      packed.append(contentsOf: terms[terms(of: row)])
      rows[Int(row)].terms = start..<Int32(packed.count)
      row = rows[Int(row)].next
    }
    terms = packed
    unusedTerms = 0
  }
}

/// The terms of one row while it is being written. Kept by the writer and emptied for each row, so
/// that writing a row allocates nothing.
struct RowTerms {
  private(set) var terms: [Term] = []

  mutating func removeAll() { terms.removeAll(keepingCapacity: true) }

  mutating func add(_ coefficient: Double, _ variable: Int32) {
    terms.append(Term(variable: variable, coefficient: coefficient))
  }
}
