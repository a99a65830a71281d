import Anchors

/// A view of the portable tree: what `UIView` is to UIKit, without drawing.
///
///     let screen = LayoutView(width: 390, height: 844)
///     let card = LayoutView(name: "card")
///     screen.addSubview(card)
///     Constraint.activate { card.edges == screen.safeArea.edges.inset(by: 16) }
///     screen.layoutIfNeeded()
///     card.frame      // (16, 16, 358, 812)
///
/// Names and meanings are UIKit's. Not thread-safe; two trees can be used on two threads.
nonisolated open class LayoutView: LayoutItem {
  // No user code runs while one of these changes, so access is exclusive: whoever removes a view
  // from `children` retains it.

  @usableFromInline let storage: LayoutStorage
  /// The library's own part of the view.
  @_alwaysEmitIntoClient public final var layoutNode: LayoutNode { storage.ownNode }

  // MARK: Geometry

  @exclusivity(unchecked) private var storedFrame: Rect

  /// The frame in the superview's coordinates, in points. Layout sets it. Set it yourself for the
  /// root, and for views that are not the first item of any constraint.
  ///
  /// - Precondition: The numbers are finite. This holds for all numbers in the library, and
  ///   priorities are above 0 and at most 1000. Otherwise the program traps with a message that
  ///   names the view, the property and the value.
  public final var frame: Rect {
    get { storedFrame }
    set {
      check(newValue, "frame", of: self)
      if newValue == storedFrame && layoutAutoresizing == nil { return }
      layoutFrame = newValue
      autoresize(from: newValue)
      metricsDidChange()
    }
  }

  /// The frame in the view's own coordinates, which its subviews' frames use. The origin is 0 by
  /// default. It moves the visible subviews without changing their frames; ``LayoutScrollView``
  /// scrolls with it.
  public final var bounds: Rect {
    get { Rect(origin: boxedSurroundings?.value.boundsOrigin ?? .zero, size: storedFrame.size) }
    set {
      check(newValue, "bounds", of: self)
      if newValue.origin != bounds.origin { changeBoundsOrigin(to: newValue.origin) }
      frame = Rect(origin: storedFrame.origin, size: newValue.size)
    }
  }

  /// The frame as set by layout.
  public final var layoutFrame: Rect {
    get { storedFrame }
    set {
      if newValue.size != storedFrame.size { setNeedsLayout() }
      storedFrame = newValue
    }
  }

  /// Creates a view with a frame.
  public init(name: String? = nil, frame: Rect = .zero) {
    storage = LayoutStorage(.view, name: name)
    storedFrame = frame
    layoutNode.belong(to: self)
    check(frame, "frame", of: self)
  }

  /// Creates a view with a size, at the origin, to be the root of a tree.
  public convenience init(name: String? = nil, width: Double, height: Double) {
    self.init(name: name, frame: Rect(size: Size(width: width, height: height)))
  }

  deinit {
    if !children.isEmpty {
      let all = leaving ?? LeavingViews()
      all.take(&children)
      if leaving == nil { all.letGo() }
    }
    if boxedSurroundings != nil {
      for guide in guides.all { guide.ownerWillGoAway() }
    }
  }

  // MARK: Hierarchy

  /// The view this one is in.
  public internal(set) final var superview: LayoutView? {
    get { parent?.takeUnretainedValue() }
    set {
      parent = newValue.map { .passUnretained($0) }
      layoutNode.setParent(newValue.map { .passUnretained($0.layoutNode) })
      if newValue != nil, hasSurroundings { autoresize(from: storedFrame) }
    }
  }
  /// `Unmanaged`, because each use of `unowned(unsafe)` retains and releases.
  @exclusivity(unchecked) private final var parent: Unmanaged<LayoutView>?

  /// `true` if the view has a superview. Nothing is retained.
  final var hasSuperview: Bool { parent != nil }

  /// Returns `true` if the view is a direct subview of `view`.
  @inline(__always)
  final func isSubview(of view: LayoutView) -> Bool { parent?.isReference(to: view) == true }

  /// The views in this one, from back to front.
  public final var subviews: [LayoutView] { children }
  @exclusivity(unchecked) final var children: [LayoutView] = []

  // MARK: Rare properties

  // Content and surroundings are separate allocations, created for the first value that is not the
  // default. Most views need none, which makes them a third of the size.

  private var boxedContent: Indirect<ViewContent>?
  private var boxedSurroundings: Indirect<ViewSurroundings>?

  /// `true` if no content property was set or measured.
  final var hasNoContent: Bool { boxedContent == nil }

  /// The stored properties of the content.
  final var content: ViewContent {
    get { boxedContent?.value ?? ViewContent() }
    set {
      if newValue == content { return }
      if let boxedContent {
        boxedContent.value = newValue
      } else {
        boxedContent = Indirect(newValue)
      }
      contentDidChange()
    }
  }

  /// The size of the content in a width, if it depends on the width; measured again in a new width
  /// only.
  final func measuredSize(forWidth width: Double) -> Size? {
    if let last = boxedContent?.value.measurement, last.width == width { return last.size }
    guard let size = intrinsicContentSize(forWidth: width) else { return nil }
    let box = boxedContent ?? Indirect(ViewContent())
    box.value.measurement = ContentMeasurement(width: width, size: size)
    boxedContent = box
    return size
  }

  final func forgetMeasurement() { boxedContent?.value.measurement = nil }

  /// Margins, safe area, guides and mask. The setters announce changes.
  final var surroundings: ViewSurroundings {
    // Not `_read`: on WebAssembly, Embedded Swift 6.3 yields a value of which parts are 0.
    get { boxedSurroundings?.value ?? ViewSurroundings() }
    _modify { yield &ownSurroundings.value }
  }

  final var hasSurroundings: Bool { boxedSurroundings != nil }

  /// The surroundings, made if there are none yet. Never inlined: few views ever have any.
  @inline(never)
  private final var ownSurroundings: Indirect<ViewSurroundings> {
    if let boxedSurroundings { return boxedSurroundings }
    let made = Indirect(ViewSurroundings())
    boxedSurroundings = made
    return made
  }

  /// The view's guides, both system guides and added ones.
  final var guides: ViewGuides { boxedSurroundings?.value.guides ?? ViewGuides() }
  /// The way in which the frame follows the superview's size, if it was set.
  final var autoresizingFrame: Autoresizing? { boxedSurroundings?.value.autoresizing }

  /// The size the content wants, in points; ``noIntrinsicMetric``, or any negative length, on an
  /// axis for none. Set it, or override it and call ``invalidateIntrinsicContentSize()`` when it
  /// changes.
  open var intrinsicContentSize: Size {
    get { content.intrinsicSize }
    set {
      check(newValue, "intrinsicContentSize", of: self)
      content.intrinsicSize = newValue
    }
  }

  /// The length that means "no intrinsic size on this axis". Every negative length means the same.
  public static let noIntrinsicMetric: Double = -1

  /// The size of content whose height depends on its width, wrapping text above all, in a width in
  /// points; `nil`, the default, for content that has one size.
  ///
  /// The argument is the width that constraints determine. The returned height replaces that of
  /// ``intrinsicContentSize``, whose width is still the natural one.
  ///
  /// It is called once for each new width, and again when ``invalidateIntrinsicContentSize()`` has
  /// said that the content is different.
  ///
  /// - Complexity: of an override, at most linear in the content.
  open func intrinsicContentSize(forWidth width: Double) -> Size? { nil }

  /// The distances from the frame inwards to the alignment rectangle, which constraints apply to,
  /// in points. Zero by default. Override it for a view whose frame includes a shadow.
  open var alignmentRectInsets: Insets { .zero }

  /// The margins of a view that was not given any; the system's minimum comes on top at the sides
  /// of a controller's view.
  var standardMargins: Insets {
    controller == nil ? Self.marginsWithoutController : Insets(top: 0, left: 8, bottom: 0, right: 8)
  }

  /// The distance from the top edge down to the first baseline, in points.
  open var baselineOffsetFromTop: Double {
    get { content.baselineOffsetFromTop }
    set {
      check(newValue, "baselineOffsetFromTop", of: self)
      content.baselineOffsetFromTop = newValue
    }
  }

  /// The distance from the bottom edge up to the last baseline, in points.
  open var baselineOffsetFromBottom: Double {
    get { content.baselineOffsetFromBottom }
    set {
      check(newValue, "baselineOffsetFromBottom", of: self)
      content.baselineOffsetFromBottom = newValue
    }
  }

  /// `true` if the view is a label, with centered text.
  var isLabel: Bool { false }

  /// `true` if the view is a stack, with the baselines of its subviews.
  var isStack: Bool { false }

  /// `true` if users see nothing of the view itself, because it only arranges its subviews.
  package var onlyArranges: Bool { false }

  /// The node of the subview whose first or last baseline is the view's, if there is one. The
  /// engine asks while it makes rows, so an override must run no code of an app.
  func nodeWithBaseline(isFirst: Bool) -> LayoutNode? { nil }

  // MARK: Flags

  // The stored properties are sorted by size, so that a view takes 120 bytes rather than 130.
  @exclusivity(unchecked) final var dueSubviews = DueSubviews()

  /// `true` if the view is hidden. A hidden view still takes part in layout, except in a stack.
  public final var isHidden = false {
    didSet { if isHidden != oldValue { superview?.subviewDidHide(self) } }
  }

  /// `true` if pictures show the part of the subviews that is inside ``bounds``. The default is
  /// `false`, and `true` for a ``LayoutScrollView``. Layout does not depend on it.
  ///
  ///     card.clipsToBounds = true
  ///     screen.layoutTree.svg()     // what reaches beyond the card is cut off
  public final var clipsToBounds: Bool {
    get { boxedSurroundings?.value.clipsToBounds ?? false }
    set { if newValue != clipsToBounds { surroundings.clipsToBounds = newValue } }
  }

  /// `true` if the owner sets the view's frame, which follows its ``autoresizingMask``. The default
  /// is `true`; installing a constraint turns it off for the constraint's first item.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutNode.mayTranslateMask }
    set {
      if newValue == layoutNode.mayTranslateMask { return }
      layoutNode.mayTranslateMask = newValue
      if newValue { autoresize(from: storedFrame) }
      metricsDidChange()
    }
  }

  /// The ``layoutDirection`` that was set; `nil` while the view inherits its superview's.
  @exclusivity(unchecked) public internal(set) final var ownLayoutDirection: InterfaceDirection? {
    didSet { if ownLayoutDirection != oldValue { directionDidChange() } }
  }

  @exclusivity(unchecked) final var needsLayout = true
  @exclusivity(unchecked) final var needsUpdateOfConstraints = true
  /// The marks of the view's subtree. Each is also set on all ancestors.
  @exclusivity(unchecked) final var subtreeMarks: SubtreeMarks = [
    .needsLayout, .needsUpdateOfConstraints,
  ]

  /// `true` while `updateConstraints()` or `layoutSubviews()` of the view runs: neither is called
  /// recursively.
  @exclusivity(unchecked) final var isBeingCalled = false
  /// `true` while the view moves between superviews: nested moves send no callbacks.
  @exclusivity(unchecked) final var isMoving = false
  /// `true` if the view or an ancestor has a display scale.
  @exclusivity(unchecked) final var hasDisplayScale = false
  /// For a root, the facts about its size that controllers have received.
  final var roomOfLastLayout: KnownRoom?
  /// The last known index among the siblings.
  @exclusivity(unchecked) final var formerPlace: Int32 = 0

  /// For a view that is freed with its superview, the list that releases its subviews.
  @exclusivity(unchecked) final var leaving: LeavingViews?

  // MARK: Passes

  /// Called before a layout after ``setNeedsUpdateConstraints()``, before the first layout, and
  /// after an update of a descendant, as in UIKit. Subviews come first. Override it to update
  /// constraints from a model, and call `super` last.
  ///
  /// `super` marks the update as done, also if you call this method yourself. A request before it
  /// in the same call is dropped.
  open func updateConstraints() { needsUpdateOfConstraints = false }

  /// Called when the view's size has changed or ``setNeedsLayout()`` was called, after frames were
  /// set and the superview's `layoutSubviews()` has run. Override it to place what constraints do
  /// not; call `super`.
  open func layoutSubviews() {}

  // MARK: Hearing of changes

  /// Called when a subview has been added. Does nothing by itself.
  open func didAddSubview(_ subview: LayoutView) {}
  /// Called before a subview is removed. Does nothing by itself.
  open func willRemoveSubview(_ subview: LayoutView) {}
  /// Called before the view moves to a superview, or to none. Does nothing by itself.
  open func willMove(toSuperview newSuperview: LayoutView?) {}
  /// Called when the view has moved to a superview, or to none. Does nothing by itself.
  open func didMoveToSuperview() {}
  /// Called when ``safeAreaInsets`` have changed. Does nothing by itself.
  open func safeAreaInsetsDidChange() {}
  /// Called when ``layoutMargins`` have changed. Does nothing by itself.
  open func layoutMarginsDidChange() {}
  /// A subview has come.
  func subviewDidJoin(_ subview: LayoutView) {}
  /// A subview has another place among the subviews.
  func subviewDidMove(_ subview: LayoutView) {}
  /// A subview has left.
  func subviewDidLeave(_ subview: LayoutView) {}
  /// A subview has been hidden or shown.
  func subviewDidHide(_ subview: LayoutView) {}
  /// A subview says something else of its content.
  func subviewContentDidChange(_ subview: LayoutView) {}

  // MARK: Describing itself

  /// Returns a system guide or an added one, by its name in descriptions: `safeArea`.
  public func layoutGuide(named name: String) -> (any LayoutItem)? { ownGuide(named: name) }

  /// The remarks about the content, for ``recursiveDescription``.
  var contentRemarks: [String] { [] }
}
