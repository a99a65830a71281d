import AnchorsLayout
import CHeap
import Workloads

/// Repeats adding and removing, edits, resizes and transitions, and stops the program if memory has
/// grown.
func soak(cycles: Int) {
  var table = Table(["", "cycles", "KB in use before", "after", "KB resident before", "after"])
  func cycle(_ name: String, _ body: (Int) -> Void, check: () -> Void) {
    for index in 0..<1000 { body(index) }
    let (used, resident) = (Int(heap_bytes_in_use()), Int(resident_bytes()))
    for index in 0..<cycles { body(index) }
    let after = (Int(heap_bytes_in_use()), Int(resident_bytes()))
    check()
    let numbers = [cycles, used / 1024, after.0 / 1024, resident / 1024, after.1 / 1024]
    table.add([name] + numbers.map { "\($0)" })
    if after.0 > used + 64 * 1024 { fatalError("\(name): \(after.0 - used) bytes more in use") }
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
