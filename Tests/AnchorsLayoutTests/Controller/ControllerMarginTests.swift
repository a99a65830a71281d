import AnchorsLayout
import AnchorsTestSupport
import Testing

// Documented, and measured once: the margins of a controller's view are at least 16 or 20 at the
// sides, 0 above and below, unless viewRespectsSystemMinimumLayoutMargins is off. Frames of Apple's
// engine show 16 at widths of 320 and 375, and 20 at 414, 417 and 428.
@Suite("The margins of a controller's view")
struct ControllerMarginTests {
  private final class Screen: LayoutViewController {
    let card = LayoutView(name: "card")
    private(set) var traitChangeCount = 0

    override func traitCollectionDidChange(_ previous: LayoutTraits?) { traitChangeCount += 1 }

    override func loadView() { view = LayoutView(name: "screen") }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(card)
      activate { card.edges == view.margins.edges }
    }
  }

  private let screen = Screen()
  private var view: LayoutView { screen.view }

  /// Lays the controller's view out in a size, or the topmost view that it is in.
  private func layOut(_ width: Double, _ height: Double, _ topmost: LayoutView? = nil) {
    (topmost ?? view).frame = Rect(x: 0, y: 0, width: width, height: height)
    view.layoutIfNeeded()
  }

  @Test(
    "The system's minimum at the sides is 20 from 414 points of width on, nothing above and below",
    arguments: [
      (320.0, 16.0), (375, 16), (390, 16), (413.5, 16), (414, 20), (417, 20), (428, 20), (1024, 20),
    ])
  func minimumMargins(width: Double, side: Double) {
    layOut(width, 844)
    #expect(screen.systemMinimumLayoutMargins == sides(side))
    #expect(view.layoutMargins == Insets(top: 0, left: side, bottom: 0, right: side))
    #expect(view.directionalLayoutMargins == sides(side))
    #expect(screen.card.frame == Rect(x: side, y: 0, width: width - 2 * side, height: 844))
  }

  @Test("The margins of one size class change in the same layout, and the traits do not")
  func sameSizeClass() {
    layOut(413, 844)
    #expect(screen.card.frame.minX == 16)
    let count = screen.traitChangeCount
    layOut(414, 844)
    #expect(screen.card.frame.minX == 20 && screen.traitChangeCount == count)
    layOut(413, 844)
    #expect(screen.card.frame.minX == 16 && screen.traitChangeCount == count)
    layOut(600, 844)
    #expect(screen.card.frame.minX == 20 && screen.traitChangeCount == count + 1)
  }

  @Test("Before the first layout the margins are those of a narrow view")
  func beforeLayout() {
    view.frame = Rect(x: 0, y: 0, width: 1024, height: 768)
    #expect(screen.systemMinimumLayoutMargins == sides(16) && view.layoutMargins.left == 16)
    view.layoutIfNeeded()
    #expect(view.layoutMargins.left == 20)
  }

  @Test("The safe area is added to the minimum margins")
  func safeArea() {
    view.safeAreaInsets = Insets(top: 47, bottom: 34)
    layOut(390, 844)
    #expect(view.layoutMargins == Insets(top: 47, left: 16, bottom: 34, right: 16))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == Insets(top: 0, left: 16, bottom: 0, right: 16))
  }

  @Test("Margins that were set count if they exceed the minimum")
  func ownMargins() {
    layOut(390, 844)
    view.layoutMargins = Insets(top: 3, left: 4, bottom: 5, right: 30)
    #expect(view.layoutMargins == Insets(top: 3, left: 16, bottom: 5, right: 30))
    view.directionalLayoutMargins = DirectionalInsets(
      top: 8, leading: 30, bottom: 8, trailing: 1)
    view.layoutDirection = .rightToLeft
    view.layoutIfNeeded()
    #expect(view.layoutMargins == Insets(top: 8, left: 16, bottom: 8, right: 30))
    view.layoutMargins = Insets(8)
    #expect(view.layoutMargins == Insets(top: 8, left: 16, bottom: 8, right: 16))
  }

  @Test("Without the minimum the view has the margins that were set, or 8 at the sides")
  func off() {
    layOut(390, 844)
    screen.viewRespectsSystemMinimumLayoutMargins = false
    #expect(view.layoutMargins == Insets(top: 0, left: 8, bottom: 0, right: 8))
    view.layoutIfNeeded()
    #expect(screen.card.frame == Rect(x: 8, y: 0, width: 374, height: 844))
    view.layoutMargins = .zero
    view.layoutIfNeeded()
    #expect(screen.card.frame == view.bounds)
    screen.viewRespectsSystemMinimumLayoutMargins = true
    view.layoutIfNeeded()
    #expect(screen.card.frame == Rect(x: 16, y: 0, width: 358, height: 844))
  }

  @Test("A rotation moves views that are pinned to the margins, in the same layout")
  func rotation() {
    layOut(390, 844)
    #expect(screen.card.frame == Rect(x: 16, y: 0, width: 358, height: 844))
    layOut(844, 390)
    #expect(screen.card.frame == Rect(x: 20, y: 0, width: 804, height: 390))
    layOut(390, 844)
    #expect(screen.card.frame == Rect(x: 16, y: 0, width: 358, height: 844))
  }

  @Test("A child controller's view has the margins of the topmost view's width")
  func child() {
    let window = LayoutView(name: "window"), parent = LayoutViewController()
    window.addSubview(parent.view)
    parent.addChild(screen)
    parent.view.addSubview(view)
    Constraint.activate {
      parent.view.edges == window.edges
      view.left == parent.view.left + 100
      view.verticalEdges == parent.view.verticalEdges
      view.width == 300
    }
    layOut(1024, 768, window)
    #expect(screen.card.frame == Rect(x: 20, y: 0, width: 260, height: 768))
    layOut(412, 768, window)
    #expect(screen.card.frame == Rect(x: 16, y: 0, width: 268, height: 768))
    view.removeFromSuperview()
    window.addSubview(view)
    layOut(1024, 768, window)
    #expect(view.layoutMargins.left == 20)
  }

  @Test("Subviews that preserve the margins follow them, and so does a fitting size")
  func followers() {
    let inner = LayoutView(name: "inner")
    screen.card.addSubview(inner)
    screen.card.preservesSuperviewLayoutMargins = true
    screen.card.layoutMargins = .zero
    screen.card.remakeConstraints { v in v.edges == view.edges }
    Constraint.activate {
      inner.edges == screen.card.margins.edges
      inner.size >= 50
    }
    func fitting() -> Size {
      view.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)
    }
    layOut(390, 844)
    #expect(inner.frame == Rect(x: 16, y: 0, width: 358, height: 844))
    #expect(fitting() == Size(width: 82, height: 50))
    layOut(1024, 768)
    #expect(inner.frame == Rect(x: 20, y: 0, width: 984, height: 768))
    #expect(fitting() == Size(width: 90, height: 50))
  }

  @Test("A view has the margins while it is a controller's, and is told of the change")
  func comingAndGoing() {
    final class Told: LayoutView {
      var changes: [Insets] = []
      override func layoutMarginsDidChange() { changes.append(layoutMargins) }
    }
    let told = Told()
    var controller: LayoutViewController? = LayoutViewController()
    controller?.view = told
    #expect(told.changes == [Insets(top: 0, left: 16, bottom: 0, right: 16)])
    controller?.view = LayoutView()
    #expect(told.changes.count == 2 && told.layoutMargins == Insets(8))
    controller?.view = told
    let inner = LayoutView(name: "inner")
    told.addSubview(inner)
    Constraint.activate { inner.edges == told.margins.edges }
    told.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    told.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 16, y: 0, width: 68, height: 100))
    // A freed controller leaves its view the standard margins.
    controller = nil
    #expect(told.layoutMargins == Insets(8))
    told.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 8, y: 8, width: 84, height: 84))
  }

  private func sides(_ distance: Double) -> DirectionalInsets {
    DirectionalInsets(top: 0, leading: distance, bottom: 0, trailing: distance)
  }
}
