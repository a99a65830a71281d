import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("Edges")
struct EdgesTests {
  private let a = LayoutView(name: "a")
  private let b = LayoutView(name: "b")

  @Test("Edges compared with edges are top, leading, bottom and trailing")
  func plain() {
    #expect(
      texts(a.edges == b.edges) == [
        "a.top == b.top", "a.leading == b.leading", "a.bottom == b.bottom",
        "a.trailing == b.trailing",
      ])
    #expect(
      readings(a.edges == b.edges) == [
        ConstraintReading(a, .top, .equal, b, .top),
        ConstraintReading(a, .leading, .equal, b, .leading),
        ConstraintReading(a, .bottom, .equal, b, .bottom),
        ConstraintReading(a, .trailing, .equal, b, .trailing),
      ])
  }

  @Test("An inset moves near edges forwards and far edges back")
  func inset() {
    #expect(
      texts(a.edges == b.edges.inset(by: 8)) == [
        "a.top == b.top + 8", "a.leading == b.leading + 8", "a.bottom == b.bottom - 8",
        "a.trailing == b.trailing - 8",
      ])
    #expect(
      texts(a.edges == b.edges.inset(by: -8)) == [
        "a.top == b.top - 8", "a.leading == b.leading - 8", "a.bottom == b.bottom + 8",
        "a.trailing == b.trailing + 8",
      ])
    #expect(
      texts(a.edges == b.edges.inset(by: 8).inset(by: 3)) == [
        "a.top == b.top + 11", "a.leading == b.leading + 11", "a.bottom == b.bottom - 11",
        "a.trailing == b.trailing - 11",
      ])
  }

  @Test("An inset on the left moves to the right")
  func insetOnTheLeft() {
    #expect(
      texts(a.edges.inset(by: 8) == b.edges) == [
        "a.top == b.top - 8", "a.leading == b.leading - 8", "a.bottom == b.bottom + 8",
        "a.trailing == b.trailing + 8",
      ])
    #expect(
      texts(a.edges.inset(by: 8) >= b.edges.inset(by: 10)) == [
        "a.top >= b.top + 2", "a.leading >= b.leading + 2", "a.bottom <= b.bottom - 2",
        "a.trailing <= b.trailing - 2",
      ])
  }

  @Test("A number is an inset from the superview's edges, like Insets")
  func number() {
    #expect(
      texts(a.edges == 8) == [
        "a.top == 8", "a.leading == 8", "a.bottom == -8", "a.trailing == -8",
      ])
    #expect(texts(a.horizontalEdges == 16) == ["a.leading == 16", "a.trailing == -16"])
    #expect(texts(a.verticalEdges == -2) == ["a.top == -2", "a.bottom == 2"])
    #expect(texts(a.edges(.left, .bottom) == 8) == ["a.left == 8", "a.bottom == -8"])
    #expect(
      texts(a.edges == 0) == ["a.top == 0", "a.leading == 0", "a.bottom == 0", "a.trailing == 0"])
    #expect(
      texts(a.edges >= 8) == [
        "a.top >= 8", "a.leading >= 8", "a.bottom <= -8", "a.trailing <= -8",
      ])
    #expect(
      texts([a, b].horizontalEdges == 4) == [
        "a.leading == 4", "a.trailing == -4", "b.leading == 4", "b.trailing == -4",
      ])
  }

  @Test("Physical insets go with left and right, directional ones with leading and trailing")
  func distances() {
    #expect(
      texts(a.edges == b.edges.inset(by: Insets(top: 1, left: 2, bottom: 3, right: 4))) == [
        "a.top == b.top + 1", "a.left == b.left + 2", "a.bottom == b.bottom - 3",
        "a.right == b.right - 4",
      ])
    let directional = DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      texts(a.edges == b.edges.inset(by: directional)) == [
        "a.top == b.top + 1", "a.leading == b.leading + 2", "a.bottom == b.bottom - 3",
        "a.trailing == b.trailing - 4",
      ])
  }

  @Test("In >= and <= the relation is flipped on the far edges")
  func flipping() {
    #expect(
      texts(a.edges >= b.edges.inset(by: 8)) == [
        "a.top >= b.top + 8", "a.leading >= b.leading + 8", "a.bottom <= b.bottom - 8",
        "a.trailing <= b.trailing - 8",
      ])
    #expect(
      texts(a.edges <= b.edges) == [
        "a.top <= b.top", "a.leading <= b.leading", "a.bottom >= b.bottom",
        "a.trailing >= b.trailing",
      ])
  }

  @Test("Insets alone are within the superview", arguments: Relation.allCases)
  func insetsAlone(relation: Relation) {
    let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    let directional = DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let (physical, flowing) =
      switch relation {
      case .equal: (a.edges == insets, a.edges == directional)
      case .lessThanOrEqual: (a.edges <= insets, a.edges <= directional)
      case .greaterThanOrEqual: (a.edges >= insets, a.edges >= directional)
      }
    let (near, far) = (relation.description, relation.flipped.description)
    #expect(
      texts(physical) == [
        "a.top \(near) 1", "a.left \(near) 2", "a.bottom \(far) -3", "a.right \(far) -4",
      ])
    #expect(
      texts(flowing) == [
        "a.top \(near) 1", "a.leading \(near) 2", "a.bottom \(far) -3", "a.trailing \(far) -4",
      ])
  }
}

