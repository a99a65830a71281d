import AnchorsLayout
import AnchorsTestSupport
import Testing

/// A view whose own properties have the names of anchors.
private final class Picture: LayoutView {
  var width: Double = 3
  var top = "a lid"
  var size = Size(width: 3, height: 4)
  var center = Point(x: 1, y: 2)
  var edges = 4
}

@Suite("The anchors namespace")
struct NamespaceTests {
  private let picture = Picture(name: "picture")
  private let card = LayoutView(name: "card")

  @Test("A class's own property wins over the anchor of the same name")
  func shadowing() {
    let isThree: Bool = picture.width == 3
    #expect(isThree)
    #expect(picture.top == "a lid")
    #expect(picture.size == Size(width: 3, height: 4))
    #expect(picture.center == Point(x: 1, y: 2))
    #expect(picture.edges == 4)
  }

  @Test("`anchors` has the anchors nevertheless")
  func anchors() {
    #expect(
      readings([
        picture.anchors.width == 2 * picture.anchors.height, picture.anchors.top == card.top + 8,
      ]) == [
        ConstraintReading(picture, .width, .equal, picture, .height, multiplier: 2),
        ConstraintReading(picture, .top, .equal, card, .top, constant: 8),
      ])
    #expect(
      texts(picture.anchors.size == 40) == ["picture.width == 40", "picture.height == 40"])
    #expect(
      texts(picture.anchors.center == card.center) == [
        "picture.centerX == card.centerX", "picture.centerY == card.centerY",
      ])
    #expect(
      texts(picture.anchors.edges(.left) == card.edges) == ["picture.left == card.left"])
    #expect(
      texts(card.edges == picture.anchors.edges.inset(by: 1)) == [
        "card.top == picture.top + 1", "card.leading == picture.leading + 1",
        "card.bottom == picture.bottom - 1", "card.trailing == picture.trailing - 1",
      ])
  }

  @Test("In a builder, the name is the anchor's again if only a constraint fits")
  func builder() {
    //  Outside a builder `picture.width == 40` is a Bool; here a Bool would be refused, so that the
    //  compiler reads the anchor rather than the property. It is never a statement without effect.
    let group = ConstraintGroup {
      picture.width == 40
      picture.width == 2 * picture.height + 1
    }
    #expect(
      readings(group) == [
        ConstraintReading(picture, .width, .equal, constant: 40),
        ConstraintReading(picture, .width, .equal, picture, .height, multiplier: 2, constant: 1),
      ])
  }

  @Test("Attributes that are not shadowed need no namespace")
  func unshadowed() {
    #expect(texts([picture.height == 20]) == ["picture.height == 20"])
    #expect(texts([picture].anchors.width == 20) == ["picture.width == 20"])
  }

  @Test("The namespace works in makeConstraints, too")
  func makeConstraints() {
    card.addSubview(picture)
    picture.makeConstraints { v in
      v.anchors.width == 40
      v.anchors.top == 8
    }
    #expect(
      readings(picture.installedConstraints) == [
        ConstraintReading(picture, .width, .equal, constant: 40),
        ConstraintReading(picture, .top, .equal, card, .top, constant: 8),
      ])
  }
}
