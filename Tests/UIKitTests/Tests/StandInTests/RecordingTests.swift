import Testing
import UIKit

@Suite("What the stand-in for UIKit records") @MainActor
struct RecordingTests {
  @Test("An animation runs its changes and completion at once")
  func animation() {
    let (view, place) = (UIView(), _UIKitShim.animations.count)
    var durations: [TimeInterval] = [UIView.inheritedAnimationDuration]
    var isCompleted = false
    UIView.animate(
      withDuration: 0.3, delay: 0.1, options: [.curveEaseOut, .allowUserInteraction],
      animations: {
        view.layoutIfNeeded()
        durations.append(UIView.inheritedAnimationDuration)
        UIView.performWithoutAnimation {
          view.layoutIfNeeded()
          durations.append(UIView.inheritedAnimationDuration)
          #expect(!UIView.areAnimationsEnabled)
        }
      }, completion: { isCompleted = $0 })
    view.layoutIfNeeded()
    let animation = _UIKitShim.animations[place]
    #expect(durations == [0, 0.3, 0] && isCompleted)
    #expect(animation.duration == 0.3 && animation.delay == 0.1)
    #expect(animation.options == 2 << 16 | 1 << 1)
    #expect(animation.layoutCount == 1 && animation.isFinished)
  }

  @Test("An inner animation is separate from the outer one")
  func nestedAnimations() {
    let (view, place) = (UIView(), _UIKitShim.animations.count)
    UIView.animate(withDuration: 1) {
      UIView.animate(withDuration: 2) { view.layoutIfNeeded() }
      #expect(UIView.inheritedAnimationDuration == 1)
    }
    #expect(_UIKitShim.animations.dropFirst(place).map(\.duration) == [1, 2])
    #expect(_UIKitShim.animations.dropFirst(place).map(\.layoutCount) == [0, 1])
  }

  @Test("There is no animation while animations are off")
  func animationsOff() {
    let place = _UIKitShim.animations.count
    var isCompleted = false
    UIView.performWithoutAnimation {
      UIView.animate(withDuration: 1, animations: {}, completion: { isCompleted = $0 })
    }
    #expect(isCompleted && _UIKitShim.animations.count == place)
    #expect(UIView.areAnimationsEnabled)
  }

  @Test("A view controller's additions to the safe area are recorded")
  func additionalSafeArea() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 2, right: 3)
    controller.view._safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: 57, left: 1, bottom: 36, right: 3))
    let replacement = UIView()
    controller.view = replacement
    #expect(replacement.safeAreaInsets.top == 10)
  }

  @Test("The keyboard's guide is one guide, and a tracking one")
  func keyboardGuide() {
    let view = UIView()
    let guide: UITrackingLayoutGuide = view.keyboardLayoutGuide
    #expect(guide === view.keyboardLayoutGuide && guide.owningView === view)
    #expect(view.layoutGuides.contains { $0 === guide } && guide._isSystem)
  }
}
