/// Free components that are marked, and which sums have to do with one that is. Of use until the next solve.
struct ComponentMarks {
  private let solver: Solver
  private var isMarked: [Bool]
  private var marked: [Int] = []
  /// Counts what has been marked, ever.
  private var version: Int32 = 0
  /// By node of a form, the version in which nothing below it was marked. Sums share nodes, so what they have in
  /// common is looked at once.
  private var clearVersion: [Int32] = []

  init(_ solver: Solver) {
    self.solver = solver
    isMarked = Array(repeating: false, count: solver.freeComponentCount)
  }

  mutating func removeAll() {
    for component in marked { isMarked[component] = false }
    marked.removeAll(keepingCapacity: true)
  }

  func contains(_ component: Int) -> Bool { isMarked[component] }

  /// Marks the components that a sum has to do with.
  mutating func insert(_ sum: FreeSum) {
    version += 1
    solver.forEachComponent(of: sum) {
      if !isMarked[$0] { marked.append($0) }
      isMarked[$0] = true
    }
  }

  mutating func intersects(_ sum: FreeSum) -> Bool {
    if marked.isEmpty { return false }
    clearVersion += Array(repeating: -1, count: solver.knownSums.forms.count - clearVersion.count)
    return intersects(sum.form)
  }

  private mutating func intersects(_ form: LinearForm) -> Bool {
    if form.isZero || clearVersion[Int(form.node)] == version { return false }
    let node = solver.knownSums.forms[form.node]
    if node.isInOneComponent {
      if isMarked[node.component] { return true }
    } else if intersects(node.left) || intersects(node.right) {
      return true
    }
    clearVersion[Int(form.node)] = version
    return false
  }
}
