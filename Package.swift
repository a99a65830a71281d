// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Anchors",
  platforms: [
    .macOS(.v12), .macCatalyst(.v15), .iOS(.v15), .tvOS(.v15), .watchOS(.v9), .visionOS(.v1),
  ],
  products: [
    .library(name: "Anchors", targets: ["Anchors"]),
    .library(name: "AnchorsReport", targets: ["AnchorsReport"]),
  ],
  targets: [
    .target(name: "Anchors"),
    .target(name: "AnchorsReport", dependencies: ["Anchors"]),

    // What the examples and the tests share; not products.
    .target(
      name: "Drawing", dependencies: ["Anchors", "AnchorsReport"], path: "Examples/Drawing"),
    .target(
      name: "LayoutCases", dependencies: ["Anchors"], path: "Examples/LayoutCases"),
    .target(name: "CommandLineTool", path: "Examples/CommandLineTool"),
    .executableTarget(
      name: "SolveCase", dependencies: ["CommandLineTool", "LayoutCases", "Drawing"],
      path: "Examples/SolveCase"),
    .executableTarget(
      name: "Gallery",
      dependencies: ["Anchors", "AnchorsReport", "CommandLineTool", "Drawing", "TerminalDrawing"],
      path: "Examples/Gallery"),
    .executableTarget(
      name: "Reports", dependencies: ["Anchors", "AnchorsReport", "CommandLineTool"],
      path: "Examples/Reports"),
    .target(
      name: "TerminalDrawing", dependencies: ["Anchors"], path: "Examples/TerminalDrawing"),
    .executableTarget(
      name: "TerminalCells", dependencies: ["CommandLineTool", "TerminalDrawing"],
      path: "Examples/TerminalCells"),

    .target(
      name: "AnchorsTestSupport", dependencies: ["LayoutCases"], path: "Tests/AnchorsTestSupport"),
    .testTarget(
      name: "AnchorsTests",
      dependencies: ["Anchors", "AnchorsTestSupport", "LayoutCases", "TerminalDrawing"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "AnchorsReportTests",
      dependencies: ["Anchors", "AnchorsReport", "AnchorsTestSupport", "Drawing"]),
  ],
  swiftLanguageModes: [.v6]
)
