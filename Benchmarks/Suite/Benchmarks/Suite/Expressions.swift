import AnchorsLayout
import Benchmark

/// Inert constraints, made and let go; a thousand in each measured part. Allocations are counted by
/// `Allocations/expressions.sh`: this package's own counts read 0 here.
func expressionBenchmarks() {
  expression("expression a.width == 120") { a, _, _ in blackHole(a.width == 120) }
  expression("expression a.top == b.bottom + 8") { a, b, _ in blackHole(a.top == b.bottom + 8) }
  expression("expression a.width <= b.width * 0.5 + 8 ~ .high") { a, b, _ in
    blackHole(a.width <= b.width * 0.5 + 8 ~ .high)
  }
  expression("composite a.size == b.size") { a, b, _ in blackHole(a.size == b.size) }
  expression("composite a.edges == b.edges.inset(by: 8)") { a, b, _ in
    blackHole(a.edges == b.edges.inset(by: 8))
  }
  expression("array of ten, views.height == 44") { _, _, views in blackHole(views.height == 44) }
}

private func expression(
  _ name: String, _ make: @escaping @Sendable (LayoutView, LayoutView, [LayoutView]) -> Void
) {
  Benchmark(name, configuration: .init(scalingFactor: .kilo)) { benchmark in
    let views = (0..<10).map { LayoutView(name: "v\($0)") }
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { make(views[0], views[1], views) }
    benchmark.stopMeasurement()
  }
}
