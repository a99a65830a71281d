import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("Margins, the safe area and the superview's margins")
struct SpreadingMarginTests {
  //  root 400 × 800 ─ card: its frame is given, its margins 8 ─ leaf
  private let root = LayoutView(name: "root", width: 400, height: 800)
  private let card = LayoutView(name: "card")
  private let leaf = LayoutView(name: "leaf")

  init() {
    root.addSubview(card)
    card.addSubview(leaf)
    card.frame = root.bounds
  }

  private func laidOut(@ConstraintBuilder _ build: () -> [Constraint]) -> Rect {
    Constraint.activate(build)
    root.layoutIfNeeded()
    return rounded(leaf.frame)
  }

  @Test("The safe area is added to margins that were set, while the switch is on")
  func safeArea() {
    root.safeAreaInsets = Insets(top: 47, left: 0, bottom: 34, right: 10)
    #expect(root.layoutMargins == Insets(top: 55, left: 8, bottom: 42, right: 18))
    root.layoutMargins = Insets(20)
    #expect(root.layoutMargins == Insets(top: 67, left: 20, bottom: 54, right: 30))
    root.insetsLayoutMarginsFromSafeArea = false
    #expect(root.layoutMargins == Insets(20))
    root.insetsLayoutMarginsFromSafeArea = true
    #expect(root.layoutMargins == Insets(top: 67, left: 20, bottom: 54, right: 30))
  }

  // Documented, and measured once with these numbers.
  @Test("Margins are 8 plus a safe area of 44, 10, 34 and 12")
  func uikitSum() {
    root.safeAreaInsets = Insets(top: 44, left: 10, bottom: 34, right: 12)
    #expect(root.layoutMargins == Insets(top: 52, left: 18, bottom: 42, right: 20))
  }

