import AnchorsLayout
import AnchorsTestSupport
import Testing

/// Views with masks and views with constraints in one tree.
@Suite("Autoresizing masks among constraints")
struct AutoresizingMixTests {
  private let root = LayoutView(name: "root", width: 100, height: 50)
  private let masked = LayoutView(
    name: "masked", frame: Rect(x: 10, y: 5, width: 40, height: 20))
  private let view = LayoutView(name: "view")

  @Test("A view beside one with a mask follows it")
  func beside() {
    root.addSubview(masked)
    root.addSubview(view)
    masked.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.makeConstraints { v in
      v.leading == masked.trailing + 8
      v.centerY == masked.centerY
      v.width == masked.width / 2
      v.height == 4
    }
    root.layoutIfNeeded()
    #expect(frames(of: view) == ["view": Rect(x: 58, y: 13, width: 20, height: 4)])
    root.frame.size = Size(width: 120, height: 60)
    root.layoutIfNeeded()
    #expect(
      frames(of: masked, view) == [
        "masked": Rect(x: 10, y: 5, width: 60, height: 30),
        "view": Rect(x: 78, y: 18, width: 30, height: 4),
      ])
    // Other shares, in the same rows: half of the growth goes to the margin now, 30 of 60 points.
    masked.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    masked.frame = Rect(x: 30, y: 5, width: 60, height: 30)
    root.frame.size.width = 160
    root.layoutIfNeeded()
    masked.frame = Rect(x: 25, y: 5, width: 60, height: 30)
    root.layoutIfNeeded()
    #expect(masked.frame == Rect(x: 25, y: 5, width: 60, height: 30))
    // 25 to the left and 75 to the right: a quarter
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(
      frames(of: masked, view) == [
        "masked": Rect(x: 35, y: 5, width: 60, height: 30),
        "view": Rect(x: 103, y: 18, width: 30, height: 4),
      ])
  }

  @Test("A view with constraints can be inside one with a mask")
  func inside() {
    root.addSubview(masked)
    masked.addSubview(view)
    masked.autoresizingMask = [.flexibleWidth]
    view.makeConstraints { v in v.edges == masked.edges.inset(by: 3) }
    root.frame.size.width = 130
    root.layoutIfNeeded()
    #expect(
      frames(of: masked, view) == [
        "masked": Rect(x: 10, y: 5, width: 70, height: 20),
        "view": Rect(x: 3, y: 3, width: 64, height: 14),
      ])
  }

  @Test("A view with a mask can be inside one with constraints")
  func around() {
    root.addSubview(view)
    let width = view.width == 80
    Constraint.activate {
      view.edges(.top, .leading, .bottom) == root.edges
      width
    }
    root.layoutIfNeeded()
    view.addSubview(masked)
    masked.autoresizingMask = [.flexibleLeftMargin]
    width.constant = 100
    root.layoutIfNeeded()
    #expect(frames(of: masked) == ["masked": Rect(x: 30, y: 5, width: 40, height: 20)])
    // A width that the solver finds: as much as there is.
    width.isActive = false
    Constraint.activate { view.trailing == root.trailing - 5 }
    root.layoutIfNeeded()
    #expect(frames(of: masked) == ["masked": Rect(x: 25, y: 5, width: 40, height: 20)])
    root.frame.size.width = 85
    root.layoutIfNeeded()
    #expect(masked.frame == Rect(x: 10, y: 5, width: 40, height: 20))
  }

  @Test("A view that its content determines passes its size on to masks inside")
  func backwards() {
    root.addSubview(view)
    view.addSubview(masked)
    let label = LayoutView(name: "label")
    view.addSubview(label)
    // The view was 60 wide: 10 before the masked one, 10 after it.
    view.frame = Rect(x: 0, y: 0, width: 60, height: 30)
    masked.autoresizingMask = [.flexibleWidth]
    Constraint.activate {
      view.edges(.top, .leading) == root.edges
      view.height == 30
      masked.width == label.width
      label.edges(.top, .leading) == view.edges
      label.size == Size(width: 25, height: 5)
    }
    // Naming the masked view first has taken its mask off; put it back.
    masked.translatesAutoresizingMaskIntoConstraints = true
    root.layoutIfNeeded()
    #expect(
      frames(of: masked, view) == [
        "masked": Rect(x: 10, y: 5, width: 25, height: 20),
        "view": Rect(x: 0, y: 0, width: 45, height: 30),
      ])
  }

  @Test("A view on the left of an item inside it keeps its mask, and so does its guide")
  func ancestors() {
    root.addSubview(masked)
    masked.addSubview(view)
    let guide = LayoutGuide()
    masked.addLayoutGuide(guide)
    Constraint.activate {
      masked.height >= view.height + 4
      masked.margins.width == view.width
      masked.bottom == guide.bottom + 2
      view.edges(.top, .leading) == Insets.zero
    }
    #expect(masked.translatesAutoresizingMaskIntoConstraints)
    root.layoutIfNeeded()
    #expect(masked.frame == Rect(x: 10, y: 5, width: 40, height: 20))
    #expect(view.frame.width == 40 - masked.layoutMargins.left - masked.layoutMargins.right)
    Constraint.activate {
      masked.width == view.width + 10
      masked.leading == 0
    }
    #expect(!masked.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("A constraint on the view ends its mask, and the flag brings it back")
  func ending() {
    root.addSubview(masked)
    masked.autoresizingMask = [.flexibleWidth]
    let left = masked.left == 3
    left.isActive = true
    #expect(!masked.translatesAutoresizingMaskIntoConstraints)
    root.frame.size.width = 140
    root.layoutIfNeeded()
    #expect(frames(of: masked) == ["masked": Rect(x: 3, y: 0, width: 0, height: 0)])
    left.isActive = false
    masked.frame = Rect(x: 1, y: 2, width: 30, height: 4)
    masked.translatesAutoresizingMaskIntoConstraints = true
    root.frame.size.width = 150
    root.layoutIfNeeded()
    #expect(frames(of: masked) == ["masked": Rect(x: 1, y: 2, width: 40, height: 4)])
  }

  @Test("A superview that is too small is no conflict, and edges go where the mask puts them")
  func tooSmall() {
    root.addSubview(masked)
    root.addSubview(view)
    masked.autoresizingMask = [.flexibleWidth]
    Constraint.activate {
      view.left == masked.right
      view.size == 5
      view.top == 0
    }
    root.frame.size.width = 30
    root.layoutIfNeeded()
    // 10 and 50 are fixed; the right edge is 50 from the superview's.
    #expect(
      frames(of: masked, view) == [
        "masked": Rect(x: 10, y: 5, width: 0, height: 20),
        "view": Rect(x: -20, y: 0, width: 5, height: 5),
      ])
    #expect(root.layoutTree.conflicts.isEmpty)
    root.frame.size.width = 100
    root.layoutIfNeeded()
    #expect(frames(of: masked)["masked"] == Rect(x: 10, y: 5, width: 40, height: 20))
  }

  @Test("Masks follow frames, and constraints follow alignment rectangles")
  func shadows() {
    let card = Card(name: "card", frame: Rect(x: 10, y: 5, width: 40, height: 40))
    let inner = Card(name: "inner", frame: Rect(x: 5, y: 5, width: 10, height: 10))
    root.addSubview(card)
    root.addSubview(view)
    card.addSubview(inner)
    card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    Constraint.activate {
      view.left == card.right
      view.top == inner.top
      view.size == 3
    }
    // The card is 30 wider, and what is inside it has margins of 5 and 25 to share that.
    root.frame.size.width = 130
    root.layoutIfNeeded()
    #expect(
      frames(of: card, inner, view) == [
        "card": Rect(x: 10, y: 5, width: 70, height: 40),
        "inner": Rect(x: 10, y: 5, width: 10, height: 10),
        "view": Rect(x: 78, y: 11, width: 3, height: 3),
      ])
    root.frame.size.width = 100
    root.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 5, y: 5, width: 10, height: 10))
  }

  /// A view with a shadow of 2 points on the right and 1 at the top.
  private final class Card: LayoutView {
    override var alignmentRectInsets: Insets { Insets(top: 1, right: 2) }
  }

  @Test("A custom widget can define how its frame follows")
  func widgets() {
    let window = Widget(Rect(x: 0, y: 0, width: 100, height: 50))
    let bar = Widget(Rect(x: 0, y: 0, width: 100, height: 10))
    window.add(bar)
    bar.layoutAutoresizing = Autoresizing(
      [.flexibleWidth], frame: bar.layoutFrame, parentSize: window.layoutFrame.size)
    window.layoutFrame.size.width = 160
    LayoutTree(containing: window).layoutIfNeeded()
    #expect(rounded(bar.layoutFrame) == Rect(x: 0, y: 0, width: 160, height: 10))
  }

  private final class Widget: LayoutItem {
    private let storage = LayoutStorage()
    var layoutNode: LayoutNode { storage.node(of: self) }
    private(set) weak var parent: Widget?
    private(set) var children: [Widget] = []
    var layoutParent: (any LayoutItem)? { parent }
    var layoutChildren: [any LayoutItem] { children }
    var layoutFrame: Rect
    var translatesAutoresizingMaskIntoConstraints = true
    var layoutAutoresizing: Autoresizing?

    init(_ frame: Rect) { layoutFrame = frame }

    func add(_ child: Widget) {
      children.append(child)
      child.parent = self
      LayoutTree(containing: self).hierarchyDidChange()
    }
  }
}
