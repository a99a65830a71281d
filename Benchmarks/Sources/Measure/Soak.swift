import AnchorsLayout
import CHeap
import Workloads

/// Repeats adding and removing, edits, resizes and transitions, and stops the program if memory has
/// grown.
///
/// An engine adds to its tables until it rebuilds them, so that memory rises and falls. So the
/// least use in the second half of the cycles is compared with that in the first.
func soak(cycles: Int) {
  var table = Table([
    "", "cycles", "least KB in use in the first half", "in the second", "KB resident at the end",
  ])
  func cycle(_ name: String, _ body: (Int) -> Void, check: () -> Void) {
    for index in 0..<1000 { body(index) }
    var least = [Int.max, Int.max]
    for index in 0..<cycles {
      body(index)
      if index % 64 != 0 { continue }
      let half = 2 * index / cycles
      least[half] = min(least[half], Int(heap_bytes_in_use()))
    }
    check()
    let numbers = [cycles, least[0] / 1024, least[1] / 1024, Int(resident_bytes()) / 1024]
    table.add([name] + numbers.map { "\($0)" })
    if least[1] > least[0] + 64 * 1024 {
      fatalError("\(name): \(least[1] - least[0]) bytes more in use")
    }
  }
  let layout = CellEdits(viewCount: 100)
  let root = layout.cells.root
  cycle("constraints removed and added") { _ in
    layout.rebuild()
    root.layoutIfNeeded()
  } check: {
    layout.check("after soaking")
  }
  cycle("constants edited") { index in
    layout.iconGap.constant = Double(index % 7)
    layout.topGap.constant = Double(index % 5)
    root.layoutIfNeeded()
  } check: {
    layout.check("after soaking")
  }
  cycle("resized") { index in
    layout.resize(to: CellEdits.sides[index % 100])
    root.layoutIfNeeded()
  } check: {
    layout.check("after soaking")
  }
  let asked = CellFitting(viewCount: 100)
  cycle("asked which size fits") { index in
    asked.iconGap.constant = Double(index % 7)
    if index % 100 == 0 { asked.forget() }
    use(asked.size(ofWidth: 400 + Double(index % 5)))
  } check: {
    asked.check("after soaking")
  }
  cycle("views removed and added") { _ in
    let extra = LayoutView(name: "extra")
    root.addSubview(extra)
    Constraint.activate {
      extra.top == layout.cells.views[0].bottom + 8
      extra.left == root.left
      extra.size == 10
    }
    root.layoutIfNeeded()
    extra.removeFromSuperview()
    root.layoutIfNeeded()
  } check: {
    layout.check("after soaking")
  }
  let states = TwoStates()
  cycle("transitions between two states") { _ in
    states.pass()
    states.check()
  } check: {
    states.check()
  }
  print(table.text)
}
