#if canImport(UIKit)
import UIKit

extension UIViewController {
  /// Shows the controller's view on a screen of a size: a phone's if it is narrower than 600
  /// points, with a home button if it is lower than 700. Text and cells have the sizes that
  /// ``installTextSeam()`` gives them.
  public func show(
    _ width: CGFloat, _ height: CGFloat, style: UIUserInterfaceStyle = .light
  ) {
    installTextSeam()
    let isPhone = width < 600
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    let (top, bottom): (CGFloat, CGFloat) =
      isPhone ? (height < 700 ? (20, 0) : (47, 34)) : (24, 20)
    let safeArea = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    let side: CGFloat = width < 400 ? 16 : 20
    view._safeAreaInsets = safeArea
    view.layoutMargins = UIEdgeInsets(
      top: safeArea.top, left: side, bottom: safeArea.bottom, right: side)
    _setTraits(
      UITraitCollection(
        _displayScale: 3, style: style, horizontalSizeClass: isPhone ? .compact : .regular))
    view.layoutIfNeeded()
  }
}
#endif
