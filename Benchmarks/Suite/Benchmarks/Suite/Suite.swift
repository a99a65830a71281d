import AnchorsLayout
import Benchmark

/// Everything that is measured. Set-up is outside of the measured parts; frames are checked before.
let benchmarks: @Sendable () -> Void = {
  guard isBuiltForMeasuring else { fatalError("built with assertions: nothing to be quoted") }
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock], maxDuration: .seconds(1), maxIterations: 1000)
  expressionBenchmarks()
  installationBenchmarks()
  layoutBenchmarks()
  editBenchmarks()
  memoryBenchmarks()
}
