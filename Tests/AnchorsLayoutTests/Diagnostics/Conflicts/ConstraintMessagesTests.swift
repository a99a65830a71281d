import Testing

@testable import Anchors
@testable import AnchorsLayout

/// The sentences that messages print for constraints.
@Suite("Words for constraints")
struct ConstraintMessagesTests {
  private let root = LayoutView(name: "root", width: 100, height: 100)
  private let a = LayoutView(name: "a")
  private let b = LayoutView(name: "b")

  init() {
    for view in [a, b] { root.addSubview(view) }
  }

  private func words(_ constraint: Constraint) -> String {
    ConstraintMessages(constraint: constraint, names: ItemNames()).text
  }

  @Test("Messages describe a constraint of one size")
  func size() {
    #expect(words(a.width == 10) == "a is 10 wide")
    #expect(words(a.height >= 10.5) == "a is at least 10.5 high")
    #expect(words(a.width <= 10) == "a is at most 10 wide")
  }

  @Test("Messages describe a constraint between two sizes")
  func sizes() {
    #expect(words(a.width == b.width) == "a is as wide as b")
    #expect(words(a.height <= b.height) == "a is at most as high as b")
    #expect(words(a.width == b.width + 10) == "a is 10 wider than b")
    #expect(words(a.width >= b.width - 10) == "a is at most 10 narrower than b")
    #expect(words(a.height <= b.height - 10) == "a is at least 10 lower than b")
    #expect(words(a.width == 2 * b.width) == "a is twice as wide as b")
    #expect(words(a.width == 0.5 * b.width - 8) == "a is half as wide as b less 8")
    #expect(words(a.height >= 3 * b.height + 8) == "a is at least 3 times as high as b plus 8")
    #expect(words(a.width == b.height) == "a is as wide as b is high")
    #expect(words(a.width == 1.5 * a.height) == "a is 1.5 times as wide as it is high")
    #expect(words(a.width == a.height) == "a is as wide as it is high")
  }

  @Test("Messages describe a constraint between neighbors")
  func neighbours() {
    #expect(words(b.leading == a.trailing + 8) == "b is 8 after a")
    #expect(words(b.top >= a.bottom + 8) == "b is at least 8 below a")
    #expect(words(a.right <= b.left - 8) == "a is at least 8 left of b")
    #expect(words(b.top == a.bottom) == "b starts at a's bottom")
    #expect(words(b.top == a.bottom - 4) == "b starts 4 above a's bottom")
  }

  @Test("Messages describe constraints of edges, baselines and centers")
  func positions() {
    #expect(words(a.leading == root.leading + 16) == "a starts 16 after root's leading edge")
    #expect(words(a.right <= root.right - 16) == "a ends at least 16 left of root's right edge")
    #expect(words(a.bottom >= root.bottom - 16) == "a ends at most 16 above root's bottom")
    #expect(words(a.top >= root.top) == "a does not start above root's top")
    #expect(words(a.trailing <= root.trailing) == "a does not end after root's trailing edge")
    #expect(words(a.firstBaseline <= b.top) == "a's first baseline is not below b's top")
    #expect(
      words(a.lastBaseline == b.firstBaseline + 4)
        == "a's last baseline is 4 below b's first baseline")
    #expect(words(a.centerX == root.centerX) == "a is centered horizontally in root")
    #expect(words(a.centerY == b.centerY) == "a is centered vertically with b")
    #expect(words(a.centerY == b.centerY + 3) == "a's center is 3 below b's center")
    #expect(words(a.leading == root.leadingMargin) == "a starts at root's leading margin")
    #expect(words(a.right == a.left + 20) == "a ends 20 right of its left edge")
  }

  @Test("Messages describe a position with a number once its reference is known")
  func number() {
    let constraint = a.right == -10
    constraint.isActive = true
    #expect(words(constraint) == "a ends 10 left of root's right edge")
  }

  @Test("Messages describe shares of a position")
  func shares() {
    #expect(
      words(a.left >= 0.5 * root.right + 4)
        == "a starts at 0.5 × root's right edge + 4 or more, measured in their common ancestor")
  }
}
