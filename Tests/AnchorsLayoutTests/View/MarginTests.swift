import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("Margins")
struct MarginTests {
  //  root 200 × 100 with margins 10 (top), 20 (left), 30 (bottom), 40 (right)
  private let root = LayoutView(name: "root", width: 200, height: 100)
  private let view = LayoutView(name: "view")

  init() {
    root.addSubview(view)
    root.layoutMargins = Insets(top: 10, left: 20, bottom: 30, right: 40)
  }

  private func laidOut(@ConstraintBuilder _ build: () -> [Constraint]) -> Rect {
    Constraint.activate(build)
    root.layoutIfNeeded()
    return rounded(view.frame)
  }

  @Test("Margins are 8 on every side by default")
  func defaults() {
    #expect(view.layoutMargins == Insets(8))
    #expect(view.directionalLayoutMargins == DirectionalInsets(8))
  }

  @Test("Margin attributes of the superview are its margins")
  func superviewMargins() {
    #expect(
      laidOut {
        view.left == root.leftMargin
        view.right == root.rightMargin - 1
        view.top == root.topMargin + 2
        view.bottom == root.bottomMargin
      } == Rect(x: 20, y: 12, width: 139, height: 58))
    root.layoutMargins = Insets(5)
    root.layoutIfNeeded()
    #expect(rounded(view.frame) == Rect(x: 5, y: 7, width: 189, height: 88))
  }

  @Test("Margin attributes of the view are its own margins")
  func ownMargins() {
    //  view's margins: 1, 2, 3, 4; its margin lines are put on root's edges and margins
    view.layoutMargins = Insets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      laidOut {
        view.leftMargin == root.leftMargin + 5  //  x + 2 = 25
        view.rightMargin == root.right  //          right - 4 = 200
        view.topMargin == root.top  //              y + 1 = 0
        view.bottomMargin == root.bottomMargin  //  bottom - 3 = 70
      } == Rect(x: 23, y: -1, width: 181, height: 74))
  }

  @Test("A view's own margins guide on the left determines the view's frame")
  func ownMarginsGuide() {
    view.layoutMargins = Insets(top: 1, left: 2, bottom: 3, right: 4)
    view.frame = Rect(x: 50, y: 50, width: 7, height: 7)
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(
      laidOut { view.margins.edges == root.edges } == Rect(x: -2, y: -1, width: 206, height: 104))
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(root.translatesAutoresizingMaskIntoConstraints)
    view.layoutMargins = .zero
    root.layoutIfNeeded()
    #expect(rounded(view.frame) == root.frame)
  }

  @Test(
    "On the right, the margins guide keeps the mask, and so does the safe area's on the left")
  func masks() {
    let inner = LayoutView(name: "inner")
    view.addSubview(inner)
    Constraint.activate {
      inner.edges == view.margins.edges
      view.safeArea.width >= 10
    }
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(!inner.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("A constraint with the margins guide on the left is recorded by the guide, not by its view")
  func recordsOfMarginsGuide() {
    view.makeConstraints { v in v.margins.edges == root.edges }
    #expect(view.installedConstraints.isEmpty && view.margins.installedConstraints.count == 4)
    #expect(root.hostedConstraints.count == 4)
    view.margins.removeConstraints()
    #expect(root.hostedConstraints.isEmpty)
  }

  @Test("A margin compared with a number is the superview's same margin plus the number")
  func numbers() {
    view.layoutMargins = .zero
    #expect(
      laidOut {
        view.leftMargin == 0
        view.rightMargin == -10
        view.topMargin == 5
        view.bottomMargin == 0
      } == Rect(x: 20, y: 15, width: 130, height: 55))
  }

  @Test("The center between the margins has attributes")
  func centers() {
    //  root's: x = (20 + 160) / 2 = 90, y = (10 + 70) / 2 = 40
    #expect(
      laidOut {
        view.centerX == root.centerXWithinMargins
        view.centerY == root.centerYWithinMargins
        view.size == 20
      } == Rect(x: 80, y: 30, width: 20, height: 20))
    //  view's own: x + (4 + 18) / 2 = 11
    view.layoutMargins = Insets(top: 0, left: 4, bottom: 10, right: 2)
    view.remakeConstraints { v in
      v.centerXWithinMargins == root.left
      v.centerYWithinMargins == root.top
      v.size == 20
    }
    root.layoutIfNeeded()
    #expect(rounded(view.frame) == Rect(x: -11, y: -5, width: 20, height: 20))
  }

  @Test("Leading and trailing margins are correct from left to right")
  func leftToRight() {
    #expect(
      laidOut {
        view.leading == root.leadingMargin + 1
        view.trailing == root.trailingMargin - 1
        view.verticalEdges == 0
      } == Rect(x: 21, y: 0, width: 138, height: 100))
  }

  @Test("Leading and trailing margins are correct from right to left")
  func rightToLeft() {
    //  leading is right: 40 from there, and 1 more to the left; trailing 20 from the left, and 3
    root.layoutDirection = .rightToLeft
    #expect(
      laidOut {
        view.leading == root.leadingMargin + 1
        view.trailing == root.trailingMargin - 3
        view.verticalEdges == 0
      } == Rect(x: 23, y: 0, width: 136, height: 100))
  }

  @Test("Directional margins are mirrored, physical ones are not")
  func directions() {
    root.directionalLayoutMargins = DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(root.layoutMargins == Insets(top: 1, left: 2, bottom: 3, right: 4))
    root.layoutDirection = .rightToLeft
    #expect(root.layoutMargins == Insets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(
      root.directionalLayoutMargins
        == DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    root.layoutMargins = Insets(top: 5, left: 6, bottom: 7, right: 8)
    #expect(
      root.directionalLayoutMargins
        == DirectionalInsets(top: 5, leading: 8, bottom: 7, trailing: 6))
    root.layoutDirection = .leftToRight
    #expect(
      root.directionalLayoutMargins
        == DirectionalInsets(top: 5, leading: 6, bottom: 7, trailing: 8))
  }

  @Test("The margins guide follows mirrored margins, also in views below")
  func guides() {
    view.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    for each in [root, view] {
      each.directionalLayoutMargins = DirectionalInsets(
        top: 0, leading: 10, bottom: 0, trailing: 30)
    }
    let (outer, inner) = (root.margins, view.margins)
    root.layoutIfNeeded()
    #expect(rounded(outer.layoutFrame) == Rect(x: 10, y: 0, width: 160, height: 100))
    #expect(rounded(inner.layoutFrame) == Rect(x: 10, y: 0, width: 60, height: 50))
    root.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(rounded(outer.layoutFrame) == Rect(x: 30, y: 0, width: 160, height: 100))
    #expect(rounded(inner.layoutFrame) == Rect(x: 30, y: 0, width: 60, height: 50))
  }

  @Test("The margins guide of a view that joins a right-to-left tree is mirrored, and back again")
  func guideOfNewcomer() {
    root.layoutDirection = .rightToLeft
    let newcomer = LayoutView(name: "newcomer", width: 100, height: 50)
    newcomer.directionalLayoutMargins = DirectionalInsets(
      top: 0, leading: 10, bottom: 0, trailing: 30)
    let guide = newcomer.margins
    newcomer.layoutIfNeeded()
    #expect(rounded(guide.layoutFrame) == Rect(x: 10, y: 0, width: 60, height: 50))
    root.addSubview(newcomer)
    root.layoutIfNeeded()
    #expect(rounded(guide.layoutFrame) == Rect(x: 30, y: 0, width: 60, height: 50))
    newcomer.removeFromSuperview()
    newcomer.layoutIfNeeded()
    #expect(rounded(guide.layoutFrame) == Rect(x: 10, y: 0, width: 60, height: 50))
  }
}
