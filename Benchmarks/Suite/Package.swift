// swift-tools-version: 6.2
import PackageDescription

// The benchmarks for one who works on the library: percentiles, baselines, comparisons. A separate
// package, so that nobody else waits for its dependencies. Its sources are links to those of the
// package around it.
let package = Package(
  name: "AnchorsBenchmarkSuite",
  dependencies: [
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: [])
  ],
  targets: [
    .target(name: "AnchorsSolver"),
    .target(name: "Anchors"),
    .target(name: "AnchorsLayout", dependencies: ["Anchors", "AnchorsSolver"]),
    .target(name: "Workloads", dependencies: ["AnchorsLayout", "AnchorsSolver"]),
    .target(name: "CHeap"),
    .executableTarget(
      name: "Suite",
      dependencies: [
        "Workloads", "CHeap", .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/Suite",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
  ],
  swiftLanguageModes: [.v6]
)
