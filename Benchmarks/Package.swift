// swift-tools-version: 6.2
import PackageDescription

// The library's own sources, compiled once more in this package, so that the solver can be timed
// alone: `Sources/Anchors/Library` is a link to them.
let package = Package(
  name: "AnchorsBenchmarks",
  targets: [
    .target(name: "Anchors"),
    .target(name: "Workloads", dependencies: ["Anchors"]),
    .target(name: "CHeap"),
    .executableTarget(name: "Measure", dependencies: ["Anchors", "Workloads", "CHeap"]),
  ],
  swiftLanguageModes: [.v6]
)
