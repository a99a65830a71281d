import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("Relations between terms")
struct RelationTests {
  private let a = LayoutView(name: "a")
  private let b = LayoutView(name: "b")

  @Test("Two anchors can be compared", arguments: Relation.allCases)
  func anchors(relation: Relation) {
    #expect(
      ConstraintReading(relate(a.top, relation, b.bottom))
        == ConstraintReading(a, .top, relation, b, .bottom))
    #expect(
      ConstraintReading(relate(a.leading, relation, b.trailing))
        == ConstraintReading(a, .leading, relation, b, .trailing))
    #expect(
      ConstraintReading(relate(a.width, relation, a.height))
        == ConstraintReading(a, .width, relation, a, .height))
  }

  @Test("An anchor can be compared with an expression", arguments: Relation.allCases)
  func anchorAndExpression(relation: Relation) {
    #expect(
      ConstraintReading(relate(a.top, relation, b.bottom + 8))
        == ConstraintReading(a, .top, relation, b, .bottom, constant: 8))
    #expect(
      ConstraintReading(relate(a.width, relation, 2 * b.height - 4))
        == ConstraintReading(a, .width, relation, b, .height, multiplier: 2, constant: -4))
  }

  @Test("The left side's constant and multiplier move to the right")
  func normalisation() {
    // 2a + 8 == b + 20   →   a == b / 2 + 6
    #expect(
      ConstraintReading(a.width * 2 + 8 == b.width + 20)
        == ConstraintReading(a, .width, .equal, b, .width, multiplier: 0.5, constant: 6))
    // a - 10 <= 3b   →   a <= 3b + 10
    #expect(
      ConstraintReading(a.top - 10 <= 3 * b.top)
        == ConstraintReading(a, .top, .lessThanOrEqual, b, .top, multiplier: 3, constant: 10))
    // (a + 4) / 2 >= b   →   a >= 2b - 4
    #expect(
      ConstraintReading((a.centerX + 4) / 2 >= b.centerX)
        == ConstraintReading(
          a, .centerX, .greaterThanOrEqual, b, .centerX, multiplier: 2, constant: -4))
    // a + 1 == b as expression and anchor
    #expect(
      ConstraintReading(a.left + 1 == b.left)
        == ConstraintReading(a, .left, .equal, b, .left, constant: -1))
  }

  @Test("A negative multiplier on the left flips the relation, and one on the right does not")
  func flipping() {
    // -2a + 6 <= b   →   a >= -b / 2 + 3
    #expect(
      ConstraintReading(-2 * a.width + 6 <= b.width)
        == ConstraintReading(
          a, .width, .greaterThanOrEqual, b, .width, multiplier: -0.5, constant: 3))
    #expect(
      ConstraintReading(-1 * a.bottom >= b.top)
        == ConstraintReading(a, .bottom, .lessThanOrEqual, b, .top, multiplier: -1))
    #expect(
      ConstraintReading(-4 * a.width == 2 * b.width)
        == ConstraintReading(a, .width, .equal, b, .width, multiplier: -0.5))
    #expect(
      ConstraintReading(a.width <= -2 * b.width + 6)
        == ConstraintReading(
          a, .width, .lessThanOrEqual, b, .width, multiplier: -2, constant: 6))
  }

  /// `m a + p  relation  n b + q` for every pair of attributes of one axis, with seeded numbers:
  /// the constraint must hold for exactly the values of a and b for which the statement does.
  private func expectSameMeaning<Kind>(
    _ firsts: [LayoutAnchor<Kind>], _ seconds: [LayoutAnchor<Kind>], _ relation: Relation,
    seed: UInt64
  ) {
    var numbers = SeededRandom(seed: seed)
    for first in firsts {
      for second in seconds {
        let (m, n) = (numbers.factor(), numbers.factor())
        let (p, q) = (numbers.whole(-40...40), numbers.whole(-40...40))
        let constraint = relate(first * m + p, relation, n * second + q)
        let text = "\(m) a + \(p) \(relation) \(n) b + \(q)"
        #expect(
          ConstraintReading(constraint)
            == ConstraintReading(
              a, first.attribute, m < 0 ? relation.flipped : relation, b, second.attribute,
              multiplier: n / m, constant: (q - p) / m), "\(text)")
        for valueOfB in [-64.0, 0, 24] {
          let balance = (n * valueOfB + q - p) / m
          for valueOfA in [balance - 1, balance, balance + 1] {
            #expect(
              constraint.relation.holds(
                valueOfA, constraint.multiplier * valueOfB + constraint.constant)
                == relation.holds(m * valueOfA + p, n * valueOfB + q),
              "\(text) for a = \(valueOfA), b = \(valueOfB)")
          }
        }
      }
    }
  }

  @Test(
    "Every pair of attributes of one axis has the written meaning", arguments: Relation.allCases)
  func everyPair(relation: Relation) {
    expectSameMeaning(xAnchors(of: a), xAnchors(of: b), relation, seed: 11)
    expectSameMeaning(yAnchors(of: a), yAnchors(of: b), relation, seed: 12)
    expectSameMeaning(dimensions(of: a), dimensions(of: b), relation, seed: 13)
  }

  @Test("Building an expression has no side effect")
  func noSideEffect() {
    let parent = LayoutView(name: "parent")
    parent.addSubview(a)
    parent.addSubview(b)
    let constraint = a.left == b.right + 8
    #expect(!constraint.isActive)
    #expect(constraint.host == nil)
    #expect(constraint.source == nil)
    #expect(constraint.identifier == nil)
    #expect(texts(parent.hostedConstraints + a.installedConstraints) == [])
    #expect(a.translatesAutoresizingMaskIntoConstraints)
  }
}
