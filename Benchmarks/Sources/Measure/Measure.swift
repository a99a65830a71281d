import Anchors
import Workloads

/// Times one workload from views to frames and prints a line.
///
/// `build` makes the views, `expressions` the inert constraints, `install` places them, `layout` is
/// from installed constraints to frames set, `change` is a layout after one constant has changed.
func measure<W: Workload>(_ workload: W.Type) {
  let clock = ContinuousClock()
  var phases: [[Double]] = Array(repeating: [], count: 5)
  for _ in 0..<runs {
    var laps = [clock.now]
    let tree = W(viewCount: viewCount)
    laps.append(clock.now)
    let constraints = tree.constraints()
    laps.append(clock.now)
    Constraint.activate(constraints)
    laps.append(clock.now)
    tree.root.layoutIfNeeded()
    laps.append(clock.now)
    if let wrong = tree.firstWrongFrame() { fatalError("\(W.name): \(wrong)") }
    let edited = constraints[constraints.count / 2]
    edited.constant += 1
    tree.root.layoutIfNeeded()
    let start = clock.now
    edited.constant -= 1
    tree.root.layoutIfNeeded()
    let end = clock.now
    if let wrong = tree.firstWrongFrame() { fatalError("\(W.name) edited and back: \(wrong)") }
    for phase in 0..<4 { phases[phase].append(milliseconds(laps[phase + 1] - laps[phase])) }
    phases[4].append(milliseconds(end - start))
  }
  let medians = phases.map { $0.sorted()[$0.count / 2] }
  print(W.name, viewCount, medians.map(rounded).joined(separator: "  "), separator: "  ")
}

private func milliseconds(_ duration: Duration) -> Double {
  Double(duration.components.attoseconds) * 1e-15 + Double(duration.components.seconds) * 1e3
}

private func rounded(_ value: Double) -> String {
  String(Double(Int(value * 1000 + 0.5)) / 1000)
}
