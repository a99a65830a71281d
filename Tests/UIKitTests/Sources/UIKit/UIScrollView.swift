// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// Set by an engine where constraints determine it.
  open var contentSize: CGSize = .zero
  open var contentInset: UIEdgeInsets = .zero
  /// The origin of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      bounds.origin = newValue
      setNeedsLayout()
    }
  }
  open private(set) lazy var contentLayoutGuide: UILayoutGuide = _own(
    UILayoutGuide(), .content, "UIScrollView-contentLayoutGuide")
  open private(set) lazy var frameLayoutGuide: UILayoutGuide = _own(
    UILayoutGuide(), .frame, "UIScrollView-frameLayoutGuide")
}
