import AnchorsLayout
import TestSupport
import Testing

@testable import ScreenOnAnchors

#if canImport(UIKit)
@testable import ScreenOnUIKit

typealias NativeProfile = ScreenOnUIKit.ProfileController
#else
@testable import ScreenOnAppKit

typealias NativeProfile = ScreenOnAppKit.ProfileController
#endif

typealias PortableProfile = ScreenOnAnchors.ProfileController

/// The screen on the platform's views and on the library's, side by side.
@MainActor
struct Profiles {
  let native = NativeProfile()
  let portable = PortableProfile()

  init(_ setting: ScreenSetting) {
    installSeam()
    native.prepare(setting)
    portable.prepare(setting)
    if setting.isCompact {
      native.becomeCompact()
      portable.becomeCompact()
    }
    layOut()
  }

  func make(_ edit: ScreenEdit) {
    edit.make(on: native)
    edit.make(on: portable)
    layOut()
  }

  func show(isCompact: Bool) {
    if isCompact {
      native.becomeCompact()
      portable.becomeCompact()
    } else {
      native.becomeRegular()
      portable.becomeRegular()
    }
    layOut()
  }

  private func layOut() {
    native.view.layOut()
    portable.view.layoutIfNeeded()
  }

  /// Every frame is the same on both sides, and no constraint had to be set aside.
  func expectSame(_ moment: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let others = portable.frames
    for (name, frame) in native.frames {
      let other = others[name] ?? .zero
      #expect(
        frame.isNear(other), "\(name) \(moment): \(frame), \(other)",
        sourceLocation: sourceLocation)
    }
    #expect(Seam.shared.conflicts.isEmpty, "\(moment)", sourceLocation: sourceLocation)
    let conflicts = LayoutTree(containing: portable.view).conflicts
    #expect(conflicts.isEmpty, "\(moment): \(conflicts)", sourceLocation: sourceLocation)
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    let differences = [
      minX - other.minX, minY - other.minY, width - other.width, height - other.height,
    ]
    return differences.allSatisfy { abs($0) <= 1e-9 }
  }
}

// MARK: - Each side

extension NativeProfile {
  func prepare(_ setting: ScreenSetting) {
    view.frame = CGRect(Rect(size: setting.size))
    view.testMargins = EdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    view._safeAreaInsets = EdgeInsets(
      top: setting.safeArea.top, left: 0, bottom: setting.safeArea.bottom, right: 0)
    for each in views { each.isRightToLeft = setting.isRightToLeft }
  }

  /// The frames as a reader sees them, whatever the platform's own coordinates.
  var frames: [String: Rect] {
    items.mapValues { item in
      Rect(
        (item as? TestSupport.View)?.frameFromTop ?? (item as? TestSupport.Guide)?.frameFromTop
          ?? .zero)
    }
  }

  /// The screen's own view and all views inside.
  var views: [TestSupport.View] { Self.views(from: view) }

  private static func views(from view: TestSupport.View) -> [TestSupport.View] {
    [view] + view.subviews.flatMap { views(from: $0) }
  }

  /// All constraints that the platform received, on any view.
  var constraints: [NSLayoutConstraint] { views.flatMap { $0.constraints } }
}

extension PortableProfile {
  func prepare(_ setting: ScreenSetting) {
    view.frame = Rect(size: setting.size)
    // The same on both sides: AppKit has no minimum of the system's.
    viewRespectsSystemMinimumLayoutMargins = false
    view.layoutMargins = Insets(16)
    view.safeAreaInsets = setting.safeArea
    view.layoutDirection = setting.isRightToLeft ? .rightToLeft : .leftToRight
  }

  var frames: [String: Rect] { items.mapValues { $0.layoutFrame } }
}

// MARK: - Settings and actions

/// A size, the part of it that bars cover, a direction and a state of the layout.
struct ScreenSetting: CustomTestStringConvertible {
  var size: Size
  var safeArea: Insets
  var isRightToLeft = false
  var isCompact = false

  /// 390 × 844, from left to right, regular.
  static let phone = ScreenSetting(
    size: Size(width: 390, height: 844), safeArea: Insets(top: 47, bottom: 34))

  /// Three sizes in both directions and both states. On the second texts are cut short, on the
  /// third the column is narrower than the screen, and, compact, the header gives way.
  static var all: [ScreenSetting] {
    let small = ScreenSetting(size: Size(width: 320, height: 568), safeArea: Insets(top: 20))
    let low = ScreenSetting(size: Size(width: 667, height: 375), safeArea: Insets(bottom: 21))
    return [phone, small, low].flatMap { setting in
      [false, true].flatMap { isRightToLeft in
        [false, true].map { isCompact in
          ScreenSetting(
            size: setting.size, safeArea: setting.safeArea, isRightToLeft: isRightToLeft,
            isCompact: isCompact)
        }
      }
    }
  }

  var testDescription: String {
    "\(Int(size.width)) × \(Int(size.height))" + (isRightToLeft ? ", right to left" : "")
      + (isCompact ? ", compact" : "")
  }
}

/// The actions of a screen.
@MainActor
protocol Profile {
  func separateName(by gap: Double)
  func introduce(_ name: String, as handle: String)
  func showPhoto(side: Double)
  func raiseBadge()
  func favourMessages()
  func useWholeWidth()
}

extension NativeProfile: Profile {}
extension PortableProfile: Profile {}

/// Edits of the screen, in the order in which the tests make them.
enum ScreenEdit: CaseIterable {
  case constant, content, update, remake, multiplier, priority

  @MainActor
  func make(on profile: some Profile) {
    switch self {
    case .constant: profile.separateName(by: 4)
    case .content: profile.introduce("Augusta Ada King", as: "@lovelace")
    case .update: profile.showPhoto(side: 64)
    case .remake: profile.raiseBadge()
    case .multiplier: profile.favourMessages()
    case .priority: profile.useWholeWidth()
    }
  }
}
