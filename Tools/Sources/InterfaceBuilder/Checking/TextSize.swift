/// A text size of the reader, by UIKit's table of Dynamic Type sizes.
package enum TextSize: String, Sendable, CaseIterable {
  case xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5

  /// The size of the body font, in points.
  private var bodySize: Double {
    switch self {
    case .xs: 14
    case .s: 15
    case .m: 16
    case .l: 17
    case .xl: 19
    case .xxl: 21
    case .xxxl: 23
    case .ax1: 28
    case .ax2: 33
    case .ax3: 40
    case .ax4: 47
    case .ax5: 53
    }
  }

  /// The factor of the body font's size.
  package var scale: Double { bodySize / TextSize.l.bodySize }

  /// The size in messages: `accessibility size 2`.
  var name: String {
    switch self {
    case .xs: "size extra small"
    case .s: "size small"
    case .m: "size medium"
    case .l: "size large"
    case .xl: "size extra large"
    case .xxl: "size extra extra large"
    case .xxxl: "size extra extra extra large"
    default: "accessibility size \(rawValue.dropFirst(2))"
    }
  }
}
