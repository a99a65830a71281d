import Anchors
import AnchorsSolver

extension LayoutView {
  /// The superview.
  public final var layoutParent: (any LayoutItem)? { superview }

  /// The view's own guides, the guides added to it, and its subviews.
  public final var layoutChildren: [any LayoutItem] {
    var items: [any LayoutItem] = []
    items.reserveCapacity(children.count)
    if hasSurroundings { for guide in guides.all { items.append(guide) } }
    for view in children { items.append(view) }
    return items
  }

  /// The name used in descriptions, messages and pictures: the one it was set to, else the name of
  /// the class.
  ///
  ///     title.layoutName = "title"
  ///     print(title.top == card.top + 10)      // title.top == card.top + 10
  public final var layoutName: String {
    get { layoutNode.assignedName ?? typeName(of: self) }
    set { layoutNode.assignedName = newValue }
  }

  /// The view's content metrics for the engine.
  public final var layoutMetrics: LayoutMetrics {
    // As wide as it is, once it has a width: what layout sets it asks about again.
    layoutMetrics(forWidth: frame.width)
  }

  /// Returns the view's content metrics for a width. In a width of 0, also up to rounding, wrapping
  /// content has the height of its natural width.
  public final func layoutMetrics(forWidth width: Double?) -> LayoutMetrics {
    let size = intrinsicContentSize
    let alignment = alignmentRectInsets
    let width = (width ?? 0) - alignment.left - alignment.right
    let natural = wantedLength(size.width)
    let measured = measuredSize(forWidth: width > Tolerance.length ? width : natural ?? .infinity)
    let height = wantedLength(measured?.height ?? size.height)
    let isLabel = isLabel
    // The engine finds the baselines of a stack itself, from its views.
    let (above, below) =
      isStack
      ? (content.baselineOffsetFromTop, content.baselineOffsetFromBottom)
      : (baselineOffsetFromTop, isLabel ? lastBaseline(of: height) : baselineOffsetFromBottom)
    return LayoutMetrics(
      intrinsicWidth: natural, intrinsicHeight: height,
      hugging: content.hugging, compressionResistance: content.compressionResistance,
      baselineOffsetFromTop: above, baselineOffsetFromBottom: below,
      margins: layoutMargins,
      alignmentRectInsets: alignment, dependsOnFrame: measured != nil, centersText: isLabel)
  }

  /// Returns the distance from the bottom to the last baseline of a label with this natural height.
  @inline(never)
  private func lastBaseline(of height: Double?) -> Double {
    (self as? LayoutLabel)?.baselineOffsetFromBottom(ofHeight: height) ?? 0
  }

  /// `true` if the view is exactly of this class and has default content and surroundings: its
  /// metrics are ``metricsOfPlainView``.
  @inline(__always)
  final var isPlain: Bool { hasNoContent && !hasSurroundings && overridesNothing }

  /// `true` if the view is exactly of this class. Embedded Swift does not say.
  @inline(__always)
  final var overridesNothing: Bool {
    #if hasFeature(Embedded)
    false
    #else
    type(of: self) == LayoutView.self
    #endif
  }

  /// The metrics of every plain view.
  static let metricsOfPlainView = LayoutMetrics(margins: marginsWithoutController)

  /// The direction of `leading` and `trailing` in constraints placed on this view: the one that you
  /// set, else the superview's, else left-to-right.
  ///
  ///     screen.layoutDirection = .rightToLeft     // mirrors everything inside
  public final var layoutDirection: InterfaceDirection {
    get {
      var view = self
      while view.ownLayoutDirection == nil, let superview = view.superview { view = superview }
      return view.ownLayoutDirection ?? .leftToRight
    }
    set { ownLayoutDirection = newValue }
  }

  /// Has the view follow its superview's ``layoutDirection`` again, as it does at first.
  public final func inheritLayoutDirection() { ownLayoutDirection = nil }
}

extension LayoutNode {
  /// The view of the portable tree whose node this is, not retained.
  @inline(__always)
  var viewReference: Unmanaged<LayoutView>? {
    kind.isView ? itemReference.map { .fromOpaque($0.toOpaque()) } : nil
  }

  /// The view of the portable tree whose node this is.
  var view: LayoutView? { item.flatMap { view(of: $0) } }

  /// The item whose node this is, if it is a view of the portable tree.
  @inline(__always)
  func view(of item: any LayoutItem) -> LayoutView? {
    kind.isView ? unsafeDowncast(item, to: LayoutView.self) : nil
  }
}

/// Returns the content's length; `nil` for a negative number. The reader rejects an infinite one.
@inline(__always)
private func wantedLength(_ length: Double) -> Double? {
  length < 0 && length > -.infinity ? nil : length
}

extension LayoutView {
  /// Announces that ``intrinsicContentSize`` changed.
  public final func invalidateIntrinsicContentSize() { contentDidChange() }

  /// Returns the content hugging priority. Default 250.
  public final func contentHuggingPriority(for axis: LayoutAxis) -> Priority {
    content.hugging[axis]
  }

  /// Sets how strongly the view resists being larger than its content.
  ///
  ///     label.setContentHuggingPriority(251, for: .horizontal)
  ///
  /// - Precondition: above 0 and at most 1000.
  public final func setContentHuggingPriority(_ priority: Priority, for axis: LayoutAxis) {
    check(AxisPriorities(priority), "contentHuggingPriority", of: self)
    content.hugging[axis] = priority
  }

  /// Returns the compression resistance priority. Default 750.
  public final func contentCompressionResistancePriority(for axis: LayoutAxis) -> Priority {
    content.compressionResistance[axis]
  }

  /// Sets how strongly the view resists being smaller than its content.
  ///
  /// - Precondition: above 0 and at most 1000.
  public final func setContentCompressionResistancePriority(
    _ priority: Priority, for axis: LayoutAxis
  ) {
    check(AxisPriorities(priority), "contentCompressionResistancePriority", of: self)
    content.compressionResistance[axis] = priority
  }
}
