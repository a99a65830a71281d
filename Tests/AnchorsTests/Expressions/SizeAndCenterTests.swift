import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("Size and center")
struct SizeAndCenterTests {
  private let a = LayoutView(name: "a")
  private let b = LayoutView(name: "b")

  @Test("A size is compared with a size, a number and a Size", arguments: Relation.allCases)
  func sizes(relation: Relation) {
    #expect(
      texts(relate(a.size, relation, b.size)) == [
        "a.width \(relation) b.width", "a.height \(relation) b.height",
      ])
    #expect(
      texts(relate(a.size, relation, 40)) == [
        "a.width \(relation) 40", "a.height \(relation) 40",
      ])
    let size = Size(width: 40, height: 24)
    let group =
      switch relation {
      case .equal: a.size == size
      case .lessThanOrEqual: a.size <= size
      case .greaterThanOrEqual: a.size >= size
      }
    #expect(texts(group) == ["a.width \(relation) 40", "a.height \(relation) 24"])
  }

  @Test("Sizes are multiplied, divided and added to")
  func algebra() {
    #expect(
      texts(a.size == b.size * 0.5 + 8) == [
        "a.width == 0.5 * b.width + 8", "a.height == 0.5 * b.height + 8",
      ])
    #expect(
      texts(a.size == (b.size + Size(width: 1, height: 2)) * 4) == [
        "a.width == 4 * b.width + 4", "a.height == 4 * b.height + 8",
      ])
    #expect(
      texts(a.size == 2 * b.size - 3) == [
        "a.width == 2 * b.width - 3", "a.height == 2 * b.height - 3",
      ])
    #expect(
      texts(a.size == 2 * b.size - Size(width: 16, height: 8)) == [
        "a.width == 2 * b.width - 16", "a.height == 2 * b.height - 8",
      ])
    #expect(
      texts(a.size - Size(width: 1, height: 2) <= b.size) == [
        "a.width <= b.width + 1", "a.height <= b.height + 2",
      ])
    #expect(
      texts(a.size == b.size / 4) == ["a.width == 0.25 * b.width", "a.height == 0.25 * b.height"])
  }

  @Test("A factor on the left moves to the right, and flips the relation if it is negative")
  func normalisation() {
    #expect(
      texts(a.size * 2 + 6 <= b.size) == [
        "a.width <= 0.5 * b.width - 3", "a.height <= 0.5 * b.height - 3",
      ])
    #expect(
      texts(a.size * -2 <= b.size) == [
        "a.width >= -0.5 * b.width", "a.height >= -0.5 * b.height",
      ])
    #expect(
      texts(a.size * 2 == Size(width: 10, height: 20)) == ["a.width == 5", "a.height == 10"])
  }

  @Test("A center is compared with a center", arguments: Relation.allCases)
  func centers(relation: Relation) {
    #expect(
      readings(relate(a.center, relation, b.center)) == [
        ConstraintReading(a, .centerX, relation, b, .centerX),
        ConstraintReading(a, .centerY, relation, b, .centerY),
      ])
    #expect(
      texts(relate(a.center, relation, b.center + Point(x: 12, y: -12))) == [
        "a.centerX \(relation) b.centerX + 12", "a.centerY \(relation) b.centerY - 12",
      ])
    #expect(
      texts(relate(a.center + Point(x: 1, y: 2), relation, b.center)) == [
        "a.centerX \(relation) b.centerX - 1", "a.centerY \(relation) b.centerY - 2",
      ])
    #expect(
      texts(relate(a.center, relation, 5)) == [
        "a.centerX \(relation) 5", "a.centerY \(relation) 5",
      ])
  }

  @Test(
    "A center compared with a point is the superview's center plus the point",
    arguments: Relation.allCases)
  func centersAndPoints(relation: Relation) {
    let point = Point(x: 12, y: -4)
    let group =
      switch relation {
      case .equal: a.center == point
      case .lessThanOrEqual: a.center <= point
      case .greaterThanOrEqual: a.center >= point
      }
    #expect(texts(group) == ["a.centerX \(relation) 12", "a.centerY \(relation) -4"])
    #expect(
      texts(a.center - Point(x: 2, y: 6) == point) == ["a.centerX == 14", "a.centerY == 2"])
  }

  @Test("A view's center can be an offset away from its superview's")
  func movedCenter() {
    //  root 100 × 80, its center (50, 40); a 20 × 10 around (62, 36)
    let root = LayoutView(width: 100, height: 80)
    root.addSubview(a)
    Constraint.activate {
      a.center == Point(x: 12, y: -4)
      a.size == Size(width: 20, height: 10)
    }
    root.layoutIfNeeded()
    #expect(frames(of: a) == ["a": Rect(x: 52, y: 31, width: 20, height: 10)])
  }

  @Test("A badge can sit on the corner of a centered icon")
  func badge() {
    //  root 100 × 80: a 40 × 24 in the middle, b 10 × 10 around a's center plus (20, -12)
    let root = LayoutView(width: 100, height: 80)
    root.addSubview(a)
    root.addSubview(b)
    Constraint.activate {
      a.size == Size(width: 40, height: 24)
      a.center == root.center
      b.size == 10
      b.center == a.center + Point(x: 20, y: -12)
    }
    root.layoutIfNeeded()
    #expect(
      frames(of: a, b) == [
        "a": Rect(x: 30, y: 28, width: 40, height: 24),
        "b": Rect(x: 65, y: 23, width: 10, height: 10),
      ])
  }
}
