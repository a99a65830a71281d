import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("Direction of layout")
struct DirectionTests {
  private let root = LayoutView(name: "root", width: 200, height: 100)
  private let a = LayoutView(name: "a")
  private let b = LayoutView(name: "b")

  init() {
    root.addSubview(a)
    root.addSubview(b)
    root.layoutDirection = .rightToLeft
  }

  /// Left edge and width of a and b.
  private func laidOut(@ConstraintBuilder _ build: () -> [Constraint]) -> [String: [Double]] {
    Constraint.activate(build)
    root.layoutIfNeeded()
    return frames(of: a, b).mapValues { [$0.minX, $0.width] }
  }

  @Test("A view inherits the direction of its superview, unless it has its own")
  func inheritance() {
    let inner = LayoutView()
    a.addSubview(inner)
    #expect([root, a, inner].map(\.layoutDirection) == [.rightToLeft, .rightToLeft, .rightToLeft])
    a.layoutDirection = .leftToRight
    #expect([root, a, inner].map(\.layoutDirection) == [.rightToLeft, .leftToRight, .leftToRight])
    a.inheritLayoutDirection()
    root.layoutDirection = .leftToRight
    #expect([root, a, inner].map(\.layoutDirection) == [.leftToRight, .leftToRight, .leftToRight])
    #expect(LayoutView().layoutDirection == .leftToRight)
  }

  @Test("From right to left, constants run leftwards")
  func constants() {
    //  0        85      155  165     190  200
    //           ┌ b 70 ┐ 10 ┌ a 25 ┐ 10 │
    #expect(
      laidOut {
        a.leading == 10
        a.width == 25
        b.leading == a.trailing + 10
        b.width == 70
      } == ["a": [165, 25], "b": [85, 70]])
  }

  @Test("From right to left, trailing is left")
  func trailing() {
    #expect(
      laidOut {
        a.trailing == -10
        a.leading == root.leading + 30
        b.trailing == root.trailing - 5
        b.width == 20
      } == ["a": [10, 160], "b": [5, 20]])
  }

  @Test("From right to left, inequalities run leftwards")
  func inequalities() {
    //  a would like to be at the right edge, b at the left one
    #expect(
      laidOut {
        a.leading >= 10
        a.right == 0 ~ .high
        a.width == 40
        b.trailing <= -15
        b.left == 0 ~ .high
        b.width == 40
      } == ["a": [150, 40], "b": [15, 40]])
  }

  @Test("Left, right and centers are not mirrored")
  func physical() {
    #expect(
      laidOut {
        a.left == 10
        a.right == b.left - 8
        b.centerX == 20
        b.width == 40
      } == ["a": [10, 82], "b": [100, 40]])
  }

  @Test("A center that is constrained to leading is measured leftwards, too")
  func middles() {
    #expect(
      laidOut {
        a.centerX == root.leading + 30
        a.width == 20
        b.trailing == a.centerX + 4
        b.width == 10
      } == ["a": [160, 20], "b": [166, 10]])
  }

  @Test("Directional insets are mirrored, physical ones are not")
  func insets() {
    #expect(
      laidOut {
        a.edges
          == root.edges.inset(
            by: DirectionalInsets(top: 0, leading: 10, bottom: 0, trailing: 20))
        b.edges == Insets(top: 0, left: 10, bottom: 0, right: 20)
      } == ["a": [20, 170], "b": [10, 170]])
  }

  @Test("A change of direction moves the views")
  func change() {
    let layout = laidOut {
      a.leading == 10
      a.width == 25
      b.leading == a.trailing
      b.width == 7
    }
    #expect(layout == ["a": [165, 25], "b": [158, 7]])
    root.layoutDirection = .leftToRight
    #expect(laidOut {} == ["a": [10, 25], "b": [35, 7]])
    root.layoutDirection = .rightToLeft
    #expect(laidOut {} == layout)
  }

  @Test("The host's direction counts, not the items'")
  func hosts() {
    //  root ← (a → (inner)): a 100 wide at 90, its inside runs to the right
    let inner = LayoutView(name: "inner")
    a.addSubview(inner)
    a.layoutDirection = .leftToRight
    Constraint.activate {
      a.leading == 10
      a.width == 100
      inner.leading == 5
      inner.width == 10
    }
    root.layoutIfNeeded()
    #expect(a.frame.minX == 90 && inner.frame.minX == 5)
    //  tied to root, the host is root: the right edge at 170, which is 80 in a
    inner.remakeConstraints { v in
      v.leading == root.leading + 30
      v.width == 10
    }
    root.layoutIfNeeded()
    #expect(a.frame.minX == 90 && inner.frame.minX == 70)
    //  and the other way round
    root.layoutDirection = .leftToRight
    a.layoutDirection = .rightToLeft
    inner.remakeConstraints { v in
      v.leading == 5
      v.width == 10
    }
    root.layoutIfNeeded()
    #expect(a.frame.minX == 10 && inner.frame.minX == 85)
  }

  @Test("Right to left is the mirror image of left to right", arguments: UInt64(1)...40)
  func mirror(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let parts = (0..<6).map { LayoutView(name: "part \($0)") }
    for (index, part) in parts.enumerated() {
      (index > 2 ? parts[random.int(in: 0...2)] : root).addSubview(part)
      let others = parts.prefix(index).filter { $0.superview === part.superview }
      let gap = random.whole(-20...20)
      Constraint.activate {
        part.width == random.whole(1...60)
        if let other = others.last {
          random.chance(2)
            ? part.leading == other.trailing + gap : part.trailing == other.leading - gap
        } else {
          random.chance(2) ? part.leading == gap : part.trailing == gap
        }
        part.trailing <= root.trailing + 500
      }
    }
    root.layoutDirection = .leftToRight
    root.layoutIfNeeded()
    let expected = parts.map { part in
      rounded(part.superview?.frame ?? .zero).width - rounded(part.frame).maxX
    }
    let widths = parts.map { rounded($0.frame).width }
    root.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(parts.map { rounded($0.frame).minX } == expected)
    #expect(parts.map { rounded($0.frame).width } == widths)
  }
}
