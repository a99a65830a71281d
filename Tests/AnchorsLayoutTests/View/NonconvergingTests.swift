import Testing

@testable import AnchorsLayout

/// A layout that does not converge ends after 16 rounds and names the changing views.
@Suite("Layouts that do not settle")
struct NonconvergingTests {
  private let trace = Trace()
  private let root, card, title: TracingView
  private let width: Constraint

  init() {
    root = TracingView("root", trace, frame: Rect(x: 0, y: 0, width: 200, height: 100))
    card = TracingView("card", trace)
    title = TracingView("title", trace)
    width = card.width == 80
    root.addSubview(card)
    card.addSubview(title)
    Constraint.activate {
      width
      card.height == 40
      card.left == 0
      card.top == 0
      title.size == 10
      title.left == 0
      title.top == 0
    }
    root.layoutIfNeeded()
    _ = trace.take()
  }

  private var unsettled: [String] {
    LayoutTree(containing: root).nonconvergingItems.map { $0.layoutName }
  }

  private func called() -> [String] {
    root.layoutIfNeeded()
    return trace.take()
  }

  @Test("A layout that converges names no view")
  func settled() {
    #expect(unsettled == [])
    width.constant = 90
    #expect(called() == ["layout card"] && unsettled == [])
  }

  @Test("A view that requests layout in each layoutSubviews() is named")
  func layoutForever() {
    card.onLayout = { card.setNeedsLayout() }
    card.setNeedsLayout()
    #expect(called() == Array(repeating: "layout card", count: 16))
    #expect(unsettled == ["card"])
    #expect(called().count == 16 && unsettled == ["card"])
    card.onLayout = {}
    #expect(called() == ["layout card"] && unsettled == [])
  }

  @Test("A view that requests an update in each updateConstraints() is laid out and named")
  func updateForever() {
    card.onUpdate = { card.setNeedsUpdateConstraints() }
    card.setNeedsUpdateConstraints()
    card.setNeedsLayout()
    let calls = called()
    #expect(calls.filter { $0 == "update card" }.count == 16)
    #expect(calls.filter { $0 == "update root" }.count == 16)
    #expect(calls.count == 33 && calls.last == "layout card")
    // Not root, which was updated each time but has not asked for it.
    #expect(unsettled == ["card"])
    card.onUpdate = {}
    #expect(called() == ["update card", "update root"] && unsettled == [])
  }

  /// Documented: `setNeedsUpdateConstraints()` inside of `updateConstraints()` makes a loop.
  @Test("A view that requests an update of a subview in each of its own is named")
  func updateBelowForever() {
    card.onUpdate = { title.setNeedsUpdateConstraints() }
    card.setNeedsUpdateConstraints()
    let calls = called()
    #expect(
      Array(calls.prefix(5)) == [
        "update card", "update root", "update title", "update card", "update root",
      ])
    #expect(calls.count == 2 + 15 * 3 && unsettled == ["title"])
    card.onUpdate = {}
    #expect(called() == ["update title", "update card", "update root"] && unsettled == [])
  }

  @Test("A view that changes its own size in each layoutSubviews() is named")
  func growing() {
    card.onLayout = { width.constant += 1 }
    card.setNeedsLayout()
    #expect(called() == Array(repeating: "layout card", count: 16))
    #expect(unsettled == ["card"])
    //  80 and 15 more have been laid out; the sixteenth is for the next layout
    #expect(card.frame.width == 95)
    card.onLayout = {}
    #expect(called() == ["layout card"] && unsettled == [] && card.frame.width == 96)
  }

  @Test("Two views that request each other's layout are named, from the top down")
  func pair() {
    card.onLayout = { root.setNeedsLayout() }
    root.onLayout = { card.setNeedsLayout() }
    root.setNeedsLayout()
    #expect(called().count == 32 && unsettled == ["root", "card"])
    root.onLayout = {}
    card.onLayout = {}
    #expect(called() == ["layout root"] && unsettled == [])
  }

  @Test("A safe area that moves its own view is named")
  func safeArea() {
    //  In the safe area, card's top is 20; told of it, it goes to 0; out of it, to 20 ...
    final class Restless: LayoutView {
      var place: Constraint?
      override func safeAreaInsetsDidChange() {
        place?.constant = safeAreaInsets.top == 0 ? 0 : 20
      }
    }
    let restless = Restless(name: "restless")
    root.addSubview(restless)
    let place = restless.top == 0
    restless.place = place
    Constraint.activate {
      place
      restless.left == 0
      restless.size == 10
    }
    root.safeAreaInsets = Insets(top: 20)
    root.layoutIfNeeded()
    #expect(unsettled == ["restless"])
    restless.place = nil
    root.layoutIfNeeded()
    #expect(unsettled == [])
  }

  @Test("A view that has gone is not named")
  func released() {
    do {
      let view = TracingView("brief", trace)
      view.onLayout = { [unowned view] in view.setNeedsLayout() }
      root.addSubview(view)
      root.layoutIfNeeded()
      #expect(unsettled == ["brief"])
      view.removeFromSuperview()
    }
    #expect(unsettled == [])
  }

  @Test("Insets that have spread are equal if they differ by rounding only")
  func rounding() {
    func insets(left: Double, safe: Double = 0, keyboard: Double = 0) -> SpreadInsets {
      SpreadInsets(
        view: 1, margins: Insets(top: 8, left: left, bottom: 8, right: 8),
        guides: [(2, Insets(top: safe, left: 0, bottom: 0, right: 0))],
        constants: [(width, keyboard)])
    }
    #expect(insets(left: 168.00000000000125).isClose(to: insets(left: 168.00000000000222)))
    #expect(!insets(left: 168).isClose(to: insets(left: 168.001)))
    #expect(!insets(left: 8, safe: 20).isClose(to: insets(left: 8)))
    #expect(!insets(left: 8, keyboard: 20).isClose(to: insets(left: 8)))
  }
}
