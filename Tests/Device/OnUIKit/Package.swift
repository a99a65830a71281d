// swift-tools-version: 6.2
import PackageDescription

// The scenes as UIKit lays them out. What writes its answers is a test, because that is what Xcode
// runs in a simulator without an app around it. On hosts without UIKit, Tests/UIKitTests compiles
// the scenes.
let package = Package(
  name: "OnUIKit",
  platforms: [.iOS(.v16), .macCatalyst(.v16)],
  products: [.library(name: "ScenesOnUIKit", targets: ["ScenesOnUIKit"])],
  dependencies: [.package(name: "Anchors", path: "../../..")],
  targets: [
    .target(
      name: "ScenesOnUIKit", dependencies: [.product(name: "Anchors", package: "Anchors")]),
    .testTarget(name: "UIKitAnswers", dependencies: ["ScenesOnUIKit"]),
  ],
  swiftLanguageModes: [.v6]
)
