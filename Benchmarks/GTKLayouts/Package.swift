// swift-tools-version: 6.2
import PackageDescription

// The same layouts by this library and by GTK's own GtkConstraintLayout: how long they take, and
// what either tells of constraints that cannot hold.
let package = Package(
  name: "GTKBenchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "AnchorsGTK", path: "../../Examples/GTK")],
  targets: [
    .executableTarget(
      name: "CompareLayouts", dependencies: [.product(name: "AnchorsGTK", package: "AnchorsGTK")])
  ],
  swiftLanguageModes: [.v6]
)
