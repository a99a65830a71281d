// swift-tools-version: 6.2
import PackageDescription

// Random trees and edits through the library's public API, compared with trees built afresh.
// `FuzzLogs` reads logs with random mistakes in them. `Reproduce` looks for faults that there have
// been, by the programs that found them. The two other targets are links to the root package's
// sources of the same names.
let package = Package(
  name: "AnchorsFuzz",
  platforms: [.macOS(.v12)],
  dependencies: [.package(name: "Anchors", path: "../..")],
  targets: [
    .target(
      name: "LayoutCases", dependencies: [.product(name: "AnchorsLayout", package: "Anchors")]),
    .target(
      name: "AnchorsTestSupport",
      dependencies: ["LayoutCases", .product(name: "AnchorsLayout", package: "Anchors")]),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "AnchorsTestSupport", "LayoutCases",
        .product(name: "AnchorsLayout", package: "Anchors"),
        .product(name: "AnchorsMotion", package: "Anchors"),
        .product(name: "AnchorsReport", package: "Anchors"),
      ]),
    .executableTarget(
      name: "FuzzLogs",
      dependencies: [
        "AnchorsTestSupport", .product(name: "AnchorsReport", package: "Anchors"),
      ]),
    .executableTarget(
      name: "Reproduce",
      dependencies: [
        "AnchorsTestSupport",
        .product(name: "AnchorsLayout", package: "Anchors"),
        .product(name: "AnchorsMotion", package: "Anchors"),
        .product(name: "AnchorsReport", package: "Anchors"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
