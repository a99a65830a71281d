import AnchorsLayout
import AnchorsReport
import Workloads

/// Measures the reports on trees without conflicts, next to their first layouts: all of both, or
/// those with a name.
func measureReports(views: Int, runs: Int, tree treeName: String?, report reportName: String?) {
  var reports: [(name: String, ask: (LayoutView) -> Int)] = [
    ("explanation", { $0.lastView.frameExplanation.description.utf8.count }),
    ("explanations", { $0.everyExplanation }),
    ("ambiguities", { $0.ambiguities.count }),
    ("unsatisfied", { $0.layoutTree.unsatisfiedConstraints.count }),
    ("lint", { $0.lintFindings.count }),
    ("text", { $0.layoutTree.layoutText().utf8.count }),
    ("picture", { $0.layoutTree.svg().utf8.count }),
    ("all drawn", { $0.layoutTree.svg(PictureOptions(constraints: .all)).utf8.count }),
    ("page", { $0.layoutTree.htmlReport().utf8.count }),
  ]
  // One by one, the explanations of all frames take a time that grows with the square.
  if views > 500 { reports.removeAll { $0.name == "explanations" } }
  if let reportName { reports.removeAll { $0.name != reportName } }
  var table = Table(["", "layout"] + reports.map { $0.name } + ["unit"])
  for tree in reportTrees where treeName.map({ tree.name.hasSuffix($0) }) ?? true {
    let root = tree.make(views)
    let first = timed { root.layoutIfNeeded() }.1
    precondition(root.conflicts.isEmpty, tree.name)
    let times = reports.map { report in
      var samples = Samples()
      repeated(runs) { samples.add(timed { use(report.ask(root)) }.1) }
      return samples.median / 1000
    }
    table.add(
      [tree.name] + ([first.microseconds / 1000] + times).map(rounded) + ["ms"])
  }
  print(table.text)
}

extension LayoutView {
  fileprivate var lastView: LayoutView {
    var view = self
    while let last = view.subviews.last { view = last }
    return view
  }

  /// Asks for the explanation of every frame. Returns the number of lines.
  fileprivate var everyExplanation: Int {
    var (lines, rest) = (0, [self])
    while let view = rest.popLast() {
      lines += view.frameExplanation.components.count
      rest += view.subviews
    }
    return lines
  }
}
