import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("What controllers add to the safe area, and their guides")
struct ControllerSurroundingsTests {
  private final class Screen: LayoutViewController {
    private(set) var seen: Insets?

    override func loadView() { view = LayoutView(name: "screen", width: 400, height: 800) }

    override func viewDidLoad() {
      super.viewDidLoad()
      seen = view.safeAreaInsets
    }
  }

  private let screen = Screen()

  private func laidOut(_ guide: LayoutGuide) -> Rect {
    screen.view.layoutIfNeeded()
    return rounded(guide.layoutFrame)
  }

  @Test("Additional insets set before loading are there when the view has loaded")
  func beforeLoading() {
    screen.additionalSafeAreaInsets = Insets(top: 44)
    #expect(!screen.isViewLoaded)
    #expect(screen.view.safeAreaInsets == Insets(top: 44) && screen.seen == Insets(top: 44))
  }

  @Test("Additional insets are added to the insets that were set, in either order")
  func onTop() {
    screen.view.safeAreaInsets = Insets(top: 20, bottom: 34)
    screen.additionalSafeAreaInsets = Insets(top: 44, left: 5)
    let both = Insets(top: 64, left: 5, bottom: 34)
    #expect(screen.view.safeAreaInsets == both)
    screen.view.layoutIfNeeded()
    #expect(screen.view.safeAreaInsets == both)
    screen.view.safeAreaInsets = Insets(top: 10)
    #expect(screen.view.safeAreaInsets == Insets(top: 54, left: 5))
    screen.additionalSafeAreaInsets = .zero
    screen.view.layoutIfNeeded()
    #expect(screen.view.safeAreaInsets == Insets(top: 10))
  }

  @Test("A new view has the additional insets, and the former view loses them")
  func fixedView() {
    screen.additionalSafeAreaInsets = Insets(top: 44)
    let first = LayoutView(name: "first"), second = LayoutView(name: "second")
    screen.view = first
    #expect(first.safeAreaInsets == Insets(top: 44))
    screen.view = second
    #expect(first.safeAreaInsets == .zero && second.safeAreaInsets == Insets(top: 44))
  }

  @Test("Additional insets reach into the views of children, which add theirs")
  func children() {
    //  screen, 44 from a bar on top ─ child's view: all of it, 49 more at the bottom
    let child = LayoutViewController()
    let inner = LayoutView(name: "inner")
    screen.additionalSafeAreaInsets = Insets(top: 44)
    child.additionalSafeAreaInsets = Insets(bottom: 49)
    screen.addChild(child)
    screen.view.addSubview(child.view)
    child.view.addSubview(inner)
    Constraint.activate {
      child.view.edges == screen.view.edges
      inner.edges == child.view.safeArea.edges
    }
    screen.view.layoutIfNeeded()
    #expect(child.view.safeAreaInsets == Insets(top: 44, bottom: 49))
    #expect(frames(of: inner) == ["inner": Rect(x: 0, y: 44, width: 400, height: 707)])
    screen.additionalSafeAreaInsets = Insets(top: 64)
    screen.view.layoutIfNeeded()
    #expect(frames(of: inner) == ["inner": Rect(x: 0, y: 64, width: 400, height: 687)])
  }

  // Measured by several, and documented: they add to what is inherited, and reach on.
  @Test("Of 80 points in all, 50 are left 30 points further down")
  func total() {
    let inner = LayoutView(name: "inner", frame: Rect(x: 0, y: 30, width: 400, height: 200))
    screen.view.safeAreaInsets = Insets(top: 44)
    screen.additionalSafeAreaInsets = Insets(top: 36)
    screen.view.addSubview(inner)
    screen.view.layoutIfNeeded()
    #expect(screen.view.safeAreaInsets.top == 80 && inner.safeAreaInsets == Insets(top: 50))
  }

  @Test("The top guide ends at the safe area, and the bottom guide begins at its end")
  func guides() {
    screen.view.safeAreaInsets = Insets(top: 47, left: 10, bottom: 34)
    let (top, bottom) = (screen.topLayoutGuide, screen.bottomLayoutGuide)
    #expect(laidOut(top) == Rect(x: 0, y: 0, width: 400, height: 47))
    #expect(laidOut(bottom) == Rect(x: 0, y: 766, width: 400, height: 34))
    #expect(screen.topLayoutGuide === top && screen.bottomLayoutGuide === bottom)
    screen.additionalSafeAreaInsets = Insets(top: 50)
    #expect(laidOut(top) == Rect(x: 0, y: 0, width: 400, height: 97))
    screen.view.frame = Rect(x: 0, y: 0, width: 800, height: 400)
    #expect(laidOut(bottom) == Rect(x: 0, y: 366, width: 800, height: 34))
    #expect(top.layoutName == "screen.topLayoutGuide")
  }

  @Test("Without a safe area both guides are empty, at the edges")
  func emptyGuides() {
    #expect(laidOut(screen.topLayoutGuide) == Rect(x: 0, y: 0, width: 400, height: 0))
    #expect(laidOut(screen.bottomLayoutGuide) == Rect(x: 0, y: 800, width: 400, height: 0))
  }

  @Test("Views can be pinned between the guides")
  func between() {
    let content = LayoutView(name: "content")
    screen.view.addSubview(content)
    screen.view.safeAreaInsets = Insets(top: 47, bottom: 34)
    screen.activate {
      content.horizontalEdges == screen.view.horizontalEdges
      content.top == screen.topLayoutGuide.bottom + 8
      content.bottom == screen.bottomLayoutGuide.top
    }
    screen.view.layoutIfNeeded()
    #expect(frames(of: content) == ["content": Rect(x: 0, y: 55, width: 400, height: 711)])
  }

  @Test("A new view has new guides")
  func guidesOfNewView() {
    let old = screen.topLayoutGuide
    screen.view = LayoutView(name: "new", width: 100, height: 100)
    #expect(screen.topLayoutGuide !== old)
    #expect(screen.topLayoutGuide.owningView === screen.view)
  }
}
