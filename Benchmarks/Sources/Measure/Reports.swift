import AnchorsLayout
import Workloads

/// Measures the reports of a correct layout.
func measureReports(views: Int, runs: Int) {
  var table = Table(["", "layout", "explanation", "ambiguities", "lint", "a text", "unit"])
  func measure<W: Workload>(_ workload: W.Type) {
    let layout = W(viewCount: views)
    layout.install(layout.constraints())
    let first = timed { layout.root.layoutIfNeeded() }.1
    guard let last = layout.views.last, let constraint = last.installedConstraints.first else {
      fatalError("\(W.name): there should be constraints")
    }
    var (explain, ambiguities, lint, text) = (Samples(), Samples(), Samples(), Samples())
    repeated(runs) {
      explain.add(timed { last.frameExplanation }.1)
      ambiguities.add(timed { layout.root.ambiguities }.1)
      lint.add(timed { layout.root.lintFindings }.1)
      text.add(timed { constraint.description }.1)
    }
    var whole = Samples()
    whole.add(first)
    table.add(
      [W.name] + [whole, explain, ambiguities, lint, text].map { rounded($0.median / 1000) }
        + ["ms"])
  }
  measure(Chain.self)
  measure(Cells.self)
  measure(Nested.self)
  measure(Grid.self)
  print(table.text)
}
