import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("Guides")
struct GuideTests {
  private let root = LayoutView(name: "root", width: 390, height: 844)
  private let view = LayoutView(name: "view")

  init() { root.addSubview(view) }

  @Test("The margins guide is the view without its margins, which are 8 on every side by default")
  func margins() {
    //  view (20, 10, 200, 100); the guide is in view's coordinates
    view.frame = Rect(x: 20, y: 10, width: 200, height: 100)
    let guide = view.margins
    root.layoutIfNeeded()
    #expect(rounded(guide.layoutFrame) == Rect(x: 8, y: 8, width: 184, height: 84))
    view.layoutMargins = Insets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(rounded(guide.layoutFrame) == Rect(x: 2, y: 1, width: 194, height: 96))
    view.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    root.layoutIfNeeded()
    #expect(rounded(guide.layoutFrame) == Rect(x: 2, y: 1, width: 94, height: 46))
  }

  @Test("The safe area is the view without its safe area insets")
  func safeArea() {
    view.makeConstraints { v in v.edges == root.safeArea.edges }
    root.layoutIfNeeded()
    #expect(frames(of: view) == ["view": Rect(x: 0, y: 0, width: 390, height: 844)])
    root.safeAreaInsets = Insets(top: 47, left: 0, bottom: 34, right: 10)
    root.layoutIfNeeded()
    #expect(rounded(root.safeArea.layoutFrame) == Rect(x: 0, y: 47, width: 380, height: 763))
    #expect(frames(of: view) == ["view": Rect(x: 0, y: 47, width: 380, height: 763)])
    root.frame = Rect(x: 0, y: 0, width: 844, height: 390)
    root.safeAreaInsets = Insets(top: 0, left: 47, bottom: 21, right: 47)
    root.layoutIfNeeded()
    #expect(frames(of: view) == ["view": Rect(x: 47, y: 0, width: 750, height: 369)])
  }

  @Test("A view can be pinned within the margins of its superview, with a further inset")
  func withinMargins() {
    root.layoutMargins = Insets(top: 10, left: 20, bottom: 30, right: 40)
    view.makeConstraints { v in v.edges == root.margins.edges.inset(by: 5) }
    root.layoutIfNeeded()
    #expect(frames(of: view) == ["view": Rect(x: 25, y: 15, width: 320, height: 794)])
  }

  @Test("The readable content is within the margins, at most 672 wide and centered")
  func readableContent() {
    view.makeConstraints { v in v.edges == root.readableContent.edges }
    root.layoutIfNeeded()
    #expect(frames(of: view) == ["view": Rect(x: 8, y: 8, width: 374, height: 828)])
    root.frame = Rect(x: 0, y: 0, width: 1024, height: 768)
    root.layoutIfNeeded()
    //  (1024 - 672) / 2 = 176
    #expect(frames(of: view) == ["view": Rect(x: 176, y: 8, width: 672, height: 752)])
    root.layoutMargins = Insets(top: 0, left: 300, bottom: 0, right: 100)
    root.layoutIfNeeded()
    //  624 between the margins
    #expect(frames(of: view) == ["view": Rect(x: 300, y: 0, width: 624, height: 768)])
  }

  @Test("Custom guides make equal white space")
  func spacers() {
    //  root 390: | gap | view 90 | gap | other 60 | gap |   →   gap = 80
    let other = LayoutView(name: "other")
    root.addSubview(other)
    let spacers = (1...3).map { LayoutGuide(identifier: "spacer\($0)") }
    for spacer in spacers { root.addLayoutGuide(spacer) }
    Constraint.activate {
      [view, other].verticalEdges == root.verticalEdges
      spacers.verticalEdges == root.verticalEdges
      view.width == 90
      other.width == 60
      spacers[0].left == root.left
      view.left == spacers[0].right
      spacers[1].left == view.right
      other.left == spacers[1].right
      spacers[2].left == other.right
      spacers[2].right == root.right
      spacers[0].width == [spacers[1].width, spacers[2].width]
    }
    root.layoutIfNeeded()
    #expect(
      frames(of: view, other) == [
        "view": Rect(x: 80, y: 0, width: 90, height: 844),
        "other": Rect(x: 250, y: 0, width: 60, height: 844),
      ])
    #expect(
      spacers.map { rounded($0.layoutFrame) } == [
        Rect(x: 0, y: 0, width: 80, height: 844), Rect(x: 170, y: 0, width: 80, height: 844),
        Rect(x: 310, y: 0, width: 80, height: 844),
      ])
  }

  @Test("A guide is in its owning view's coordinates, wherever that view is")
  func coordinates() {
    let guide = LayoutGuide(identifier: "guide")
    view.addLayoutGuide(guide)
    Constraint.activate {
      view.edges == root.edges.inset(by: 100)
      guide.left == 10
      guide.top == root.top + 130
      guide.size == 20
    }
    root.layoutIfNeeded()
    #expect(rounded(guide.layoutFrame) == Rect(x: 10, y: 30, width: 20, height: 20))
  }
}
