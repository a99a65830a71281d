import Anchors

extension LayoutViewController {
  /// The controller that this one is a child of.
  public final var parent: LayoutViewController? { parentController }

  /// The child controllers, in the order in which they were added.
  public final var children: [LayoutViewController] { childControllers }

  /// Makes a controller a child of this one, taking it from its former parent. Its view is yours to add.
  ///
  ///     addChild(list)
  ///     view.addSubview(list.view)
  ///     list.didMove(toParent: self)
  ///
  /// - Precondition: the controller is not this one or a parent of it.
  public final func addChild(_ child: LayoutViewController) {
    if child.parentController === self { return }
    var ancestor: LayoutViewController? = self
    while let current = ancestor {
      if current === child {
        trap(
          """
          \(typeName(of: child)) cannot be a child of \(typeName(of: self)): it is that controller, \
          or a parent of it
          """)
      }
      ancestor = current.parentController
    }
    child.willMove(toParent: self)
    child.parentController?.childControllers.removeAll { $0 === child }
    child.parentController = self
    childControllers.append(child)
  }

  /// Takes the controller from its parent. Its view is yours to remove, before this.
  ///
  ///     list.willMove(toParent: nil)
  ///     list.view.removeFromSuperview()
  ///     list.removeFromParent()
  public final func removeFromParent() {
    guard let parent = parentController else { return }
    parentController = nil
    // The parent may hold the last reference.
    withExtendedLifetime(self) {
      parent.childControllers.removeAll { $0 === self }
      didMove(toParent: nil)
    }
  }
}
