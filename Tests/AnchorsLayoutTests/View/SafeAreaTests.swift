import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("The safe area reaches into subviews")
struct SafeAreaTests {
  //  root 400 × 800, covered 47 on top, 10 on the left, 34 at the bottom, 20 on the right
  private let root = LayoutView(name: "root", width: 400, height: 800)
  private let view = LayoutView(name: "view")
  private let insets = Insets(top: 47, left: 10, bottom: 34, right: 20)

  init() {
    root.addSubview(view)
    root.safeAreaInsets = insets
  }

  /// Returns the part of the safe area insets that reaches into a frame.
  private func reaching(_ frame: Rect) -> Insets {
    view.frame = frame
    root.layoutIfNeeded()
    return view.safeAreaInsets
  }

  @Test("All of the safe area reaches into a view that covers its superview")
  func covering() { #expect(reaching(root.bounds) == insets) }

  @Test("The overlapping part of the safe area reaches into a view, edge by edge")
  func edges() {
    let inside = Rect(x: 100, y: 100, width: 100, height: 100)
    #expect(reaching(inside) == .zero)
    #expect(reaching(Rect(x: 100, y: 20, width: 100, height: 100)) == Insets(top: 27))
    #expect(reaching(Rect(x: 4, y: 100, width: 100, height: 100)) == Insets(left: 6))
    #expect(reaching(Rect(x: 100, y: 690, width: 100, height: 100)) == Insets(bottom: 24))
    #expect(reaching(Rect(x: 285, y: 100, width: 100, height: 100)) == Insets(right: 5))
    #expect(reaching(Rect(x: 10, y: 47, width: 370, height: 719)) == .zero)
    #expect(
      reaching(Rect(x: 5, y: 5, width: 390, height: 790))
        == Insets(top: 42, left: 5, bottom: 29, right: 15))
  }

  @Test("No more of the safe area reaches into a view that begins outside its superview")
  func outside() {
    #expect(reaching(Rect(x: 100, y: -3, width: 100, height: 100)) == Insets(top: 47))
  }

  // That a view has on each edge its superview's inset less the distance, and never more than the
  // superview's inset, was measured by several. These rows were measured once, with these numbers:
  // a superview of 320 × 480 with 44 on top, 10 on the left, 34 at the bottom and 12 on the right.
  @Test(
    "The rows of UIKit's table hold",
    arguments: [
      (-40.0, -60.0, 200.0, 200.0, Insets(top: 44, left: 10)),
      (30, 20, 100, 500, Insets(top: 24, bottom: 34)),
      (5, 10, 60, 20, Insets(top: 34, left: 5)),
      (-50, -50, 500, 700, Insets(top: 44, left: 10, bottom: 34, right: 12)),
      (0, 500, 100, 50, Insets(left: 10, bottom: 34)),
      (0, 460, 320, 100, Insets(left: 10, bottom: 34, right: 12)),
      (300, 0, 100, 480, Insets(top: 44, bottom: 34, right: 12)),
    ])
  func uikitTable(x: Double, y: Double, width: Double, height: Double, expected: Insets) {
    root.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    root.safeAreaInsets = Insets(top: 44, left: 10, bottom: 34, right: 12)
    #expect(reaching(Rect(x: x, y: y, width: width, height: height)) == expected)
  }

  @Test("Nothing reaches into a view from a safe area outside it")
  func negative() {
    root.safeAreaInsets = Insets(top: -10)
    #expect(reaching(Rect(x: 0, y: -20, width: 100, height: 100)) == .zero)
  }

  // Measured once, with the number at the bottom, and documented in words: the guide is tied to the
  // edges of its view.
  @Test("Content pinned to the safe area sizes an otherwise ambiguous view")
  func sizesOwner() {
    let content = LayoutView(name: "content")
    view.addSubview(content)
    view.safeAreaInsets = Insets(top: 44, bottom: 34)
    Constraint.activate {
      view.edges(.left, .top) == 0
      content.edges == view.safeArea.edges
      content.size == 100
    }
    root.layoutIfNeeded()
    //  44 + 100 + 34
    #expect(view.frame == Rect(x: 0, y: 0, width: 100, height: 178))
    #expect(content.frame == Rect(x: 0, y: 44, width: 100, height: 100))
  }

  @Test("A view that is moved away has no safe area, and has it again when it is back")
  func moving() {
    let place = view.top == 0
    Constraint.activate {
      place
      view.left == 100
      view.size == 100
    }
    root.layoutIfNeeded()
    #expect(view.safeAreaInsets == Insets(top: 47))
    place.constant = 200
    root.layoutIfNeeded()
    #expect(view.safeAreaInsets == .zero)
    place.constant = 40
    root.layoutIfNeeded()
    #expect(view.safeAreaInsets == Insets(top: 7))
  }

  @Test("A view that is moved away has no safe area, also after a report")
  func afterReport() {
    let place = view.top == 200
    Constraint.activate {
      place
      view.left == 100
      view.size == 100
    }
    root.layoutIfNeeded()
    place.constant = 40
    #expect(root.layoutTree.conflicts.isEmpty && view.frame.minY == 40)
    root.layoutIfNeeded()
    #expect(view.safeAreaInsets == Insets(top: 7))
  }

