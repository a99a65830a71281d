import AnchorsLayout
import Benchmark
import Workloads

/// The workloads: the solver alone, from installed constraints to frames, and everything.
func layoutBenchmarks() {
  func add<W: Workload>(_ workload: W.Type) {
    let isLinear = ["W1 ", "W2 ", "W3 ", "W4 "].contains(W.name.prefix(3))
    for views in isLinear ? [100, 1000, 10_000, 100_000] : [100, 1000, 10_000] {
      layout(workload, views)
    }
  }
  for workload in allWorkloads { add(workload) }
}

private func layout<W: Workload>(_ workload: W.Type, _ views: Int) {
  Benchmark("\(W.name) \(views) solver") { benchmark in
    let layout = laidOut(W.self, views)
    var alone = SolverAlone(recording: layout.root)
    benchmark.startMeasurement()
    alone.build()
    alone.solve()
    blackHole(alone.sumOfValues())
    benchmark.stopMeasurement()
    alone.check(W.name)
  }
  Benchmark("\(W.name) \(views) tree") { benchmark in
    let layout = W(viewCount: views)
    layout.install(layout.constraints())
    benchmark.startMeasurement()
    layout.root.layoutIfNeeded()
    benchmark.stopMeasurement()
    layout.check()
  }
  Benchmark("\(W.name) \(views) everything") { benchmark in
    benchmark.startMeasurement()
    let layout = laidOut(W.self, views)
    benchmark.stopMeasurement()
    layout.check()
  }
}

func laidOut<W: Workload>(_ workload: W.Type, _ views: Int) -> W {
  let layout = W(viewCount: views)
  layout.install(layout.constraints())
  layout.root.layoutIfNeeded()
  return layout
}
