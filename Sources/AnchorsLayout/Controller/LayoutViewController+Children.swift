import Anchors

extension LayoutViewController {
  /// Makes a controller a child of this one, taking it from its former parent. Its view is yours to
  /// add.
  ///
  ///     addChild(list)
  ///     view.addSubview(list.view)
  ///     list.didMove(toParent: self)
  ///
  /// - Precondition: the controller is not this one or a parent of it.
  public final func addChild(_ child: LayoutViewController) {
    if child.parent === self { return }
    if sequence(first: self, next: { $0.parent }).contains(where: { $0 === child }) {
      trap(
        """
        \(typeName(of: child)) cannot be a child of \(typeName(of: self)): it is that controller, \
        or a parent of it
        """)
    }
    child.willMove(toParent: self)
    child.parent?.children.removeAll { $0 === child }
    child.parent = self
    children.append(child)
  }

  /// Takes the controller from its parent. Its view is yours to remove, before this.
  ///
  ///     list.willMove(toParent: nil)
  ///     list.view.removeFromSuperview()
  ///     list.removeFromParent()
  public final func removeFromParent() {
    guard let parent else { return }
    self.parent = nil
    // The parent may hold the last reference.
    withExtendedLifetime(self) {
      parent.children.removeAll { $0 === self }
      didMove(toParent: nil)
    }
  }
}
