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

  /// The name used in descriptions, messages and pictures: the one it was set to, else the name of the class.
  ///
  ///     title.layoutName = "title"
  ///     print(title.top == card.top + 10)      // title.top == card.top + 10
  public final var layoutName: String {
    get { layoutNode.assignedName ?? typeName(of: self) }
    set { layoutNode.assignedName = newValue }
  }

  /// What the engine needs to know of the view's content.
  public final var layoutMetrics: LayoutMetrics {
    // As wide as it is, once it has a width: what layout sets it asks about again.
    layoutMetrics(forWidth: frame.width)
  }

  /// What the engine would need to know of the view's content, were its frame so wide. In no width, which includes one
  /// that only rounding sets apart from 0, content that wraps has the height of its natural width.
  public final func layoutMetrics(forWidth width: Double?) -> LayoutMetrics {
    let size = intrinsicContentSize
    let alignment = alignmentRectInsets
    let width = (width ?? 0) - alignment.left - alignment.right
    let natural = wantedLength(size.width)
    let measured = measuredSize(forWidth: width > Tolerance.length ? width : natural ?? .infinity)
    let height = wantedLength(measured?.height ?? size.height)
    let isLabel = isLabel
    // The baselines of a stack are those of views in it, which the engine finds by itself.
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

  /// Of a label that wants this height, the distance from the bottom up to the last baseline.
  @inline(never)
  private func lastBaseline(of height: Double?) -> Double {
    (self as? LayoutLabel)?.baselineOffsetFromBottom(ofHeight: height) ?? 0
  }

  /// `true` if the view is of this very class, and nothing has been set of its content or surroundings: what
  /// such a view says is ``metricsOfPlainView``.
  @inline(__always)
  final var isPlain: Bool { hasNoContent && !hasSurroundings && overridesNothing }

  /// `true` if the view is of this very class. Embedded Swift does not say.
  @inline(__always)
  final var overridesNothing: Bool {
    #if hasFeature(Embedded)
    false
    #else
    type(of: self) == LayoutView.self
    #endif
  }

  /// What every plain view says of its content.
  static let metricsOfPlainView = LayoutMetrics(margins: marginsWithoutController)

  /// The direction of `leading` and `trailing` in constraints placed on this view: what it was set
  /// to, else the superview's, else left-to-right.
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

  /// The item whose node this is, if it is a view of the portable tree.
  @inline(__always)
  func view(of item: any LayoutItem) -> LayoutView? {
    kind.isView ? unsafeDowncast(item, to: LayoutView.self) : nil
  }
}

/// The length that the content wants, of one that stands for it: no negative number does. What is
/// infinite is refused by whoever reads it.
@inline(__always)
private func wantedLength(_ length: Double) -> Double? {
  length < 0 && length > -.infinity ? nil : length
}

extension LayoutView {
  /// Says that ``intrinsicContentSize`` is different.
  public final func invalidateIntrinsicContentSize() { contentDidChange() }

  /// How strongly the view resists being larger than its content. Default 250.
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

  /// How strongly the view resists being smaller than its content. Default 750.
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
