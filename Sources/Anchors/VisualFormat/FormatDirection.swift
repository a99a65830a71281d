/// Which edges follow one another in a row or a column.
struct FormatDirection {
  let near: Attribute
  let nearMargin: Attribute
  let far: Attribute
  let farMargin: Attribute
  /// Whether what comes later has the smaller coordinates.
  var isBackwards = false

  static let downwards = FormatDirection(
    near: .top, nearMargin: .topMargin, far: .bottom, farMargin: .bottomMargin)
  static let leadingToTrailing = FormatDirection(
    near: .leading, nearMargin: .leadingMargin, far: .trailing, farMargin: .trailingMargin)
  static let leftToRight = FormatDirection(
    near: .left, nearMargin: .leftMargin, far: .right, farMargin: .rightMargin)
  static let rightToLeft = FormatDirection(
    near: .right, nearMargin: .rightMargin, far: .left, farMargin: .leftMargin, isBackwards: true)

  /// The direction of a row.
  static func ofRow(_ options: Constraint.FormatOptions) -> FormatDirection {
    if options.contains(.directionRightToLeft) { return .rightToLeft }
    return options.contains(.directionLeftToRight) ? .leftToRight : .leadingToTrailing
  }
}
