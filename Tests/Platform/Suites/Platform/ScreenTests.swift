import AnchorsLayout
import TestSupport
import Testing

@testable import ScreenOnAnchors

#if canImport(UIKit)
@testable import ScreenOnUIKit
#else
@testable import ScreenOnAppKit
#endif

/// One source file of a view controller, `ProfileScreen.swift`, is compiled for the platform's
/// classes and for the library's own.
@Suite("One screen, on the platform's views and on the library's") @MainActor
struct ScreenTests {
  @Test("Both screens have the same frames at first", arguments: ScreenSetting.all)
  func sameFrames(setting: ScreenSetting) {
    let profiles = Profiles(setting)
    profiles.expectSame("at first")
  }

  @Test("Both screens have the same frames after every edit", arguments: ScreenSetting.all)
  func sameFramesAfterEdits(setting: ScreenSetting) {
    let profiles = Profiles(setting)
    for edit in ScreenEdit.allCases {
      profiles.make(edit)
      profiles.expectSame("after \(edit)")
    }
  }

  @Test("Every edit moves a view on one of the screens", arguments: ScreenEdit.allCases)
  func editsMatter(edit: ScreenEdit) {
    let moved = ScreenSetting.all.filter { setting in
      let profiles = Profiles(setting)
      let before = profiles.native.frames
      profiles.make(edit)
      return profiles.native.frames != before
    }
    #expect(!moved.isEmpty)
  }

  @Test("Both screens go to the other state and back", arguments: ScreenSetting.all)
  func states(setting: ScreenSetting) {
    let profiles = Profiles(setting)
    let first = profiles.native.frames
    profiles.show(isCompact: !setting.isCompact)
    profiles.expectSame("in the other state")
    #expect(profiles.native.frames != first)
    profiles.show(isCompact: setting.isCompact)
    profiles.expectSame("back again")
    #expect(profiles.native.frames == first)
  }

  @Test("Constraints of both states stay: their NSLayoutConstraints are never replaced")
  func commonConstraint() {
    let profiles = Profiles(.phone)
    let before = profiles.native.followStart.layoutConstraint
    let counts = activations {
      profiles.native.becomeCompact()
      profiles.native.becomeRegular()
    }
    #expect(before != nil && profiles.native.followStart.layoutConstraint === before)
    #expect(counts == [5, 5])
  }

  @Test("The regular screen has every frame as expected at 390 × 844")
  func framesByHand() {
    let profiles = Profiles(.phone)
    #expect(profiles.native.frames == Self.phoneFrames)
    #expect(profiles.portable.frames == Self.phoneFrames)
  }

  @Test("The compact and right-to-left screen has every frame as expected at 390 × 844")
  func compactByHand() {
    var setting = ScreenSetting.phone
    setting.isRightToLeft = true
    setting.isCompact = true
    let profiles = Profiles(setting)
    // Mirrored, but for what is in a figure, which is in its middle, and the badge: the offset of a
    // center has no direction.
    var expected = Self.phoneFrames
    for (name, frame) in expected where !name.contains(".") {
      expected[name]?.origin.x = 390 - frame.maxX
    }
    expected["badge"] = Rect(x: 348, y: 157, width: 24, height: 24)
    expected["follow"] = Rect(x: 16, y: 279, width: 358, height: 44)
    expected["follow.title"] = Rect(x: 155, y: 14, width: 48, height: 16)
    expected["message"] = Rect(x: 16, y: 331, width: 358, height: 44)
    expected["message.title"] = Rect(x: 151, y: 14, width: 56, height: 16)
    expected["spacer"] = Rect(x: 16, y: 375, width: 358, height: 411)
    #expect(profiles.native.frames == expected)
    #expect(profiles.portable.frames == expected)
  }

  @Test("77 NSLayoutConstraints are where the library's own constraints are")
  func constraints() {
    let profiles = Profiles(.phone)
    let (native, portable) = (profiles.native, profiles.portable)
    #expect(native.constraints.count == 77)
    #expect(native.constraints.allSatisfy { $0.isActive })
    #expect(native.view.constraints.count == portable.view.hostedConstraints.count)
    for (name, item) in native.items {
      let own = portable.items[name]?.hostedConstraints.count
      #expect((item as? TestSupport.View)?.constraints.count ?? 0 == own, "\(name)")
    }
  }

  @Test("Every view and guide is compared, and none is ambiguous")
  func everything() {
    let profiles = Profiles(.phone)
    // All views but the screen's own, and two guides.
    #expect(profiles.native.items.count == profiles.native.views.count - 1 + 2)
    #expect(Set(profiles.native.items.keys) == Set(profiles.portable.items.keys))
    let ambiguities = LayoutTree(containing: profiles.portable.view).ambiguities
    #expect(ambiguities.isEmpty, "\(ambiguities)")
  }

  //   0  16            112 124                374 390
  //   ├ header ──────────────────────────────────┤
  //  87  ├ photo ─────┤                            column from 47 to 810
  // 135 ─┤            ├───────────────────────────
  //      │         (badge) name, to 268; handle from 276
  // 183  └────────────┘    about, to 356
  // 207  ├ posts 114 ┤ ├ followers 114 ┤ ├ following 114 ┤
  // 279  ├ follow 250 ─────────┤ ├ message 100 ┤
  // 323   spacer
  // 786             note, in the middle
  static let phoneFrames: [String: Rect] = [
    "header": Rect(x: 0, y: 0, width: 390, height: 135),
    "back": Rect(x: 16, y: 55, width: 32, height: 16),
    "photo": Rect(x: 16, y: 87, width: 96, height: 96),
    "badge": Rect(x: 86, y: 157, width: 24, height: 24),
    "name": Rect(x: 124, y: 143, width: 144, height: 24),
    "handle": Rect(x: 276, y: 149, width: 32, height: 16),
    "about": Rect(x: 124, y: 171, width: 232, height: 16),
    "column": Rect(x: 16, y: 47, width: 358, height: 763),
    "posts": Rect(x: 16, y: 207, width: 114, height: 56),
    "posts.number": Rect(x: 42, y: 8, width: 30, height: 20),
    "posts.caption": Rect(x: 42, y: 34, width: 30, height: 12),
    "followers": Rect(x: 138, y: 207, width: 114, height: 56),
    "followers.number": Rect(x: 37, y: 8, width: 40, height: 20),
    "followers.caption": Rect(x: 30, y: 34, width: 54, height: 12),
    "following": Rect(x: 260, y: 207, width: 114, height: 56),
    "following.number": Rect(x: 47, y: 8, width: 20, height: 20),
    "following.caption": Rect(x: 30, y: 34, width: 54, height: 12),
    "follow": Rect(x: 16, y: 279, width: 250, height: 44),
    "follow.title": Rect(x: 101, y: 14, width: 48, height: 16),
    "message": Rect(x: 274, y: 279, width: 100, height: 44),
    "message.title": Rect(x: 22, y: 14, width: 56, height: 16),
    "spacer": Rect(x: 16, y: 323, width: 358, height: 463),
    "note": Rect(x: 144, y: 786, width: 102, height: 12),
  ]
}
