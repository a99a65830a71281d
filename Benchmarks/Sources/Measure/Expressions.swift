import AnchorsLayout
import Glibc
import Workloads

/// The number of allocations of the process, if `Allocations/counter.c` was preloaded.
let allocationCount: (@convention(c) () -> Int)? = {
  guard let symbol = dlsym(nil, "anchors_allocation_count") else { return nil }
  return unsafeBitCast(symbol, to: (@convention(c) () -> Int).self)
}()

/// Measures inert constraints, for each expression: nanoseconds to make and free one, or the
/// allocations if they are counted.
func measureExpressions() {
  let views = (0..<10).map { LayoutView(name: "v\($0)") }
  let (a, b) = (views[0], views[1])
  var table = Table(["expression", "constraints", allocationCount == nil ? "ns" : "allocations"])
  func measure(_ name: String, constraints: Int, _ make: () -> AnyObject) {
    let repetitions = 10_000
    var samples = Samples()
    var allocations = 0
    for _ in 0..<51 {
      let before = allocationCount?() ?? 0
      let (_, time) = timed {
        for _ in 0..<repetitions { use(make()) }
      }
      allocations = (allocationCount?() ?? 0) - before
      samples.add(time)
    }
    let value = allocationCount == nil ? samples.median * 1000 : Double(allocations)
    table.add([name, "\(constraints)", rounded(value / Double(repetitions))])
  }
  measure("a.width == 120", constraints: 1) { a.width == 120 }
  measure("a.top == b.bottom + 8", constraints: 1) { a.top == b.bottom + 8 }
  measure("a.width <= b.width * 0.5 + 8 ~ .high", constraints: 1) {
    a.width <= b.width * 0.5 + 8 ~ .high
  }
  measure("a.size == b.size", constraints: 2) { a.size == b.size }
  measure("a.edges == b.edges.inset(by: 8)", constraints: 4) { a.edges == b.edges.inset(by: 8) }
  measure("a.edges == b.edges ~ .high", constraints: 4) { a.edges == b.edges ~ .high }
  measure("[ten views].height == 44", constraints: 10) { views.height == 44 }
  print(table.text)
}
