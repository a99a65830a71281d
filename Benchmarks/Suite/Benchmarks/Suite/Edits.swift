import AnchorsLayout
import Benchmark
import Workloads

/// W5, W6 and W7 through the tree. The solver alone is in `Measure`.
func editBenchmarks() {
  for views in [100, 1000, 10_000] {
    edit("W5 resize \(views)", views) { layout, index in
      layout.resize(to: CellEdits.sides[index % 100])
      layout.cells.root.layoutIfNeeded()
      blackHole(layout.sumOfFrames())
    }
    edit("W6a edit \(views)", views) { layout, index in
      layout.iconGap.constant = index.isMultiple(of: 2) ? 12 : 8
      layout.cells.root.layoutIfNeeded()
    }
    edit("W6b edit \(views)", views) { layout, index in
      layout.topGap.constant = index.isMultiple(of: 2) ? 12 : 8
      layout.cells.root.layoutIfNeeded()
    }
    edit("W7 rebuild \(views)", views) { layout, _ in
      layout.rebuild()
      layout.cells.root.layoutIfNeeded()
    }
  }
}

/// A hundred or so changes of a laid out list in each measured part.
private func edit(
  _ name: String, _ views: Int, _ change: @escaping @Sendable (CellEdits, Int) -> Void
) {
  Benchmark(name, configuration: .init(scalingFactor: .kilo, maxIterations: 5)) { benchmark in
    let layout = CellEdits(viewCount: views)
    layout.check("before")
    benchmark.startMeasurement()
    for index in benchmark.scaledIterations { change(layout, index) }
    benchmark.stopMeasurement()
    layout.check("after")
  }
}
