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
open class LayoutView: LayoutItem {
  // What layout reads and writes of each view is accessed without a check: no code of anybody else's runs while
  // one of these is being changed, as a view that leaves `children` is held by who takes it out.

  @usableFromInline let storage: LayoutStorage
  /// The library's own part of the view.
  @_alwaysEmitIntoClient public final var layoutNode: LayoutNode { storage.ownNode }

  // MARK: Geometry

  @exclusivity(unchecked) private var storedFrame: Rect

  /// The frame in the superview's coordinates, in points. Layout sets it; set it yourself on the
  /// topmost view, and on views that no constraint has as its first item.
  ///
  /// - Precondition: the numbers that are set are finite. That holds for all numbers that are told to the
  ///   library, and priorities are above 0 and at most 1000; otherwise the program stops with a message that names
  ///   the view, the property and the value.
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

  /// The frame in the view's own coordinates, which are those of its subviews' frames. Its origin is
  /// 0 unless it is set, and moves what is seen of the subviews without moving their frames:
  /// ``LayoutScrollView`` scrolls by it.
  public final var bounds: Rect {
    get { Rect(origin: boxedSurroundings?.value.boundsOrigin ?? .zero, size: storedFrame.size) }
    set {
      check(newValue, "bounds", of: self)
      if newValue.origin != bounds.origin { changeBoundsOrigin(to: newValue.origin) }
      frame = Rect(origin: storedFrame.origin, size: newValue.size)
    }
  }

  /// Where layout puts the frame it has found.
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

  /// Creates a view with a size, at the origin: the topmost view of a tree.
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

  /// `true` if the view is in another. Nothing is retained.
  final var hasSuperview: Bool { parent != nil }

  /// Whether the view is in another, with nothing between them.
  @inline(__always)
  final func isSubview(of view: LayoutView) -> Bool { parent?.isReference(to: view) == true }

  /// The views in this one, from back to front.
  public final var subviews: [LayoutView] { children }
  @exclusivity(unchecked) final var children: [LayoutView] = []

  // MARK: What few views have

  // Content and surroundings are kept in places of their own, made when something is first set to
  // other than what every view has. Most views never do, and are a third of the size for it.

  private var boxedContent: Indirect<ViewContent>?
  private var boxedSurroundings: Indirect<ViewSurroundings>?

  /// `true` if nothing has been set of the content, and nothing measured.
  final var hasNoContent: Bool { boxedContent == nil }

  /// What the view says of its content, as far as it is stored.
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

  /// The size of the content in a width, if it depends on that; measured anew in a new width only.
  final func measuredSize(forWidth width: Double) -> Size? {
    if let last = boxedContent?.value.measurement, last.width == width { return last.size }
    guard let size = intrinsicContentSize(forWidth: width) else { return nil }
    let box = boxedContent ?? Indirect(ViewContent())
    box.value.measurement = ContentMeasurement(width: width, size: size)
    boxedContent = box
    return size
  }

  final func forgetMeasurement() { boxedContent?.value.measurement = nil }

  /// Margins, safe area, guides and mask. Whoever sets them says what has changed.
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

  /// The view's guides, its own and those that were added.
  final var guides: ViewGuides { boxedSurroundings?.value.guides ?? ViewGuides() }
  /// How the frame follows the superview's size, if that was ever said.
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

  /// Stands for "no intrinsic size on this axis", as every negative length does.
  public static let noIntrinsicMetric: Double = -1

  /// The size of content whose height depends on its width, wrapping text above all, in a width in
  /// points; `nil`, the default, for content that has one size.
  ///
  /// It is asked with the width that the constraints give. Its height then stands in for that of
  /// ``intrinsicContentSize``, whose width remains what the content wants when there is room.
  ///
  /// It is called once for each new width, and again when ``invalidateIntrinsicContentSize()`` has said
  /// that the content is different.
  ///
  /// - Complexity: of an override, at most linear in the content.
  open func intrinsicContentSize(forWidth width: Double) -> Size? { nil }

