// swift-tools-version: 6.2
import PackageDescription

// Random trees and edits through the library's public API, compared with trees built afresh.
// `FuzzLogs` reads logs with random mistakes in them. `FaultTests` has the faults that both have
// found; `.ci/run fuzz` runs them in a release build. `LifetimeTests` are links to suites of the
// root package that `.ci/run address` and `.ci/run thread` run with a sanitizer. The other targets
// are links to the root package's sources of the same names.
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
    .testTarget(
      name: "FaultTests",
      dependencies: [
        "AnchorsTestSupport",
        .product(name: "AnchorsLayout", package: "Anchors"),
        .product(name: "AnchorsMotion", package: "Anchors"),
        .product(name: "AnchorsReport", package: "Anchors"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// These suites import the library as testable, which a release build is not.
if Context.environment["ANCHORS_SANITIZED"] != nil {
  package.targets.append(
    .testTarget(
      name: "LifetimeTests",
      dependencies: [
        "AnchorsTestSupport", "LayoutCases",
        .product(name: "Anchors", package: "Anchors"),
        .product(name: "AnchorsLayout", package: "Anchors"),
        .product(name: "AnchorsMotion", package: "Anchors"),
      ]))
}
