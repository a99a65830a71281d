/// How the left side of a row compares with its constant.
package enum RowRelation: UInt8, BitwiseCopyable {
  case equal, atMost, atLeast
}

/// A variable with its coefficient.
@usableFromInline
package struct Term: BitwiseCopyable {
  @usableFromInline package var variable: Int32
  @usableFromInline package var coefficient: Double

  @inlinable
  package init(variable: Int32, coefficient: Double) {
    (self.variable, self.coefficient) = (variable, coefficient)
  }
}

/// Rows `Σ coefficient · variable  relation  constant` at a priority, their terms in one pool.
///
/// The terms of a row are written first, straight into the pool; then the row is added, or replaced,
/// and takes them. A row's id stays valid until the row is removed; ids of removed rows are used
/// again. `next` links the rows in the order they were added, which is the order of everything that
/// depends on order.
@usableFromInline
package struct RowStore: ~Copyable {
  /// One row, but for its terms.
  package struct Row: BitwiseCopyable {
    package var constant: Double
    package var priority: Double
    fileprivate var terms: Stretch
    /// The next row in order, or -1.
    package fileprivate(set) var next: Int32 = -1
    fileprivate var previous: Int32 = -1
    package var relation: RowRelation
    /// Whether the row states what is given (a fixed frame, a guide's insets): it is never set
    /// aside.
    package var isGiven: Bool

    /// Whether the row is hard.
    package var isRequired: Bool { RequiredPriority.includes(priority) }
    /// Whether the row is one that elimination takes in.
    var isRequiredEquality: Bool { relation == .equal && isRequired }
  }

  private var rows = Pool<Row>()
  @usableFromInline var terms = Pool<Term>()
  /// Where the terms of the row being written begin.
  private var openTerms = 0
  private var unusedTerms = 0
  private(set) var first: Int32 = -1
  private var last: Int32 = -1
  private var unusedRows = Pool<Int32>()

  /// One more than the largest row id.
  var idLimit: Int { rows.count }

  /// The row before another in order, or -1.
  func previous(of row: Int32) -> Int32 { rows[row].previous }

  subscript(row: Int32) -> Row {
    @inline(__always) get { rows[row] }
  }

  @inline(__always)
  func terms(of row: Int32) -> Range<Int> {
    rows[row].terms.places
  }

  mutating func reserve(rows count: Int, terms termCount: Int) {
    rows.reserve(count)
    terms.reserve(termCount)
  }

  // MARK: Writing

  /// Adds a term to the row being written. A variable may occur twice.
  @inlinable @inline(__always)
  mutating func addTerm(_ coefficient: Double, _ variable: Int32) {
    terms.append(Term(variable: variable, coefficient: coefficient))
  }

  /// Forgets the terms of the row being written.
  mutating func dropTerms() { terms.shorten(to: openTerms) }

  /// Adds the row that was written at the end of the order, or at its front.
  mutating func add(
    _ relation: RowRelation, _ constant: Double, priority: Double, isGiven: Bool, atFront: Bool
  ) -> Int32 {
    let before = atFront ? -1 : last
    let after = atFront ? first : -1
    let row = Row(
      constant: constant, priority: priority, terms: takeTerms(), next: after, previous: before,
      relation: relation, isGiven: isGiven)
    let id = unusedRows.isEmpty ? Int32(rows.count) : unusedRows.removeLast()
    if Int(id) == rows.count { rows.append(row) } else { rows[id] = row }
    if before >= 0 { rows[before].next = id } else { first = id }
    if after >= 0 { rows[after].previous = id } else { last = id }
    return id
  }

  /// Gives a row the terms that were written and another level; its place in the order stays.
  mutating func replace(_ row: Int32, _ constant: Double, priority: Double) {
    unusedTerms += rows[row].terms.count
    rows[row].terms = takeTerms()
    rows[row].constant = constant
    rows[row].priority = priority
  }

  mutating func setConstant(of row: Int32, to constant: Double) { rows[row].constant = constant }

  mutating func remove(_ row: Int32) {
    let removed = rows[row]
    let (before, after) = (removed.previous, removed.next)
    if before >= 0 { rows[before].next = after } else { first = after }
    if after >= 0 { rows[after].previous = before } else { last = before }
    unusedTerms += removed.terms.count
    rows[row].terms = Stretch()
    unusedRows.append(row)
    if unusedTerms > 1024, unusedTerms > terms.count / 2 { packTerms() }
  }

  private mutating func takeTerms() -> Stretch {
    let range = Stretch(start: Int32(openTerms), end: Int32(terms.count))
    openTerms = terms.count
    return range
  }

  private mutating func packTerms() {
    var packed = Pool<Term>(capacity: terms.count - unusedTerms)
    var row = first
    while row >= 0 {
      let start = Int32(packed.count)
      for place in terms(of: row) { packed.append(terms[place]) }
      rows[row].terms = Stretch(start: start, end: Int32(packed.count))
      row = rows[row].next
    }
    terms = packed
    openTerms = terms.count
    unusedTerms = 0
  }
}

/// A sum of variables to be asked about.
package struct RowTerms {
  package private(set) var terms: [Term] = []

  /// The empty sum.
  package init() {}

  package mutating func add(_ coefficient: Double, _ variable: Int32) {
    terms.append(Term(variable: variable, coefficient: coefficient))
  }
}
