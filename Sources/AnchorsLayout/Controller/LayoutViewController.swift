import Anchors

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
///
/// Names and meanings are UIKit's.
nonisolated open class LayoutViewController: ConstraintController {
  /// The view if it has been loaded.
  public private(set) final var viewIfLoaded: LayoutView? {
    didSet {
      if let oldValue {
        oldValue.surroundings.controller = nil
        oldValue.marginsDidChange()
        oldValue.addToSafeArea(.zero)
      }
      if let viewIfLoaded, let other = viewIfLoaded.controller {
        trap(
          """
          \(viewIfLoaded.nameInTree) is the view of \(typeName(of: other)) already; it cannot be that of \
          \(typeName(of: self)), too
          """)
      }
      if let viewIfLoaded {
        check(additionalSafeAreaInsets, "additionalSafeAreaInsets", of: viewIfLoaded)
      }
      viewIfLoaded?.surroundings.controller = self
      viewIfLoaded?.marginsDidChange()
      viewIfLoaded?.markSubtree(.hasController)
      viewIfLoaded?.addToSafeArea(additionalSafeAreaInsets)
      viewIfLoaded?.setNeedsUpdateConstraints()
      topGuide = nil
      bottomGuide = nil
    }
  }

  /// The child controllers, in the order in which they were added.
  public internal(set) final var children: [LayoutViewController] = []
  /// The controller that this one is a child of.
  public internal(set) final unowned(unsafe) var parent: LayoutViewController?

  // What other parts of the class keep.
  final var topGuide: LayoutGuide?
  final var bottomGuide: LayoutGuide?
  /// The size class and margins of which the controller was last notified.
  final var knownRoom: KnownRoom?

  /// Creates a controller. Its view is loaded on first access.
  public init() {}

  deinit {
    for child in children { child.parent = nil }
    // Not by didSet, which is not called here. The view is not notified of its margins, because its
    // callback might access the controller.
    if let viewIfLoaded {
      viewIfLoaded.surroundings.controller = nil
      viewIfLoaded.announceMargins()
    }
  }

  // MARK: The view

  /// The controller's view, loaded on first access.
  ///
  /// - Precondition: a view that is set is not another controller's.
  public final var view: LayoutView {
    get {
      if let viewIfLoaded { return viewIfLoaded }
      loadView()
      guard let viewIfLoaded else {
        trap("\(typeName(of: self)).loadView() has set no view")
      }
      viewDidLoad()
      return viewIfLoaded
    }
    set { viewIfLoaded = newValue }
  }

  /// `true` if the view has been loaded.
  public final var isViewLoaded: Bool { viewIfLoaded != nil }

  /// Loads the view if it has not been loaded.
  public final func loadViewIfNeeded() { _ = view }

  /// Makes the view and sets ``view``. Override it to set a view of your own, without calling
  /// `super`; an empty view otherwise.
  open func loadView() { view = LayoutView() }

  /// Called when the view has been loaded. Override it to add subviews and constraints; call
  /// `super`.
  open func viewDidLoad() {}

  /// The insets that are added to the safe area of the view and its descendants, in points. Zero by
  /// default.
  public final var additionalSafeAreaInsets = Insets.zero {
    didSet {
      if let viewIfLoaded {
        check(additionalSafeAreaInsets, "additionalSafeAreaInsets", of: viewIfLoaded)
        viewIfLoaded.addToSafeArea(additionalSafeAreaInsets)
      }
    }
  }

  /// `true` if the margins of the view are at least ``systemMinimumLayoutMargins``. The default is
  /// `true`.
  ///
  ///     view.layoutMargins                                  // (0, 16, 0, 16)
  ///     viewRespectsSystemMinimumLayoutMargins = false
  ///     view.layoutMargins                                  // (0, 8, 0, 8)
  ///     view.layoutMargins = .zero                          // (0, 0, 0, 0)
  public final var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.marginsDidChange() }
    }
  }

  // MARK: Passes

  /// Called instead of the view's ``LayoutView/updateConstraints()``, which it calls, if the view
  /// or a descendant needs an update. Override it to update constraints from a model, and call
  /// `super` last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Called before the view's ``LayoutView/layoutSubviews()``. Does nothing by itself.
  open func viewWillLayoutSubviews() {}

  /// Called after the view's ``LayoutView/layoutSubviews()``. Does nothing by itself.
  open func viewDidLayoutSubviews() {}

  /// Called when the traits have changed, before constraints are updated and the new size is laid
  /// out; and in the first layout, with nothing before. Override it to pass from one group of
  /// constraints to another; call `super`.
  open func traitCollectionDidChange(_ previous: LayoutTraits?) {}

  // MARK: Containment

  /// Called before the controller becomes, or ceases to be, a child; `nil` for ceasing.
  /// ``addChild(_:)`` calls it; call it yourself with `nil` before ``removeFromParent()``, as in
  /// UIKit. Does nothing by itself.
  open func willMove(toParent parent: LayoutViewController?) {}

  /// Called after the controller has become, or has ceased to be, a child. ``removeFromParent()``
  /// calls it; call it yourself after ``addChild(_:)`` and adding the view, as in UIKit. Does
  /// nothing by itself.
  open func didMove(toParent parent: LayoutViewController?) {}
}
