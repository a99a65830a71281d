import Anchors

extension Record {
  /// A view that records the passes that reach it, and does in them what a test sets.
  ///
  /// - Parameters:
  ///   - change: what is set on the stack before it is laid out.
  ///   - preferences: constraints besides, made last.
  @discardableResult
  func stack(
    _ views: [View], width: Double? = nil, height: Double? = nil, spacing: Double = 0,
    change: (Stack) -> Void = { _ in },
    @ConstraintBuilder preferences: (Stack) -> [Constraint] = { _ in [] }
  ) -> Stack {
    let root = screen(400, 400)
    let stack = Stack()
    for view in views { stack.addArrangedSubview(view) }
    stack.spacing = spacing
    change(stack)
    root.addSubview(stack)
    Constraint.activate {
      stack.left == 0
      stack.top == 0
      if let width { stack.width == width }
      if let height { stack.height == height }
    }
    Constraint.activate { preferences(stack) }
    layOut(root)
    frames(views)
    frames(["stack": stack])
    return stack
  }
}
