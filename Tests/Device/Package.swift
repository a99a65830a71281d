// swift-tools-version: 6.2
import PackageDescription

// Scenes that AppKit lays out, on a Mac. The root package has the same scenes for the library's own
// tree, as `TreeAnswers`, and the package in `OnUIKit` those for UIKit, because that one is built
// for a simulator. `compare` compares their answers.
let package = Package(
  name: "Device",
  platforms: [.macOS(.v12)],
  dependencies: [.package(name: "Anchors", path: "../..")],
  targets: [
    .target(
      name: "ScenesOnAppKit", dependencies: [.product(name: "Anchors", package: "Anchors")]),
    .executableTarget(name: "AppKitAnswers", dependencies: ["ScenesOnAppKit"]),
  ],
  swiftLanguageModes: [.v6]
)
