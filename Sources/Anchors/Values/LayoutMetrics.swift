/// What an item says of its content.
public struct LayoutMetrics: Sendable, Equatable {
  /// The width the content wants, in points; `nil` for none.
  public var intrinsicWidth: Double?
  /// The height the content wants, in points; `nil` for none.
  public var intrinsicHeight: Double?
  /// The least width that the content can be shown in, in points, whatever the priorities; `nil` for none.
  ///
  /// It is a required `width >= minimumWidth` of the item's content, beside the width that the content
  /// wants: constraints that contradict it are set aside and reported, and
  /// ``compressionResistance`` decides between the two widths only. A minimum of GTK or Qt, and the width
  /// of the longest word of a text, are such.
  public var minimumWidth: Double?
  /// The least height that the content can be shown in, in points; see ``minimumWidth``.
  public var minimumHeight: Double?
  /// How strongly the item resists being wider, and taller, than its content. Default 250.
  public var hugging: AxisPriorities
  /// How strongly the item resists being narrower, and lower, than its content. Default 750.
  public var compressionResistance: AxisPriorities
  /// The distance from the top edge down to the first baseline, in points; with ``centersText``, in
  /// an item as tall as its content.
  public var baselineOffsetFromTop: Double
  /// The distance from the bottom edge up to the last baseline, in points; with ``centersText``, in
  /// an item as tall as its content.
  public var baselineOffsetFromBottom: Double
  /// The distances from the edges to the margin attributes, in points.
  public var margins: Insets
  /// The distances from the frame inwards to the rectangle that constraints are about, in points.
  public var alignmentRectInsets: Insets
  /// Whether all of this depends on the item's frame, so that it is to be asked for again when layout
  /// has set another: the height of text that wraps, margins that keep out of a safe area.
  ///
  /// After an item's frame was set, its metrics are asked for again and, if they differ, the layout is
  /// solved again: a bounded number of times, after which `LayoutTree.nonconvergingItems` names the item.
  public var dependsOnFrame: Bool
  /// Of an item whose metrics depend on its frame, whether they depend on its height, so that one that is
  /// asked which size fits is asked for its metrics in a height as well: a width that follows from the
  /// height. Where they depend on the width alone, `false` saves questions.
  public var dependsOnHeight: Bool
  /// Whether an item that is taller or lower than its content has the content in its middle, and
  /// both baselines with it, as labels do. Default `false`: the first baseline keeps its distance
  /// from the top edge, the last one that from the bottom edge.
  ///
  ///     LayoutMetrics(intrinsicHeight: 20, baselineOffsetFromTop: 16, centersText: true)
  ///     // in a frame 60 points high, the first baseline is 20 + 16 points below the top edge
  ///
  /// An item without an intrinsic height, or with one of 0, has nothing in its middle.
  public var centersText: Bool

  /// Creates metrics; without arguments, those of an item with no content.
  @_alwaysEmitIntoClient public init(
    intrinsicWidth: Double? = nil, intrinsicHeight: Double? = nil,
    minimumWidth: Double? = nil, minimumHeight: Double? = nil,
    hugging: AxisPriorities = AxisPriorities(.low),
    compressionResistance: AxisPriorities = AxisPriorities(.high),
    baselineOffsetFromTop: Double = 0, baselineOffsetFromBottom: Double = 0,
    margins: Insets = .zero, alignmentRectInsets: Insets = .zero, dependsOnFrame: Bool = false,
    dependsOnHeight: Bool = false, centersText: Bool = false
  ) {
    self.intrinsicWidth = intrinsicWidth
    self.intrinsicHeight = intrinsicHeight
    self.minimumWidth = minimumWidth
    self.minimumHeight = minimumHeight
    self.hugging = hugging
    self.compressionResistance = compressionResistance
    self.baselineOffsetFromTop = baselineOffsetFromTop
    self.baselineOffsetFromBottom = baselineOffsetFromBottom
    self.margins = margins
    self.alignmentRectInsets = alignmentRectInsets
    self.dependsOnFrame = dependsOnFrame
    self.dependsOnHeight = dependsOnHeight
    self.centersText = centersText
  }

