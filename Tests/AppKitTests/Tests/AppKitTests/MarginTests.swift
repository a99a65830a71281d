import Anchors
import TestSupport
import Testing

/// AppKit has no margin attributes: a margin is an edge of the margins guide.
@Suite("Margins in AppKit") @MainActor
struct MarginTests {
  private let scene = Siblings()
  private var container: View { scene.container }
  private var a: View { scene.a }

  /// Checks that a constraint is between `a` and an edge of the container's margins guide.
  private func expect(
    _ constraint: Constraint, _ first: NSLayoutConstraint.Attribute,
    _ second: NSLayoutConstraint.Attribute
  ) throws {
    let native = try #require(constraint.layoutConstraint)
    #expect(native.firstItem === a && native.firstAttribute == first)
    #expect(native.secondItem === container.layoutMarginsGuide && native.secondAttribute == second)
  }

  @Test("Every margin on the right is an edge of the guide")
  func right() throws {
    try expect(a.left == container.leftMargin, .left, .left)
    try expect(a.right == container.rightMargin, .right, .right)
    try expect(a.top == container.topMargin, .top, .top)
    try expect(a.bottom == container.bottomMargin, .bottom, .bottom)
    try expect(a.leading == container.leadingMargin, .leading, .leading)
    try expect(a.trailing == container.trailingMargin, .trailing, .trailing)
    try expect(a.centerX == container.centerXWithinMargins, .centerX, .centerX)
    try expect(a.centerY == container.centerYWithinMargins, .centerY, .centerY)
  }

  @Test("A margin on the left is an edge of the view's own guide")
  func left() throws {
    let constraint = a.leftMargin == container.left
    let native = try #require(constraint.layoutConstraint)
    #expect(native.firstItem === a.layoutMarginsGuide && native.firstAttribute == .left)
    #expect(native.secondItem === container && native.secondAttribute == .left)
    constraint.isActive = true
    #expect(container.constraints.map { $0 === native } == [true])
    #expect(a.installedConstraints.map { $0 === constraint } == [true])
    #expect(constraint.host === container && !a.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("A margin compared with a number is the superview's same margin")
  func number() throws {
    let constraint = a.leftMargin == 4
    constraint.isActive = true
    let native = try #require(constraint.layoutConstraint)
    #expect(native.secondItem === container.layoutMarginsGuide && native.constant == 4)
  }

  @Test("An update finds a margin again, and a description names margins")
  func update() {
    a.makeConstraints { v in v.left == container.leftMargin }
    a.updateConstraints { v in v.left == container.leftMargin + 8 }
    #expect(container.constraints.map(\.constant) == [8])
    let left = a.left == container.leftMargin
    #expect(left.layoutConstraint?.description == "a.left == container.leftMargin")
  }

  @Test("AppKit's guides have their property names in descriptions")
  func names() {
    let group = ConstraintGroup([
      a.top == container.safeArea.top, a.left == container.margins.left,
    ])
    #expect(
      group.constraints.map(\.description) == [
        "a.top == container.safeArea.top", "a.left == container.margins.left",
      ])
  }
}
