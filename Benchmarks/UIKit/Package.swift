// swift-tools-version: 6.2
import PackageDescription

// What an expression costs over a raw NSLayoutConstraint, and what the library adds to an app, on
// the stand-in for UIKit that the tests use.
let package = Package(
  name: "UIKitBenchmarks",
  targets: [
    .target(name: "CoreGraphics", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "UIKit", dependencies: ["CoreGraphics"],
      swiftSettings: [.swiftLanguageMode(.v5), .define("UIKIT")]),
    .target(name: "Anchors", dependencies: ["UIKit"]),
    .target(name: "AnchorsSolver"),
    .target(name: "AnchorsLayout", dependencies: ["Anchors", "AnchorsSolver"]),
    .target(
      name: "AnchorsReport", dependencies: ["AnchorsLayout", "UIKit"], exclude: ["Report/Web"]),
    // One app without the library, with its expressions, and with its engine as well: see
    // `size.sh`.
    .executableTarget(name: "PlainApp", dependencies: ["UIKit"]),
    .executableTarget(
      name: "ExpressionsApp", dependencies: ["Anchors", "UIKit"],
      swiftSettings: [.define("EXPRESSIONS")]),
    .executableTarget(
      name: "LayoutApp", dependencies: ["AnchorsLayout", "UIKit"],
      swiftSettings: [.define("LAYOUT")]),
    .target(name: "CAllocations"),
    .target(name: "CHeap"),
    .executableTarget(
      name: "Overhead", dependencies: ["Anchors", "CAllocations", "CHeap", "UIKit"]),
    .target(name: "TestSupport", dependencies: ["AnchorsLayout", "AnchorsSolver", "UIKit"]),
    .executableTarget(
      name: "ReportTimes", dependencies: ["AnchorsReport", "TestSupport", "UIKit"]),
  ],
  swiftLanguageModes: [.v6]
)
