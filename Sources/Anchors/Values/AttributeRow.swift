/// The properties of an attribute: its row in the table of `Attribute.entry`. All code that depends
/// on the attribute uses it.
///
/// One number, so that reading the table is one load: the engine does so several times for each
/// row.
@usableFromInline
package struct AttributeRow {
  /// The line of an item along an axis.
  @usableFromInline
  package enum Line { case near, center, far, length }

  /// The kind of inset from the edge.
  @usableFromInline
  package enum Inset { case none, margin, baseline }

  /// The kind of side: `leading` and `trailing` cannot be compared with `left` and `right`.
  @usableFromInline
  package enum Side { case neutral, physical, directional }

  @usableFromInline let bits: UInt32

  @_alwaysEmitIntoClient @inline(__always)
  init(_ axis: LayoutAxis, _ line: Line, _ inset: Inset, _ side: Side, _ native: UInt32) {
    let axisBits: UInt32 =
      switch axis {
      case .horizontal: 0
      case .vertical: 1
      }
    let lineBits: UInt32 =
      switch line {
      case .near: 0
      case .center: 1
      case .far: 2
      case .length: 3
      }
    let insetBits: UInt32 =
      switch inset {
      case .none: 0
      case .margin: 1
      case .baseline: 2
      }
    let sideBits: UInt32 =
      switch side {
      case .neutral: 0
      case .physical: 1
      case .directional: 2
      }
    bits = axisBits | lineBits << 1 | insetBits << 3 | sideBits << 5 | native << 7
  }

  /// The axis that it is a position or a length on.
  @_alwaysEmitIntoClient @inline(__always)
  package var axis: LayoutAxis { bits & 1 == 0 ? .horizontal : .vertical }

  /// The line of the attribute.
  @_alwaysEmitIntoClient @inline(__always)
  package var line: Line {
    switch bits >> 1 & 3 {
    case 0: .near
    case 1: .center
    case 2: .far
    default: .length
    }
  }

  /// The inset of the attribute.
  @_alwaysEmitIntoClient @inline(__always)
  package var inset: Inset {
    switch bits >> 3 & 3 {
    case 0: .none
    case 1: .margin
    default: .baseline
    }
  }

  /// The kind of side of the attribute.
  @_alwaysEmitIntoClient @inline(__always)
  package var side: Side {
    switch bits >> 5 & 3 {
    case 0: .neutral
    case 1: .physical
    default: .directional
    }
  }

  /// `true` if the attribute is a length rather than a position.
  @_alwaysEmitIntoClient @inline(__always)
  package var isSize: Bool { bits & 6 == 6 }

  /// `true` if the attribute belongs to the horizontal axis.
  @_alwaysEmitIntoClient @inline(__always)
  package var isHorizontal: Bool { bits & 1 == 0 }

  /// `true` if the attribute follows the text direction.
  @_alwaysEmitIntoClient @inline(__always)
  package var isDirectional: Bool { bits >> 5 & 3 == 2 }

  /// `true` if the attribute depends on the item's margins or baselines.
  @_alwaysEmitIntoClient @inline(__always)
  package var dependsOnMetrics: Bool { bits >> 3 & 3 != 0 }

  /// `true` if the attribute is a baseline.
  @_alwaysEmitIntoClient @inline(__always)
  package var isBaseline: Bool { bits >> 3 & 3 == 2 }

  /// `true` if the attribute is an edge of the item or of its margins.
  @_alwaysEmitIntoClient @inline(__always)
  package var isEdge: Bool { bits & 2 == 0 && bits >> 3 & 3 != 2 }

  /// Its raw value as an `NSLayoutConstraint.Attribute`.
  package var native: Int { Int(bits >> 7) }

  /// The fraction of the item's size between its left or top edge and the attribute, from left to
  /// right.
  @_alwaysEmitIntoClient @inline(__always)
  package var fractionOfSize: Double {
    switch line {
    case .near, .length: 0
    case .center: 0.5
    case .far: 1
    }
  }
}

// The table is read by its columns, so it is not formatted.
// swift-format-ignore
extension Attribute {
  /// The table: for each attribute, how it is spelled in an expression, and its row.
  @_alwaysEmitIntoClient @inline(__always)
  var entry: (name: StaticString, row: AttributeRow) {
    switch self {
    // Each row has the name, the axis, the line, the inset, the side and the native attribute.
    case .left:                 ("left",                 AttributeRow(.horizontal, .near,   .none,     .physical,    1))
    case .right:                ("right",                AttributeRow(.horizontal, .far,    .none,     .physical,    2))
    case .top:                  ("top",                  AttributeRow(.vertical,   .near,   .none,     .neutral,     3))
    case .bottom:               ("bottom",               AttributeRow(.vertical,   .far,    .none,     .neutral,     4))
    case .leading:              ("leading",              AttributeRow(.horizontal, .near,   .none,     .directional, 5))
    case .trailing:             ("trailing",             AttributeRow(.horizontal, .far,    .none,     .directional, 6))
    case .width:                ("width",                AttributeRow(.horizontal, .length, .none,     .neutral,     7))
    case .height:               ("height",               AttributeRow(.vertical,   .length, .none,     .neutral,     8))
    case .centerX:              ("centerX",              AttributeRow(.horizontal, .center, .none,     .neutral,     9))
    case .centerY:              ("centerY",              AttributeRow(.vertical,   .center, .none,     .neutral,     10))
    case .lastBaseline:         ("lastBaseline",         AttributeRow(.vertical,   .far,    .baseline, .neutral,     11))
    case .firstBaseline:        ("firstBaseline",        AttributeRow(.vertical,   .near,   .baseline, .neutral,     12))
    case .leftMargin:           ("leftMargin",           AttributeRow(.horizontal, .near,   .margin,   .physical,    13))
    case .rightMargin:          ("rightMargin",          AttributeRow(.horizontal, .far,    .margin,   .physical,    14))
    case .topMargin:            ("topMargin",            AttributeRow(.vertical,   .near,   .margin,   .neutral,     15))
    case .bottomMargin:         ("bottomMargin",         AttributeRow(.vertical,   .far,    .margin,   .neutral,     16))
    case .leadingMargin:        ("leadingMargin",        AttributeRow(.horizontal, .near,   .margin,   .directional, 17))
    case .trailingMargin:       ("trailingMargin",       AttributeRow(.horizontal, .far,    .margin,   .directional, 18))
    case .centerXWithinMargins: ("centerXWithinMargins", AttributeRow(.horizontal, .center, .margin,   .neutral,     19))
    case .centerYWithinMargins: ("centerYWithinMargins", AttributeRow(.vertical,   .center, .margin,   .neutral,     20))
    }
  }
}

extension Attribute {
  /// The properties of the attribute without its name.
  @_alwaysEmitIntoClient @inline(__always)
  package var row: AttributeRow { entry.row }

  /// The attribute on the same line without margin or baseline, for items that have neither.
  package var plain: Attribute { moved(in: .none) }

  /// The attribute on the same line of the same side, but moved in by something else.
  package func moved(in inset: AttributeRow.Inset) -> Attribute {
    let wanted = AttributeRow(row.axis, row.line, inset, row.side, 0)
    // UIKit's number, which is in the other bits, does not count.
    return Self.allCases.first { $0.row.bits & 0x7F == wanted.bits } ?? self
  }
}
