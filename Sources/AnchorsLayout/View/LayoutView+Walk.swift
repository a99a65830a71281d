extension LayoutView {
  /// Visits the view and its descendants, superviews before their subviews. The depth needs no call
  /// stack, and callbacks may change the tree.
  ///
  /// The subviews are those that a view has when `enter` returns. One that has left by its turn is
  /// skipped, and so is one that came later.
  ///
  /// - Parameters:
  ///   - context: The context of the view itself.
  ///   - subviews: The subviews of a view that has been entered, or those among them that may be
  ///     concerned.
  ///   - isConcerned: Returns `true` if a subview should be entered, from its stored properties.
  ///     Other views cost only this call.
  ///   - enter: Called with each view and the result for its superview. Returns the context of the
  ///     subviews; `nil` skips them.
  ///   - leave: Called with each view that was not passed over, after its subviews.
  /// - Complexity: O(views entered and their subviews).
  @inline(__always)
  final func walk<Context>(
    with context: Context, among subviews: (LayoutView) -> [LayoutView] = { $0.children },
    where isConcerned: (LayoutView) -> Bool = { _ in true },
    enter: (LayoutView, Context) -> Context?,
    leave: (LayoutView) -> Void = { _ in }
  ) {
    guard let own = enter(self, context) else { return }
    if children.isEmpty { return leave(self) }
    var current = OpenView(view: self, subviews: subviews(self), context: own)
    var outer: [OpenView<Context>] = []
    while true {
      guard let subview = current.nextSubview(where: isConcerned) else {
        leave(current.view)
        guard let last = outer.popLast() else { return }
        current = last
        continue
      }
      guard let inner = enter(subview, current.context) else {
        subview.isPassedOver(in: current.view)
        continue
      }
      if subview.children.isEmpty {
        leave(subview)
        continue
      }
      outer.append(current)
      current = OpenView(view: subview, subviews: subviews(subview), context: inner)
    }
  }

  /// Visits without a context: `enter` returns `true` to continue with the subviews.
  @inline(__always)
  final func walk(
    among subviews: (LayoutView) -> [LayoutView] = { $0.children },
    where isConcerned: (LayoutView) -> Bool, enter: (LayoutView) -> Bool,
    leave: (LayoutView) -> Void = { _ in }
  ) {
    walk(
      with: (), among: subviews, where: isConcerned, enter: { view, _ in enter(view) ? () : nil },
      leave: leave)
  }

  /// Marks the skipped view's work as still due.
  private func isPassedOver(in view: LayoutView) {
    if isSubview(of: view), !subtreeMarks.isDisjoint(with: .due) { view.note(due: self) }
  }
}

/// A view on the way from the first one of a walk down to the current one.
private struct OpenView<Context> {
  let view: LayoutView
  let subviews: [LayoutView]
  let context: Context
  private var next = 0

  init(view: LayoutView, subviews: [LayoutView], context: Context) {
    (self.view, self.subviews, self.context) = (view, subviews, context)
  }

  /// The next one of the subviews that are concerned and still there.
  @inline(__always)
  mutating func nextSubview(where isConcerned: (LayoutView) -> Bool) -> LayoutView? {
    while next < subviews.count {
      let place = next
      next += 1
      if isConcerned(subviews[place]), subviews[place].isSubview(of: view) {
        return subviews[place]
      }
    }
    return nil
  }
}
