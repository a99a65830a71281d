// swift-tools-version: 6.2
import PackageDescription

// Scenes that are laid out by the library's own tree and by Apple's toolkits, whose answers
// `compare` sets beside each other. UIKit's answers are written by the package in `OnUIKit`,
// because that one is built for a simulator, and what is built here is run.
let package = Package(
  name: "Device",
  platforms: [.macOS(.v12)],
  dependencies: [.package(name: "Anchors", path: "../..")],
  targets: [
    .target(
      name: "ScenesOnTree",
      dependencies: [
        .product(name: "Anchors", package: "Anchors"),
        .product(name: "AnchorsLayout", package: "Anchors"),
      ]),
    .executableTarget(name: "TreeAnswers", dependencies: ["ScenesOnTree"]),
  ],
  swiftLanguageModes: [.v6]
)

#if os(macOS)
package.targets += [
  .target(
    name: "ScenesOnAppKit", dependencies: [.product(name: "Anchors", package: "Anchors")]),
  .executableTarget(name: "AppKitAnswers", dependencies: ["ScenesOnAppKit"]),
]
#endif
