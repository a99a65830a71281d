/// The rows of one component, `row = Σ coefficient · structural variable`, structural variables numbered
/// from 0.
///
/// Every row begins with its highest structural variable, and that one's coefficient is positive.
struct RowMatrix {
  private(set) var structuralCount = 0
  private var start: [Int32] = [0]
  private(set) var structural: [Int32] = []
  private(set) var coefficient: [Double] = []

  // Rows of one hash are a list, so that a row that is there already is found at once.
  private var hashHead: [Int32] = []
  /// One less than how many of the heads are in use, a power of 2.
  private var hashMask = 0
  private var hashNext: [Int32] = []
  private var rowLimit = 0

  var rowCount: Int { start.count - 1 }

  /// The number of variables: the structural variables and, after them, the rows.
  var variableCount: Int { structuralCount + rowCount }

  package func terms(of row: Int) -> Range<Int> { Int(start[row])..<Int(start[row + 1]) }

  func highestStructural(of row: Int) -> Int { Int(structural[Int(start[row])]) }

  /// The coefficient of a row's highest structural variable.
  func highestCoefficient(of row: Int) -> Double { coefficient[Int(start[row])] }

  /// Empties the matrix for so many structural variables and at most so many rows.
  mutating func reset(structurals: Int, rowLimit: Int) {
    structuralCount = structurals
    self.rowLimit = rowLimit
    // Most components have no rows with several terms, and emptying arrays costs something, too.
    if rowCount == 0 { return }
    start.removeLast(rowCount)
    structural.removeAll(keepingCapacity: true)
    coefficient.removeAll(keepingCapacity: true)
    hashNext.removeAll(keepingCapacity: true)
  }

  /// Adds a term to the row that is being written, after the last whole one.
  mutating func append(_ newCoefficient: Double, _ newStructural: Int32) {
    structural.append(newStructural)
    coefficient.append(newCoefficient)
  }

  /// Ends the row that is being written. If it is there already, it is dropped again.
  ///
  /// - Returns: the row's number.
  mutating func endRow() -> Int {
    if rowCount == 0 { makeHashes() }
    let new = Int(start[rowCount])..<structural.count
    var hash: UInt32 = 0
    for term in new { hash = (hash ^ UInt32(bitPattern: structural[term])) &* 0x9E37_79B1 }
    let bucket = Int(hash >> 8) & hashMask
    var row = Int(hashHead[bucket])
    while row >= 0 {
      if isSame(row, new) {
        structural.removeLast(new.count)
        coefficient.removeLast(new.count)
        return row
      }
      row = Int(hashNext[row])
    }
    hashNext.append(hashHead[bucket])
    hashHead[bucket] = Int32(rowCount)
    start.append(Int32(structural.count))
    return rowCount - 1
  }

  private mutating func makeHashes() {
    var size = 1
    while size < rowLimit { size *= 2 }
    hashMask = size - 1
    if hashHead.count < size { hashHead = Array(repeating: -1, count: size) }
    for bucket in 0..<size { hashHead[bucket] = -1 }
  }

  private func isSame(_ row: Int, _ new: Range<Int>) -> Bool {
    let old = terms(of: row)
    if old.count != new.count { return false }
    for (mine, other) in zip(old, new) {
      if structural[mine] != structural[other] { return false }
      let (a, b) = (coefficient[mine], coefficient[other])
      if abs(a - b) > Tolerance.coefficient * min(1, abs(a)) { return false }
    }
    return true
  }

  /// The value of a row, from those of the structural variables.
  func value(of row: Int, _ values: [Double]) -> Double {
    var value = 0.0
    for term in terms(of: row) { value += coefficient[term] * values[Int(structural[term])] }
    return value
  }
}
