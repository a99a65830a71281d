/// The rows of one component, `row = Σ coefficient · structural variable`, structural variables
/// numbered from 0.
///
/// Every row begins with its highest structural variable, and that one's coefficient is positive.
struct RowMatrix {
  private(set) var structuralCount = 0
  private(set) var rowCount = 0

  // The arrays keep their elements when the matrix is emptied, and the next rows overwrite them:
  // most components are so small that emptying arrays would be much of the work.
  /// The start of the terms of each row, followed by the end of the last row's.
  private var start: [Int32] = [0]
  private(set) var structural: [Int32] = []
  private(set) var coefficient: [Double] = []
  /// The end of the terms, including those of the row that is being written.
  private var end = 0

  // Rows of one hash are a list, so that a row that is there already is found at once.
  private var hashHead: [Int32] = []
  /// One less than how many of the heads are in use, a power of 2.
  private var hashMask = 0
  private var hashNext: [Int32] = []
  private var rowLimit = 0

  /// The number of terms in all rows.
  var termCount: Int { Int(start[rowCount]) }

  /// The number of variables: the structural variables and, after them, the rows.
  var variableCount: Int { structuralCount + rowCount }

  func terms(of row: Int) -> Range<Int> { Int(start[row])..<Int(start[row + 1]) }

  /// Empties the matrix, with a number of structural variables and a maximum number of rows.
  mutating func reset(structurals: Int, rowLimit: Int) {
    structuralCount = structurals
    self.rowLimit = rowLimit
    rowCount = 0
    end = 0
  }

  /// Adds a term to the row that is being written, after the last whole one.
  mutating func append(_ newCoefficient: Double, _ newStructural: Int32) {
    if end == structural.count {
      structural.append(newStructural)
      coefficient.append(newCoefficient)
    } else {
      structural[end] = newStructural
      coefficient[end] = newCoefficient
    }
    end += 1
  }

  /// Ends the row that is being written. If it is there already, it is dropped again.
  ///
  /// - Returns: the row's number.
  mutating func endRow() -> Int {
    if rowCount == 0 { makeHashes() }
    let new = termCount..<end
    var hash: UInt32 = 0
    for term in new { hash = (hash ^ UInt32(bitPattern: structural[term])) &* 0x9E37_79B1 }
    let bucket = Int(hash >> 8) & hashMask
    var row = Int(hashHead[bucket])
    while row >= 0 {
      if isSame(row, new) {
        end = new.lowerBound
        return row
      }
      row = Int(hashNext[row])
    }
    if rowCount == hashNext.count {
      hashNext.append(0)
      start.append(0)
    }
    hashNext[rowCount] = hashHead[bucket]
    hashHead[bucket] = Int32(rowCount)
    rowCount += 1
    start[rowCount] = Int32(end)
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

  /// Returns the value of a row for values of the structural variables.
  func value(of row: Int, _ values: [Double]) -> Double {
    var value = 0.0
    for term in terms(of: row) { value += coefficient[term] * values[Int(structural[term])] }
    return value
  }
}
