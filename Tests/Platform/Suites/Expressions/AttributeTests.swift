import Anchors
import TestSupport
import Testing

/// Every attribute that UIKit and AppKit have in common, as the platform knows it.
@Suite("Attributes") @MainActor
struct AttributeTests {
  private let scene = Siblings()
  private var a: View { scene.a }
  private var b: View { scene.b }

  private func expect(
    _ constraint: Constraint, _ attribute: NSLayoutConstraint.Attribute,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let native = try #require(constraint.layoutConstraint, sourceLocation: sourceLocation)
    #expect(native.firstAttribute == attribute, sourceLocation: sourceLocation)
    #expect(native.secondAttribute == attribute, sourceLocation: sourceLocation)
    #expect(native.firstItem === a && native.secondItem === b, sourceLocation: sourceLocation)
  }

  @Test("Edges are the native attributes")
  func edges() throws {
    try expect(a.left == b.left, .left)
    try expect(a.right == b.right, .right)
    try expect(a.top == b.top, .top)
    try expect(a.bottom == b.bottom, .bottom)
    try expect(a.leading == b.leading, .leading)
    try expect(a.trailing == b.trailing, .trailing)
  }

  @Test("Lengths, centers and baselines are the native attributes")
  func others() throws {
    try expect(a.width == b.width, .width)
    try expect(a.height == b.height, .height)
    try expect(a.centerX == b.centerX, .centerX)
    try expect(a.centerY == b.centerY, .centerY)
    try expect(a.firstBaseline == b.firstBaseline, .firstBaseline)
    try expect(a.lastBaseline == b.lastBaseline, .lastBaseline)
  }

  @Test("`anchors` has the same attributes, whatever members the view's class has")
  func namespace() throws {
    try expect(a.anchors.left == b.anchors.left, .left)
    try expect(a.anchors.width == b.anchors.width, .width)
    try expect(a.anchors.lastBaseline == b.anchors.lastBaseline, .lastBaseline)
    let center = (a.anchors.center == b.anchors.center).constraints
    try expect(center[0], .centerX)
    try expect(center[1], .centerY)
  }

  @Test("Chosen edges are the attributes of their names, separately")
  func chosenEdges() throws {
    let edges: [(LayoutEdge, NSLayoutConstraint.Attribute)] = [
      (.top, .top), (.left, .left), (.leading, .leading), (.bottom, .bottom), (.right, .right),
      (.trailing, .trailing),
    ]
    #expect(Set(edges.map(\.0)) == Set(LayoutEdge.allCases))
    for (edge, attribute) in edges {
      try expect((a.edges(edge) == b.edges(edge)).constraints[0], attribute)
    }
  }

  @Test("Each anchor is new, and using one changes no other")
  func fresh() {
    let left = a.left == b.left
    let other = a.left == b.left
    #expect(left !== other && left.layoutConstraint !== other.layoutConstraint)
    left.constant = 4
    #expect(other.constant == 0 && other.layoutConstraint?.constant == 0)
  }

  @Test("The same item and attribute are the same side: an update matches these and no others")
  func sameSide() {
    let container = scene.container
    let cases = [
      (a.left, a.left, true), (a.left, b.left, false), (a.left, a.right, false),
      (a.left, b.right, false), (a.left, a.leading, false),
    ]
    for (first, second, matches) in cases {
      let made = Constraint.activate { first == container.centerX }
      let updated = a.updateConstraints { _ in second == container.centerX + 1 }
      #expect((updated.constraints[0] === made.constraints[0]) == matches)
      #expect(container.constraints.count == (matches ? 1 : 2))
      updated.deactivate()
      made.deactivate()
    }
  }

  @Test("An attribute and the identity of its item serve as a key")
  func key() {
    struct Side: Hashable {
      let item: ObjectIdentifier?
      let attribute: Attribute

      init(_ anchor: LayoutAnchor<LayoutXAxis>) {
        item = anchor.item.map { ObjectIdentifier($0) }
        attribute = anchor.attribute
      }
    }
    #expect(Side(a.left) == Side(a.left))
    #expect(Side(a.left).hashValue == Side(a.left).hashValue)
    #expect(Set([Side(a.left), Side(b.left), Side(a.right), Side(b.right)]).count == 4)
  }

  @Test("A guide has edges")
  func guide() throws {
    let guide = Guide()
    scene.container.addLayoutGuide(guide)
    for (constraint, attribute) in [
      (guide.left == b.left, NSLayoutConstraint.Attribute.left), (guide.right == b.right, .right),
      (guide.top == b.top, .top), (guide.bottom == b.bottom, .bottom),
      (guide.leading == b.leading, .leading), (guide.trailing == b.trailing, .trailing),
      (guide.width == b.width, .width), (guide.height == b.height, .height),
      (guide.centerX == b.centerX, .centerX), (guide.centerY == b.centerY, .centerY),
    ] {
      let native = try #require(constraint.layoutConstraint)
      #expect(native.firstItem === guide && native.firstAttribute == attribute)
      #expect(native.secondItem === b && native.secondAttribute == attribute)
    }
  }
}
