import TestSupport
import Testing

@Suite("The library, compiled for the platform") @MainActor
struct PlatformTests {
  @Test("The platform's branch was compiled: a view's expression is an NSLayoutConstraint")
  func platformWasCompiled() throws {
    let (screen, card) = (View.sized(300, 200), View())
    screen.add(card)
    let gap = card.leading == screen.leading + 8
    gap.isActive = true
    let native = try #require(gap.layoutConstraint)
    #expect(screen.constraints == [native] && native.constant == 8)
    #expect(native.firstItem === card && native.secondItem === screen)
    #expect("\(View().layoutSystem)" == platformName)
  }
}
