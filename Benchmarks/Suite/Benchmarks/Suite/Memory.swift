import AnchorsLayout
import Benchmark
import CHeap
import Workloads

/// Bytes a view by the allocator's own statistics: views, constraints and engine of a laid out
/// tree.
func memoryBenchmarks() {
  func add<W: Workload>(_ workload: W.Type) {
    let metric = BenchmarkMetric.custom("bytes a view", polarity: .prefersSmaller)
    for views in [100, 1000, 10_000] {
      Benchmark(
        "\(W.name) \(views) memory",
        configuration: .init(metrics: [metric], warmupIterations: 0, maxIterations: 1)
      ) { benchmark in
        let before = heap_bytes_in_use()
        let layout = laidOut(W.self, views)
        let bytes = Int(heap_bytes_in_use()) - Int(before)
        layout.check()
        benchmark.measurement(metric, bytes / layout.views.count)
      }
    }
  }
  for workload in allWorkloads.prefix(4) { add(workload) }
}
