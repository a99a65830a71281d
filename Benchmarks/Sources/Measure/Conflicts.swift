import AnchorsLayout
import Workloads

/// Measures the cost of naming a conflict: the first layout of a workload as it is, the same with a
/// conflict in it, and the report in words.
func measureConflicts(views: Int, runs: Int) {
  var table = Table(["", "layout", "with conflict", "report", "conflicts", "members", "unit"])
  func measure<W: Workload>(
    _ name: String, _ workload: W.Type, _ conflicting: @escaping (W) -> [Constraint]
  ) {
    var (without, with, report) = (Samples(), Samples(), Samples())
    var found: [LayoutConflict] = []
    repeated(runs) {
      without.add(firstLayout(W.self, views) { _ in [] }.time)
      let (layout, time) = firstLayout(W.self, views, conflicting)
      with.add(time)
      let (conflicts, reportTime) = timed { layout.root.conflicts }
      report.add(reportTime)
      found = conflicts
    }
    if found.isEmpty { fatalError("\(name): there should be a conflict") }
    let members = found.map { $0.constraints.count }.max() ?? 0
    table.add(
      [name] + [without, with, report].map { rounded($0.median / 1000) } + [
        "\(found.count)", "\(members)", "ms",
      ])
  }
  measure("W1 chain, far too long", Chain.self) {
    [$0.views[views - 1].bottom == $0.root.bottom - 8]
  }
  measure("W1 chain, 10 too long", Chain.self) { chain in
    chain.root.frame.size.height = 52 * Double(views) - 2
    return [chain.views[views - 1].bottom == chain.root.bottom - 8]
  }
  measure("W2 cells, one title too wide", Cells.self) { [$0.views[views / 2 + 2].width >= 700] }
  measure("W2 cells, all titles too wide", Cells.self) { cells in
    cells.views.filter { $0.layoutName == "title" }.map { $0.width >= 700 }
  }
  measure("W3 nested, the innermost too wide", Nested.self) { nested in
    [nested.views[nested.views.count - 11].width >= 4000]
  }
  measure("W4 grid, the last too wide", Grid.self) { [$0.views[$0.views.count - 1].width >= 300] }
  measure("W9 inequalities, far too long", Inequalities.self) {
    [$0.views[views - 1].bottom <= $0.root.bottom - 8]
  }
  measure("W9 inequalities, 10 too long", Inequalities.self) { chain in
    chain.root.frame.size.height = 52 * Double(views) - 2
    return [chain.views[views - 1].bottom <= chain.root.bottom - 8]
  }
  measure("insets in insets, 10 too narrow", DeepInsets.self) { insets in
    [insets.views[views - 1].width >= 20]
  }
  print(table.text)
  measureExplanations(views: views, runs: runs)
}

/// Measures the cost of explaining an unsatisfied optional constraint.
private func measureExplanations(views: Int, runs: Int) {
  var table = Table(["", "explanation", "blamed", "unit"])
  func measure<W: Workload>(_ name: String, _ workload: W.Type, _ preference: (W) -> Constraint) {
    let layout = W(viewCount: views)
    let optional = preference(layout)
    layout.install(layout.constraints() + [optional])
    layout.root.layoutIfNeeded()
    var samples = Samples()
    var blamed = 0
    repeated(runs) {
      let (explanation, time) = timed { optional.explanation }
      guard let explanation else { fatalError("\(name): the optional constraint should not hold") }
      blamed = explanation.constraints.count + explanation.intrinsicSizes.count
      samples.add(time)
    }
    table.add([name, rounded(samples.median / 1000), "\(blamed)", "ms"])
  }
  measure("W1 chain, optionally ending lower", Chain.self) {
    $0.views[views - 1].bottom == $0.root.bottom - 8 ~ 500
  }
  measure("W2 cells, one title wider", Cells.self) {
    $0.views[views / 2 + 2].width >= 700 ~ 500
  }
  measure("W3 nested, the innermost wider", Nested.self) { nested in
    nested.views[nested.views.count - 11].width >= 4000 ~ 500
  }
  measure("insets in insets, the innermost wider", DeepInsets.self) {
    $0.views[views - 1].width >= 20 ~ 500
  }
  print()
  print(table.text)
}

private func firstLayout<W: Workload>(
  _ workload: W.Type, _ views: Int, _ conflicting: (W) -> [Constraint]
) -> (layout: W, time: Duration) {
  let layout = W(viewCount: views)
  layout.root.layoutTree.conflictHandler = nil
  layout.install(layout.constraints())
  Constraint.activate(conflicting(layout))
  return (layout, timed { layout.root.layoutIfNeeded() }.1)
}
