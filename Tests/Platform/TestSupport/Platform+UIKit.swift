#if canImport(UIKit)
@_exported import Anchors
@_exported import UIKit

/// The platform's name.
public let platformName = "UIKit"
/// The platform's view.
public typealias View = UIView
/// The platform's layout guide.
public typealias Guide = UILayoutGuide
/// The platform's view controller.
public typealias ViewController = UIViewController
/// The platform's label: a fixed cell of 8 × 16 per character.
public typealias Label = UILabel
/// The platform's distances from the four edges.
public typealias EdgeInsets = UIEdgeInsets
/// The platform's name for an axis of layout.
public typealias NativeAxis = NSLayoutConstraint.Axis
/// The platform's type of priorities.
public typealias NativePriority = UILayoutPriority

extension UIView {
  /// Brings frames up to date, and calls `layoutSubviews()` where it is due.
  public func layOut() { layoutIfNeeded() }

  /// `true` if `leading` is on the right. Setting it does not change subviews.
  public var isRightToLeft: Bool {
    get { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    set { semanticContentAttribute = newValue ? .forceRightToLeft : .forceLeftToRight }
  }

  /// The margins, where tests may set them.
  public var testMargins: UIEdgeInsets {
    get { layoutMargins }
    set { layoutMargins = newValue }
  }

  /// `true` if y grows downwards in the view's own coordinates.
  var hasDownwardY: Bool { true }

  /// The views whose first and last baselines are this one's.
  var baselineViews: (first: UIView, last: UIView) {
    (forFirstBaselineLayout, forLastBaselineLayout)
  }
  /// The distances of the baselines of the view's own text from its top and its bottom edge.
  var ownBaselines: (first: Double, last: Double) {
    (Double(_baselines.first), Double(_baselines.last))
  }
}

extension UILayoutGuide {
  /// The frame in the owning view's coordinates.
  public var nativeFrame: CGRect { layoutFrame }

  /// The height of the view's part that a keyboard covers, for a guide that follows the keyboard.
  var keyboardHeight: Double {
    (self as? UIKeyboardLayoutGuide).map { Double($0._keyboardHeight) } ?? 0
  }
}

extension UILabel {
  /// The words, by one name on both platforms.
  public var words: String {
    get { text ?? "" }
    set { text = newValue }
  }
}
#endif
