// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// Set by an engine where constraints determine it.
  open var contentSize: CGSize = .zero
  open var contentInset: UIEdgeInsets = .zero
  public enum ContentInsetAdjustmentBehavior: Int, @unchecked Sendable {
    case automatic = 0
    case scrollableAxes, never, always
  }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  public enum KeyboardDismissMode: Int, @unchecked Sendable {
    case none = 0
    case onDrag, interactive
  }
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var alwaysBounceHorizontal = false
  open var alwaysBounceVertical = false
  /// Without the safe area: the stand-in scrolls along no axis.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// The origin of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      bounds.origin = newValue
      setNeedsLayout()
    }
  }
  private var _clips = true
  open override var clipsToBounds: Bool {
    get { _clips }
    set { _clips = newValue }
  }
  open private(set) lazy var contentLayoutGuide: UILayoutGuide = _own(
    UILayoutGuide(), .content, "UIScrollView-contentLayoutGuide")
  open private(set) lazy var frameLayoutGuide: UILayoutGuide = _own(
    UILayoutGuide(), .frame, "UIScrollView-frameLayoutGuide")
}
