// swift-tools-version: 6.2
import PackageDescription

// The command-line tool `anchors`. It is a separate package, because the library has no
// dependencies.
//
//   swift build -c release --package-path Tools --product anchors
let package = Package(
  name: "AnchorsTools",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "anchors", targets: ["AnchorsTool"]),
    // Apart from `anchors`, which builds without swift-syntax.
    .executable(name: "anchors-swift", targets: ["SwiftTool"]),
  ],
  dependencies: [
    .package(name: "Anchors", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.6.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    // Reads storyboards and xibs, checks them, and converts them.
    .target(
      name: "InterfaceBuilder",
      dependencies: [
        .product(name: "AnchorsLayout", package: "Anchors"),
        .product(name: "AnchorsReport", package: "Anchors"),
      ], swiftSettings: [.treatAllWarnings(as: .error)]),
    // The version that both tools print.
    .target(name: "BuildInformation", swiftSettings: [.treatAllWarnings(as: .error)]),
    // A module must not differ from another, such as `Anchors`, by its case alone.
    .executableTarget(
      name: "AnchorsTool",
      dependencies: [
        "BuildInformation",
        "InterfaceBuilder",
        .product(name: "AnchorsLayout", package: "Anchors"),
        .product(name: "AnchorsReport", package: "Anchors"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: [.treatAllWarnings(as: .error)]),
    // Translates the code of other layout libraries, and reads the layouts that code builds.
    .target(
      name: "Migration",
      dependencies: [
        .product(name: "AnchorsLayout", package: "Anchors"),
        .product(name: "AnchorsReport", package: "Anchors"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ], exclude: ["AddingALibrary.md"], swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "SwiftTool",
      dependencies: [
        "BuildInformation",
        "Migration",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder"],
      exclude: ["Documents", "Faults"], swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "AnchorsToolTests", dependencies: ["AnchorsTool", "BuildInformation", "SwiftTool"],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "LayoutCodeTests",
      dependencies: [
        "InterfaceBuilder",
        "Migration",
        .product(name: "AnchorsLayout", package: "Anchors"),
        .product(name: "AnchorsReport", package: "Anchors"),
      ], swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "MigrationTests", dependencies: ["Migration"], exclude: ["Faults"],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