@Suite("Some of the edges")
struct EdgeSubsetTests {
  private let a = LayoutView(name: "a")
  private let b = LayoutView(name: "b")

  @Test("Chosen edges keep the order of their choice, on either side")
  func subsets() {
    #expect(
      texts(a.edges(.right, .left, .top) == b.edges.inset(by: 8)) == [
        "a.right == b.right - 8", "a.left == b.left + 8", "a.top == b.top + 8",
      ])
    #expect(
      texts(a.edges == b.edges(.left, .bottom).inset(by: 8)) == [
        "a.left == b.left + 8", "a.bottom == b.bottom - 8",
      ])
    #expect(
      texts(a.edges(.leading) >= b.edges(.leading)) == ["a.leading >= b.leading"])
  }

  @Test("Chosen edges of other names are paired in their order")
  func otherNames() {
    #expect(
      texts(a.edges(.top) == b.edges(.bottom).inset(by: 4)) == ["a.top == b.bottom - 4"])
    #expect(
      texts(a.edges(.top, .right) >= b.edges(.bottom, .left))
        == ["a.top >= b.bottom", "a.right <= b.left"])
    #expect(texts(a.edges(.left) == b.edges(.leading)) == ["a.left == b.leading"])
  }

  @Test("Physical insets go on both sides, and on a choice of edges")
  func physicalChoices() {
    let physical = Insets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      texts(a.edges.inset(by: Insets(1)) == b.edges.inset(by: physical)) == [
        "a.top == b.top", "a.left == b.left + 1", "a.bottom == b.bottom - 2",
        "a.right == b.right - 3",
      ])
    #expect(
      texts(a.edges(.leading, .top).inset(by: physical) == b.edges)
        == ["a.left == b.left - 2", "a.top == b.top - 1"])
  }

  @Test("Horizontal and vertical edges are pairs")
  func pairs() {
    #expect(
      texts(a.horizontalEdges == b.horizontalEdges.inset(by: 8)) == [
        "a.leading == b.leading + 8", "a.trailing == b.trailing - 8",
      ])
    #expect(
      texts(a.verticalEdges >= b.verticalEdges.inset(by: 8)) == [
        "a.top >= b.top + 8", "a.bottom <= b.bottom - 8",
      ])
    #expect(texts(a.verticalEdges == 4) == ["a.top == 4", "a.bottom == -4"])
    #expect(
      texts(a.horizontalEdges == Insets(top: 1, left: 2, bottom: 3, right: 4)) == [
        "a.left == 2", "a.right == -4",
      ])
    #expect(texts(a.verticalEdges == DirectionalInsets(5)) == ["a.top == 5", "a.bottom == -5"])
    #expect(
      texts(a.horizontalEdges == b.edges) == [
        "a.leading == b.leading", "a.trailing == b.trailing",
      ])
  }

  @Test("A subset is compared with a number", arguments: Relation.allCases)
  func numbers(relation: Relation) {
    #expect(
      texts(relate(a.edges(.bottom, .left), relation, -6)) == [
        "a.bottom \(relation.flipped) 6", "a.left \(relation) -6",
      ])
  }

  @Test("All edges except some can be chosen; without left or right, all are physical")
  func excluding() {
    #expect(
      texts(a.edges(excluding: .bottom) == b.edges) == [
        "a.top == b.top", "a.leading == b.leading", "a.trailing == b.trailing",
      ])
    #expect(
      texts(a.edges(excluding: .top, .trailing) == b.edges.inset(by: 8)) == [
        "a.leading == b.leading + 8", "a.bottom == b.bottom - 8",
      ])
    #expect(
      texts(a.edges(excluding: .left) == Insets(top: 1, left: 2, bottom: 3, right: 4)) == [
        "a.top == 1", "a.bottom == -3", "a.right == -4",
      ])
    #expect(texts(a.edges(excluding: .right, .top) == 5) == ["a.left == 5", "a.bottom == -5"])
  }

  @Test("a.edges >= b.edges means that a lies inside b", arguments: [false, true])
  func inside(isRightToLeft: Bool) {
    //  b is (20, 10, 100, 60); a would like to be far larger than that.
    let root = LayoutView(width: 200, height: 100)
    if isRightToLeft { root.layoutDirection = .rightToLeft }
    b.frame = Rect(x: 20, y: 10, width: 100, height: 60)
    root.addSubview(b)
    root.addSubview(a)
    Constraint.activate {
      a.edges >= b.edges.inset(by: 5)
      a.size == 500 ~ .high
    }
    root.layoutIfNeeded()
    #expect(
      frames(of: a, b) == [
        "a": Rect(x: 25, y: 15, width: 90, height: 50),
        "b": Rect(x: 20, y: 10, width: 100, height: 60),
      ])
  }
}
