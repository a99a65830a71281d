/// A sparse vector with a list of the entries that may not be 0.
struct SparseVector {
  private(set) var indices: [Int32] = []
  private var values: [Double]
  private var isListed: [Bool]

  init(count: Int) {
    values = Array(repeating: 0, count: count)
    isListed = Array(repeating: false, count: count)
  }

  subscript(index: Int) -> Double { values[index] }

  mutating func set(_ value: Double, at index: Int) {
    values[index] = value
    if !isListed[index] {
      isListed[index] = true
      indices.append(Int32(index))
    }
  }

  mutating func add(_ value: Double, at index: Int) { set(values[index] + value, at: index) }

  mutating func removeAll() {
    for index in indices {
      values[Int(index)] = 0
      isListed[Int(index)] = false
    }
    indices.removeAll(keepingCapacity: true)
  }
}
