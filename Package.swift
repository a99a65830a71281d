// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Anchors",
  platforms: [
    .macOS(.v12), .macCatalyst(.v15), .iOS(.v15), .tvOS(.v15), .watchOS(.v9), .visionOS(.v1),
  ],
  products: [
    .library(name: "Anchors", targets: ["Anchors"]),
    .library(name: "AnchorsLayout", targets: ["AnchorsLayout"]),
    .library(name: "AnchorsMotion", targets: ["AnchorsMotion"]),
    .library(name: "AnchorsReport", targets: ["AnchorsReport"]),
  ],
  targets: [
    // The library's floors: each sees only what is named here.
    .target(name: "AnchorsSolver"),
    .target(name: "Anchors"),
    .target(name: "AnchorsLayout", dependencies: ["Anchors", "AnchorsSolver"]),
    .target(name: "AnchorsMotion", dependencies: ["AnchorsLayout"]),
    // The page's JavaScript and CSS are compiled as the Swift files that `Report/Web/generate`
    // makes of them.
    .target(
      name: "AnchorsReport", dependencies: ["AnchorsLayout"], exclude: ["Report/Web"]),

    // What the examples and the tests share; not products.
    .target(
      name: "Drawing", dependencies: ["AnchorsLayout", "AnchorsMotion", "AnchorsReport"],
      path: "Examples/Drawing"),
    .target(
      name: "LayoutCases", dependencies: ["AnchorsLayout"],
      path: "Examples/LayoutCases"),
    .target(
      name: "PlaygroundSession", dependencies: ["AnchorsLayout", "AnchorsReport"],
      path: "Examples/PlaygroundSession"),
    .target(
      name: "TextCases", dependencies: ["AnchorsLayout", "AnchorsReport", "LayoutCases"],
      path: "Examples/TextCases"),
    .target(name: "CommandLineTool", path: "Examples/CommandLineTool"),
    .executableTarget(
      name: "SolveCase",
      dependencies: ["AnchorsReport", "CommandLineTool", "LayoutCases", "TextCases"],
      path: "Examples/SolveCase"),
    .executableTarget(
      name: "Gallery",
      dependencies: [
        "AnchorsLayout", "AnchorsMotion", "AnchorsReport", "CommandLineTool", "Drawing",
        "TerminalDrawing",
      ],
      path: "Examples/Gallery"),
    .executableTarget(
      name: "Reports", dependencies: ["AnchorsLayout", "AnchorsReport", "CommandLineTool"],
      path: "Examples/Reports"),
    .executableTarget(
      name: "Tour", dependencies: ["AnchorsReport", "CommandLineTool", "PlaygroundSession"],
      path: "Examples/Tour", exclude: ["Page", "Steps"]),
    .target(
      name: "TerminalDrawing", dependencies: ["AnchorsLayout"], path: "Examples/TerminalDrawing"),
    .executableTarget(
      name: "TerminalCells", dependencies: ["CommandLineTool", "TerminalDrawing"],
      path: "Examples/TerminalCells"),

    // Scenes about facts that Apple does not document, laid out by the tree.
    .executableTarget(
      name: "TreeAnswers", dependencies: ["AnchorsLayout"],
      path: "Tests/Device/Sources/TreeAnswers"),

    .target(
      name: "AnchorsTestSupport", dependencies: ["AnchorsLayout", "LayoutCases"],
      path: "Tests/AnchorsTestSupport"),
    .testTarget(
      name: "AnchorsSolverTests", dependencies: ["AnchorsSolver", "AnchorsTestSupport"]),
    .testTarget(
      name: "AnchorsTests",
      dependencies: ["Anchors", "AnchorsLayout", "AnchorsTestSupport", "LayoutCases"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "AnchorsLayoutTests",
      dependencies: [
        "Anchors", "AnchorsLayout", "AnchorsMotion", "AnchorsSolver", "AnchorsTestSupport",
        "LayoutCases", "TerminalDrawing",
      ],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "AnchorsMotionTests",
      dependencies: ["AnchorsLayout", "AnchorsMotion", "AnchorsTestSupport"]),
    .testTarget(
      name: "AnchorsReportTests",
      dependencies: [
        "Anchors", "AnchorsLayout", "AnchorsMotion", "AnchorsReport", "AnchorsTestSupport",
        "Drawing", "LayoutCases", "TextCases",
      ],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "PlaygroundTests",
      dependencies: [
        "AnchorsLayout", "AnchorsTestSupport", "AnchorsReport", "LayoutCases", "PlaygroundSession",
        "TextCases",
      ]),
    // Of the documents, the examples and the repository itself.
    .testTarget(
      name: "RepositoryTests",
      dependencies: [
        "Anchors", "AnchorsLayout", "AnchorsReport", "AnchorsTestSupport", "LayoutCases",
        "TerminalDrawing",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// Each file imports the modules whose members it uses. A scene is written once for several
// toolkits, so it imports none.
for target in package.targets where target.name != "TreeAnswers" {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [.enableUpcomingFeature("MemberImportVisibility")]
}
