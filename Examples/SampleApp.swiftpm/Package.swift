// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

// An app that Xcode and Swift Playgrounds open.
let package = Package(
  name: "SampleApp",
  platforms: [.iOS("15.0")],
  products: [
    .iOSApplication(
      name: "Meadow",
      targets: ["SampleApp"],
      bundleIdentifier: "org.example.anchors.meadow",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .leaf),
      accentColor: .presetColor(.green),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait, .landscapeLeft, .landscapeRight,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ])
  ],
  dependencies: [.package(name: "Anchors", path: "../..")],
  targets: [
    .executableTarget(
      name: "SampleApp",
      dependencies: [.product(name: "Anchors", package: "Anchors")],
      path: "Sources/SampleApp")
  ],
  swiftLanguageModes: [.v6]
)
