// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension UIView {
  /// The view's coordinates' origin in those of the topmost view.
  private var _originInRoot: CGPoint {
    var point = CGPoint.zero
    var view = self
    while let parent = view.superview {
      point.x += view._frame.origin.x - parent._boundsOrigin.x
      point.y += view._frame.origin.y - parent._boundsOrigin.y
      view = parent
    }
    return point
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (here, there) = (_originInRoot, view?._originInRoot ?? .zero)
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (here, there) = (_originInRoot, view?._originInRoot ?? .zero)
    return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
  }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }
}
