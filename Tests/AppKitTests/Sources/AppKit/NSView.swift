// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@preconcurrency @MainActor
open class NSResponder: NSObject, @preconcurrency NSCoding {
  nonisolated(unsafe) public var _associations: _Associations?
  public nonisolated override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open nonisolated func encode(with coder: NSCoder) {}
  /// Random formats of known pieces, truncated ones, and ones without any sense.
  open weak var nextResponder: NSResponder?
}

extension NSResponder: _AssociationHost {}

@preconcurrency @MainActor
open class NSView: NSResponder, NSUserInterfaceItemIdentification {
  public static let noIntrinsicMetric: CGFloat = -1

  public init(frame frameRect: NSRect) {
    _frame = frameRect
    super.init()
  }
  public required init?(coder: NSCoder) {
    _frame = .zero
    super.init(coder: coder)
  }
  // Not `override init()`: an override of NSObject's nonisolated init() may not be main-actor
  // isolated, and AppKit's is. A defaulted Void argument gives `NSView()` the right isolation.
  public convenience init(_: Void = ()) { self.init(frame: .zero) }

  // MARK: Geometry

  internal var _frame: NSRect
  internal var _boundsOrigin = NSPoint.zero
  /// `true` if y grows downwards in the view. Subviews' frames are in these coordinates.
  open var isFlipped: Bool { false }
  open var frame: NSRect {
    get { _frame }
    set {
      setFrameOrigin(newValue.origin)
      if newValue.size != _frame.size { setFrameSize(newValue.size) }
    }
  }
  open func setFrameOrigin(_ newOrigin: NSPoint) { _frame.origin = newOrigin }
  open func setFrameSize(_ newSize: NSSize) {
    _frame.size = newSize
    needsLayout = true
  }
  open var bounds: NSRect {
    get { NSRect(origin: _boundsOrigin, size: _frame.size) }
    set {
      _boundsOrigin = newValue.origin
      if newValue.size != _frame.size { setFrameSize(newValue.size) }
    }
  }
  open var autoresizesSubviews = true
  open var autoresizingMask: NSView.AutoresizingMask = []

  // MARK: Appearance (inert)

  open var tag: Int { -1 }
  open var identifier: NSUserInterfaceItemIdentifier?
  open var isHidden = false
  open var alphaValue: CGFloat = 1
  open var wantsLayer = false
  open var needsDisplay = true

  // MARK: Hierarchy

  internal weak var _superview: NSView?
  internal var _subviews: [NSView] = []
  open var superview: NSView? { _superview }
  open var subviews: [NSView] {
    get { _subviews }
    set {
      for view in _subviews where !newValue.contains(view) { view.removeFromSuperview() }
      for view in newValue where view._superview !== self { addSubview(view) }
      _subviews = newValue
    }
  }
  /// The view's controller, which its `view` setter sets.
  internal weak var _controller: NSViewController?
  /// The one that was set; else the view's controller if it has one, else the superview.
  open override var nextResponder: NSResponder? {
    get { super.nextResponder ?? _controller ?? _superview }
    set { super.nextResponder = newValue }
  }
  open var window: NSWindow? { (_topmost as? _WindowFrame)?._window }

  open func addSubview(_ view: NSView) { _append(view) }
  open func addSubview(
    _ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?
  ) {
    // Without another view, or with one that is not in here: at the end.
    let others = _subviews.filter { $0 !== view }
    let index = otherView.flatMap { other in others.firstIndex { $0 === other } }
    switch place {
    case .below: _insert(view, at: index ?? 0)
    case .above, .out: _insert(view, at: index.map { $0 + 1 } ?? others.count)
    }
  }
  open func replaceSubview(_ oldView: NSView, with newView: NSView) {
    guard let index = _subviews.firstIndex(where: { $0 === oldView }) else { return }
    oldView.removeFromSuperview()
    _insert(newView, at: index)
  }
  open func removeFromSuperview() { _leaveSuperview() }
  open func removeFromSuperviewWithoutNeedingDisplay() { removeFromSuperview() }
  open func isDescendant(of view: NSView) -> Bool { _isInside(view) }
  open func ancestorShared(with view: NSView) -> NSView? { NSView._commonAncestor(self, view) }
  open func viewWithTag(_ tag: Int) -> NSView? { _firstView(withTag: tag) }
  open func didAddSubview(_ subview: NSView) {}
  open func willRemoveSubview(_ subview: NSView) {}
  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  open func viewDidMoveToSuperview() {}
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  open func viewDidMoveToWindow() {}
  internal func _willMove(to superview: NSView?) { viewWillMove(toSuperview: superview) }
  internal func _didMove() { viewDidMoveToSuperview() }

