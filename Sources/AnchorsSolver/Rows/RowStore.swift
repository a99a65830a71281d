/// The comparison of a row's left side with its constant.
package enum RowRelation: UInt8, BitwiseCopyable {
  case equal, atMost, atLeast

  /// The relation after a multiplication by less than 0.
  package var flipped: RowRelation {
    self == .equal ? .equal : self == .atMost ? .atLeast : .atMost
  }

  /// Returns the violation of a row whose left side minus its constant is a number.
  func violation(_ excess: Double) -> Double {
    switch self {
    case .equal: abs(excess)
    case .atMost: max(0, excess)
    case .atLeast: max(0, -excess)
    }
  }
}

/// A variable with its coefficient.
@usableFromInline
package struct Term: BitwiseCopyable {
  @usableFromInline package var variable: Int32
  // The halves of the coefficient's bits. A term with a `Double` would take 16 bytes rather than
  // 12, and terms are a quarter of the solver's memory. The compiler loads and stores both halves
  // at once.
  @usableFromInline var lowerHalf: UInt32
  @usableFromInline var upperHalf: UInt32

  @inlinable @inline(__always)
  package init(variable: Int32, coefficient: Double) {
    self.variable = variable
    lowerHalf = UInt32(truncatingIfNeeded: coefficient.bitPattern)
    upperHalf = UInt32(truncatingIfNeeded: coefficient.bitPattern &>> 32)
  }

  @inlinable @inline(__always)
  package var coefficient: Double {
    get { Double(bitPattern: UInt64(upperHalf) &<< 32 | UInt64(lowerHalf)) }
    set { self = Term(variable: variable, coefficient: newValue) }
  }
}

/// Rows `Σ coefficient · variable  relation  constant` at a priority, their terms in one pool.
///
/// A caller writes the terms of a row into the pool, and then adds or replaces the row, which takes
/// them. A row's id is valid until the row is removed. Ids are reused, so they say nothing about
/// the order of rows; see `RowOrder`.
@usableFromInline
package struct RowStore: ~Copyable {
  /// One row, but for its terms.
  package struct Row: BitwiseCopyable {
    package var constant: Double
    package var priority: Double
    fileprivate var terms: Stretch
    package var order: RowOrder
    package var relation: RowRelation

    /// `true` if the row is fixed (a frame, a guide's insets): it is never removed.
    package var isFixed: Bool { order == .fixed }
    /// `true` if the row is required.
    package var isRequired: Bool { RequiredPriority.includes(priority) }
    /// `true` if elimination uses the row.
    var isRequiredEquality: Bool { relation == .equal && isRequired }
  }

  private var rows = Pool<Row>()
  @usableFromInline var terms = Pool<Term>()
  /// The start of the terms of the row in progress.
  private var openTerms = 0
  private var unusedTerms = 0
  private var unusedRows = Pool<Int32>()
  /// `true` if the ids are in row order.
  private(set) var isInOrder = true
  private var latest = RowOrder.fixed

  /// One more than the largest row id.
  var idLimit: Int { rows.count }

  /// The number of rows.
  var count: Int { rows.count - unusedRows.count }

  /// Returns `true` if a row has this id.
  @inline(__always)
  func isUsed(_ row: Int32) -> Bool { rows[row].order != .unused }

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

  /// Adds the row that was written.
  mutating func add(
    _ relation: RowRelation, _ constant: Double, priority: Double, order: RowOrder
  ) -> Int32 {
    let row = Row(
      constant: constant, priority: priority, terms: takeTerms(), order: order, relation: relation)
    if unusedRows.isEmpty {
      if order < latest { isInOrder = false }
      latest = order
      rows.append(row)
      return rows.end &- 1
    }
    isInOrder = false
    let id = unusedRows.removeLast()
    rows[id] = row
    return id
  }

  /// Gives a row the terms that were written and another level; its place in the order stays.
  mutating func replace(_ row: Int32, _ constant: Double, priority: Double) {
    unusedTerms += rows[row].terms.count
    rows[row].terms = takeTerms()
    rows[row].constant = constant
    rows[row].priority = priority
  }

  mutating func setOrder(of row: Int32, to order: RowOrder) {
    rows[row].order = order
    isInOrder = false
  }

  mutating func setConstant(of row: Int32, to constant: Double) { rows[row].constant = constant }

  mutating func remove(_ row: Int32) {
    unusedTerms += rows[row].terms.count
    rows[row].terms = Stretch()
    rows[row].order = .unused
    unusedRows.append(row)
    if unusedTerms > 1024, unusedTerms > terms.count / 2 { packTerms() }
  }

  private mutating func takeTerms() -> Stretch {
    let range = Stretch(start: Int32(truncatingIfNeeded: openTerms), end: terms.end)
    openTerms = terms.count
    return range
  }

  private mutating func packTerms() {
    var packed = Pool<Term>(capacity: terms.count - unusedTerms)
    for row in 0..<Int32(rows.count) {
      let start = packed.end
      for place in terms(of: row) { packed.append(terms[place]) }
      rows[row].terms = Stretch(start: start, end: packed.end)
    }
    terms = packed
    openTerms = terms.count
    unusedTerms = 0
  }
}

extension [Term] {
  /// Returns the sum of the terms for values of all variables.
  package func sum(_ values: [Double]) -> Double {
    reduce(0) { $0 + $1.coefficient * values[Int($1.variable)] }
  }
}
