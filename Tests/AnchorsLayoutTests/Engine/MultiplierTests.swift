import AnchorsLayout
import AnchorsTestSupport
import Testing

/// A position with a multiplier is read in the host's coordinates.
@Suite("Positions with a multiplier")
struct MultiplierTests {
  //  root 200 × 100, box (40, 10, 120, 80) in it
  private let root = LayoutView(name: "root", width: 200, height: 100)
  private let box = LayoutView(name: "box")
  private let a = LayoutView(name: "a")
  private let b = LayoutView(name: "b")

  init() {
    root.addSubview(box)
    box.frame = Rect(x: 40, y: 10, width: 120, height: 80)
    box.addSubview(a)
    box.addSubview(b)
    Constraint.activate {
      [a, b].size == 10
      [a, b].top == 0 ~ 1
      [a, b].left == 0 ~ 1
    }
  }

  private func laidOut(@ConstraintBuilder _ build: () -> [Constraint]) -> [[Double]] {
    Constraint.activate(build)
    root.layoutIfNeeded()
    return [a, b].map { [rounded($0.frame).minX, rounded($0.frame).minY] }
  }

  @Test("Between siblings, a multiple is measured from the superview's corner")
  func siblings() {
    #expect(
      laidOut {
        a.left == 12
        b.left == 3 * a.left + 1
        a.top == 5
        b.bottom == 2 * a.bottom
      } == [[12, 5], [37, 20]])
  }

  @Test("Between parent and child, a multiple is measured from the parent's corner")
  func parentAndChild() {
    #expect(
      laidOut {
        a.left == 0.25 * box.right  //  30
        a.top == 0.5 * box.bottom  //  40
        b.centerX == 1.5 * box.centerX  //  90
        b.centerY == 0.5 * box.centerY  //  20
      } == [[30, 40], [85, 15]])
  }

  @Test("The host's own left and top are 0 in its coordinates")
  func hostsOwnCorner() {
    #expect(
      laidOut {
        a.right == 7 * box.left + 22
        a.top == 3 * box.top
        2 * b.left == box.left + 6
        b.bottom == 0.5 * box.top + 30
      } == [[12, 0], [3, 20]])
  }

  @Test("The position of the host does not change its content")
  func hostMoves() {
    _ = laidOut {
      a.left == 0.25 * box.right
      b.right == 2 * a.right
    }
    #expect([a, b].map(\.frame.minX) == [30, 70])
    box.frame = Rect(x: 5, y: 50, width: 120, height: 80)
    root.layoutIfNeeded()
    #expect([a, b].map(\.frame.minX) == [30, 70])
  }

  @Test("Between cousins, a multiple is measured from the corner of the nearest common ancestor")
  func cousins() {
    //  c at 30 in root; a's left is 2 × 30 = 60 in root, 20 in box; a's top is 15 in root, 5 in box
    let c = LayoutView(name: "c", frame: Rect(x: 30, y: 30, width: 5, height: 5))
    root.addSubview(c)
    #expect(
      laidOut {
        a.left == 2 * c.left
        a.top == 0.5 * c.top
        b.left == 0.25 * root.right  //  50 in root
        b.top == 0.25 * root.bottom  //  25 in root
      } == [[20, 5], [10, 15]])
  }

  @Test("A factor on the left gives the same constraint")
  func factorOnTheLeft() {
    #expect(
      laidOut {
        a.left == 12
        b.left / 3 == a.left + 2  //  b.left == 3 × 12 + 6
        2 * a.top == 20
        -1 * b.top == a.top - 30  //  b.top == 30 - 10
      } == [[12, 10], [42, 20]])
  }

  @Test("Inequalities have multiples, too")
  func inequalities() {
    #expect(
      laidOut {
        a.left == 12
        b.left >= 2 * a.left
        a.top == 12
        b.bottom >= 3 * a.bottom - 5
      } == [[12, 12], [24, 51]])
  }

  @Test("From right to left, leading and trailing are measured from the host's right edge")
  func rightToLeft() {
    //  box is 120 wide: a's right edge at 120 - 12, b's at 120 - (3 × 12 + 1)
    box.layoutDirection = .rightToLeft
    #expect(
      laidOut {
        a.leading == 12
        b.leading == 3 * a.leading + 1
      }.map { $0[0] } == [98, 73])
  }

  @Test("From right to left, fractions of the host's width are measured leftwards")
  func rightToLeftFractions() {
    //  trailing of box is 120 from its right edge: a's leading at 30 from there, b's trailing at 60
    box.layoutDirection = .rightToLeft
    #expect(
      laidOut {
        a.leading == 0.25 * box.trailing
        b.trailing == 0.5 * box.trailing
      }.map { $0[0] } == [80, 60])
  }

  @Test("From right to left, left and right are still measured from the left")
  func rightToLeftPhysical() {
    box.layoutDirection = .rightToLeft
    #expect(
      laidOut {
        a.left == 0.25 * box.right
        b.right == 2 * a.right
      }.map { $0[0] } == [30, 70])
  }
}
