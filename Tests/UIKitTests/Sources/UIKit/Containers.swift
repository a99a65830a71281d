// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@preconcurrency @MainActor
open class UIWindow: UIView {
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      addSubview(view)
    }
  }
  open var isKeyWindow = false
  open func makeKeyAndVisible() { isKeyWindow = true }
}

@preconcurrency @MainActor
open class UIScreen: NSObject {
  public static let main = UIScreen()
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  open var scale: CGFloat { 3 }
}

/// A container controller's view: its children fill it.
@preconcurrency @MainActor
internal final class _ContainerView: UIView {
  override var frame: CGRect {
    didSet { for subview in subviews { subview.frame = bounds } }
  }
  override func didAddSubview(_ subview: UIView) { subview.frame = bounds }
}

@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  open override func loadView() { view = _ContainerView(frame: UIScreen.main.bounds) }
  open var viewControllers: [UIViewController] = []
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    view.addSubview(rootViewController.view)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
}

@preconcurrency @MainActor
open class UITabBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    super.init()
  }
}

@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  open override func loadView() { view = _ContainerView(frame: UIScreen.main.bounds) }
  open var viewControllers: [UIViewController]? {
    didSet { for controller in viewControllers ?? [] { view.addSubview(controller.view) } }
  }
}
