import Anchors
import TestSupport
import Testing

/// UIKit's margin attributes, which AppKit does not have.
@Suite("Margins in UIKit") @MainActor
struct MarginTests {
  private let scene = Siblings()
  private var container: View { scene.container }
  private var a: View { scene.a }

  @Test("Edges compare with margins, and margins with edges")
  func physical() {
    a.remakeConstraints { v in
      v.top == container.topMargin
      v.left == container.leftMargin
      v.bottom == container.bottomMargin
      v.right == container.rightMargin
    }
    #expect(
      written(on: container) == [
        "a.top == container.topMargin", "a.left == container.leftMargin",
        "a.bottom == container.bottomMargin", "a.right == container.rightMargin",
      ])
    a.remakeConstraints { v in
      v.topMargin == container.top
      v.leftMargin == container.left
      v.bottomMargin == container.bottom
      v.rightMargin == container.right
    }
    #expect(
      written(on: container) == [
        "a.topMargin == container.top", "a.leftMargin == container.left",
        "a.bottomMargin == container.bottom", "a.rightMargin == container.right",
      ])
  }

  @Test("Leading and trailing edges compare with margins")
  func directional() {
    a.remakeConstraints { v in
      v.leading == container.leadingMargin
      v.trailing == container.trailingMargin
    }
    #expect(
      written(on: container) == [
        "a.leading == container.leadingMargin", "a.trailing == container.trailingMargin",
      ])
    a.remakeConstraints { v in
      v.leadingMargin == container.leading
      v.trailingMargin == container.trailing
    }
    #expect(
      written(on: container) == [
        "a.leadingMargin == container.leading", "a.trailingMargin == container.trailing",
      ])
  }

  @Test("The centers are within the margins")
  func middles() {
    a.makeConstraints { v in
      v.centerX == container.centerXWithinMargins
      v.centerYWithinMargins == container.centerY
    }
    #expect(
      written(on: container) == [
        "a.centerX == container.centerXWithinMargins",
        "a.centerYWithinMargins == container.centerY",
      ])
  }

  @Test("A margin compared with a number is the superview's same margin")
  func number() {
    a.makeConstraints { v in v.leftMargin == 4 }
    #expect(written(on: container) == ["a.leftMargin == container.leftMargin + 4"])
  }

  @Test("Physical and directional margins do not mix")
  func mixed() {
    for constraint in [
      a.left == container.leadingMargin, a.trailingMargin == container.rightMargin,
    ] {
      do {
        try Installer.install(constraint)
        Issue.record("\(constraint) was installed")
      } catch {
        #expect(error.kind == .mixedDirections)
        #expect(written(on: container) == [])
      }
    }
  }

  @Test("All margins together are the margins guide's edges, and the frame lies within them")
  func guide() {
    container.testMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    a.makeConstraints { v in v.edges == container.margins.edges }
    #expect(container.constraints.allSatisfy { $0.secondItem === container.layoutMarginsGuide })
    #expect(frames(after: container, of: a) == ["a": [20, 10, 240, 160]])
    a.remakeConstraints { v in
      v.top == container.topMargin
      v.leading == container.leadingMargin
      v.bottom == container.bottomMargin
      v.trailing == container.trailingMargin
    }
    #expect(frames(after: container, of: a) == ["a": [20, 10, 240, 160]])
  }
}
