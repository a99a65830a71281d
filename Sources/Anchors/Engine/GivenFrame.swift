/// What is given of an item's frame.
enum GivenFrame {
  /// Nothing: constraints determine it.
  case nothing
  /// All of it.
  case frame(Rect)
  /// The distances from its parent's edges.
  case insets(Insets)
  /// All of it, as it follows from the parent's size.
  case autoresizing(Autoresizing)

  /// Whether the item's size may be less than nothing where the parent is too small.
  var mayBeNegative: Bool {
    switch self {
    case .nothing, .frame: false
    case .insets, .autoresizing: true
    }
  }
}

/// What is given of an item's frame, as rows.
struct GivenRows {
  var x: ShareOfParent
  var y: ShareOfParent
  var width: ShareOfParent
  var height: ShareOfParent

  /// So much of the parent's size on the axis, and so many points.
  struct ShareOfParent {
    var share: Double = 0
    var constant: Double
  }
}

extension GivenFrame {
  /// Nil where nothing is given.
  var rows: GivenRows? {
    switch self {
    case .nothing: nil
    case .frame(let frame):
      GivenRows(
        x: .init(constant: frame.minX), y: .init(constant: frame.minY),
        width: .init(constant: max(0, frame.width)), height: .init(constant: max(0, frame.height)))
    case .insets(let insets):
      GivenRows(
        x: .init(constant: insets.left), y: .init(constant: insets.top),
        width: .init(share: 1, constant: -insets.left - insets.right),
        height: .init(share: 1, constant: -insets.top - insets.bottom))
    case .autoresizing(let autoresizing):
      autoresizing.rows
    }
  }
}

extension Autoresizing {
  /// The frame plus, of what the parent has grown by since, its shares.
  fileprivate var rows: GivenRows {
    func following(_ value: Double, _ share: Double, of size: Double) -> GivenRows.ShareOfParent {
      .init(share: share, constant: value - share * size)
    }
    let (x, y) = (horizontalShares, verticalShares)
    return GivenRows(
      x: following(frame.minX, x.origin, of: parentSize.width),
      y: following(frame.minY, y.origin, of: parentSize.height),
      width: following(max(0, frame.width), x.length, of: parentSize.width),
      height: following(max(0, frame.height), y.length, of: parentSize.height))
  }
}
