import ScenesOnAppKit
import Testing

/// The scenes of `Tests/Device`, which a Mac lays out by AppKit. The stand-in lays nothing out:
/// that they can be built is all that is tested.
@MainActor
@Suite("Scenes for a device")
struct DeviceSceneTests {
  @Test("Scenes are built of AppKit's classes, and record results")
  func build() {
    let text = answers()
    #expect(text.contains("\"side\": \"AppKit\", \"grid\": \"exact\""))
    #expect(text.contains("\"tie/twoLabels\"") && text.contains("\"fitting/compressed\""))
  }
}
