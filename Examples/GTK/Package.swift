// swift-tools-version: 6.2
import PackageDescription

// Widgets of GTK 4 that the library lays out. A separate package, because it needs the headers of
// GTK.
let package = Package(
  name: "AnchorsGTK",
  platforms: [.macOS(.v15)],
  products: [.library(name: "AnchorsGTK", targets: ["AnchorsGTK"])],
  dependencies: [.package(name: "Anchors", path: "../..")],
  targets: [
    .systemLibrary(
      name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"]), .brew(["gtk4"])]),
    .target(
      name: "AnchorsGTK",
      dependencies: ["CGTK", .product(name: "AnchorsLayout", package: "Anchors")]),

    // An application. The window is a library, so that the tests can inspect it.
    .target(name: "SettingsWindow", dependencies: ["AnchorsGTK", "CGTK"]),
    .executableTarget(
      name: "SettingsApp",
      dependencies: [
        "AnchorsGTK", "CGTK", "SettingsWindow",
        .product(name: "AnchorsReport", package: "Anchors"),
      ]),

    // The same layouts by this library and by GTK's own GtkConstraintLayout: their times, and their
    // messages about constraints that conflict.
    .executableTarget(name: "CompareLayouts", dependencies: ["AnchorsGTK", "CGTK"]),

    .testTarget(
      name: "AnchorsGTKTests",
      dependencies: [
        "AnchorsGTK", "CGTK", "SettingsWindow",
        .product(name: "AnchorsReport", package: "Anchors"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
