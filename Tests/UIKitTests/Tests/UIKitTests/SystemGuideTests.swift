import Anchors
import AnchorsReport
import TestSupport
import Testing

/// The guides that UIKit alone has: for reading, for the keyboard, and those of a view controller.
@Suite("UIKit's own guides") @MainActor
struct SystemGuideTests {
  private let scene = Siblings()
  private var container: View { scene.container }
  private var a: View { scene.a }

  @Test("Readable content has a guide")
  func readableContent() {
    a.makeConstraints { v in v.horizontalEdges == container.readableContent.horizontalEdges }
    #expect(container.readableContent === container.readableContentGuide)
    #expect(container.constraints.allSatisfy { $0.secondItem === container.readableContentGuide })
    #expect(container.constraints.map(\.firstAttribute) == [.leading, .trailing])
  }

  @Test("The keyboard has a guide")
  func keyboard() throws {
    a.makeConstraints { v in v.bottom == container.keyboard.top - 8 }
    let native = try #require(container.constraints.first)
    #expect(native.secondItem === container.keyboardLayoutGuide)
    #expect(native.firstAttribute == .bottom && native.secondAttribute == .top)
    #expect(native.constant == -8)
  }

  @Test("UIKit's guides have their property names in descriptions")
  func names() {
    let group = ConstraintGroup([
      a.top == container.safeArea.top, a.top == container.margins.top,
      a.left == container.readableContent.left, a.bottom == container.keyboard.top,
    ])
    #expect(
      group.constraints.map(\.description) == [
        "a.top == container.safeArea.top", "a.top == container.margins.top",
        "a.left == container.readableContent.left", "a.bottom == container.keyboard.top",
      ])
  }

  @available(iOS, deprecated: 11)
  @Test("A view controller has a top and a bottom guide")
  func controllerGuides() throws {
    let controller = UIViewController()
    controller.view = makeView("screen", width: 300, height: 300)
    controller.view.addSubview(a)
    let made = a.makeConstraints { v in
      v.top == controller.topLayoutGuide.anchors.bottom
      v.bottom == controller.bottomLayoutGuide.anchors.top - 4
    }
    let natives = made.layoutConstraints
    #expect(natives[0].secondItem === controller.topLayoutGuide)
    #expect(natives[0].firstAttribute == .top && natives[0].secondAttribute == .bottom)
    #expect(natives[1].secondItem === controller.bottomLayoutGuide)
    #expect(natives[1].firstAttribute == .bottom && natives[1].secondAttribute == .top)
    #expect(natives[1].constant == -4)
    for native in natives {
      #expect(controller.view.constraints.contains { $0 === native })
    }
    #expect(made.constraints.allSatisfy { $0.host === controller.view })
  }

  @available(iOS, deprecated: 11)
  @Test("A view between the guides of a controller has the frame of the safe area")
  func controllerGuideFrames() throws {
    let controller = UIViewController()
    controller.view = makeView("screen", width: 300, height: 300)
    controller.view._safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    controller.view.addSubview(a)
    a.makeConstraints { v in
      v.horizontalEdges == 0
      v.top == controller.topLayoutGuide.anchors.bottom
      v.bottom == controller.bottomLayoutGuide.anchors.top
    }
    #expect(frames(after: controller.view, of: a) == ["a": [0, 44, 300, 222]])
    #expect(controller.topLayoutGuide.length == 44)
    let guide = try #require(controller.topLayoutGuide as? UIView)
    #expect(guide.isHidden && guide.superview === controller.view)
    let report = controller.view.layoutReport()
    #expect(report.conflicts.isEmpty && report.ambiguities.isEmpty && report.differences.isEmpty)
  }

  @available(iOS, deprecated: 11)
  @Test("The vertical guides of two controllers compare with each other")
  func twoControllers() {
    let (one, two) = (UIViewController(), UIViewController())
    container.addSubview(one.view)
    container.addSubview(two.view)
    let group = Constraint.activate {
      one.topLayoutGuide.anchors.bottom == two.topLayoutGuide.anchors.bottom
      one.bottomLayoutGuide.anchors.top == two.bottomLayoutGuide.anchors.top
      one.view.horizontalEdges == two.view.horizontalEdges
    }
    let natives = group.layoutConstraints
    #expect(natives[0].firstItem === one.topLayoutGuide)
    #expect(natives[0].secondItem === two.topLayoutGuide)
    #expect(natives[1].firstItem === one.bottomLayoutGuide)
    #expect(natives[2].firstItem === one.view && natives[3].secondItem === two.view)
    #expect(container.constraints.count == 4)
  }

  @Test("A UIOffset moves a center")
  func offset() {
    a.makeConstraints { v in
      v.anchors.center == container.anchors.center + UIOffset(horizontal: -20, vertical: 10)
      v.anchors.center >= container.anchors.center - UIOffset(horizontal: 1, vertical: 2)
    }
    #expect(
      written(on: container) == [
        "a.centerX == container.centerX - 20", "a.centerY == container.centerY + 10",
        "a.centerX >= container.centerX - 1", "a.centerY >= container.centerY - 2",
      ])
  }
}
