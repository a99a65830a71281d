import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("Children of view controllers")
struct ControllerChildrenTests {
  private let trace = Trace()
  private let split, list: TracingController

  init() {
    split = TracingController("split", trace)
    list = TracingController("list", trace)
  }

  @Test("Adding a child calls the callbacks in UIKit's order")
  func adding() {
    split.addChild(list)
    #expect(list.parent === split && split.children.map { $0 === list } == [true])
    split.view.addSubview(list.view)
    list.didMove(toParent: split)
    #expect(
      trace.take() == [
        "list will move to split", "split did load", "list did load", "list did move to split",
      ])
    #expect(split.parent == nil && list.children.isEmpty)
  }

  @Test("Adding a child again changes nothing and calls nothing")
  func addingAgain() {
    let other = TracingController("other", trace)
    split.addChild(list)
    split.addChild(other)
    _ = trace.take()
    split.addChild(list)
    #expect(trace.take() == [] && split.children.map { $0 === list } == [true, false])
  }

  @Test("Removing a child calls the callbacks in UIKit's order")
  func removing() {
    split.addChild(list)
    split.view.addSubview(list.view)
    list.didMove(toParent: split)
    _ = trace.take()
    list.willMove(toParent: nil)
    list.view.removeFromSuperview()
    list.removeFromParent()
    #expect(trace.take() == ["list will move to none", "list did move to none"])
    #expect(list.parent == nil && split.children.isEmpty)
    list.removeFromParent()
    #expect(trace.take() == [])
  }

  @Test("A child is taken from its former parent")
  func reparenting() {
    let other = TracingController("other", trace)
    split.addChild(list)
    _ = trace.take()
    other.addChild(list)
    #expect(trace.take() == ["list will move to other"])
    #expect(list.parent === other && split.children.isEmpty && other.children.count == 1)
  }

  @Test("Children die with their parent, or live on without it")
  func parentDies() {
    var parent: TracingController? = TracingController("parent", trace)
    let kept = TracingController("kept", trace)
    let unkept = WeakReference(TracingController("unkept", trace))
    parent?.addChild(kept)
    #expect(unkept.isReleased)
    var only: TracingController? = TracingController("only", trace)
    let alone = WeakReference(only)
    if let only { parent?.addChild(only) }
    only = nil
    #expect(!alone.isReleased)
    let view = kept.view
    parent = nil
    #expect(alone.isReleased && kept.parent == nil)
    _ = trace.take()
    split.view.addSubview(view)
    split.view.layoutIfNeeded()
    #expect(trace.take().contains("kept will layout"))
  }

  @Test("The last reference to a child may be its parent's")
  func lastReference() {
    var child: TracingController? = TracingController("child", trace)
    let reference = WeakReference(child)
    if let child { split.addChild(child) }
    child = nil
    _ = trace.take()
    reference.object?.removeFromParent()
    #expect(trace.take() == ["child did move to none"])
    #expect(reference.isReleased && split.children.isEmpty)
  }

  @Test("A controller's view does not keep the controller")
  func viewOutlives() {
    var controller: TracingController? = TracingController("brief", trace)
    let reference = WeakReference(controller)
    if let view = controller?.view { split.view.addSubview(view) }
    controller = nil
    #expect(reference.isReleased && split.view.subviews.count == 1)
    _ = trace.take()
    split.view.layoutIfNeeded()
    let calls = trace.take()
    #expect(calls.contains("layout brief") && !calls.contains("brief will layout"))
  }

  @Test("A controller that becomes a child of itself, or of its child, traps with both names")
  func cycles() async {
    let itself = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let controller = LayoutViewController()
      controller.addChild(controller)
    }
    let rest = "it is that controller, or a parent of it"
    expectMessage(
      "LayoutViewController cannot be a child of LayoutViewController: \(rest)", in: itself)
    let circle = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      final class Outer: LayoutViewController {}
      final class Inner: LayoutViewController {}
      let (outer, middle, inner) = (Outer(), LayoutViewController(), Inner())
      outer.addChild(middle)
      middle.addChild(inner)
      inner.addChild(outer)
    }
    expectMessage("Outer cannot be a child of Inner: \(rest)", in: circle)
  }

  @Test("A view of two controllers traps with their names; one that was given up does not")
  func sharedView() async {
    let view = LayoutView(name: "card")
    let (first, second) = (LayoutViewController(), LayoutViewController())
    first.view = view
    first.view = view
    first.view = LayoutView()
    second.view = view
    #expect(second.view === view)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      final class Owner: LayoutViewController {}
      let (owner, thief, view) = (Owner(), LayoutViewController(), LayoutView(name: "card"))
      owner.view = view
      thief.view = owner.view
    }
    expectMessage(
      "card is the view of Owner already; it cannot be that of LayoutViewController, too",
      in: result)
  }

  private func expectMessage(_ message: String, in result: ExitTest.Result?) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(message), "\(text.prefix(1000))")
  }
}
