// swift-tools-version: 6.2
import PackageDescription

// The library's own sources, compiled once more in this package, so that the solver can be timed
// alone: its targets are links to the root package's. Each is a separate module here as well, so
// that the measured code is the shipped code.
let package = Package(
  name: "AnchorsBenchmarks",
  targets: [
    .target(name: "AnchorsSolver"),
    .target(name: "Anchors"),
    .target(name: "AnchorsLayout", dependencies: ["Anchors", "AnchorsSolver"]),
    .target(name: "AnchorsMotion", dependencies: ["AnchorsLayout"]),
    .target(
      name: "AnchorsReport", dependencies: ["AnchorsLayout"], exclude: ["Report/Web"]),
    .target(name: "Workloads", dependencies: ["AnchorsLayout", "AnchorsMotion", "AnchorsSolver"]),
    .target(name: "CHeap"),
    .executableTarget(
      name: "Measure", dependencies: ["AnchorsLayout", "AnchorsReport", "Workloads", "CHeap"]),
  ],
  swiftLanguageModes: [.v6]
)
