// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation

@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public convenience init(_: Void = ()) { self.init(nibName: nil, bundle: nil) }
  open nonisolated func encode(with coder: NSCoder) {}

  internal var _view: UIView?
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return _view
    }
    set {
      _view?._additionalSafeAreaInsets = .zero
      _change(view: newValue)
      _view?._additionalSafeAreaInsets = additionalSafeAreaInsets
      _top = nil
      _bottom = nil
    }
  }
  /// The superview of the controller's view.
  open override var next: UIResponder? { _view?._superview }
  open var viewIfLoaded: UIView? { _view }
  open var isViewLoaded: Bool { _view != nil }
  open func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
  open func loadViewIfNeeded() { _loadViewIfNeeded() }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() { view.updateConstraints() }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var title: String?
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

  private var _top: _UILayoutGuide?
  private var _bottom: _UILayoutGuide?
  @available(iOS, deprecated: 11.0)
  open var topLayoutGuide: any UILayoutSupport {
    loadViewIfNeeded()
    let guide = _top ?? _UILayoutGuide(isTop: true, in: view)
    _top = guide
    return guide
  }
  @available(iOS, deprecated: 11.0)
  open var bottomLayoutGuide: any UILayoutSupport {
    loadViewIfNeeded()
    let guide = _bottom ?? _UILayoutGuide(isTop: false, in: view)
    _bottom = guide
    return guide
  }
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { _view?._additionalSafeAreaInsets = additionalSafeAreaInsets }
  }
  open var viewRespectsSystemMinimumLayoutMargins = true
  /// The minimum margins without a size class, which the stand-in's views do not have.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }

  internal var _children: [UIViewController] = []
  internal weak var _parent: UIViewController?
  open var parent: UIViewController? { _parent }
  open var children: [UIViewController] { _children }
  open func addChild(_ childController: UIViewController) {
    _insertChild(childController, at: _children.count)
  }
  open func removeFromParent() { _leaveParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open func updateProperties() {}
  open func setNeedsUpdateProperties() {}
}
