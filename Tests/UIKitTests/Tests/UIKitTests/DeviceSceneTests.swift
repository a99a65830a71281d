import ScenesOnUIKit
import Testing

/// The scenes of `Tests/Device`, which a Mac lays out by UIKit. The stand-in lays nothing out: that
/// they can be built is all that is tested.
@MainActor
@Suite("Scenes for a device")
struct DeviceSceneTests {
  @Test("Scenes are built of UIKit's classes, and record results")
  func build() {
    let text = answers()
    #expect(text.contains("\"side\": \"UIKit\", \"grid\": \"3\""))
    #expect(text.contains("\"stack/fill/firstStretches\"") && text.contains("\"callbacks/order\""))
  }
}