  /// Whether two items say the same. Written out, so that it is inlined in other modules: the engine
  /// compares the metrics of each item with those of its neighbours.
  @_alwaysEmitIntoClient
  public static func == (a: LayoutMetrics, b: LayoutMetrics) -> Bool {
    a.intrinsicWidth == b.intrinsicWidth && a.intrinsicHeight == b.intrinsicHeight
      && a.hugging == b.hugging && a.compressionResistance == b.compressionResistance
      && a.baselineOffsetFromTop == b.baselineOffsetFromTop
      && a.baselineOffsetFromBottom == b.baselineOffsetFromBottom
      && a.margins == b.margins && a.alignmentRectInsets == b.alignmentRectInsets
      && a.dependsOnFrame == b.dependsOnFrame && a.dependsOnHeight == b.dependsOnHeight
      && a.minimumWidth == b.minimumWidth && a.minimumHeight == b.minimumHeight
      && a.centersText == b.centersText
  }

  /// Whether the content wants a size on any axis.
  @_alwaysEmitIntoClient package var hasIntrinsicSize: Bool {
    intrinsicWidth != nil || intrinsicHeight != nil
  }

  /// Whether the content has a least size on any axis.
  @_alwaysEmitIntoClient package var hasMinimumSize: Bool {
    minimumWidth != nil || minimumHeight != nil
  }

  /// The same, with all distances measured from the alignment rectangle.
  @_alwaysEmitIntoClient package var fromAlignmentRect: LayoutMetrics {
    var metrics = self
    metrics.moveToAlignmentRect()
    return metrics
  }

  /// Measures all distances from the alignment rectangle instead of the frame.
  @_alwaysEmitIntoClient @inline(__always)
  package mutating func moveToAlignmentRect() {
    if alignmentRectInsets != .zero { subtractAlignmentRectInsets() }
  }

  // Not inlined: few items have such insets, and metrics are asked for often.
  @_alwaysEmitIntoClient @inline(never)
  mutating func subtractAlignmentRectInsets() {
    let (top, bottom) = (alignmentRectInsets.top, alignmentRectInsets.bottom)
    margins = margins.within(alignmentRectInsets)
    // Text in the middle is in that of the frame, which is beside that of the alignment rectangle.
    let shift = (bottom - top) / 2
    baselineOffsetFromTop += centersBaselines ? shift : -top
    baselineOffsetFromBottom -= centersBaselines ? shift : bottom
  }
}

// MARK: - Baselines

extension LayoutMetrics {
  /// Whether the baselines keep their distances from the item's middle rather than from its edges.
  @_alwaysEmitIntoClient package var centersBaselines: Bool {
    centersText && (intrinsicHeight ?? 0) > 0
  }

  /// How far the first, or the last, baseline is below the top edge of an item so high, in points.
  @_alwaysEmitIntoClient package func baseline(isFirst: Bool, inHeight height: Double) -> Double {
    shareOfHeight(aboveBaseline: isFirst) * height + offset(ofBaseline: isFirst)
  }

  /// How much of the item's height is above the place that a baseline keeps its distance from.
  @_alwaysEmitIntoClient package func shareOfHeight(aboveBaseline isFirst: Bool) -> Double {
    centersBaselines ? 0.5 : isFirst ? 0 : 1
  }

  /// How far a baseline is below that place, in points.
  @_alwaysEmitIntoClient package func offset(ofBaseline isFirst: Bool) -> Double {
    let half = centersBaselines ? (intrinsicHeight ?? 0) / 2 : 0
    return isFirst ? baselineOffsetFromTop - half : half - baselineOffsetFromBottom
  }
}

/// One priority for each axis.
public struct AxisPriorities: Sendable, Equatable {
  /// The priority for widths.
  public var horizontal: Priority
  /// The priority for heights.
  public var vertical: Priority

  /// Creates a pair of priorities.
  @_alwaysEmitIntoClient public init(horizontal: Priority, vertical: Priority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates the same priority for both axes.
  @_alwaysEmitIntoClient public init(_ both: Priority) {
    self.init(horizontal: both, vertical: both)
  }

  /// The priority for one axis.
  @_alwaysEmitIntoClient public subscript(axis: LayoutAxis) -> Priority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  /// Whether both axes have the same priorities.
  @_alwaysEmitIntoClient
  public static func == (a: AxisPriorities, b: AxisPriorities) -> Bool {
    a.horizontal.rawValue == b.horizontal.rawValue && a.vertical.rawValue == b.vertical.rawValue
  }
}
