extension Constraint {
  /// The alignment, the direction and the spacing of the views in a visual format.
  ///
  /// Names and raw values are those of `NSLayoutConstraint.FormatOptions`.
  ///
  ///     try Constraint.visualFormat("[icon]-[title]", options: [.alignAllTop, .alignAllBottom], …)
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The options as bits, the same as UIKit's.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}

// MARK: - Alignment

extension Constraint.FormatOptions {
  /// Every view of a column has the left edge of the one before it.
  @_alwaysEmitIntoClient
  public static var alignAllLeft: Self { Self(rawValue: 1 << 1) }
  /// Every view of a column has the right edge of the one before it.
  @_alwaysEmitIntoClient
  public static var alignAllRight: Self { Self(rawValue: 1 << 2) }
  /// Every view of a row has the top edge of the one before it.
  @_alwaysEmitIntoClient
  public static var alignAllTop: Self { Self(rawValue: 1 << 3) }
  /// Every view of a row has the bottom edge of the one before it.
  @_alwaysEmitIntoClient
  public static var alignAllBottom: Self { Self(rawValue: 1 << 4) }
  /// Every view of a column has the leading edge of the one before it.
  @_alwaysEmitIntoClient
  public static var alignAllLeading: Self { Self(rawValue: 1 << 5) }
  /// Every view of a column has the trailing edge of the one before it.
  @_alwaysEmitIntoClient
  public static var alignAllTrailing: Self { Self(rawValue: 1 << 6) }
  /// Every view of a column has the horizontal middle of the one before it.
  @_alwaysEmitIntoClient
  public static var alignAllCenterX: Self { Self(rawValue: 1 << 9) }
  /// Every view of a row has the vertical middle of the one before it.
  @_alwaysEmitIntoClient
  public static var alignAllCenterY: Self { Self(rawValue: 1 << 10) }
  /// Every view of a row has the last baseline of the one before it.
  @_alwaysEmitIntoClient
  public static var alignAllLastBaseline: Self { Self(rawValue: 1 << 11) }
  /// Every view of a row has the first baseline of the one before it.
  @_alwaysEmitIntoClient
  public static var alignAllFirstBaseline: Self { Self(rawValue: 1 << 12) }
  /// All bits that can be about alignment.
  @_alwaysEmitIntoClient
  package static var alignmentMask: Self { Self(rawValue: 0xFFFF) }

  private static let alignments: [(option: Self, name: String, attribute: Attribute)] = [
    (.alignAllLeft, "alignAllLeft", .left), (.alignAllRight, "alignAllRight", .right),
    (.alignAllTop, "alignAllTop", .top), (.alignAllBottom, "alignAllBottom", .bottom),
    (.alignAllLeading, "alignAllLeading", .leading),
    (.alignAllTrailing, "alignAllTrailing", .trailing),
    (.alignAllCenterX, "alignAllCenterX", .centerX),
    (.alignAllCenterY, "alignAllCenterY", .centerY),
    (.alignAllLastBaseline, "alignAllLastBaseline", .lastBaseline),
    (.alignAllFirstBaseline, "alignAllFirstBaseline", .firstBaseline),
  ]

  /// The attributes that the views are to have in common.
  var alignedAttributes: [Attribute] {
    Self.alignments.filter { contains($0.option) }.map { $0.attribute }
  }
}

// MARK: - Direction and spacing

extension Constraint.FormatOptions {
  /// Views of a row follow one another from leading to trailing. The default: no bits.
  @_alwaysEmitIntoClient
  public static var directionLeadingToTrailing: Self { [] }
  /// Views of a row follow one another from left to right, in every language.
  @_alwaysEmitIntoClient
  public static var directionLeftToRight: Self { Self(rawValue: 1 << 16) }
  /// Views of a row follow one another from right to left, in every language: `|` at the beginning
  /// is the right edge.
  @_alwaysEmitIntoClient
  public static var directionRightToLeft: Self { Self(rawValue: 2 << 16) }
  /// All bits of the direction.
  @_alwaysEmitIntoClient
  package static var directionMask: Self { Self(rawValue: 0x3 << 16) }

  /// Spaces are measured from edge to edge. The default: no bits.
  @_alwaysEmitIntoClient
  public static var spacingEdgeToEdge: Self { [] }
  /// Spaces between views of a column are measured from the last baseline of the upper one to the
  /// first of the lower one; an item without text has its edges for baselines. Spaces to the
  /// superview are measured from edge to edge.
  ///
  /// A single `-` is a space as between edges: the library does not know how high a line of the
  /// views' fonts is.
  @_alwaysEmitIntoClient
  public static var spacingBaselineToBaseline: Self { Self(rawValue: 1 << 19) }
  /// All bits of the spacing.
  @_alwaysEmitIntoClient
  package static var spacingMask: Self { Self(rawValue: 1 << 19) }

  /// Why these options cannot be had by a column or a row; `nil` if they can.
  func mistake(inColumn isColumn: Bool) -> String? {
    for (option, name, attribute) in Self.alignments
    where contains(option) && attribute.isHorizontal != isColumn {
      return isColumn
        ? """
        \(name) aligns views across a row, and V: makes a column; a column can be aligned by left, \
        right, leading, trailing and centerX
        """
        : """
        \(name) aligns views across a column, and this is a row; a row can be aligned by top, bottom, \
        centerY, firstBaseline and lastBaseline
        """
    }
    if contains(.directionMask) {
      return "directionLeftToRight and directionRightToLeft exclude each other; choose one"
    }
    if contains(.spacingBaselineToBaseline), !isColumn {
      return "spacingBaselineToBaseline is for columns, and this is a row; write V: in front"
    }
    return nil
  }
}
