// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "AnchorsBenchmarks",
  dependencies: [.package(name: "Anchors", path: "..")],
  targets: [
    .target(name: "Workloads", dependencies: [.product(name: "Anchors", package: "Anchors")]),
    .executableTarget(name: "Measure", dependencies: ["Workloads"]),
  ],
  swiftLanguageModes: [.v6]
)