  @Test("The safe area reaches any depth, and frames follow in the same layout")
  func nesting() {
    //  root ─ view: 5 inside ─ inner: 5 inside that ─ leaf: within inner's safe area
    let inner = LayoutView(name: "inner"), leaf = LayoutView(name: "leaf")
    view.addSubview(inner)
    inner.addSubview(leaf)
    Constraint.activate {
      view.edges == root.edges.inset(by: 5)
      inner.edges == view.edges.inset(by: 5)
      leaf.edges == inner.safeArea.edges
    }
    root.layoutIfNeeded()
    #expect(view.safeAreaInsets == Insets(top: 42, left: 5, bottom: 29, right: 15))
    #expect(inner.safeAreaInsets == Insets(top: 37, left: 0, bottom: 24, right: 10))
    #expect(frames(of: leaf) == ["leaf": Rect(x: 0, y: 37, width: 370, height: 719)])
    root.safeAreaInsets = .zero
    root.layoutIfNeeded()
    #expect(inner.safeAreaInsets == .zero)
    #expect(frames(of: leaf) == ["leaf": Rect(x: 0, y: 0, width: 380, height: 780)])
  }

  @Test("A view with its own safe area has that instead, and passes it on")
  func ofItsOwn() {
    let inner = LayoutView(name: "inner")
    view.addSubview(inner)
    view.safeAreaInsets = Insets(top: 9)
    inner.frame = Rect(x: 0, y: 4, width: 400, height: 100)
    #expect(reaching(root.bounds) == Insets(top: 9))
    #expect(inner.safeAreaInsets == Insets(top: 5))
  }

  @Test("The safe area is physical: right-to-left mirrors the constrained views, not the insets")
  func rightToLeft() {
    root.layoutDirection = .rightToLeft
    let inner = LayoutView(name: "inner")
    view.addSubview(inner)
    Constraint.activate {
      view.edges == root.edges
      inner.leading == view.safeArea.leading + 3
      inner.top == view.safeArea.top
      inner.size == 50
    }
    root.layoutIfNeeded()
    #expect(view.safeAreaInsets == insets)
    //  400 - 20 - 3 - 50
    #expect(frames(of: inner) == ["inner": Rect(x: 327, y: 47, width: 50, height: 50)])
  }

  @Test("A view that joins another tree, or none, loses the safe area")
  func leaving() {
    let inner = LayoutView(name: "inner")
    view.addSubview(inner)
    inner.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    #expect(reaching(root.bounds) == insets && inner.safeAreaInsets == Insets(top: 47, left: 10))
    let plain = LayoutView(name: "plain", width: 400, height: 800)
    plain.layoutIfNeeded()
    plain.addSubview(view)
    plain.layoutIfNeeded()
    #expect(view.safeAreaInsets == .zero && inner.safeAreaInsets == .zero)
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.safeAreaInsets == insets)
    view.removeFromSuperview()
    view.layoutIfNeeded()
    #expect(view.safeAreaInsets == .zero && inner.safeAreaInsets == .zero)
  }

  @Test("The view is told when its safe area has changed, and laid out again")
  func telling() {
    final class Told: LayoutView {
      var changes: [Insets] = []
      var layouts = 0
      override func safeAreaInsetsDidChange() { changes.append(safeAreaInsets) }
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let told = Told(frame: Rect(x: 0, y: 40, width: 100, height: 100))
    root.addSubview(told)
    root.layoutIfNeeded()
    #expect(told.changes == [Insets(top: 7, left: 10)] && told.layouts == 1)
    root.layoutIfNeeded()
    #expect(told.changes.count == 1 && told.layouts == 1)
    root.safeAreaInsets = Insets(top: 50)
    root.layoutIfNeeded()
    #expect(told.changes.last == Insets(top: 10) && told.changes.count == 2 && told.layouts == 2)
  }

  // Measured once. Which of the two comes first is all that is known.
  @Test("The view is told of its margins before its safe area, once of each")
  func order() {
    final class Told: LayoutView {
      var calls: [String] = []
      override func layoutMarginsDidChange() { calls.append("margins \(layoutMargins.top)") }
      override func safeAreaInsetsDidChange() { calls.append("safe area \(safeAreaInsets.top)") }
    }
    let told = Told(frame: root.bounds)
    root.addSubview(told)
    root.layoutIfNeeded()
    #expect(told.calls == ["margins 55.0", "safe area 47.0"])
    told.insetsLayoutMarginsFromSafeArea = false
    told.calls = []
    root.safeAreaInsets = Insets(top: 20)
    root.layoutIfNeeded()
    #expect(told.calls == ["safe area 20.0"])
    told.preservesSuperviewLayoutMargins = true
    root.layoutIfNeeded()
    #expect(told.calls == ["safe area 20.0", "margins 28.0"])
    // Both are others at once.
    told.calls = []
    told.insetsLayoutMarginsFromSafeArea = true
    root.safeAreaInsets = Insets(top: 30)
    root.layoutMargins = Insets(50)
    told.calls = []
    root.layoutIfNeeded()
    #expect(told.calls == ["margins 80.0", "safe area 30.0"])
  }
}
