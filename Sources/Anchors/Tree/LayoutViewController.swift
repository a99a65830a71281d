/// A controller of a view of the portable tree, as `UIViewController`.
///
///     final class CardController: LayoutViewController {
///       let card = LayoutView(name: "card")
///
///       override func viewDidLoad() {
///         super.viewDidLoad()
///         view.addSubview(card)
///         activate { card.edges == view.safeArea.edges.inset(by: 16) }
///       }
///     }
///
///     let controller = CardController()
///     controller.view.frame = Rect(x: 0, y: 0, width: 390, height: 844)
///     controller.view.layoutIfNeeded()
///     controller.card.frame      // (16, 16, 358, 812)
open class LayoutViewController: ConstraintController {
  private var loadedView: LayoutView?

  /// Creates a controller. Its view is loaded when it is first asked for.
  public init() {}

  /// The controller's view, loaded when it is first asked for.
  public final var view: LayoutView {
    get {
      if let loadedView { return loadedView }
      loadView()
      guard let loadedView else {
        fatalError("\(typeName(of: self)).loadView() has set no view")
      }
      viewDidLoad()
      return loadedView
    }
    set { loadedView = newValue }
  }

  /// The view if it has been loaded.
  public final var viewIfLoaded: LayoutView? { loadedView }

  /// Whether the view has been loaded.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it has not been loaded.
  public final func loadViewIfNeeded() { _ = view }

  /// Makes the view and sets ``view``. Override it to set a view of your own, without calling `super`;
  /// an empty view otherwise.
  open func loadView() { view = LayoutView() }

  /// Called when the view has been loaded. Override it to add subviews and constraints; call `super`.
  open func viewDidLoad() {}
}