  // MARK: Constraints and passes

  internal var _constraints: [NSLayoutConstraint] = []
  /// `true` if the latest layout made system constraints here.
  internal var _hasSystemConstraints = false
  internal var _needsLayout = true
  internal var _needsUpdateConstraints = false
  internal var _subtreeNeedsUpdate = false
  open var translatesAutoresizingMaskIntoConstraints = true
  open class var requiresConstraintBasedLayout: Bool { false }

  open var needsUpdateConstraints: Bool {
    get { _needsUpdateConstraints }
    set {
      _needsUpdateConstraints = newValue
      if newValue { _noteNeededUpdate() }
    }
  }
  open func updateConstraintsForSubtreeIfNeeded() { _updateConstraintsOfSubtree() }
  internal func _updateConstraintsIfNeeded() { updateConstraintsForSubtreeIfNeeded() }
  open func updateConstraints() { _needsUpdateConstraints = false }

  internal func _setNeedsLayout() { needsLayout = true }
  open var needsLayout: Bool {
    get { _needsLayout }
    set { _needsLayout = newValue }
  }
  open func layoutSubtreeIfNeeded() { _layOutSubtreeIfNeeded() }
  open func layout() {}
  internal func _layOutSubviews() { layout() }
  open func constraintsAffectingLayout(for orientation: NSLayoutConstraint.Orientation)
    -> [NSLayoutConstraint]
  { [] }
  open var hasAmbiguousLayout: Bool { false }
  open func exerciseAmbiguityInLayout() {}
  /// The view's size; what would fit takes an engine to say, which is not asked in the stand-in.
  open var fittingSize: NSSize { _frame.size }

  // MARK: Content

  open var intrinsicContentSize: NSSize {
    NSSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() { needsLayout = true }
  private var _hugging = _AxisPriorities(.defaultLow)
  private var _resistance = _AxisPriorities(.defaultHigh)
  open func contentHuggingPriority(for orientation: NSLayoutConstraint.Orientation)
    -> NSLayoutConstraint.Priority
  { _hugging[orientation] }
  open func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) { _hugging[orientation] = priority }
  open func contentCompressionResistancePriority(for orientation: NSLayoutConstraint.Orientation)
    -> NSLayoutConstraint.Priority
  { _resistance[orientation] }
  open func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) { _resistance[orientation] = priority }
  open func alignmentRect(forFrame frame: NSRect) -> NSRect {
    frame._inset(by: alignmentRectInsets, isFlipped: _superview?.isFlipped ?? false)
  }
  open func frame(forAlignmentRect alignmentRect: NSRect) -> NSRect {
    alignmentRect._inset(by: -alignmentRectInsets, isFlipped: _superview?.isFlipped ?? false)
  }
  open var alignmentRectInsets: NSEdgeInsets { ._zero }
  open var firstBaselineOffsetFromTop: CGFloat { 0 }
  open var lastBaselineOffsetFromBottom: CGFloat { baselineOffsetFromBottom }
  open var baselineOffsetFromBottom: CGFloat { 0 }

  // MARK: Direction

  private var _direction: NSUserInterfaceLayoutDirection?
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    get { _direction ?? _Shim.interfaceDirection }
    set { _direction = newValue }
  }

  // MARK: Margins, safe area, guides

  /// The margins that AppKit recommends; it chooses them by the window's shape. For tests.
  public var _layoutMargins = NSEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The insets that bars cover. For tests.
  public var _safeAreaInsets: NSEdgeInsets = ._zero
  open var safeAreaInsets: NSEdgeInsets { _safeAreaInsets + additionalSafeAreaInsets }
  open var additionalSafeAreaInsets: NSEdgeInsets = ._zero
  open var safeAreaRect: NSRect { bounds._inset(by: safeAreaInsets, isFlipped: isFlipped) }

  internal var _guides: [NSLayoutGuide] = []
  open func addLayoutGuide(_ guide: NSLayoutGuide) { _add(guide) }
  open func removeLayoutGuide(_ guide: NSLayoutGuide) { _remove(guide) }
  open private(set) lazy var layoutMarginsGuide: NSLayoutGuide = _own(
    NSLayoutGuide(), .layoutMargins, "NSViewLayoutMarginsGuide")
  open private(set) lazy var safeAreaLayoutGuide: NSLayoutGuide = _own(
    NSLayoutGuide(), .safeArea, "NSViewSafeAreaLayoutGuide")

  /// The insets of rounded corners and window controls, for regions that avoid them. For tests.
  public var _cornerInsets: NSEdgeInsets = ._zero
  internal var _regionGuides: [LayoutRegion: NSLayoutGuide] = [:]
}
