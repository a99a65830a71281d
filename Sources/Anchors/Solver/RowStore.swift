/// How the left side of a row compares with its constant.
enum RowRelation: UInt8 {
  case equal, atMost, atLeast
}

/// Rows `Σ coefficient · variable  relation  constant` at a priority, as a structure of arrays.
///
/// A row's id stays valid until the row is removed; ids and term slots of removed rows are used
/// again. `next` links the rows in the order they were added, which is the order of everything that
/// depends on order.
struct RowStore {
  private(set) var relation: [RowRelation] = []
  private(set) var priority: [Double] = []
  var constant: [Double] = []
  /// Rows that state what is given (a fixed frame, a guide's insets): they are never set aside.
  private(set) var isGiven: [Bool] = []

  private var termStart: [Int32] = []
  private var termCount: [Int32] = []
  private(set) var termVariable: [Int32] = []
  private(set) var termCoefficient: [Double] = []
  private var unusedTerms = 0

  /// The next row in order, or -1.
  private(set) var next: [Int32] = []
  private var previous: [Int32] = []
  private(set) var first: Int32 = -1
  private var last: Int32 = -1
  private var unusedRows: [Int32] = []

  /// One more than the largest row id.
  var idLimit: Int { relation.count }

  func terms(of row: Int) -> Range<Int> {
    let start = Int(termStart[row])
    return start..<start + Int(termCount[row])
  }

  mutating func removeAll() { self = RowStore() }

  mutating func reserve(rows: Int) {
    relation.reserveCapacity(rows)
    priority.reserveCapacity(rows)
    constant.reserveCapacity(rows)
    isGiven.reserveCapacity(rows)
    termStart.reserveCapacity(rows)
    termCount.reserveCapacity(rows)
    next.reserveCapacity(rows)
    previous.reserveCapacity(rows)
    termVariable.reserveCapacity(rows * 4)
    termCoefficient.reserveCapacity(rows * 4)
  }

  /// Adds a row at the end of the order, or at its front. A variable may occur twice in the terms.
  mutating func add(
    _ terms: RowTerms, _ relation: RowRelation, _ constant: Double, priority: Double,
    isGiven: Bool = false, atFront: Bool = false
  ) -> Int32 {
    let row: Int32
    if let unused = unusedRows.popLast() {
      row = unused
      self.relation[Int(row)] = relation
      self.priority[Int(row)] = priority
      self.constant[Int(row)] = constant
      self.isGiven[Int(row)] = isGiven
    } else {
      row = Int32(self.relation.count)
      self.relation.append(relation)
      self.priority.append(priority)
      self.constant.append(constant)
      self.isGiven.append(isGiven)
      termStart.append(0)
      termCount.append(0)
      next.append(-1)
      previous.append(-1)
    }
    storeTerms(terms, of: Int(row))
    link(row, after: atFront ? -1 : last)
    return row
  }

  /// Gives a row other terms and another level; its place in the order stays.
  mutating func replace(
    _ row: Int32, _ terms: RowTerms, _ constant: Double, priority: Double
  ) {
    unusedTerms += Int(termCount[Int(row)])
    storeTerms(terms, of: Int(row))
    self.constant[Int(row)] = constant
    self.priority[Int(row)] = priority
  }

  mutating func remove(_ row: Int32) {
    let row = Int(row)
    let (before, after) = (previous[row], next[row])
    if before >= 0 { next[Int(before)] = after } else { first = after }
    if after >= 0 { previous[Int(after)] = before } else { last = before }
    unusedTerms += Int(termCount[row])
    termCount[row] = 0
    unusedRows.append(Int32(row))
    if unusedTerms > 1024, unusedTerms > termVariable.count / 2 { packTerms() }
  }

  private mutating func link(_ row: Int32, after before: Int32) {
    let after = before >= 0 ? next[Int(before)] : first
    previous[Int(row)] = before
    next[Int(row)] = after
    if before >= 0 { next[Int(before)] = row } else { first = row }
    if after >= 0 { previous[Int(after)] = row } else { last = row }
  }

  private mutating func storeTerms(_ terms: RowTerms, of row: Int) {
    termStart[row] = Int32(termVariable.count)
    termCount[row] = Int32(terms.count)
    termVariable.append(contentsOf: terms.variables)
    termCoefficient.append(contentsOf: terms.coefficients)
  }

  private mutating func packTerms() {
    var variables: [Int32] = []
    var coefficients: [Double] = []
    var row = first
    while row >= 0 {
      let range = terms(of: Int(row))
      termStart[Int(row)] = Int32(variables.count)
      variables.append(contentsOf: termVariable[range])
      coefficients.append(contentsOf: termCoefficient[range])
      row = next[Int(row)]
    }
    termVariable = variables
    termCoefficient = coefficients
    unusedTerms = 0
  }
}

/// The terms of one row while it is being written. Kept by the writer and emptied for each row, so
/// that writing a row allocates nothing.
struct RowTerms {
  private(set) var variables: [Int32] = []
  private(set) var coefficients: [Double] = []

  var count: Int { variables.count }

  mutating func removeAll() {
    variables.removeAll(keepingCapacity: true)
    coefficients.removeAll(keepingCapacity: true)
  }

  mutating func add(_ coefficient: Double, _ variable: Int32) {
    variables.append(variable)
    coefficients.append(coefficient)
  }
}
