import AppKit
import Testing

@Suite("What the stand-in for AppKit records") @MainActor
struct RecordingTests {
  @Test("An animation group runs its changes and completion at once")
  func animation() {
    let (view, place) = (NSView(), _AppKitShim.animations.count)
    nonisolated(unsafe) var isCompleted = false
    NSAnimationContext.runAnimationGroup { context in
      context.duration = 0.3
      context.allowsImplicitAnimation = true
      view.layoutSubtreeIfNeeded()
      #expect(NSAnimationContext.current === context)
    } completionHandler: {
      isCompleted = true
    }
    view.layoutSubtreeIfNeeded()
    let animation = _AppKitShim.animations[place]
    #expect(isCompleted && animation.isFinished)
    #expect(animation.duration == 0.3 && animation.allowsImplicitAnimation)
    #expect(animation.layoutCount == 1)
    #expect(NSAnimationContext.current.duration == 0.25)
  }

  @Test("An inner group inherits the outer one's settings")
  func nestedAnimations() {
    let place = _AppKitShim.animations.count
    NSAnimationContext.runAnimationGroup { outer in
      outer.duration = 2
      NSAnimationContext.runAnimationGroup { inner in #expect(inner.duration == 2) }
    }
    #expect(_AppKitShim.animations.dropFirst(place).map(\.duration) == [2, 2])
  }

  @Test("Additions to the safe area are recorded")
  func additionalSafeArea() {
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    view._safeAreaInsets = NSEdgeInsets(top: 28, left: 0, bottom: 0, right: 0)
    view.additionalSafeAreaInsets = NSEdgeInsets(top: 2, left: 1, bottom: 3, right: 4)
    #expect(view.safeAreaInsets.top == 30 && view.safeAreaInsets.bottom == 3)
    #expect(view.safeAreaRect == NSRect(x: 1, y: 3, width: 95, height: 67))
  }
}
