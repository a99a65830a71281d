import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("Numbers on the right")
struct NumberTests {
  private let parent = LayoutView(name: "parent", width: 200, height: 100)
  private let child = LayoutView(name: "child")

  init() { parent.addSubview(child) }

  @Test("A number for a size is that size", arguments: Relation.allCases)
  func sizes(relation: Relation) {
    #expect(
      ConstraintReading(relate(child.width, relation, 120))
        == ConstraintReading(child, .width, relation, constant: 120))
    #expect(
      ConstraintReading(relate(child.height, relation, 44.5))
        == ConstraintReading(child, .height, relation, constant: 44.5))
  }

  private func expectSuperview<Kind>(
    _ anchor: LayoutAnchor<Kind>, _ relation: Relation, _ number: Double
  ) {
    let constraint = relate(anchor, relation, number)
    let attribute = anchor.attribute
    #expect(
      ConstraintReading(constraint)
        == ConstraintReading(child, attribute, relation, constant: number))
    constraint.isActive = true
    #expect(
      ConstraintReading(constraint)
        == ConstraintReading(child, attribute, relation, parent, attribute, constant: number))
    #expect(constraint.host === parent)
    constraint.isActive = false
    #expect(
      ConstraintReading(constraint)
        == ConstraintReading(child, attribute, relation, constant: number))
  }

  @Test(
    "A number for a position is the superview's same attribute plus the number, with its sign",
    arguments: Relation.allCases)
  func positions(relation: Relation) {
    for number in [10.0, -10, 0] {
      for anchor in xAnchors(of: child) { expectSuperview(anchor, relation, number) }
      for anchor in yAnchors(of: child) { expectSuperview(anchor, relation, number) }
    }
  }

  @Test("At the far edges -10 is 10 inside, like +10 at the near ones")
  func wholeFrames() {
    //  ┌ parent 200 × 100 ─────┐
    //  │ 10┌ child ───────┐10  │
    Constraint.activate {
      child.left == 10
      child.right == -10
      child.top == 10
      child.bottom == -10
    }
    parent.layoutIfNeeded()
    #expect(frames(of: child) == ["child": Rect(x: 10, y: 10, width: 180, height: 80)])
  }

  @Test("An expression on the left is normalized against the number")
  func normalisation() {
    #expect(
      ConstraintReading(2 * child.width + 10 <= 110)
        == ConstraintReading(child, .width, .lessThanOrEqual, constant: 50))
    #expect(
      ConstraintReading(-2 * child.width <= -60)
        == ConstraintReading(child, .width, .greaterThanOrEqual, constant: 30))
    #expect(
      ConstraintReading(child.left - 4 == 10)
        == ConstraintReading(child, .left, .equal, constant: 14))
    #expect(
      ConstraintReading(-1 * child.top + 3 >= 1)
        == ConstraintReading(child, .top, .lessThanOrEqual, constant: 2))
  }

  @Test("Integer literals, double literals and variables are equivalent numbers")
  func literals() {
    let length = 44.0
    #expect(
      texts([child.width == 44, child.width == 44.0, child.width == length])
        == ["child.width == 44", "child.width == 44", "child.width == 44"])
    #expect(texts([child.width == length / 2 - 1]) == ["child.width == 21"])
  }
}
