#if !ANCHORS_SINGLE_MODULE
import Anchors
#endif

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

  /// The name, or the name of the class.
  public final var layoutName: String { name ?? typeName(of: self) }

  /// What the engine needs to know of the view's content.
  public final var layoutMetrics: LayoutMetrics {
    // As wide as it is, once it has a width: what layout sets it asks about again.
    layoutMetrics(forWidth: frame.width)
  }

  /// What the engine would need to know of the view's content, were its frame so wide.
  public final func layoutMetrics(forWidth width: Double?) -> LayoutMetrics {
    let size = intrinsicContentSize
    let alignment = alignmentRectInsets
    let width = (width ?? 0) - alignment.left - alignment.right
    let natural = size.width == LayoutView.noIntrinsicMetric ? .infinity : size.width
    let measured = measuredSize(forWidth: width > 0 ? width : natural)
    let height = measured?.height ?? size.height
    return LayoutMetrics(
      intrinsicWidth: size.width == LayoutView.noIntrinsicMetric ? nil : size.width,
      intrinsicHeight: height == LayoutView.noIntrinsicMetric ? nil : height,
      hugging: contentHugging, compressionResistance: compressionResistance,
      baselineOffsetFromTop: baselineOffsetFromTop,
      baselineOffsetFromBottom: baselineOffsetFromBottom, margins: layoutMargins,
      alignmentRectInsets: alignment, dependsOnFrame: measured != nil)
  }

  /// The direction of `leading` and `trailing` in constraints placed on this view: what it was set
  /// to, else the superview's, else left-to-right.
  ///
  ///     screen.layoutDirection = .rightToLeft     // mirrors everything inside
  public final var layoutDirection: LayoutDirection {
    get {
      var view = self
      while view.ownLayoutDirection == nil, let superview = view.superview { view = superview }
      return view.ownLayoutDirection ?? .leftToRight
    }
    set { ownLayoutDirection = newValue }
  }
}

extension LayoutView {
  /// Says that ``intrinsicContentSize`` is different.
  public final func invalidateIntrinsicContentSize() { contentDidChange() }

  /// How strongly the view resists being larger than its content. Default 250.
  public final var contentHugging: AxisPriorities {
    get { content.hugging }
    set {
      check(newValue, "contentHugging", of: self)
      content.hugging = newValue
    }
  }

  /// How strongly the view resists being smaller than its content. Default 750.
  public final var compressionResistance: AxisPriorities {
    get { content.compressionResistance }
    set {
      check(newValue, "compressionResistance", of: self)
      content.compressionResistance = newValue
    }
  }

  /// How strongly the view resists being larger than its content.
  public final func contentHuggingPriority(for axis: LayoutAxis) -> Priority {
    axis == .horizontal ? contentHugging.horizontal : contentHugging.vertical
  }

  /// Sets how strongly the view resists being larger than its content.
  public final func setContentHuggingPriority(_ priority: Priority, for axis: LayoutAxis) {
    if axis == .horizontal {
      contentHugging.horizontal = priority
    } else {
      contentHugging.vertical = priority
    }
  }

  /// How strongly the view resists being smaller than its content.
  public final func contentCompressionResistancePriority(for axis: LayoutAxis) -> Priority {
    axis == .horizontal ? compressionResistance.horizontal : compressionResistance.vertical
  }

  /// Sets how strongly the view resists being smaller than its content.
  public final func setContentCompressionResistancePriority(
    _ priority: Priority, for axis: LayoutAxis
  ) {
    if axis == .horizontal {
      compressionResistance.horizontal = priority
    } else {
      compressionResistance.vertical = priority
    }
  }
}
