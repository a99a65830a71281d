/// The edges that follow one another in a row or a column.
struct FormatDirection {
  let near: Attribute
  let far: Attribute
  /// `true` if later views have smaller coordinates.
  var isBackwards: Bool { near == .right }

  init(inColumn isColumn: Bool, _ options: Constraint.FormatOptions) {
    if isColumn {
      (near, far) = (.top, .bottom)
    } else if options.contains(.directionRightToLeft) {
      (near, far) = (.right, .left)
    } else if options.contains(.directionLeftToRight) {
      (near, far) = (.left, .right)
    } else {
      (near, far) = (.leading, .trailing)
    }
  }
}
