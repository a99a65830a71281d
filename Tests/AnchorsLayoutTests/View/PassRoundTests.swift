import AnchorsLayout
import AnchorsTestSupport
import Testing

/// A change during a pass takes effect in the next round of the same layout.
@Suite("Rounds of passes")
struct PassRoundTests {
  //  root 200 × 100 ─ card: as wide as `width` says, 40 high ─ title 50 × 20
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
      title.size == Size(width: 50, height: 20)
      title.left == 0
      title.top == 0
    }
    root.layoutIfNeeded()
    _ = trace.take()
  }

  private func called() -> [String] {
    root.layoutIfNeeded()
    return trace.take()
  }

  @Test("A layout request during an update belongs to the same round")
  func layoutFromUpdate() {
    card.onUpdate = { root.setNeedsLayout() }
    card.setNeedsUpdateConstraints()
    #expect(called() == ["update card", "update root", "layout root"])
    #expect(called() == [])
  }

  @Test("An update request during layout belongs to the next round")
  func updateFromLayout() {
    card.onLayout = { root.setNeedsUpdateConstraints() }
    card.setNeedsLayout()
    title.setNeedsLayout()
    #expect(called() == ["layout card", "layout title", "update root"])
  }

  @Test("A view that needs an update is laid out after it")
  func updateFirst() {
    card.onLayout = { title.setNeedsUpdateConstraints() }
    card.setNeedsLayout()
    title.setNeedsLayout()
    #expect(
      called() == [
        "layout card", "update title", "update card", "update root", "layout title",
      ])
  }

  @Test(
    "In an update, requests to superviews are handled on the way, and those to subviews in the next round"
  )
  func directionsOfUpdate() {
    card.onUpdate = { root.setNeedsUpdateConstraints() }
    card.setNeedsUpdateConstraints()
    #expect(called() == ["update card", "update root"])
    card.onUpdate = {
      card.onUpdate = {}
      title.setNeedsUpdateConstraints()
    }
    card.setNeedsUpdateConstraints()
    #expect(
      called() == ["update card", "update root", "update title", "update card", "update root"])
  }

  @Test(
    "In a layout, requests to subviews are handled on the way, and those to superviews in the next round"
  )
  func directionsOfLayout() {
    card.onLayout = { title.setNeedsLayout() }
    card.setNeedsLayout()
    #expect(called() == ["layout card", "layout title"])
    card.onLayout = {
      card.onLayout = {}
      root.setNeedsLayout()
      card.setNeedsLayout()
    }
    card.setNeedsLayout()
    #expect(called() == ["layout card", "layout root", "layout card"])
  }

  @Test("Constraints that layoutSubviews() changes are solved, and resized views are called")
  func constraintsFromLayout() {
    root.onLayout = { width.constant = root.frame.width / 4 }
    root.frame = Rect(x: 0, y: 0, width: 400, height: 100)
    #expect(called() == ["layout root", "layout card"])
    #expect(frames(of: card) == ["card": Rect(x: 0, y: 0, width: 100, height: 40)])
  }

  @Test("A view that is added during layout is updated, solved, and then laid out")
  func insertion() {
    let late = TracingView("late", trace)
    var seen: [Rect] = []
    late.onLayout = { seen.append(late.frame) }
    card.onLayout = {
      if late.superview != nil { return }
      card.addSubview(late)
      late.makeConstraints { v in v.edges == card.edges.inset(by: 1) }
    }
    card.setNeedsLayout()
    #expect(
      called() == ["layout card", "update late", "update card", "update root", "layout late"])
    #expect(seen == [Rect(x: 1, y: 1, width: 78, height: 38)])
  }

  @Test("A view that is added during an update belongs to the same layout")
  func insertionInUpdate() {
    let late = TracingView("late", trace)
    root.onUpdate = {
      if late.superview != nil { return }
      root.addSubview(late)
      late.makeConstraints { v in v.edges == card.edges }
    }
    root.setNeedsUpdateConstraints()
    #expect(called() == ["update root", "update late", "update root", "layout late"])
    #expect(late.frame == card.frame)
  }

  @Test("A view that is removed during a pass is called only in its own tree")
  func removal() {
    root.onLayout = { card.removeFromSuperview() }
    root.setNeedsLayout()
    card.setNeedsLayout()
    title.setNeedsLayout()
    #expect(called() == ["layout root"])
    card.layoutIfNeeded()
    #expect(trace.take() == ["layout card", "layout title"])
  }

  @Test("A sibling that is removed during the pass is not called, and a moved one is called once")
  func removalOfSiblings() {
    let gone = TracingView("gone", trace), moved = TracingView("moved", trace)
    for view in [gone, moved] { root.addSubview(view) }
    _ = called()
    card.onUpdate = {
      gone.removeFromSuperview()
      card.addSubview(moved)
    }
    for view in [card, gone, moved] { view.setNeedsUpdateConstraints() }
    #expect(
      called() == ["update card", "update root", "update moved", "update card", "update root"])
    #expect(gone.needsUpdateConstraints())
  }

  @Test("layoutIfNeeded() inside layoutSubviews() brings frames up to date and returns")
  func nested() {
    var seen = 0.0
    card.onLayout = {
      width.constant = 30
      card.layoutIfNeeded()
      seen = card.frame.width
    }
    card.setNeedsLayout()
    #expect(called() == ["layout card", "layout card"])  //  asked for, and smaller
    #expect(seen == 30)
  }
}
