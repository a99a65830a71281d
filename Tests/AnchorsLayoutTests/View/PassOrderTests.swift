import AnchorsLayout
import Testing

/// The order of calls in which Apple documents it, as whole traces.
@Suite("The order of passes")
struct PassOrderTests {
  //  screen (a controller's) ┬ a ┬ a1
  //                          │   └ a2
  //                          └ list (a child controller's) ─ row
  private let trace = Trace()
  private let screen: TracingController
  private let list: TracingController
  private let a, a1, a2, row: TracingView
  private let width: Constraint

  init() {
    screen = TracingController("screen", trace)
    list = TracingController("list", trace)
    a = TracingView("a", trace)
    a1 = TracingView("a1", trace)
    a2 = TracingView("a2", trace)
    row = TracingView("row", trace)
    width = a.width == 100
    screen.view.frame = Rect(x: 0, y: 0, width: 390, height: 844)
    screen.addChild(list)
    for (view, parent) in [
      (a, screen.view), (a1, a), (a2, a), (list.view, screen.view), (row, list.view),
    ] { parent.addSubview(view) }
    Constraint.activate {
      width
      a.height == 50
      a.top == 0
      a.left == 0
      a1.edges == a.edges
      a2.size == 10
      a2.top == 0
      a2.left == 0
      list.view.edges(.left, .bottom, .right) == screen.view.edges(.left, .bottom, .right)
      list.view.top == a.bottom
      row.edges(.left, .top, .right) == list.view.edges(.left, .top, .right)
      row.height == 44
    }
    _ = trace.take()
  }

  private func called() -> [String] {
    screen.view.layoutIfNeeded()
    return trace.take()
  }

  @Test(
    "The first layout passes traits, updates constraints from the bottom up and lays out from the top down"
  )
  func first() {
    #expect(
      called() == [
        "screen traits none > cr", "list traits none > cr",
        "update a1", "update a2", "update a", "update row",
        "list will update", "update list", "list did update",
        "screen will update", "update screen", "screen did update",
        "screen will layout", "layout screen", "screen did layout",
        "layout a", "layout a1", "layout a2",
        "list will layout", "layout list", "list did layout", "layout row",
      ])
  }

  @Test("A layout without changes calls nothing")
  func unchanged() {
    _ = called()
    #expect(called() == [])
    width.constant = 100
    a.translatesAutoresizingMaskIntoConstraints = false
    #expect(called() == [])
  }

  @Test("Constraints are updated in the requested view and its superviews, once")
  func updateWhereDue() {
    _ = called()
    a2.setNeedsUpdateConstraints()
    a2.setNeedsUpdateConstraints()
    #expect(a2.needsUpdateConstraints() && !a.needsUpdateConstraints())
    #expect(
      called() == [
        "update a2", "update a", "screen will update", "update screen", "screen did update",
      ])
    #expect(!a2.needsUpdateConstraints())
    list.view.setNeedsUpdateConstraints()
    a1.setNeedsUpdateConstraints()
    a.setNeedsUpdateConstraints()
    #expect(
      called() == [
        "update a1", "update a", "list will update", "update list", "list did update",
        "screen will update", "update screen", "screen did update",
      ])
  }

  @Test("Subviews are laid out in the requested view, once")
  func layoutWhereDue() {
    _ = called()
    row.setNeedsLayout()
    a.setNeedsLayout()
    a.setNeedsLayout()
    #expect(called() == ["layout a", "layout row"])
    list.view.setNeedsLayout()
    #expect(called() == ["list will layout", "layout list", "list did layout"])
  }

  @Test("Subviews of a resized view are laid out after all frames are set")
  func layoutWhereResized() {
    _ = called()
    var seen: [String] = []
    a.onLayout = { seen = [a.description, a1.description] }
    width.constant = 80
    #expect(called() == ["layout a", "layout a1"])
    #expect(seen == ["a (0, 0, 80, 50)", "a1 (0, 0, 80, 50)"])
  }

  @Test("Changes in updateConstraints() are solved before layoutSubviews() is called")
  func updateThenLayout() {
    _ = called()
    a.onUpdate = { width.constant = 60 }
    a.setNeedsUpdateConstraints()
    #expect(
      called() == [
        "update a", "screen will update", "update screen", "screen did update", "layout a",
        "layout a1",
      ])
    #expect(a1.frame.width == 60)
  }

  @Test("updateConstraintsIfNeeded updates a view's subtree, and lays nothing out")
  func updateIfNeeded() {
    _ = called()
    for view in [a1, row] { view.setNeedsUpdateConstraints() }
    a.onUpdate = { width.constant = 60 }
    a.setNeedsUpdateConstraints()
    a.updateConstraintsIfNeeded()
    #expect(trace.take() == ["update a1", "update a"])
    #expect(a.frame.width == 100 && row.needsUpdateConstraints())
    #expect(
      called() == [
        "update row", "list will update", "update list", "list did update",
        "screen will update", "update screen", "screen did update", "layout a", "layout a1",
      ])
  }

  @Test("A layout of any view is that of the whole tree")
  func anywhere() {
    _ = called()
    a1.setNeedsLayout()
    row.setNeedsUpdateConstraints()
    row.layoutIfNeeded()
    #expect(
      trace.take() == [
        "update row", "list will update", "update list", "list did update",
        "screen will update", "update screen", "screen did update", "layout a1",
      ])
  }

  @Test("A view without its controller is updated and laid out by itself")
  func controllerGone() {
    let root = LayoutView(name: "root", width: 100, height: 100)
    var controller: TracingController? = TracingController("gone", trace)
    let view = controller?.view ?? root
    root.addSubview(view)
    controller = nil
    _ = trace.take()
    root.layoutIfNeeded()
    #expect(trace.take() == ["update gone", "layout gone"])
  }
}
