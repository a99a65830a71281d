import Anchors

/// What is given of an item's frame.
enum GivenFrame {
  /// Nothing: constraints determine it.
  case nothing
  /// All of it.
  case frame(Rect)
  /// The distances from its parent's edges.
  case insets(Insets)
  /// That it begins where its parent's coordinates do.
  case origin
  /// All of it, as it follows from the parent's size.
  case autoresizing(Autoresizing)
}

/// What is given of an item's alignment rectangle, as rows.
struct GivenRows {
  var x: ShareOfParent
  var y: ShareOfParent
  var width: ShareOfParent
  var height: ShareOfParent

  subscript(variable: Variable) -> ShareOfParent {
    switch variable {
    case .x: x
    case .y: y
    case .width: width
    case .height: height
    }
  }

  /// So much of the parent's size on the axis, and so many points.
  struct ShareOfParent {
    var share: Double = 0
    var constant: Double
  }

  /// A rectangle that follows nothing.
  init(_ rect: Rect) {
    x = ShareOfParent(constant: rect.minX)
    y = ShareOfParent(constant: rect.minY)
    width = ShareOfParent(constant: rect.width)
    height = ShareOfParent(constant: rect.height)
  }

  /// The parent's rectangle, moved inwards.
  init(_ insets: Insets) {
    x = ShareOfParent(constant: insets.left)
    y = ShareOfParent(constant: insets.top)
    width = ShareOfParent(share: 1, constant: -insets.left - insets.right)
    height = ShareOfParent(share: 1, constant: -insets.top - insets.bottom)
  }

  /// A rectangle in a parent of some size, plus its shares of what the parent is larger by.
  init(
    _ rect: Rect, in size: Size, _ horizontal: AutoresizingShares, _ vertical: AutoresizingShares
  ) {
    func following(_ value: Double, _ share: Double, of size: Double) -> ShareOfParent {
      ShareOfParent(share: share, constant: value - share * size)
    }
    x = following(rect.minX, horizontal.origin, of: size.width)
    y = following(rect.minY, vertical.origin, of: size.height)
    width = following(rect.width, horizontal.length, of: size.width)
    height = following(rect.height, vertical.length, of: size.height)
  }
}
