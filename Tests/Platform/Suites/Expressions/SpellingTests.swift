import Anchors
import TestSupport
import Testing

/// All in one builder, each in a separate one, and each alone.
@Suite("As those who come from other libraries are told") @MainActor
struct SpellingTests {
  private let parent = makeView("parent", width: 300, height: 200)
  private let v: View
  private let b: View

  init() {
    installSeam()
    v = makeView("v", in: parent)
    b = makeView("b", in: parent)
    parent.testMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    v.testMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }

  @Test("A view's own margins on the left determine its frame and turn the mask off")
  func marginsOnTheLeft() {
    v.makeConstraints { v in v.margins.edges == parent.edges }
    #expect(!v.translatesAutoresizingMaskIntoConstraints)
    #expect(parent.translatesAutoresizingMaskIntoConstraints)
    parent.layOut()
    #expect(v.frameFromTop == CGRect(x: -2, y: -1, width: 306, height: 204))
    v.margins.remakeConstraints { v in v.edges(.top, .left, .bottom, .right) == parent.margins.edges
    }
    parent.layOut()
    #expect(v.frameFromTop == CGRect(x: 6, y: 7, width: 290, height: 188))
  }

  @Test("A view's own center within the margins can be on the left")
  func centerOfMarginsOnTheLeft() {
    v.makeConstraints { v in
      v.margins.center == parent.anchors.center
      v.size == CGSize(width: 20, height: 10)
    }
    parent.layOut()
    //  the middle is (2 + 16) / 2 = 9 from the left, (1 + 7) / 2 = 4 from the top
    #expect(v.frameFromTop == CGRect(x: 141, y: 96, width: 20, height: 10))
  }

  @Test("A constraint with the margins guide on the left belongs to the guide")
  func recordsOfMargins() {
    v.makeConstraints { v in v.margins.edges == parent.edges }
    #expect(v.installedConstraints.isEmpty && v.margins.installedConstraints.count == 4)
    v.removeConstraints()
    #expect(v.margins.installedConstraints.count == 4)
    v.margins.removeConstraints()
    #expect(parent.constraints.isEmpty)
  }

  @Test("Sizes and centers accept the platform's types")
  func sizesAndCenters() {
    let group = v.makeConstraints { v in
      v.size == b.size - CGSize(width: 16, height: 8)
      v.anchors.center == CGPoint(x: 3, y: -4)
    }
    #expect(
      written(group) == [
        "v.width == b.width - 16", "v.height == b.height - 8",
        "v.centerX == parent.centerX + 3", "v.centerY == parent.centerY - 4",
      ])
    #expect(
      written(Constraint.activate { [v, b].size <= CGSize(width: 40, height: 30) }) == [
        "v.width <= 40", "v.height <= 30", "b.width <= 40", "b.height <= 30",
      ])
  }

  @Test("One constraint of several is found by its attribute, and all by a name and a priority")
  func groups() {
    let frame = (v.edges == b.edges).identified(by: "frame")
    frame.activate()
    frame[.top]?.constant = 20
    frame.setPriority(.low)
    #expect(
      written(frame) == [
        "v.top == b.top + 20 ~ 250", "v.leading == b.leading ~ 250", "v.bottom == b.bottom ~ 250",
        "v.trailing == b.trailing ~ 250",
      ])
    #expect(frame.layoutConstraints.allSatisfy { $0.identifier == "frame" && $0.isActive })
    let (size, center) = (v.size == b.size, v.anchors.center == b.anchors.center)
    #expect(size[.width] === size.constraints[0] && size[.height] === size.constraints[1])
    #expect(center[.centerX] === center.constraints[0])
    #expect(center[.centerY] === center.constraints[1] && center[.top] == nil)
    let named = ConstraintGroup {
      v.top == b.top
      v.left == b.left
    }.identified(by: "corner")
    #expect(named.constraints.map(\.identifier) == ["corner", "corner"])
  }

  @Test("An update with a number matches the superview's same attribute, and the other way round")
  func numberOrSuperview() {
    let named = v.makeConstraints { v in v.top == parent.top + 3 }.layoutConstraints
    v.updateConstraints { v in v.top == 9 }
    #expect(v.installedConstraints.compactMap(\.layoutConstraint) == named)
    #expect(written(named) == ["v.top == parent.top + 9"])
    let number = v.makeConstraints { v in v.left == 5 }.layoutConstraints
    v.updateConstraints { v in v.left == parent.left - 5 }
    #expect(v.installedConstraints.compactMap(\.layoutConstraint) == named + number)
    #expect(written(number) == ["v.left == parent.left - 5"])
  }

  @Test("Arrays make, update, remake and remove")
  func arrays() {
    [v, b].makeConstraints { v in v.height == 44 }
    [v, b].updateConstraints { v in v.height == 40 }
    #expect(written(on: v) == ["v.height == 40"] && written(on: b) == ["b.height == 40"])
    [v, b].remakeConstraints { v in v.width == 30 }
    #expect(written(on: v) == ["v.width == 30"] && written(on: b) == ["b.width == 30"])
    [v, b].removeConstraints()
    #expect(v.constraints.isEmpty && b.constraints.isEmpty)
  }
}
