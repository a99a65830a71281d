// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation

@preconcurrency @MainActor
open class UIResponder: NSObject {
  nonisolated(unsafe) public var _associations: _Associations?
  public nonisolated override init() { super.init() }
  open var next: UIResponder? { nil }
}

extension UIResponder: _AssociationHost {}

@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding {
  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  public init(frame: CGRect) {
    _frame = frame
    super.init()
  }
  public required init?(coder: NSCoder) {
    _frame = .zero
    super.init()
  }
  // Not `override init()`: an override of NSObject's nonisolated init() may not be main-actor
  // isolated, and UIKit's is. A defaulted Void argument gives `UIView()` the right isolation.
  public convenience init(_: Void = ()) { self.init(frame: .zero) }
  open nonisolated func encode(with coder: NSCoder) {}

  // MARK: Geometry

  internal var _frame: CGRect
  internal var _boundsOrigin = CGPoint.zero
  open var frame: CGRect {
    get { _frame }
    set {
      let isResized = newValue.size != _frame.size
      _frame = newValue
      if isResized { setNeedsLayout() }
    }
  }
  open var bounds: CGRect {
    get { CGRect(origin: _boundsOrigin, size: _frame.size) }
    set {
      let middle = center
      _boundsOrigin = newValue.origin
      frame = CGRect(
        x: middle.x - newValue.width / 2, y: middle.y - newValue.height / 2,
        width: newValue.width, height: newValue.height)
    }
  }
  open var center: CGPoint {
    get { CGPoint(x: _frame.midX, y: _frame.midY) }
    set {
      frame = CGRect(
        x: newValue.x - _frame.width / 2, y: newValue.y - _frame.height / 2,
        width: _frame.width, height: _frame.height)
    }
  }
  open var transform: CGAffineTransform = .identity
  open var autoresizesSubviews = true
  open var autoresizingMask: UIView.AutoresizingMask = []
  open var contentMode: UIView.ContentMode = .scaleToFill
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  // MARK: Appearance (inert)

  open var tag: Int = 0
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var isOpaque = true
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var backgroundColor: UIColor?
  private var _tint: UIColor?
  /// The superview's, unless it is set.
  open var tintColor: UIColor! {
    get { _tint ?? superview?.tintColor ?? .systemBlue }
    set { _tint = newValue }
  }
  open private(set) lazy var layer = CALayer()
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open func setNeedsDisplay() {}

  // MARK: Traits

  /// The traits of the tree, of which this is the topmost view.
  internal var _traits: UITraitCollection?
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Hierarchy

  internal weak var _superview: UIView?
  internal var _subviews: [UIView] = []
  open var superview: UIView? { _superview }
  open var subviews: [UIView] { _subviews }
  open var window: UIWindow? { (self as? UIWindow) ?? superview?.window }
  /// The view's controller, which its `view` setter sets.
  internal weak var _controller: UIViewController?
  /// The view's controller if it has one, else the superview.
  open override var next: UIResponder? { _controller ?? _superview }

  open func addSubview(_ view: UIView) { _append(view) }
  open func insertSubview(_ view: UIView, at index: Int) { _insert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    _insert(view, at: _subviews.firstIndex { $0 === siblingSubview })
  }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    _insert(view, at: _subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 })
  }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    _subviews.swapAt(index1, index2)
  }
  open func bringSubviewToFront(_ view: UIView) { _insert(view, at: nil) }
  open func sendSubviewToBack(_ view: UIView) { _insert(view, at: 0) }
  open func removeFromSuperview() { _leaveSuperview() }
  open func isDescendant(of view: UIView) -> Bool { _isInside(view) }
  open func viewWithTag(_ tag: Int) -> UIView? { _firstView(withTag: tag) }
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  internal func _willMove(to superview: UIView?) { willMove(toSuperview: superview) }
  internal func _didMove() { didMoveToSuperview() }

  // MARK: Constraints and passes

  internal var _constraints: [NSLayoutConstraint] = []
  /// `true` if the latest layout made system constraints here.
  internal var _hasSystemConstraints = false
  internal var _needsLayout = true
  internal var _needsUpdateConstraints = false
  internal var _subtreeNeedsUpdate = false
  open var translatesAutoresizingMaskIntoConstraints = true
  open class var requiresConstraintBasedLayout: Bool { false }

  open func needsUpdateConstraints() -> Bool { _needsUpdateConstraints }
  open func setNeedsUpdateConstraints() {
    _needsUpdateConstraints = true
    _noteNeededUpdate()
  }
  open func updateConstraintsIfNeeded() { _updateConstraintsOfSubtree() }
  internal func _updateConstraintsIfNeeded() { updateConstraintsIfNeeded() }
  open func updateConstraints() { _needsUpdateConstraints = false }

  internal func _setNeedsLayout() { setNeedsLayout() }
  open func setNeedsLayout() { _needsLayout = true }
  open func layoutIfNeeded() { _layOutSubtreeIfNeeded() }
  open func layoutSubviews() {}
  internal func _layOutSubviews() { layoutSubviews() }
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    []
  }
  open var hasAmbiguousLayout: Bool { false }
  open func exerciseAmbiguityInLayout() {}

  // MARK: Content

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() { setNeedsLayout() }
  private var _hugging = _AxisPriorities(.defaultLow)
  private var _resistance = _AxisPriorities(.defaultHigh)
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    _hugging[axis]
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { _hugging[axis] = priority }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { _resistance[axis] }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { _resistance[axis] = priority }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { targetSize }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: -alignmentRectInsets)
  }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  /// The distances of the first baseline of the view's own text from its top edge, and of the last
  /// one from its bottom edge. For an engine; a view without text has its edges for baselines.
  open var _baselines: (first: CGFloat, last: CGFloat) { (0, 0) }

  // MARK: Direction

  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified
  open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    switch attribute {
    case .unspecified: return _Shim.interfaceDirection
    case .forceRightToLeft: return .rightToLeft
    default: return .leftToRight
    }
  }
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .unspecified
      ? layoutDirection : userInterfaceLayoutDirection(for: semanticContentAttribute)
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  // MARK: Margins, safe area, guides

  private var _margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var layoutMargins: UIEdgeInsets {
    get { _margins }
    set {
      _margins = newValue
      layoutMarginsDidChange()
    }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: _margins.top, leading: isMirrored ? _margins.right : _margins.left,
        bottom: _margins.bottom, trailing: isMirrored ? _margins.left : _margins.right)
    }
    set {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isMirrored ? newValue.trailing : newValue.leading,
        bottom: newValue.bottom, right: isMirrored ? newValue.leading : newValue.trailing)
    }
  }
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true
  open func layoutMarginsDidChange() { setNeedsLayout() }

  /// The insets that bars cover. For tests.
  public var _safeAreaInsets: UIEdgeInsets = .zero
  /// The insets that the view's controller adds.
  internal var _additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if _additionalSafeAreaInsets != oldValue { safeAreaInsetsDidChange() } }
  }
  open var safeAreaInsets: UIEdgeInsets { _safeAreaInsets + _additionalSafeAreaInsets }
  open func safeAreaInsetsDidChange() {}

  internal var _guides: [UILayoutGuide] = []
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { _add(layoutGuide) }
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { _remove(layoutGuide) }
  open private(set) lazy var layoutMarginsGuide: UILayoutGuide = _own(
    UILayoutGuide(), .layoutMargins, "UIViewLayoutMarginsGuide")
  open private(set) lazy var safeAreaLayoutGuide: UILayoutGuide = _own(
    UILayoutGuide(), .safeArea, "UIViewSafeAreaLayoutGuide")
  open private(set) lazy var readableContentGuide: UILayoutGuide = _own(
    UILayoutGuide(), .readableContent, "UIViewReadableContentGuide")
  open private(set) lazy var keyboardLayoutGuide: UIKeyboardLayoutGuide = _own(
    UIKeyboardLayoutGuide(), .keyboard, "UIViewKeyboardLayoutGuide")

  /// The insets of rounded corners and window controls, for regions that avoid them. For tests.
  public var _cornerInsets: UIEdgeInsets = .zero
  internal var _regionGuides: [LayoutRegion: UILayoutGuide] = [:]

  // MARK: Properties, which the stand-in's passes do not update

  open func updateProperties() {}
  open func setNeedsUpdateProperties() {}
}
