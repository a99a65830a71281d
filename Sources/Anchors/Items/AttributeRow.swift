/// All that is to be known of an attribute: its row in the table of ``Attribute/row``. Whatever depends on
/// which attribute it is follows from this.
@usableFromInline
package struct AttributeRow {
  /// What of an item along an axis the attribute is.
  @usableFromInline
  package enum Line { case near, center, far, length }

  /// What the attribute is moved in by, from the edge that it belongs to.
  @usableFromInline
  package enum Inset { case none, margin, baseline }

  /// Which attributes it may be compared with: those that follow the direction of text not with those of
  /// physical sides.
  @usableFromInline
  package enum Side { case neutral, physical, directional }

  /// The axis that it is a position or a length on.
  @usableFromInline package let axis: LayoutAxis
  /// What of the item it is.
  @usableFromInline package let line: Line
  /// What it is moved in by.
  @usableFromInline package let inset: Inset
  /// Whether it follows the direction of text.
  @usableFromInline package let side: Side
  /// What it is for an item without margins and text.
  @usableFromInline package let plain: Attribute
  /// Its raw value as an `NSLayoutConstraint.Attribute`.
  @usableFromInline package let native: Int
  /// How it is spelled in an expression.
  @usableFromInline package let name: StaticString

  @inlinable
  init(
    _ name: StaticString, _ axis: LayoutAxis, _ line: Line, _ inset: Inset, _ side: Side,
    _ plain: Attribute, _ native: Int
  ) {
    self.axis = axis
    self.line = line
    self.inset = inset
    self.side = side
    self.plain = plain
    self.native = native
    self.name = name
  }

  /// How much of the item's size lies between its left or top edge and the attribute, in a host that runs
  /// from left to right.
  @inlinable package var fractionOfSize: Double {
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
  /// The table: a row for each attribute.
  @inlinable package var row: AttributeRow {
    switch self {
    //                                       name                    axis         line     inset      side          plain      native
    case .left:                 AttributeRow("left",                 .horizontal, .near,   .none,     .physical,    .left,     1)
    case .right:                AttributeRow("right",                .horizontal, .far,    .none,     .physical,    .right,    2)
    case .top:                  AttributeRow("top",                  .vertical,   .near,   .none,     .neutral,     .top,      3)
    case .bottom:               AttributeRow("bottom",               .vertical,   .far,    .none,     .neutral,     .bottom,   4)
    case .leading:              AttributeRow("leading",              .horizontal, .near,   .none,     .directional, .leading,  5)
    case .trailing:             AttributeRow("trailing",             .horizontal, .far,    .none,     .directional, .trailing, 6)
    case .width:                AttributeRow("width",                .horizontal, .length, .none,     .neutral,     .width,    7)
    case .height:               AttributeRow("height",               .vertical,   .length, .none,     .neutral,     .height,   8)
    case .centerX:              AttributeRow("centerX",              .horizontal, .center, .none,     .neutral,     .centerX,  9)
    case .centerY:              AttributeRow("centerY",              .vertical,   .center, .none,     .neutral,     .centerY,  10)
    case .lastBaseline:         AttributeRow("lastBaseline",         .vertical,   .far,    .baseline, .neutral,     .bottom,   11)
    case .firstBaseline:        AttributeRow("firstBaseline",        .vertical,   .near,   .baseline, .neutral,     .top,      12)
    case .leftMargin:           AttributeRow("leftMargin",           .horizontal, .near,   .margin,   .physical,    .left,     13)
    case .rightMargin:          AttributeRow("rightMargin",          .horizontal, .far,    .margin,   .physical,    .right,    14)
    case .topMargin:            AttributeRow("topMargin",            .vertical,   .near,   .margin,   .neutral,     .top,      15)
    case .bottomMargin:         AttributeRow("bottomMargin",         .vertical,   .far,    .margin,   .neutral,     .bottom,   16)
    case .leadingMargin:        AttributeRow("leadingMargin",        .horizontal, .near,   .margin,   .directional, .leading,  17)
    case .trailingMargin:       AttributeRow("trailingMargin",       .horizontal, .far,    .margin,   .directional, .trailing, 18)
    case .centerXWithinMargins: AttributeRow("centerXWithinMargins", .horizontal, .center, .margin,   .neutral,     .centerX,  19)
    case .centerYWithinMargins: AttributeRow("centerYWithinMargins", .vertical,   .center, .margin,   .neutral,     .centerY,  20)
    }
  }
}
