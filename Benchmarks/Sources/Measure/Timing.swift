import AnchorsLayout
import Workloads

/// Times in microseconds of something done several times.
struct Samples {
  private(set) var values: [Double] = []

  mutating func add(_ duration: Duration) { values.append(duration.microseconds) }

  /// The median; empty in a build with assertions.
  var median: Double { percentile(50) }

  /// Returns the time below which this percentage of all times is; empty in a build with
  /// assertions.
  func percentile(_ percent: Int) -> Double {
    if !isBuiltForMeasuring { return .nan }
    let sorted = values.sorted()
    return sorted.isEmpty ? .nan : sorted[sorted.count * percent / 100]
  }

  /// The least; empty in a build with assertions.
  var minimum: Double { isBuiltForMeasuring ? values.min() ?? .nan : .nan }
}

/// Runs `measured` once and returns what it gives and how long it took.
func timed<T>(_ measured: () -> T) -> (T, Duration) {
  let clock = ContinuousClock()
  let start = clock.now
  let result = measured()
  return (result, clock.now - start)
}

/// Repeats, with its own set-up outside the measured part, up to `runs` times; stops earlier once
/// `seconds` have passed in all, but not before three runs, and not before one if that one is long.
func repeated(_ runs: Int, seconds: Double = 4, _ run: () -> Void) {
  let clock = ContinuousClock()
  let start = clock.now
  for index in 0..<runs {
    run()
    let passed = (clock.now - start).microseconds / 1e6
    if passed > seconds, index >= 2 || passed > 2 * seconds { return }
  }
}

extension Duration {
  var microseconds: Double {
    Double(components.seconds) * 1e6 + Double(components.attoseconds) * 1e-12
  }
}

/// Keeps the compiler from leaving out what is measured.
@inline(never)
@_optimize(none)
func use<T>(_ value: T) {}
