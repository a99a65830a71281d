// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

open class UIColor: NSObject, @unchecked Sendable {
  /// The components, or those for the light style of a color that depends on traits.
  public let _rgba: (CGFloat, CGFloat, CGFloat, CGFloat)
  private let provider: ((UITraitCollection) -> UIColor)?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    _rgba = (red, green, blue, alpha)
    provider = nil
    super.init()
  }
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    _rgba = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))._rgba
    provider = dynamicProvider
    super.init()
  }
  public convenience override init() { self.init(red: 0, green: 0, blue: 0, alpha: 1) }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection) ?? self
  }

  public static let black = UIColor(white: 0, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
}

/// The colors of the system, as Apple publishes them.
extension UIColor {
  private convenience init(_ light: Int, _ dark: Int, alpha: (CGFloat, CGFloat) = (1, 1)) {
    self.init { traits in
      let isDark = traits.userInterfaceStyle == .dark
      let (rgb, alpha) = isDark ? (dark, alpha.1) : (light, alpha.0)
      func component(_ shift: Int) -> CGFloat { CGFloat(rgb >> shift & 0xFF) / 255 }
      return UIColor(red: component(16), green: component(8), blue: component(0), alpha: alpha)
    }
  }

  public static let systemRed = UIColor(0xFF3B30, 0xFF453A)
  public static let systemOrange = UIColor(0xFF9500, 0xFF9F0A)
  public static let systemGreen = UIColor(0x34C759, 0x30D158)
  public static let systemTeal = UIColor(0x30B0C7, 0x40C8E0)
  public static let systemBlue = UIColor(0x007AFF, 0x0A84FF)
  public static let systemIndigo = UIColor(0x5856D6, 0x5E5CE6)
  public static let systemPink = UIColor(0xFF2D55, 0xFF375F)
  public static let systemGray = UIColor(0x8E8E93, 0x8E8E93)
  public static let label = UIColor(0x000000, 0xFFFFFF)
  public static let secondaryLabel = UIColor(0x3C3C43, 0xEBEBF5, alpha: (0.6, 0.6))
  public static let tertiaryLabel = UIColor(0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3))
  public static let placeholderText = UIColor(0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3))
  public static let separator = UIColor(0x3C3C43, 0x545458, alpha: (0.29, 0.6))
  public static let tertiarySystemFill = UIColor(0x767680, 0x767680, alpha: (0.12, 0.24))
  public static let systemBackground = UIColor(0xFFFFFF, 0x000000)
  public static let secondarySystemBackground = UIColor(0xF2F2F7, 0x1C1C1E)
  public static let systemGroupedBackground = UIColor(0xF2F2F7, 0x000000)
  public static let secondarySystemGroupedBackground = UIColor(0xFFFFFF, 0x1C1C1E)
}
