// swift-tools-version: 6.2
import PackageDescription

/// Returns the compiler's options that give the `main` of an app another name.
func entryPoint(_ name: String) -> [String] {
  ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", name]
}

// The library as it is compiled for iOS, and its tests, on hosts without Apple's SDKs: a stand-in
// takes UIKit's place. Apart from the root package, because a module named UIKit in its graph would
// make `canImport(UIKit)` true everywhere.
let package = Package(
  name: "UIKitTests",
  targets: [
    // The stand-in. Language mode 5, as modules imported from Objective-C behave.
    .target(name: "CoreGraphics", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "UIKit", dependencies: ["CoreGraphics"],
      swiftSettings: [.swiftLanguageMode(.v5), .define("UIKIT")]),
    // SwiftUI's hosting classes, by their names.
    .target(name: "SwiftUI", dependencies: ["UIKit"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "_Testing_UIKit"),
    .target(name: "_Testing_CoreGraphics"),

    // The library: the root package's own sources.
    .target(name: "AnchorsSolver"),
    .target(name: "Anchors", dependencies: ["UIKit"]),
    .target(name: "AnchorsLayout", dependencies: ["Anchors", "AnchorsSolver"]),
    .target(name: "AnchorsMotion", dependencies: ["AnchorsLayout"]),
    .target(
      name: "AnchorsReport", dependencies: ["AnchorsLayout", "UIKit"], exclude: ["Report/Web"]),

    .target(name: "LayoutCases", dependencies: ["AnchorsLayout"]),

    .target(name: "TestSupport", dependencies: ["AnchorsLayout", "AnchorsSolver", "UIKit"]),
    // One screen, compiled for UIKit's classes and for the library's own.
    .target(name: "ScreenOnUIKit", dependencies: ["Anchors", "UIKit"]),
    .target(name: "ScreenOnAnchors", dependencies: ["AnchorsLayout"]),
    // The scenes that a Mac lays out by UIKit; here they are only built.
    .target(name: "ScenesOnUIKit", dependencies: ["Anchors", "UIKit"]),
    // A screen written without Anchors, and the reports on it and on the one above.
    .target(
      name: "SnapKit", dependencies: ["UIKit"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "OrderScreen", dependencies: ["SnapKit", "UIKit"]),
    .executableTarget(
      name: "LiveReports",
      dependencies: [
        "Anchors", "AnchorsReport", "OrderScreen", "ScreenOnUIKit", "TestSupport", "UIKit",
      ]),
    // The sample app in both language modes, and the pictures of its screens. Its `main` has
    // another name here, so that others can link it.
    .target(
      name: "SampleApp", dependencies: ["Anchors", "SwiftUI", "UIKit"],
      swiftSettings: [.unsafeFlags(entryPoint("SampleApp_main"))]),
    .target(
      name: "SampleAppInSwift5", dependencies: ["Anchors", "SwiftUI", "UIKit"],
      swiftSettings: [
        .swiftLanguageMode(.v5),
        .unsafeFlags(entryPoint("SampleAppInSwift5_main")),
      ]),
    .executableTarget(
      name: "SampleScreens",
      dependencies: ["AnchorsLayout", "SampleApp", "SampleAppInSwift5", "TestSupport", "UIKit"]),
    // Stand-ins for the other libraries that screens are migrated from, and screens written with
    // them and with Anchors, whose constraints a test compares. Apps are in language mode 5.
    .target(
      name: "Anchorage", dependencies: ["UIKit"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "Cartography", dependencies: ["UIKit"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "PureLayout", dependencies: ["UIKit"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "MigrationSupport", dependencies: ["UIKit"]),
    .target(
      name: "OriginalScreens",
      dependencies: [
        "MigrationSupport", "SnapKit", "Anchorage", "Cartography", "PureLayout", "UIKit",
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "MigratedScreens",
      dependencies: [
        "Anchors", "MigrationSupport", "UIKit", "SnapKit", "Anchorage", "Cartography",
        "PureLayout",
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // The migrated screens as `anchors migrate --to nslayoutanchor` writes them.
    .target(
      name: "PlainScreens",
      dependencies: [
        "Anchors", "MigrationSupport", "UIKit", "SnapKit", "Anchorage", "Cartography",
        "PureLayout",
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // Screens that `anchors convert --to swift` wrote; a test of the tool compares them with its
    // output.
    .target(name: "ConvertedScreens", dependencies: ["Anchors", "UIKit"]),
    .testTarget(
      name: "StandInTests",
      dependencies: [
        "Anchorage", "Cartography", "PureLayout", "SnapKit", "UIKit", "_Testing_UIKit",
        "_Testing_CoreGraphics",
      ]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "Anchors", "AnchorsLayout", "AnchorsReport", "LayoutCases", "TestSupport", "ScreenOnUIKit",
        "ScreenOnAnchors", "ScenesOnUIKit", "ConvertedScreens",
        "MigrationSupport", "OriginalScreens", "MigratedScreens", "PlainScreens",
        "OrderScreen", "SampleApp", "SnapKit", "SwiftUI", "UIKit",
        "_Testing_UIKit",
        "_Testing_CoreGraphics",
      ]),
    // Statements as apps write them, in both language modes.
    .testTarget(
      name: "Statements",
      dependencies: [
        "Anchors", "TestSupport", "UIKit", "_Testing_UIKit", "_Testing_CoreGraphics",
      ]),
    .testTarget(
      name: "StatementsInSwift5",
      dependencies: [
        "Anchors", "TestSupport", "UIKit", "_Testing_UIKit", "_Testing_CoreGraphics",
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
