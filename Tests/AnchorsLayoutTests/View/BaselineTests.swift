import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("Baselines")
struct BaselineTests {
  //  a 40 × 20: first baseline 15 below its top, last one 5 above its bottom
  //  b 60 × 40: 12 below, 8 above
  private let root = LayoutView(name: "root", width: 200, height: 100)
  private let a = LayoutView(name: "a")
  private let b = LayoutView(name: "b")

  init() {
    root.addSubview(a)
    root.addSubview(b)
    (a.baselineOffsetFromTop, a.baselineOffsetFromBottom) = (15, 5)
    (b.baselineOffsetFromTop, b.baselineOffsetFromBottom) = (12, 8)
    Constraint.activate {
      a.size == Size(width: 40, height: 20)
      b.size == Size(width: 60, height: 40)
      [a, b].left == 0
    }
  }

  /// The tops of a and b.
  private func tops(@ConstraintBuilder _ build: () -> [Constraint]) -> [Double] {
    Constraint.activate(build)
    root.layoutIfNeeded()
    #expect([a, b].map { rounded($0.frame).height } == [20, 40])
    return [a, b].map { rounded($0.frame).minY }
  }

  @Test("First baselines can be aligned")
  func first() {
    //  a's at 10 + 15 = 25, so b's top is at 13
    #expect(
      tops {
        a.top == 10
        b.firstBaseline == a.firstBaseline
      } == [10, 13])
  }

  @Test("Last baselines can be aligned")
  func last() {
    //  a's at 30 - 5 = 25, so b's bottom is at 33
    #expect(
      tops {
        a.top == 10
        b.lastBaseline == a.lastBaseline
      } == [10, -7])
  }

  @Test("First and last baselines can be aligned with a constant, and with an edge")
  func mixed() {
    //  a's last at 25; b's first at 33, its top at 21
    #expect(
      tops {
        a.lastBaseline == root.top + 25
        b.firstBaseline == a.lastBaseline + 8
      } == [10, 21])
  }

  @Test("A number is measured from the superview's baseline")
  func numbers() {
    //  root's first baseline is its top, its last its bottom
    #expect(
      tops {
        a.firstBaseline == 20  //  top 5
        b.lastBaseline == -4  //  bottom 100 - 4 + 8
      } == [5, 64])
    root.baselineOffsetFromTop = 3
    root.baselineOffsetFromBottom = 2
    #expect(tops {} == [8, 62])
  }

  @Test("A change of font moves aligned views")
  func change() {
    #expect(
      tops {
        a.top == 10
        b.firstBaseline == a.firstBaseline
      } == [10, 13])
    a.baselineOffsetFromTop = 18
    #expect(tops {} == [10, 16])
    b.baselineOffsetFromTop = 30
    #expect(tops {} == [10, -2])
  }

  @Test("With a multiplier, the baseline is part of the position")
  func multiplier() {
    //  a's first baseline at 25, twice that is 50: b's top at 38
    #expect(
      tops {
        a.top == 10
        b.firstBaseline == 2 * a.firstBaseline
      } == [10, 38])
  }
}
