// swift-tools-version: 6.2
import PackageDescription

// What an expression costs over a raw NSLayoutConstraint, on the stand-in for UIKit that the tests use.
let package = Package(
  name: "UIKitBenchmarks",
  targets: [
    .target(name: "CoreGraphics", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "UIKit", dependencies: ["CoreGraphics"],
      swiftSettings: [.swiftLanguageMode(.v5), .define("UIKIT")]),
    .target(name: "Anchors", dependencies: ["UIKit"]),
    .target(name: "CAllocations"),
    .target(name: "CHeap"),
    .executableTarget(
      name: "Overhead", dependencies: ["Anchors", "CAllocations", "CHeap", "UIKit"]),
  ],
  swiftLanguageModes: [.v6]
)
