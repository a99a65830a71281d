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

  /// What reaches into the view in a frame.
  private func reaching(_ frame: Rect) -> Insets {
    view.frame = frame
    root.layoutIfNeeded()
    return view.safeAreaInsets
  }

  @Test("all of it into a view that covers its superview")
  func covering() { #expect(reaching(root.bounds) == insets) }

  @Test("what is left of it into a view that overlaps it, edge by edge")
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

  @Test("more of it into a view that begins outside its superview")
  func outside() {
    #expect(reaching(Rect(x: 100, y: -3, width: 100, height: 100)) == Insets(top: 50))
  }

  @Test("a view that is moved away has none, and has it again when it is back")
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

  @Test("also if a report has had the frames found before")
  func afterReport() {
    let place = view.top == 200
    Constraint.activate {
      place
      view.left == 100
      view.size == 100
    }
    root.layoutIfNeeded()
    place.constant = 40
    #expect(LayoutTree(containing: root).conflicts.isEmpty && view.frame.minY == 40)
    root.layoutIfNeeded()
    #expect(view.safeAreaInsets == Insets(top: 7))
  }

  @Test("on and on, as far down as it reaches; frames follow in the same layout")
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

  @Test("a view on which it is set has that instead, and passes that on")
  func ofItsOwn() {
    let inner = LayoutView(name: "inner")
    view.addSubview(inner)
    view.safeAreaInsets = Insets(top: 9)
    inner.frame = Rect(x: 0, y: 4, width: 400, height: 100)
    #expect(reaching(root.bounds) == Insets(top: 9))
    #expect(inner.safeAreaInsets == Insets(top: 5))
  }

  @Test("it is physical: right-to-left turns what hangs on it, not the distances")
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

  @Test("a view that goes to another tree, or stands alone, loses it")
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

  @Test("the view is told when it has changed, and laid out again")
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
}
