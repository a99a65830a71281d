import AnchorsLayout

/// One side of a platform's constraint, as the library's anchors.
struct MirrorSide {
  let item: any LayoutItem
  let attribute: NSLayoutConstraint.Attribute

  /// The anchor, if the attribute is a horizontal position.
  var x: LayoutAnchor<LayoutXAxis>? {
    let anchors = item.anchors
    #if canImport(UIKit)
    switch attribute {
    case .leftMargin: return anchors.leftMargin
    case .rightMargin: return anchors.rightMargin
    case .leadingMargin: return anchors.leadingMargin
    case .trailingMargin: return anchors.trailingMargin
    case .centerXWithinMargins: return anchors.centerXWithinMargins
    default: break
    }
    #endif
    switch attribute {
    case .left: return anchors.left
    case .right: return anchors.right
    case .leading: return anchors.leading
    case .trailing: return anchors.trailing
    case .centerX: return anchors.centerX
    default: return nil
    }
  }

  /// The anchor, if the attribute is a vertical position.
  var y: LayoutAnchor<LayoutYAxis>? {
    let anchors = item.anchors
    #if canImport(UIKit)
    switch attribute {
    case .topMargin: return anchors.topMargin
    case .bottomMargin: return anchors.bottomMargin
    case .centerYWithinMargins: return anchors.centerYWithinMargins
    default: break
    }
    #endif
    switch attribute {
    case .top: return anchors.top
    case .bottom: return anchors.bottom
    case .centerY: return anchors.centerY
    case .firstBaseline: return anchors.firstBaseline
    case .lastBaseline: return anchors.lastBaseline
    default: return nil
    }
  }

  /// The anchor, if the attribute is a size.
  var extent: LayoutAnchor<LayoutDimension>? {
    switch attribute {
    case .width: item.anchors.width
    case .height: item.anchors.height
    default: nil
    }
  }
}

extension MirrorSide {
  /// `true` if the side is a leading or trailing one.
  var isDirectional: Bool { rightToLeft.attribute != attribute }

  /// The physical side in right-to-left, of a leading or trailing one; any other as it is.
  var rightToLeft: MirrorSide {
    #if canImport(UIKit)
    if attribute == .leadingMargin { return MirrorSide(item: item, attribute: .rightMargin) }
    if attribute == .trailingMargin { return MirrorSide(item: item, attribute: .leftMargin) }
    #endif
    return switch attribute {
    case .leading: MirrorSide(item: item, attribute: .right)
    case .trailing: MirrorSide(item: item, attribute: .left)
    default: self
    }
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation between what has changed its sign.
  var flipped: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    default: self
    }
  }

  /// The library's constraint of this relation between two sides.
  func between<Kind>(_ first: LayoutAnchor<Kind>, _ second: LinearExpression<Kind>) -> Constraint {
    switch self {
    case .equal: first == second
    case .lessThanOrEqual: first <= second
    case .greaterThanOrEqual: first >= second
    }
  }

  /// The library's constraint of this relation between a size and a number.
  func between(_ size: LayoutAnchor<LayoutDimension>, _ number: Double) -> Constraint {
    switch self {
    case .equal: size == number
    case .lessThanOrEqual: size <= number
    case .greaterThanOrEqual: size >= number
    }
  }
}
