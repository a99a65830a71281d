// swift-tools-version: 6.2
import PackageDescription

// The command-line tool `anchors`. It is a separate package, because the library has no
// dependencies.
//
//   swift build -c release --package-path Tools --product anchors
let package = Package(
  name: "AnchorsTools",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "anchors", targets: ["AnchorsTool"])],
  dependencies: [
    .package(name: "Anchors", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.6.0"),
  ],
  targets: [
    // Reads storyboards and xibs, checks them, and converts them.
    .target(
      name: "InterfaceBuilder",
      dependencies: [
        .product(name: "AnchorsLayout", package: "Anchors"),
        .product(name: "AnchorsReport", package: "Anchors"),
      ], swiftSettings: [.treatAllWarnings(as: .error)]),
    // A module must not differ from another, such as `Anchors`, by its case alone.
    .executableTarget(
      name: "AnchorsTool",
      dependencies: [
        "InterfaceBuilder",
        .product(name: "AnchorsLayout", package: "Anchors"),
        .product(name: "AnchorsReport", package: "Anchors"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder"],
      exclude: ["Documents", "Faults"], swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "AnchorsToolTests", dependencies: ["AnchorsTool"],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
