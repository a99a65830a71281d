import Anchors
import TestSupport
import Testing

/// Layout guides, and the safe area and the margins of a view, which are guides.
@Suite("Guides") @MainActor
struct GuideTests {
  private let scene = Siblings()
  private var container: View { scene.container }
  private var a: View { scene.a }

  /// Checks that a constraint is placed on the container, from `a` to the guide.
  private func expect(
    _ constraint: Constraint, to guide: Guide, _ attribute: NSLayoutConstraint.Attribute,
    constant: CGFloat = 0
  ) throws {
    let native = try #require(constraint.layoutConstraint)
    #expect(native.firstItem === a && native.secondItem === guide)
    #expect(native.firstAttribute == attribute && native.secondAttribute == attribute)
    #expect(native.constant == constant)
    #expect(container.constraints.contains { $0 === native })
  }

  @Test("The safe area is the view's own guide")
  func safeArea() throws {
    let made = a.makeConstraints { v in
      v.edges == container.safeArea.edges.inset(by: 16)
      v.anchors.center == container.safeArea.center
    }
    #expect(container.safeArea === container.safeAreaLayoutGuide)
    let guide = container.safeAreaLayoutGuide
    let constraints = made.constraints
    try expect(constraints[0], to: guide, .top, constant: 16)
    try expect(constraints[1], to: guide, .leading, constant: 16)
    try expect(constraints[2], to: guide, .bottom, constant: -16)
    try expect(constraints[3], to: guide, .trailing, constant: -16)
    try expect(constraints[4], to: guide, .centerX)
    try expect(constraints[5], to: guide, .centerY)
  }

  @Test("The margins are the view's own guide")
  func margins() throws {
    let made = a.makeConstraints { v in v.edges == container.margins.edges }
    #expect(container.margins === container.layoutMarginsGuide)
    let attributes: [NSLayoutConstraint.Attribute] = [.top, .leading, .bottom, .trailing]
    for (constraint, attribute) in zip(made.constraints, attributes) {
      try expect(constraint, to: container.layoutMarginsGuide, attribute)
    }
  }

  @Test("The platform's insets apply to the safe area, on physical edges")
  func insetSafeArea() throws {
    let made = a.makeConstraints { v in
      v.edges
        == container.safeArea.edges.inset(by: EdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    }
    let guide = container.safeAreaLayoutGuide
    try expect(made.constraints[0], to: guide, .top, constant: 10)
    try expect(made.constraints[1], to: guide, .left, constant: 20)
    try expect(made.constraints[2], to: guide, .bottom, constant: -30)
    try expect(made.constraints[3], to: guide, .right, constant: -40)
  }

  @Test("A remake goes from the superview to its safe area and back")
  func remade() {
    a.makeConstraints { v in
      v.edges == container.edges
    }
    let remade = a.remakeConstraints { v in
      v.edges == container.safeArea.edges
      v.height == 50
    }
    #expect(container.constraints.count == 4 && a.constraints.count == 1)
    #expect(container.constraints.allSatisfy { $0.secondItem === container.safeAreaLayoutGuide })
    #expect(remade.isActive)
    a.remakeConstraints { v in v.edges == container.edges }
    #expect(container.constraints.allSatisfy { $0.secondItem === container })
    #expect(a.constraints.isEmpty)
  }

  @Test("Guides of two views have centers, edges and sizes, placed on the common superview")
  func betweenGuides() {
    let (one, two) = (Guide(), Guide())
    one.layoutName = "one"
    two.layoutName = "two"
    a.addLayoutGuide(one)
    scene.b.addLayoutGuide(two)
    Constraint.activate {
      one.center == two.center
      one.horizontalEdges == two.horizontalEdges
      one.verticalEdges == two.verticalEdges
      one.size == CGSize(width: 50, height: 100)
    }
    #expect(
      written(on: container) == [
        "one.centerX == two.centerX", "one.centerY == two.centerY", "one.leading == two.leading",
        "one.trailing == two.trailing", "one.top == two.top", "one.bottom == two.bottom",
      ])
    #expect(written(on: a) == ["one.width == 50", "one.height == 100"])
    #expect(written(on: scene.b) == [])
  }

  @Test("A guide's position with a number is measured from its owning view")
  func numbers() {
    let guide = Guide()
    guide.layoutName = "guide"
    container.addLayoutGuide(guide)
    guide.makeConstraints { v in
      v.left == 10
      v.top == 20
      v.size == CGSize(width: 30, height: 40)
    }
    #expect(
      written(on: container) == [
        "guide.left == container.left + 10", "guide.top == container.top + 20",
        "guide.width == 30", "guide.height == 40",
      ])
    a.makeConstraints { v in v.edges == guide.edges }
    #expect(frames(after: container, of: a) == ["a": [10, 20, 30, 40]])
  }

  @Test("Installing for a guide turns no autoresizing mask off")
  func mask() {
    let guide = Guide()
    container.addLayoutGuide(guide)
    guide.makeConstraints { v in v.left == a.right }
    #expect(container.translatesAutoresizingMaskIntoConstraints)
    #expect(a.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("Removing a guide from its view deactivates its constraints")
  func removal() {
    let guide = Guide()
    container.addLayoutGuide(guide)
    let group = Constraint.activate {
      a.left == guide.right
      guide.width == 20
      a.top == 4
    }
    container.removeLayoutGuide(guide)
    #expect(group.constraints.map(\.isActive) == [false, false, true])
    #expect(written(on: container) == ["a.top == container.top + 4"])
    #expect(guide.installedConstraints.isEmpty)
    #expect(a.installedConstraints.map { $0 === group.constraints[2] } == [true])
    #expect(container.hostedConstraints.map { $0 === group.constraints[2] } == [true])
  }
}
