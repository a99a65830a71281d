// swift-tools-version: 6.2
import PackageDescription

// The library as it is compiled for macOS, and its tests, on hosts without Apple's SDKs: a stand-in
// takes AppKit's place. Apart from the root package, because a module named AppKit in its graph
// would make `canImport(AppKit)` true everywhere.
let package = Package(
  name: "AppKitTests",
  targets: [
    // The stand-in. Language mode 5, as modules imported from Objective-C behave.
    .target(name: "CoreGraphics", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "AppKit", dependencies: ["CoreGraphics"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "_Testing_AppKit"),
    .target(name: "_Testing_CoreGraphics"),

    // The library: the root package's own sources.
    .target(name: "AnchorsSolver"),
    .target(name: "Anchors", dependencies: ["AppKit"]),
    .target(name: "AnchorsLayout", dependencies: ["Anchors", "AnchorsSolver"]),
    .target(name: "AnchorsMotion", dependencies: ["AnchorsLayout"]),
    .target(
      name: "AnchorsReport", dependencies: ["AnchorsLayout", "AppKit"], exclude: ["Report/Web"]),

    .target(name: "LayoutCases", dependencies: ["AnchorsLayout"]),

    .target(name: "TestSupport", dependencies: ["AnchorsLayout", "AnchorsSolver", "AppKit"]),
    // One screen, compiled for AppKit's classes and for the library's own.
    .target(name: "ScreenOnAppKit", dependencies: ["Anchors", "AppKit"]),
    .target(name: "ScreenOnAnchors", dependencies: ["AnchorsLayout"]),
    // The scenes that a Mac lays out by AppKit; here they are only built.
    .target(name: "ScenesOnAppKit", dependencies: ["Anchors", "AppKit"]),
    .testTarget(
      name: "StandInTests", dependencies: ["AppKit", "_Testing_AppKit", "_Testing_CoreGraphics"]),
    .testTarget(
      name: "AppKitTests",
      dependencies: [
        "Anchors", "AnchorsLayout", "AnchorsReport", "LayoutCases", "TestSupport", "ScreenOnAppKit",
        "ScreenOnAnchors", "ScenesOnAppKit", "AppKit",
        "_Testing_AppKit",
        "_Testing_CoreGraphics",
      ]),
    // Statements as apps write them, in both language modes.
    .testTarget(
      name: "Statements",
      dependencies: [
        "Anchors", "TestSupport", "AppKit", "_Testing_AppKit", "_Testing_CoreGraphics",
      ]),
    .testTarget(
      name: "StatementsInSwift5",
      dependencies: [
        "Anchors", "TestSupport", "AppKit", "_Testing_AppKit", "_Testing_CoreGraphics",
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ],
  swiftLanguageModes: [.v6]
)

// Each file imports the modules whose members it uses. A screen and a scene are written once for
// several toolkits, so they import none.
for target in package.targets
where !target.name.hasPrefix("ScreenOn") && !target.name.hasPrefix("ScenesOn") {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [.enableUpcomingFeature("MemberImportVisibility")]
}
