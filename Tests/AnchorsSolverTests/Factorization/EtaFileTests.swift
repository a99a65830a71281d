import AnchorsTestSupport
import Testing

@testable import AnchorsSolver

@Suite("The product form of the inverse")
struct EtaFileTests {
  /// Returns a random matrix, and its inverse in product form, to which the columns were appended
  /// one by one.
  private func factors(_ seed: Int, count n: Int)
    -> (inverse: EtaFile, matrix: [[Double]])
  {
    var random = SeededRandom(seed: UInt64(seed))
    var inverse = EtaFile(rowCount: n)
    var matrix = (0..<n).map { row in (0..<n).map { $0 == row ? 1.0 : 0 } }
    for column in 0..<n {
      var entries = (0..<n).map { _ in random.chance(3) ? Double(random.int(in: -4...4)) : 0 }
      entries[column] = Double(random.int(in: 5...9))
      var solved = SparseVector(count: n)
      for row in 0..<n where entries[row] != 0 { solved.set(entries[row], at: row) }
      inverse.solve(&solved)
      inverse.append(solved, pivot: column)
      for row in 0..<n { matrix[row][column] = entries[row] }
    }
    return (inverse, matrix)
  }

  @Test("The product form solves for the assembled matrix", arguments: 1...30)
  func solve(_ seed: Int) {
    let n = 7
    let factors = factors(seed, count: n)
    var inverse = factors.inverse
    let matrix = factors.matrix
    #expect(inverse.count == n)
    let x = (0..<n).map { Double($0 * $0 - 5) }
    var vector = SparseVector(count: n)
    for row in 0..<n { vector.set(zip(matrix[row], x).reduce(0) { $0 + $1.0 * $1.1 }, at: row) }
    inverse.solve(&vector)
    for row in 0..<n { #expect(abs(vector[row] - x[row]) < 1e-9) }
  }

  @Test("The product form solves for the transposed matrix", arguments: 1...30)
  func transposed(_ seed: Int) {
    let n = 7
    let factors = factors(seed, count: n)
    var inverse = factors.inverse
    let matrix = factors.matrix
    let y = (0..<n).map { Double(3 - $0) }
    var vector = SparseVector(count: n)
    for column in 0..<n {
      vector.set((0..<n).reduce(0) { $0 + matrix[$1][column] * y[$1] }, at: column)
    }
    inverse.solveTransposed(&vector)
    for row in 0..<n { #expect(abs(vector[row] - y[row]) < 1e-9) }
  }

  @Test(
    "The product form solves for vectors of one entry with many factors, most of them unrelated")
  func fewEntries() {
    // A matrix of 300 rows: 4 on the diagonal and a 1 in each column, in a random other row.
    let n = 300
    var random = SeededRandom(seed: 7)
    let other = (0..<n).map { ($0 + random.int(in: 1...n - 1)) % n }
    var inverse = EtaFile(rowCount: n)
    for column in 0..<n {
      var entries = SparseVector(count: n)
      entries.set(4, at: column)
      entries.set(1, at: other[column])
      inverse.solve(&entries)
      inverse.append(entries, pivot: column)
    }
    for unit in stride(from: 0, to: n, by: 7) {
      var vector = SparseVector(count: n)
      vector.set(1, at: unit)
      var transposed = vector
      inverse.solve(&vector)
      inverse.solveTransposed(&transposed)
      // The matrix times the one, and its transpose times the other, are the unit vector again.
      var product = (0..<n).map { 4 * vector[$0] }
      for column in 0..<n { product[other[column]] += vector[column] }
      for row in 0..<n {
        let expected = row == unit ? 1.0 : 0
        #expect(abs(product[row] - expected) < 1e-9)
        #expect(abs(4 * transposed[row] + transposed[other[row]] - expected) < 1e-9)
      }
    }
  }

  @Test("A column given by the rates of basic variables is the same factor")
  func rates() {
    var column = SparseVector(count: 3)
    column.set(2, at: 0)
    column.set(-4, at: 1)
    var (first, second) = (EtaFile(rowCount: 3), EtaFile(rowCount: 3))
    first.append(column, pivot: 1)
    // Variables 7 and 5 are basic in the slots 0 and 1.
    second.append(
      [ColumnEntry(variable: 7, rate: -2), ColumnEntry(variable: 5, rate: 4)],
      slots: [-1, -1, -1, -1, -1, 1, -1, 0], pivot: 1)
    for (a, b) in [(3.0, 8.0), (1, -2)] {
      var (left, right) = (SparseVector(count: 3), SparseVector(count: 3))
      left.set(a, at: 0)
      left.set(b, at: 1)
      right = left
      first.solve(&left)
      second.solve(&right)
      #expect((0..<3).map { left[$0] } == (0..<3).map { right[$0] })
    }
  }
}