  @Test("The guide follows the margins, also when the switch changes")
  func guide() {
    root.safeAreaInsets = Insets(top: 47, bottom: 34)
    #expect(
      laidOut { leaf.edges == card.margins.edges } == Rect(x: 8, y: 55, width: 384, height: 703))
    card.insetsLayoutMarginsFromSafeArea = false
    #expect(laidOut {} == Rect(x: 8, y: 8, width: 384, height: 784))
    card.insetsLayoutMarginsFromSafeArea = true
    #expect(laidOut {} == Rect(x: 8, y: 55, width: 384, height: 703))
  }

  @Test("Margin attributes include the safe area")
  func attributes() {
    root.safeAreaInsets = Insets(top: 40, left: 30, bottom: 20, right: 10)
    //  card's margins: top 48, left 38, bottom 28, right 18
    #expect(
      laidOut {
        leaf.left == card.leftMargin + 1
        leaf.right == card.rightMargin - 2
        leaf.top == card.topMargin + 3
        leaf.bottom == card.bottomMargin - 4
      } == Rect(x: 39, y: 51, width: 341, height: 717))
    root.safeAreaInsets = .zero
    #expect(laidOut {} == Rect(x: 9, y: 11, width: 381, height: 777))
  }

  @Test("The centers and the leading and trailing edges between margins include the safe area")
  func centers() {
    root.safeAreaInsets = Insets(top: 40, left: 30, bottom: 20, right: 10)
    //  x: (38 + 382) / 2 = 210, y: (48 + 772) / 2 = 410
    #expect(
      laidOut {
        leaf.centerX == card.centerXWithinMargins
        leaf.centerY == card.centerYWithinMargins
        leaf.size == 20
      } == Rect(x: 200, y: 400, width: 20, height: 20))
    leaf.removeConstraints()
    root.layoutDirection = .rightToLeft
    //  leading is right: 400 - 18; trailing left: 38
    #expect(
      laidOut {
        leaf.leading == card.leadingMargin
        leaf.trailing == card.trailingMargin
        leaf.verticalEdges == 0
      } == Rect(x: 38, y: 0, width: 344, height: 800))
  }

  @Test("With preserved margins of the superview, inner margins are nowhere inside those")
  func preserving() {
    root.layoutMargins = Insets(top: 10, left: 20, bottom: 30, right: 4)
    card.preservesSuperviewLayoutMargins = true
    _ = laidOut { leaf.edges == card.margins.edges }
    //  the larger of 8 and the superview's
    #expect(card.layoutMargins == Insets(top: 10, left: 20, bottom: 30, right: 8))
    #expect(frames(of: leaf) == ["leaf": Rect(x: 20, y: 10, width: 372, height: 760)])
    //  5 further in, 5 less of the superview's reach into it
    card.frame = Rect(x: 5, y: 5, width: 390, height: 790)
    _ = laidOut {}
    #expect(card.layoutMargins == Insets(top: 8, left: 15, bottom: 25, right: 8))
    #expect(frames(of: leaf) == ["leaf": Rect(x: 15, y: 8, width: 367, height: 757)])
    card.frame = Rect(x: 100, y: 100, width: 100, height: 100)
    #expect(laidOut {} == Rect(x: 8, y: 8, width: 84, height: 84))
  }

  // Documented in words, and measured once with these numbers.
  @Test("Of margins of 20, the rest reaches into a view 10 inside if it exceeds its own 8")
  func uikitPreserving() {
    root.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    root.layoutMargins = Insets(20)
    card.preservesSuperviewLayoutMargins = true
    card.frame = Rect(x: 10, y: 10, width: 100, height: 100)
    root.layoutIfNeeded()
    #expect(card.layoutMargins == Insets(top: 10, left: 10, bottom: 8, right: 8))
  }

  // What UIKit does here is not known: the cap of the safe area was measured for that alone.
  @Test("A view that begins outside its superview has the margins' whole distance")
  func preservingOutside() {
    root.layoutMargins = Insets(20)
    card.preservesSuperviewLayoutMargins = true
    card.frame = Rect(x: -10, y: 0, width: 100, height: 100)
    root.layoutIfNeeded()
    #expect(card.layoutMargins == Insets(top: 20, left: 30, bottom: 8, right: 8))
  }

  @Test("Margins are not preserved by default, and no longer once it is turned off")
  func notPreserving() {
    root.layoutMargins = Insets(50)
    root.layoutIfNeeded()
    #expect(!card.preservesSuperviewLayoutMargins && card.layoutMargins == Insets(8))
    card.preservesSuperviewLayoutMargins = true
    root.layoutIfNeeded()
    #expect(card.layoutMargins == Insets(50))
    root.layoutMargins = Insets(60)
    root.layoutIfNeeded()
    #expect(card.layoutMargins == Insets(60))
    card.preservesSuperviewLayoutMargins = false
    root.layoutIfNeeded()
    #expect(card.layoutMargins == Insets(8))
  }

  @Test("Margins are preserved through several views in one layout, and lost with the superview")
  func nested() {
    root.layoutMargins = Insets(50)
    leaf.frame = Rect(x: 10, y: 20, width: 390, height: 780)
    for view in [card, leaf] { view.preservesSuperviewLayoutMargins = true }
    root.layoutIfNeeded()
    #expect(leaf.layoutMargins == Insets(top: 30, left: 40, bottom: 50, right: 50))
    card.removeFromSuperview()
    card.layoutIfNeeded()
    #expect(card.layoutMargins == Insets(8) && leaf.layoutMargins == Insets(8))
  }

  @Test("A safe area in the superview's margins is in those that preserve them")
  func both() {
    root.safeAreaInsets = Insets(top: 47)
    card.preservesSuperviewLayoutMargins = true
    card.insetsLayoutMarginsFromSafeArea = false
    root.layoutIfNeeded()
    #expect(card.layoutMargins == Insets(top: 55, left: 8, bottom: 8, right: 8))
  }

  @Test("Directional margins with a safe area are mirrored, and the safe area is not")
  func directional() {
    root.safeAreaInsets = Insets(left: 30)
    card.directionalLayoutMargins = DirectionalInsets(top: 0, leading: 5, bottom: 0, trailing: 1)
    root.layoutIfNeeded()
    #expect(card.layoutMargins == Insets(top: 0, left: 35, bottom: 0, right: 1))
    root.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(card.layoutMargins == Insets(top: 0, left: 31, bottom: 0, right: 5))
    #expect(
      card.directionalLayoutMargins
        == DirectionalInsets(top: 0, leading: 5, bottom: 0, trailing: 31))
  }

  @Test("The readable content is within margins that include the safe area")
  func readable() {
    root.frame = Rect(x: 0, y: 0, width: 1000, height: 800)
    root.safeAreaInsets = Insets(top: 20, left: 100)
    let guide = root.readableContent
    root.layoutIfNeeded()
    //  between 108 and 992: 884, so 672 about 550
    #expect(rounded(guide.layoutFrame) == Rect(x: 214, y: 28, width: 672, height: 764))
    root.insetsLayoutMarginsFromSafeArea = false
    root.layoutIfNeeded()
    #expect(rounded(guide.layoutFrame) == Rect(x: 164, y: 8, width: 672, height: 784))
  }

  @Test("A view is told when its margins have changed")
  func telling() {
    final class Told: LayoutView {
      var changes: [Insets] = []
      override func layoutMarginsDidChange() { changes.append(layoutMargins) }
    }
    let told = Told(frame: root.bounds)
    root.addSubview(told)
    told.layoutMargins = Insets(1)
    root.safeAreaInsets = Insets(top: 20)
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(told.changes == [Insets(1), Insets(top: 21, left: 1, bottom: 1, right: 1)])
  }
}
