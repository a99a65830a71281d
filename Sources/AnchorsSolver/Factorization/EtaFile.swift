/// The inverse of a square matrix as a product of elementary ones, each of which differs from the
/// identity in one column.
///
/// Putting another column into the matrix appends one factor, so the same list serves for making
/// the inverse and for keeping it up to date. Solving for a vector of few entries visits only the
/// factors that change it.
///
/// Sources: G. Dantzig, W. Orchard-Hays, *The product form for the inverse in the simplex method*
/// (1954); J. Hall, K. McKinnon, *Hyper-sparsity in the revised simplex method and how to exploit
/// it* (2005).
struct EtaFile {
  private var pivot: [Int32] = []
  private var inverse: [Double] = []
  private var start: [Int32] = [0]
  private var entryIndex: [Int32] = []
  private var entryValue: [Double] = []

  /// By index, the factors whose pivot it is.
  private var pivotUses: FactorLists
  /// By index, the factors that have an entry there, the pivot among them.
  private var uses: FactorLists
  /// Scratch: the factors to be visited.
  private var visits = FactorSet()

  /// The number of factors.
  var count: Int { pivot.count }
  /// The number of entries in all factors, which is what solving costs.
  var size: Int { pivot.count + entryIndex.count }

  /// Creates the inverse of the identity of `rowCount` rows.
  init(rowCount: Int) {
    pivotUses = FactorLists(indexCount: rowCount)
    uses = FactorLists(indexCount: rowCount)
  }

  /// Makes it the inverse of the identity.
  mutating func removeAll() {
    pivot.removeAll(keepingCapacity: true)
    inverse.removeAll(keepingCapacity: true)
    start.removeAll(keepingCapacity: true)
    start.append(0)
    entryIndex.removeAll(keepingCapacity: true)
    entryValue.removeAll(keepingCapacity: true)
    pivotUses.removeAll()
    uses.removeAll()
  }

  /// Replaces the unit column `index` of the matrix by the column that `solve` turned into
  /// `column`.
  mutating func append(_ column: SparseVector, pivot index: Int) {
    for other in column.indices where Int(other) != index {
      appendEntry(column[Int(other)], at: other)
    }
    endFactor(pivot: Int32(index), column[index])
  }

  /// The same for a column in terms of basic variables, each in its slot, as the simplex has it:
  /// how fast they move, which is the solved column with the other sign.
  mutating func append(_ column: [ColumnEntry], slots: [Int32], pivot index: Int32) {
    var pivotValue = 0.0
    for entry in column {
      let slot = slots[Int(entry.variable)]
      if slot == index { pivotValue = -entry.rate } else { appendEntry(-entry.rate, at: slot) }
    }
    endFactor(pivot: index, pivotValue)
  }

  private mutating func appendEntry(_ value: Double, at index: Int32) {
    if abs(value) <= Tolerance.entry { return }
    uses.add(Int32(count), at: index)
    entryIndex.append(index)
    entryValue.append(value)
  }

  private mutating func endFactor(pivot index: Int32, _ value: Double) {
    uses.add(Int32(count), at: index)
    pivotUses.add(Int32(count), at: index)
    pivot.append(index)
    inverse.append(1 / value)
    start.append(Int32(entryIndex.count))
  }

  /// `vector = inverse · vector`
  mutating func solve(_ vector: inout SparseVector) {
    visits.grow(limit: count)
    for index in vector.indices where vector[Int(index)] != 0 {
      var use = pivotUses.first(at: index)
      while let factor = pivotUses.next(&use) { visits.insert(factor) }
    }
    while let factor = visits.popFirst() {
      let index = Int(pivot[factor])
      let before = vector[index]
      if before == 0 { continue }
      let after = before * inverse[factor]
      vector.set(after, at: index)
      for entry in Int(start[factor])..<Int(start[factor + 1]) {
        let other = entryIndex[entry]
        let wasZero = vector[Int(other)] == 0
        vector.add(-after * entryValue[entry], at: Int(other))
        if !wasZero { continue }
        // The latest factors come first.
        var use = pivotUses.first(at: other)
        while let later = pivotUses.next(&use), later > factor { visits.insert(later) }
      }
    }
  }

  /// `vector = transposed inverse · vector`
  mutating func solveTransposed(_ vector: inout SparseVector) {
    visits.grow(limit: count)
    for index in vector.indices where vector[Int(index)] != 0 {
      var use = uses.first(at: index)
      while let factor = uses.next(&use) { visits.insert(factor) }
    }
    while let factor = visits.popLast() {
      let index = Int(pivot[factor])
      var sum = 0.0
      for entry in Int(start[factor])..<Int(start[factor + 1]) {
        sum += entryValue[entry] * vector[Int(entryIndex[entry])]
      }
      let before = vector[index]
      if before == 0 && sum == 0 { continue }
      vector.set((before - sum) * inverse[factor], at: index)
      if before != 0 { continue }
      var use = uses.first(at: pivot[factor])
      while let earlier = uses.next(&use) { if earlier < factor { visits.insert(earlier) } }
    }
  }
}
