import AnchorsLayout

extension Fault {
  /// A view that changed the tree on being asked for its content left the engine with numbers of
  /// items that were there no longer.
  static let changesWhileAsked = Fault(
    number: 3, title: "traps where content changes the hierarchy",
    programs: [
      Program(run: lazyBadge), Program(run: endlessChange), Program(run: askedViewLeaves),
      Program(run: rootIsReleased),
    ])

  /// A view that does something when it is asked for its content.
  private final class AskedView: LayoutView {
    var whenAsked: () -> Void = {}

    override var intrinsicContentSize: Size {
      get {
        whenAsked()
        return Size(width: 30, height: 20)
      }
      set { _ = newValue }
    }
  }

  private static func tree() -> (LayoutView, AskedView, LayoutView) {
    let root = LayoutView(name: "root", width: 200, height: 100)
    let asked = AskedView(name: "asked"), other = LayoutView(name: "other")
    root.addSubview(asked)
    root.addSubview(other)
    Constraint.activate {
      asked.left == 10
      asked.top == 10
      other.left == asked.right + 5
      other.top == 0
      other.size == 7
    }
    return (root, asked, other)
  }

  private static func lazyBadge() throws {
    let (root, asked, other) = tree()
    var badge: LayoutView?
    asked.whenAsked = { [unowned asked] in
      if badge != nil { return }
      let view = LayoutView(name: "badge")
      badge = view
      asked.addSubview(view)
      Constraint.activate {
        view.size == 8
        view.right == asked.right
        view.top == asked.top
      }
    }
    root.layoutIfNeeded()
    let frame = badge?.frame
    try expect(frame == Rect(x: 22, y: 0, width: 8, height: 8), "the badge is \(frame as Any)")
    try expect(other.frame.minX == 45, "the other view is \(other.frame)")
  }

  private static func endlessChange() throws {
    let (root, asked, other) = tree()
    asked.whenAsked = { [unowned asked] in asked.superview?.insertSubview(asked, at: 0) }
    root.layoutIfNeeded()
    let names = LayoutTree(containing: root).nonconvergingItems.map { $0.layoutName }
    try expect(names.contains("asked"), "only \(names) are named")
    try expect(other.frame.width == 7, "the other view is \(other.frame)")
  }

  private static func askedViewLeaves() throws {
    let (root, asked, other) = tree()
    asked.whenAsked = { [unowned asked] in asked.removeFromSuperview() }
    root.layoutIfNeeded()
    try expect(root.subviews.count == 1 && asked.superview == nil, "the view has not left")
    try expect(other.frame == Rect(x: 0, y: 0, width: 7, height: 7), "it is \(other.frame)")
  }

  private static func rootIsReleased() throws {
    var (root, asked, other): (LayoutView?, AskedView, LayoutView) = tree()
    asked.whenAsked = { root = nil }
    root?.layoutIfNeeded()
    try expect(root == nil && asked.superview == nil && other.superview == nil, "still in a tree")
  }
}
