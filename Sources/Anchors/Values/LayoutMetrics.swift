/// The content metrics of an item.
public struct LayoutMetrics: Sendable, Equatable {
  /// The width the content wants, in points; `nil` for none.
  public var intrinsicWidth: Double?
  /// The height the content wants, in points; `nil` for none.
  public var intrinsicHeight: Double?
  /// The minimum width of the content, in points, at any priority; `nil` for none.
  ///
  /// It is a required `width >= minimumWidth`, in addition to the intrinsic width. A constraint
  /// that conflicts with it is removed and reported. ``compressionResistance`` only decides between
  /// the two widths. Examples are the minimum size of a GTK or Qt widget, and the longest word of a
  /// text.
  public var minimumWidth: Double?
  /// The least height that the content can be shown in, in points; see ``minimumWidth``.
  public var minimumHeight: Double?
  /// The content hugging priorities. Default 250.
  public var hugging: AxisPriorities
  /// The compression resistance priorities. Default 750.
  public var compressionResistance: AxisPriorities
  /// The distance from the top edge down to the first baseline, in points; with ``centersText``, in
  /// an item as tall as its content.
  public var baselineOffsetFromTop: Double
  /// The distance from the bottom edge up to the last baseline, in points; with ``centersText``, in
  /// an item as tall as its content.
  public var baselineOffsetFromBottom: Double
  /// The distances from the edges to the margin attributes, in points.
  public var margins: Insets
  /// The distances from the frame inwards to the alignment rectangle, which constraints apply to,
  /// in points.
  public var alignmentRectInsets: Insets
  /// `true` if the metrics depend on the item's frame, as the height of wrapping text does. They
  /// are read again after a new frame.
  ///
  /// After an item's frame was set, its metrics are read again. If they differ, the layout is
  /// solved again, up to a limit. `LayoutTree.nonconvergingItems` names items that reach it.
  public var dependsOnFrame: Bool
  /// `true` if the metrics also depend on the height. If `false`, a fitting size measures the item
  /// once per width.
  public var dependsOnHeight: Bool
  /// `true` if content and baselines are centered in an item that is taller or lower than its
  /// content, as in labels. Default `false`: the first baseline keeps its distance from the top
  /// edge, the last one from the bottom edge.
  ///
  ///     LayoutMetrics(intrinsicHeight: 20, baselineOffsetFromTop: 16, centersText: true)
  ///     // in a frame 60 points high, the first baseline is 20 + 16 points below the top edge
  ///
  /// An item without an intrinsic height, or with one of 0, has nothing in its middle.
  public var centersText: Bool

  /// Creates metrics. Without arguments, those of an item without content.
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

  /// Returns `true` if two metrics are equal. It is written out, so that other modules inline it:
  /// the engine compares the metrics of each item.
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

  /// `true` if the content has an intrinsic size on any axis.
  @_alwaysEmitIntoClient package var hasIntrinsicSize: Bool {
    intrinsicWidth != nil || intrinsicHeight != nil
  }

  /// `true` if the content has a minimum size on any axis.
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

  // Not inlined: few items have such insets, and metrics are read often.
  @_alwaysEmitIntoClient @inline(never)
  mutating func subtractAlignmentRectInsets() {
    let (top, bottom) = (alignmentRectInsets.top, alignmentRectInsets.bottom)
    margins = margins.within(alignmentRectInsets)
    // Centered text is in the middle of the frame, not of the alignment rectangle.
    let shift = (bottom - top) / 2
    baselineOffsetFromTop += centersBaselines ? shift : -top
    baselineOffsetFromBottom -= centersBaselines ? shift : bottom
  }
}

// MARK: - Baselines

extension LayoutMetrics {
  /// `true` if the baselines keep their distances from the item's middle rather than from its
  /// edges.
  @_alwaysEmitIntoClient package var centersBaselines: Bool {
    centersText && (intrinsicHeight ?? 0) > 0
  }

  /// Returns the distance of a baseline from the top edge for a height, in points.
  @_alwaysEmitIntoClient package func baseline(isFirst: Bool, inHeight height: Double) -> Double {
    shareOfHeight(aboveBaseline: isFirst) * height + offset(ofBaseline: isFirst)
  }

  /// Returns the fraction of the height above the line from which a baseline keeps its distance.
  @_alwaysEmitIntoClient package func shareOfHeight(aboveBaseline isFirst: Bool) -> Double {
    centersBaselines ? 0.5 : isFirst ? 0 : 1
  }

  /// Returns the distance of a baseline below that line, in points.
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

  /// Returns `true` if both axes have equal priorities.
  @_alwaysEmitIntoClient
  public static func == (a: AxisPriorities, b: AxisPriorities) -> Bool {
    a.horizontal.rawValue == b.horizontal.rawValue && a.vertical.rawValue == b.vertical.rawValue
  }
}
