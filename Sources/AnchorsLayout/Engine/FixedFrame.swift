import Anchors

/// The fixed part of an item's frame.
enum FixedFrame {
  /// Nothing: constraints determine it.
  case nothing
  /// All of it.
  case frame(Rect)
  /// The distances from its parent's edges.
  case insets(Insets)
  /// The origin is that of its parent's coordinates.
  case origin
  /// All of it, as it follows from the parent's size.
  case autoresizing(Autoresizing)
}

/// The fixed part of an item's alignment rectangle as rows:
/// `variable == share * parent's size + constant`. Both vectors have an element for each
/// `Variable`.
struct FixedRows {
  var shares = SIMD4<Double>()
  var constants: SIMD4<Double>

  /// A rectangle that follows nothing.
  init(_ rect: Rect) {
    constants = SIMD4(rect.width, rect.height, rect.minX, rect.minY)
  }

  /// The parent's rectangle, moved inwards.
  init(_ insets: Insets) {
    shares = SIMD4(1, 1, 0, 0)
    constants = SIMD4(
      -insets.left - insets.right, -insets.top - insets.bottom, insets.left, insets.top)
  }

  /// Creates rows for a rectangle in a parent of some size, plus its shares of the parent's growth.
  init(
    _ rect: Rect, in size: Size, _ horizontal: AutoresizingShares, _ vertical: AutoresizingShares
  ) {
    self.init(rect)
    shares = SIMD4(horizontal.length, vertical.length, horizontal.origin, vertical.origin)
    constants -= shares * SIMD4(size.width, size.height, size.width, size.height)
  }
}
