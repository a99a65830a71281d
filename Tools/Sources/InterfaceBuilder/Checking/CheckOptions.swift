import AnchorsLayout
@_spi(Tools) import AnchorsReport

/// The sizes and rules of a check.
package struct CheckOptions: Sendable {
  /// A screen, in points.
  package struct Screen: Sendable, Hashable {
    /// The width.
    package let width: Double
    /// The height.
    package let height: Double
    /// The safe area without bars of controllers.
    package let safeArea: Insets

    package init(_ width: Double, _ height: Double, _ safeArea: Insets) {
      (self.width, self.height, self.safeArea) = (width, height, safeArea)
    }

    /// The size in messages: `320x568`.
    package var name: String { "\(Int(width))x\(Int(height))" }

    /// The screen in landscape: bars at the sides of screens with rounded corners.
    package var rotated: Screen {
      let hasNotch = safeArea.top > 24
      return Screen(
        height, width,
        hasNotch
          ? Insets(top: 0, left: safeArea.top, bottom: 21, right: safeArea.top)
          : Insets(top: width >= 700 ? safeArea.top : 0, left: 0, bottom: safeArea.bottom, right: 0)
      )
    }
  }

  /// The devices that an app runs on.
  package enum Devices: Sendable {
    case phones, pads, all

    /// Returns `true` if the devices have a screen.
    func have(_ screen: Screen) -> Bool {
      let isPad = min(screen.width, screen.height) >= 700
      return self == .all || (self == .pads) == isPad
    }
  }

  /// The devices that the app runs on; on others no screen is checked.
  package var devices = Devices.all
  /// The screens in addition to the document's own size.
  package var screens = CheckOptions.usualScreens
  /// The rules that are checked.
  package var rules = Set(Rule.all.filter { $0.severity != .note })
  /// `true` if each size is also checked from right to left.
  package var checksRightToLeft = false
  /// `true` if constraints that several others imply are redundant as well.
  package var isStrict = false
  /// The factor of fonts that follow the reader's text size.
  package var textScale = 1.0
  /// The factor of the length of texts without translations.
  package var textLength = 1.0
  /// `true` if larger and longer texts are checked one after the other, to find the first that
  /// break.
  package var sweepsTexts = false

  /// One step of a sweep over texts.
  struct TextStep: Hashable {
    /// The step in messages: `accessibility size 2`.
    let name: String
    /// The factor of fonts that follow the reader's text size; `nil` for the option's.
    var scale: Double?
    /// The factor of the length of texts.
    var length = 1.0
  }

  /// The sweeps, each from small to large: the text sizes above the chosen one, and texts up to
  /// twice as long.
  var textSweeps: [[TextStep]] {
    [
      TextSize.allCases.filter { $0.scale > textScale }.map {
        TextStep(name: $0.name, scale: $0.scale)
      },
      [1.2, 1.4, 1.6, 1.8, 2].map { TextStep(name: "texts \($0) times as long", length: $0) },
    ]
  }

  /// `true` if the app is in landscape alone, on phones and on pads.
  package var isLandscapeAlone = (phones: false, pads: false)

  package init() {}

  /// The screens of the devices that the app runs on.
  var screensOfApp: [Screen] { screens.filter(devices.have) }

  /// Returns a screen as it is turned for an app.
  func turned(_ screen: Screen, isLandscape: Bool) -> Screen {
    let isPad = min(screen.width, screen.height) >= 700
    let isTurned = isLandscape || (isPad ? isLandscapeAlone.pads : isLandscapeAlone.phones)
    return isTurned && screen.width < screen.height ? screen.rotated : screen
  }

  /// An iPhone SE of the first and of the second generation, an iPhone 14, a large iPhone, a small
  /// and a large iPad.
  package static let usualScreens = phones + pads
  /// The iPhones of `usualScreens`.
  package static let phones = [
    Screen(320, 568, Insets(top: 20)), Screen(375, 667, Insets(top: 20)),
    Screen(390, 844, Insets(top: 47, bottom: 34)), Screen(430, 932, Insets(top: 59, bottom: 34)),
  ]
  /// The iPads of `usualScreens`.
  package static let pads = [
    Screen(744, 1133, Insets(top: 24, bottom: 20)), Screen(1024, 1366, Insets(top: 24, bottom: 20)),
  ]
}
