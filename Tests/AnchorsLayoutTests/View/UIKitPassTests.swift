import AnchorsLayout
import Testing

/// The calls that UIKit was seen to make when an update of constraints is asked for.
@Suite("Updates of constraints as UIKit has them")
struct UIKitPassTests {
  //  root (a controller's) ┬ child ─ inner
  //                        └ other
  private let trace = Trace()
  private let root: TracingController
  private let child, inner, other: TracingView
  private let width: Constraint

  init() {
    root = TracingController("root", trace)
    child = TracingView("child", trace)
    inner = TracingView("inner", trace)
    other = TracingView("other", trace)
    width = child.width == 100
    root.view.frame = Rect(x: 0, y: 0, width: 390, height: 844)
    for view in [child, other] { root.view.addSubview(view) }
    child.addSubview(inner)
    Constraint.activate {
      width
      [child, other].height == 50
      [child, other].left == 0
      child.top == 0
      other.top == child.bottom
      other.width == 20
      inner.size == 10
      inner.left == 0
      inner.top == 0
    }
    root.view.layoutIfNeeded()
    _ = trace.take()
  }

  private func called() -> [String] {
    root.view.layoutIfNeeded()
    return trace.take()
  }

  /// Measured once: child's `updateConstraints()`, the controller's `updateViewConstraints()`,
  /// root's `updateConstraints()`. UIKit went on with `viewWillLayoutSubviews()`, root's
  /// `layoutSubviews()` and `viewDidLayoutSubviews()`, although no size had changed; the tree does
  /// not, on purpose.
  @Test("An update of a child updates the controller and its view")
  func childUpdates() {
    child.setNeedsUpdateConstraints()
    #expect(called() == ["update child", "root will update", "update root", "root did update"])
    #expect(called() == [])
  }

  /// Measured once: child's `layoutSubviews()` was called only where its size had changed.
  @Test("A child that its update resizes is laid out, and nothing else is")
  func childResizes() {
    child.onUpdate = { width.constant = 80 }
    child.setNeedsUpdateConstraints()
    #expect(
      called() == [
        "update child", "root will update", "update root", "root did update", "layout child",
      ])
  }

  /// Measured of one level, once; that it holds for each ancestor is concluded from it.
  @Test("An update two levels down visits each superview once, and no sibling")
  func ancestors() {
    inner.setNeedsUpdateConstraints()
    #expect(
      called() == [
        "update inner", "update child", "root will update", "update root", "root did update",
      ])
    for view in [inner, other] { view.setNeedsUpdateConstraints() }
    #expect(
      called() == [
        "update inner", "update child", "update other",
        "root will update", "update root", "root did update",
      ])
  }

  @Test("An update of a superview updates no subview")
  func downwards() {
    root.view.setNeedsUpdateConstraints()
    #expect(called() == ["root will update", "update root", "root did update"])
  }

  /// Measured once.
  @Test("updateConstraints(), called directly, clears needsUpdateConstraints() in super")
  func superClears() {
    child.setNeedsUpdateConstraints()
    child.updateConstraints()
    #expect(!child.needsUpdateConstraints() && trace.take() == ["update child"])
    #expect(called() == [])
    root.view.setNeedsUpdateConstraints()
    root.updateViewConstraints()
    #expect(!root.view.needsUpdateConstraints())
    _ = trace.take()
    #expect(called() == [])
  }

  /// Documented: `super` is called last, and no update is asked for before it. What is asked for
  /// all the same is lost, as follows from what was measured.
  @Test("An update request before super is forgotten, and one after it is handled")
  func askedBeforeSuper() {
    final class Asking: LayoutView {
      var count = 0
      var asksAfter = false

      override func updateConstraints() {
        count += 1
        if count < 3 { setNeedsUpdateConstraints() }
        super.updateConstraints()
        if asksAfter, count < 3 { setNeedsUpdateConstraints() }
      }
    }
    let asking = Asking(name: "asking")
    root.view.addSubview(asking)
    root.view.layoutIfNeeded()
    #expect(asking.count == 1 && !asking.needsUpdateConstraints())
    (asking.count, asking.asksAfter) = (0, true)
    asking.setNeedsUpdateConstraints()
    root.view.layoutIfNeeded()
    #expect(asking.count == 3)
    #expect(LayoutTree(containing: root.view).nonconvergingItems.isEmpty)
  }
}
