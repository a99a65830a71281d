#if canImport(UIKit) && !os(watchOS)
import AnchorsLayout
import UIKit

// UIKit's API for the reader of live views.

extension UIView {
  /// The controller whose view this is.
  var controller: UIResponder? { next as? UIViewController }
  /// The end of the responder chain above the view: window, application, delegate.
  var responders: [UIResponder] {
    Array(sequence(first: self as UIResponder) { $0.next }.dropFirst())
  }

  /// The frame as layout set it, before a transform; in the superview's coordinates, y growing
  /// downwards.
  var frameBeforeTransform: CGRect {
    if transform == .identity { return frame }
    let size = bounds.size
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The point of the view's own coordinates that is seen in its top left corner.
  var scrolledTo: CGPoint { bounds.origin }

  /// `true` if subviews are not seen outside of the view.
  var clipsSubviews: Bool { clipsToBounds }

  /// `true` if the direction was set for this view.
  var hasOwnDirection: Bool { semanticContentAttribute != .unspecified }

  /// The view whose first baseline is this one's, and the same for the last.
  func baselineView(isLast: Bool) -> UIView {
    isLast ? forLastBaselineLayout : forFirstBaselineLayout
  }

  /// The distances of the first baseline of the view's text from its alignment rectangle's top
  /// edge, and of the last one from its bottom edge. UIKit does not expose them, so they come from
  /// the font; 0 for a view without text.
  var baselines: (first: Double, last: Double) {
    guard let font = (self as? UILabel)?.font else { return (0, 0) }
    return (Double(font.ascender), Double(-font.descender))
  }

  /// The text by which a person knows the view; nothing that was typed into it.
  var visibleText: String? {
    switch self {
    case let label as UILabel: label.text
    case let button as UIButton: button.title(for: .normal)
    case let field as UITextField: field.placeholder
    default: nil
    }
  }

  /// Measures text that wraps in a width; `nil` for anything else.
  var measure: (@MainActor (Double) -> Size)? {
    guard let label = self as? UILabel, label.numberOfLines != 1 else { return nil }
    return { [weak label] width in
      Size(label?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)) ?? .zero)
    }
  }

  /// The number of pixels per point.
  var pixelsPerPoint: Double { max(1, Double(traitCollection.displayScale)) }

  /// `true` if UIKit fills the view itself: buttons, fields, bars.
  var isControl: Bool {
    self is UIControl || self is UITextView
      || Self.filledBySystem.contains(String(describing: type(of: self)))
  }

  private static let filledBySystem: Set<String> = [
    "UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar", "UIPickerView", "UIProgressView",
    "UIActivityIndicatorView", "UIVisualEffectView", "WKWebView",
  ]

  /// The classes of views that UIKit puts around the views of controllers and cells.
  static let systemContainers: Set<String> = [
    "UIWindow", "UITransitionView", "UIDropShadowView", "UILayoutContainerView",
    "UINavigationTransitionView", "UIViewControllerWrapperView", "UITableViewCellContentView",
  ]
}

extension LayoutReport {
  /// The toolkit's name.
  static let toolkit = "UIKit"
}

extension AutoresizingMask {
  /// A view's mask, as the library has it.
  @MainActor
  init(of view: UIView) {
    self.init(rawValue: UInt8(truncatingIfNeeded: view.autoresizingMask.rawValue))
  }
}

extension UILayoutGuide {
  /// The identifier; `nil` for none.
  var name: String? { identifier.isEmpty ? nil : identifier }
}
#endif
