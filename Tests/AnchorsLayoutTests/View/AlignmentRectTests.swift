import AnchorsLayout
import AnchorsTestSupport
import Testing

/// A view part of whose frame is shadow.
private final class ShadowedView: LayoutView {
  var shadow: Insets {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ name: String, _ shadow: Insets, frame: Rect = .zero) {
    self.shadow = shadow
    super.init(name: name, frame: frame)
  }

  override var alignmentRectInsets: Insets { shadow }
}

@Suite("Alignment rectangles")
struct AlignmentRectTests {
  //  root 200 × 100 ─ card, with a shadow of 1 on top, 2 left, 3 at the bottom, 4 right ─ title
  private let root = LayoutView(name: "root", width: 200, height: 100)
  private let card = ShadowedView("card", Insets(top: 1, left: 2, bottom: 3, right: 4))
  private let title = LayoutView(name: "title")

  init() {
    root.addSubview(card)
    card.addSubview(title)
    Constraint.activate { card.edges == root.edges.inset(by: 10) }
  }

  private func laidOut(@ConstraintBuilder _ build: () -> [Constraint]) -> Rect {
    Constraint.activate(build)
    root.layoutIfNeeded()
    return rounded(title.frame)
  }

  @Test("Constraints refer to the alignment rectangle, and the frame is larger")
  func frame() {
    _ = laidOut {}
    #expect(frames(of: card) == ["card": Rect(x: 8, y: 9, width: 186, height: 84)])
    #expect(card.alignmentRect(forFrame: card.frame) == Rect(x: 10, y: 10, width: 180, height: 80))
  }

  @Test("A frame converts to its alignment rectangle and back")
  func conversion() {
    let frame = Rect(x: 5, y: 6, width: 70, height: 80)
    let rect = Rect(x: 7, y: 7, width: 64, height: 76)
    #expect(card.alignmentRect(forFrame: frame) == rect)
    #expect(card.frame(forAlignmentRect: rect) == frame)
    #expect(title.alignmentRect(forFrame: frame) == frame)
  }

