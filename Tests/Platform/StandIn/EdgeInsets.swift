import Foundation

extension _EdgeInsets {
  internal static var _zero: _EdgeInsets { _EdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
  internal static func + (a: _EdgeInsets, b: _EdgeInsets) -> _EdgeInsets {
    _EdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }
  internal static prefix func - (insets: _EdgeInsets) -> _EdgeInsets {
    _EdgeInsets(
      top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
  }
}

extension CGRect {
  /// The rectangle within insets, whose top is that of a reader: the larger y unless flipped.
  internal func _inset(by insets: _EdgeInsets, isFlipped: Bool) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + (isFlipped ? insets.top : insets.bottom),
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
