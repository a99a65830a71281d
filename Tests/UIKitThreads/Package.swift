// swift-tools-version: 6.2
import PackageDescription

// The suite of `Tests/UIKitTests` about views that another thread releases, for `.ci/run thread`.
// It needs `Anchors` and the stand-in for UIKit alone, so that little is built with the sanitizer.
let package = Package(
  name: "UIKitThreads",
  targets: [
    .target(name: "CoreGraphics", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "UIKit", dependencies: ["CoreGraphics"],
      swiftSettings: [.swiftLanguageMode(.v5), .define("UIKIT")]),
    .target(name: "_Testing_UIKit"),
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "Anchors", dependencies: ["UIKit"]),
    .target(name: "TestSupport", dependencies: ["Anchors", "UIKit"]),
    .testTarget(
      name: "ReleasedElsewhereTests",
      dependencies: ["Anchors", "TestSupport", "UIKit", "_Testing_UIKit", "_Testing_CoreGraphics"]),
  ],
  swiftLanguageModes: [.v6]
)