  @Test(
    "Views with the alignment rectangles of UIKit's controls have the frames that Apple's engine gave them",
    arguments: [
      // A switch 51 × 31, a slider 120 × 31 and a segmented control 120 × 32.
      (Insets(top: 0, left: 0, bottom: 0, right: 2), Size(width: 49, height: 31)),
      (Insets(top: 0, left: 2, bottom: 1, right: 2), Size(width: 116, height: 30)),
      (Insets(top: 0, left: 0, bottom: 1, right: 0), Size(width: 120, height: 31)),
    ])
  func controls(insets: Insets, content: Size) {
    let control = ShadowedView("control", insets)
    control.intrinsicContentSize = content
    root.addSubview(control)
    control.makeConstraints { v in
      v.left == 20
      v.top == 10
    }
    root.layoutIfNeeded()
    #expect(
      control.frame
        == Rect(
          x: 20 - insets.left, y: 10 - insets.top,
          width: content.width + insets.left + insets.right,
          height: content.height + insets.top + insets.bottom))
  }

  @Test("Sizes, centers and content are the alignment rectangle's")
  func sizes() {
    card.remakeConstraints { v in
      v.width == 100
      v.center == root.center
    }
    card.intrinsicContentSize = Size(width: LayoutView.noIntrinsicMetric, height: 20)
    _ = laidOut {}
    //  the rectangle: 50, 40, 100, 20
    #expect(frames(of: card) == ["card": Rect(x: 48, y: 39, width: 106, height: 24)])
  }

  @Test(
    "Inner constraints are measured from the alignment rectangle, and inner frames from the frame's corner"
  )
  func inside() {
    #expect(
      laidOut {
        title.left == card.left + 5
        title.top == 6
        title.right == card.right
        title.height == 10
      } == Rect(x: 7, y: 7, width: 175, height: 10))
  }

  @Test("A view with a shadow can be inside another")
  func nested() {
    let inner = ShadowedView("inner", Insets(10))
    card.addSubview(inner)
    _ = laidOut { inner.edges == card.edges.inset(by: 20) }
    //  the rectangle, from card's: 20, 20, 140, 40
    #expect(frames(of: inner) == ["inner": Rect(x: 12, y: 11, width: 160, height: 60)])
  }

  @Test("A view inside and a view outside share an edge")
  func cousins() {
    let outside = LayoutView(name: "outside")
    root.addSubview(outside)
    _ = laidOut {
      title.left == card.left + 5
      title.width == 30
      title.verticalEdges == card.verticalEdges
      outside.left == title.right
      outside.width == 10
      outside.verticalEdges == title.verticalEdges
    }
    #expect(frames(of: outside) == ["outside": Rect(x: 45, y: 10, width: 10, height: 80)])
  }

  @Test("Margins and the safe area are the frame's")
  func guides() {
    card.layoutMargins = Insets(8)
    #expect(
      laidOut { title.edges == card.margins.edges } == Rect(x: 8, y: 8, width: 170, height: 68))
    #expect(rounded(card.margins.layoutFrame) == title.frame)
    title.removeConstraints()
    #expect(
      laidOut {
        title.left == card.leftMargin
        title.right == card.rightMargin
        title.top == card.topMargin
        title.bottom == card.bottomMargin
      } == Rect(x: 8, y: 8, width: 170, height: 68))
    title.removeConstraints()
    card.safeAreaInsets = Insets(top: 20, left: 1)
    #expect(
      laidOut { title.edges == card.safeArea.edges } == Rect(x: 1, y: 20, width: 185, height: 64))
  }

  @Test("A custom guide is in the frame's coordinates")
  func ownGuide() {
    let guide = LayoutGuide(identifier: "guide")
    card.addLayoutGuide(guide)
    _ = laidOut {
      guide.edges == card.edges
      title.edges == guide.edges
    }
    #expect(rounded(guide.layoutFrame) == Rect(x: 2, y: 1, width: 180, height: 80))
    #expect(frames(of: title) == ["title": Rect(x: 2, y: 1, width: 180, height: 80)])
  }

  @Test("From right to left, leading is the alignment rectangle's right edge")
  func rightToLeft() {
    root.layoutDirection = .rightToLeft
    #expect(
      laidOut {
        title.leading == card.leading + 5
        title.width == 50
        title.verticalEdges == card.verticalEdges
      } == Rect(x: 127, y: 1, width: 50, height: 80))
  }

  @Test("The topmost view has an alignment rectangle, too")
  func topmost() {
    let top = ShadowedView("top", Insets(10), frame: Rect(x: 0, y: 0, width: 200, height: 100))
    let child = LayoutView(name: "child")
    top.addSubview(child)
    child.makeConstraints { v in v.edges == top.edges }
    top.layoutIfNeeded()
    #expect(frames(of: child) == ["child": Rect(x: 10, y: 10, width: 180, height: 80)])
    #expect(top.frame == Rect(x: 0, y: 0, width: 200, height: 100))
    top.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    top.layoutIfNeeded()
    #expect(frames(of: child) == ["child": Rect(x: 10, y: 10, width: 80, height: 30)])
  }

  @Test("A fixed frame stays, and dependent views follow its alignment rectangle")
  func given() {
    let given = ShadowedView("given", Insets(5), frame: Rect(x: 20, y: 30, width: 50, height: 40))
    card.addSubview(given)
    let expected = Rect(x: 65, y: 35, width: 10, height: 30)
    #expect(
      laidOut {
        title.left == given.right
        title.verticalEdges == given.verticalEdges
        title.width == 10
      } == expected)
    #expect(given.frame == Rect(x: 20, y: 30, width: 50, height: 40))
    given.frame.origin.x = 30
    #expect(laidOut {} == expected.moved(10))
    //  once constraints have it, its rectangle is where they say
    _ = laidOut { given.edges == card.edges }
    #expect(frames(of: given) == ["given": Rect(x: -3, y: -4, width: 190, height: 90)])
    #expect(title.frame.minX == 182)
  }

  @Test("Baselines are measured from the frame")
  func baselines() {
    (card.baselineOffsetFromTop, card.baselineOffsetFromBottom) = (21, 13)
    //  card's frame ends at 84: its last baseline is at 71
    #expect(
      laidOut {
        title.top == card.firstBaseline
        title.bottom == card.lastBaseline
        title.horizontalEdges == card.horizontalEdges
      } == Rect(x: 2, y: 21, width: 180, height: 50))
  }

  @Test("Another shadow takes effect once the view reports it")
  func change() {
    _ = laidOut { title.edges == card.edges }
    card.shadow = Insets(20)
    #expect(laidOut {} == Rect(x: 20, y: 20, width: 180, height: 80))
    #expect(frames(of: card) == ["card": Rect(x: -10, y: -10, width: 220, height: 120)])
    card.shadow = .zero
    #expect(laidOut {} == Rect(x: 0, y: 0, width: 180, height: 80))
  }

  @Test("Wrapping content is measured in the alignment rectangle's width")
  func wrapping() {
    final class Text: LayoutView {
      override var alignmentRectInsets: Insets { Insets(5) }
      override func intrinsicContentSize(forWidth width: Double) -> Size? {
        Size(width: width, height: 900 / width)
      }
    }
    let text = Text(name: "text")
    root.addSubview(text)
    text.makeConstraints { v in
      v.left == 0
      v.top == 0
      v.width == 90
    }
    _ = laidOut {}
    #expect(frames(of: text) == ["text": Rect(x: -5, y: -5, width: 100, height: 20)])
  }
}

extension Rect {
  fileprivate func moved(_ distance: Double) -> Rect {
    Rect(x: minX + distance, y: minY, width: width, height: height)
  }
}