  /// The distances from the frame to the rectangle that constraints are about, inwards, in points. Zero
  /// by default; a view with a shadow that is part of its frame says how broad it is.
  open var alignmentRectInsets: Insets { .zero }

  /// The margins of a view that was not given any; the system's minimum comes on top at the sides of a
  /// controller's view.
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

  /// Whether the view is a label: its text stands in its middle.
  var isLabel: Bool { false }

  /// Whether the view is a stack: it has baselines of its subviews.
  var isStack: Bool { false }

  /// The node of the subview whose first or last baseline is the view's, if there is one. The engine asks while it
  /// makes rows, so an override must run no code of an app.
  func nodeWithBaseline(isFirst: Bool) -> LayoutNode? { nil }

  // MARK: Flags

  // The order of the stored properties is that of their sizes: so a view takes 120 bytes, rather than 130.
  @exclusivity(unchecked) final var dueSubviews = DueSubviews()

  /// Whether the view is hidden. A hidden view takes part in layout all the same, but in a stack.
  public final var isHidden = false {
    didSet { if isHidden != oldValue { superview?.subviewDidHide(self) } }
  }

  /// Whether the view's frame is what its owner set, and follows its ``autoresizingMask``. `true` at
  /// first; installing a constraint turns it off for the constraint's first item.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutNode.mayTranslateMask }
    set {
      if newValue == layoutNode.mayTranslateMask { return }
      layoutNode.mayTranslateMask = newValue
      if newValue { autoresize(from: storedFrame) }
      metricsDidChange()
    }
  }

  /// The ``layoutDirection`` that the view was given; `nil` while it follows its superview's.
  @exclusivity(unchecked) public internal(set) final var ownLayoutDirection: InterfaceDirection? {
    didSet { if ownLayoutDirection != oldValue { directionDidChange() } }
  }

  @exclusivity(unchecked) final var needsLayout = true
  @exclusivity(unchecked) final var needsUpdateOfConstraints = true
  /// What there is in the view or below it. What is set here is set on all ancestors.
  @exclusivity(unchecked) final var subtreeMarks: SubtreeMarks = [
    .needsLayout, .needsUpdateOfConstraints,
  ]

  /// Whether `updateConstraints()` or `layoutSubviews()` of the view is under way: neither is called
  /// inside of itself.
  @exclusivity(unchecked) final var isBeingCalled = false
  /// Whether the view is being moved from one superview to another: calls made on account of that are
  /// not made again for moves inside of them.
  @exclusivity(unchecked) final var isMoving = false
  /// Whether the view or one that it is in has a display scale.
  @exclusivity(unchecked) final var hasDisplayScale = false
  /// Of a topmost view, what the controllers have been told of its size.
  final var roomOfLastLayout: KnownRoom?
  /// Where the view was among its siblings when that was last known.
  @exclusivity(unchecked) final var formerPlace: Int32 = 0

  /// Of a view that goes away because its superview has, what is to let go of its subviews.
  @exclusivity(unchecked) final var leaving: LeavingViews?

  // MARK: Passes

  /// Called before a layout when ``setNeedsUpdateConstraints()`` was called, and before the first one,
  /// after the subviews' have been; also when a view in it has been updated, as in UIKit. Override it to
  /// bring constraints up to date with what they follow from; call `super`, as the last statement.
  ///
  /// What `super` does is to note that the update is no longer due, also where you call this yourself. An
  /// update that was asked for before it in the same call is forgotten.
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
  /// A subview has left.
  func subviewDidLeave(_ subview: LayoutView) {}
  /// A subview has been hidden or shown.
  func subviewDidHide(_ subview: LayoutView) {}
  /// A subview says something else of its content.
  func subviewContentDidChange(_ subview: LayoutView) {}

  // MARK: Describing itself

  /// The view's own guide, or one that was added, by the name that it has in descriptions: `safeArea`.
  public func layoutGuide(named name: String) -> (any LayoutItem)? { ownGuide(named: name) }

  /// What is particular about the content, for ``recursiveDescription``.
  var contentRemarks: [String] { [] }
}
