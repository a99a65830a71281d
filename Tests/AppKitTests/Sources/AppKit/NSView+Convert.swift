// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension NSView {
  /// A point of the view in the coordinates of its superview.
  private func _inSuperview(_ point: NSPoint, isFlipped superviewIsFlipped: Bool) -> NSPoint {
    let y = point.y - _boundsOrigin.y
    return NSPoint(
      x: _frame.minX + point.x - _boundsOrigin.x,
      y: isFlipped == superviewIsFlipped ? _frame.minY + y : _frame.maxY - y)
  }

  /// A point of the superview in the coordinates of the view.
  private func _fromSuperview(_ point: NSPoint, isFlipped superviewIsFlipped: Bool) -> NSPoint {
    let y = isFlipped == superviewIsFlipped ? point.y - _frame.minY : _frame.maxY - point.y
    return NSPoint(x: point.x - _frame.minX + _boundsOrigin.x, y: y + _boundsOrigin.y)
  }

  /// A point of the view in the coordinates of the topmost view.
  private func _inRoot(_ point: NSPoint) -> NSPoint {
    guard let parent = _superview else { return point }
    return parent._inRoot(_inSuperview(point, isFlipped: parent.isFlipped))
  }

  /// A point of the topmost view in the coordinates of the view.
  private func _fromRoot(_ point: NSPoint) -> NSPoint {
    guard let parent = _superview else { return point }
    return _fromSuperview(parent._fromRoot(point), isFlipped: parent.isFlipped)
  }

  public func convert(_ point: NSPoint, to view: NSView?) -> NSPoint {
    (view ?? _topmost)._fromRoot(_inRoot(point))
  }
  public func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
    (view ?? _topmost).convert(point, to: self)
  }
  public func convert(_ rect: NSRect, to view: NSView?) -> NSRect {
    let a = convert(NSPoint(x: rect.minX, y: rect.minY), to: view)
    let b = convert(NSPoint(x: rect.maxX, y: rect.maxY), to: view)
    return NSRect(x: min(a.x, b.x), y: min(a.y, b.y), width: rect.width, height: rect.height)
  }
  public func convert(_ rect: NSRect, from view: NSView?) -> NSRect {
    (view ?? _topmost).convert(rect, to: self)
  }
}
