/// What has been done to the rows since the latest solve.
struct RowEdits: ~Copyable {
  var mustBuild = false
  var changed = Pool<Int32>()
  private(set) var removed: [Int32] = []
  private(set) var added: [Int32] = []
  private var isAdded: [Bool] = []

  var isEmpty: Bool { !mustBuild && changed.isEmpty && removed.isEmpty && added.isEmpty }

  mutating func add(_ row: Int32) {
    if mustBuild { return }
    while isAdded.count <= Int(row) { isAdded.append(false) }
    isAdded[Int(row)] = true
    added.append(row)
  }

  mutating func remove(_ row: Int32) {
    if mustBuild { return }
    if isAdded.indices.contains(Int(row)), isAdded[Int(row)] {
      isAdded[Int(row)] = false
      added.removeAll { $0 == row }
    } else {
      removed.append(row)
    }
  }

  mutating func removeAll() {
    mustBuild = false
    changed.removeAll()
    removed.removeAll(keepingCapacity: true)
    for row in added { isAdded[Int(row)] = false }
    added.removeAll(keepingCapacity: true)
  }
}
