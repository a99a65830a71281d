import AnchorsLayout
import Testing

/// A view that changed the hierarchy in `intrinsicContentSize` left the engine with numbers of
/// items that were no longer in the tree.
@Suite("Changes of the hierarchy while content is measured")
struct ChangeWhileAskedTests {
  /// A view that runs a closure when its intrinsic content size is read.
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

  private func tree() -> (LayoutView, AskedView, LayoutView) {
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

  @Test("A view can add a subview to itself while it is measured")
  func lazyBadge() {
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
    #expect(frame == Rect(x: 22, y: 0, width: 8, height: 8), "the badge is \(frame as Any)")
    #expect(other.frame.minX == 45, "the other view is \(other.frame)")
  }

  @Test("A view that moves each time it is measured is reported as nonconverging")
  func endlessChange() {
    let (root, asked, other) = tree()
    asked.whenAsked = { [unowned asked] in asked.superview?.insertSubview(asked, at: 0) }
    root.layoutIfNeeded()
    let names = LayoutTree(containing: root).nonconvergingItems.map { $0.layoutName }
    #expect(names.contains("asked"), "only \(names) are named")
    #expect(other.frame.width == 7, "the other view is \(other.frame)")
  }

  @Test("A view can leave the tree while it is measured")
  func askedViewLeaves() {
    let (root, asked, other) = tree()
    asked.whenAsked = { [unowned asked] in asked.removeFromSuperview() }
    root.layoutIfNeeded()
    #expect(root.subviews.count == 1 && asked.superview == nil, "the view has not left")
    #expect(other.frame == Rect(x: 0, y: 0, width: 7, height: 7), "it is \(other.frame)")
  }

  @Test("The root can be released while a view is measured")
  func rootIsReleased() {
    var (root, asked, other): (LayoutView?, AskedView, LayoutView) = tree()
    asked.whenAsked = { root = nil }
    root?.layoutIfNeeded()
    #expect(root == nil && asked.superview == nil && other.superview == nil, "still in a tree")
  }
}
