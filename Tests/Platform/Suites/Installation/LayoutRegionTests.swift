import Anchors
import TestSupport
import Testing

/// The guides of layout regions, which iOS 26 and macOS 26 have. Anchors knows nothing of them:
/// each is a guide.
@Suite("Layout regions") @MainActor
struct LayoutRegionTests {
  private let scene = Siblings()
  private var container: View { scene.container }
  private var a: View { scene.a }

  init() {
    container._cornerInsets = EdgeInsets(top: 32, left: 70, bottom: 4, right: 8)
    container._safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
  }

  @Test("A constraint to a region's guide is placed on the guide's view")
  func placed() throws {
    let made = a.makeConstraints { v in
      v.leading == container.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal)).leading + 4
    }
    let native = try #require(made.layoutConstraints.first)
    let guide = container.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal))
    #expect(native.firstItem === a && native.secondItem === guide)
    #expect(native.firstAttribute == .leading && native.secondAttribute == .leading)
    #expect(native.constant == 4)
    #expect(container.constraints.map { $0 === native } == [true])
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("A region's guide is one item, however often it is asked for")
  func identity() {
    let region = View.LayoutRegion.margins(cornerAdaptation: .vertical)
    let made = a.makeConstraints { v in v.top == container.layoutGuide(for: region).top + 8 }
    // The update finds the constraint by its anchors.
    a.updateConstraints { v in v.top == container.layoutGuide(for: region).top + 24 }
    #expect(container.constraints.map(\.constant) == [24])
    #expect(a.installedConstraints.map { $0 === made.constraints[0] } == [true])
    let guide = container.layoutGuide(for: region)
    #expect(guide.layoutNode === container.layoutGuide(for: region).layoutNode)
    #expect(guide !== container.layoutGuide(for: .margins(cornerAdaptation: .horizontal)))
  }

  @Test("A view between the edges of a region avoids the corners along the region's axis")
  func avoidance() {
    a.makeConstraints { v in
      v.edges == container.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal)).edges
    }
    scene.b.makeConstraints { v in
      v.edges == container.layoutGuide(for: .margins(cornerAdaptation: .vertical)).edges
    }
    #expect(
      frames(after: container, of: a, scene.b) == [
        "a": [70, 20, 222, 170], "b": [8, 40, 284, 148],
      ])
  }

  @Test("A region's guide has the name that it is given, else its class")
  func names() {
    let guide = container.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal))
    let constraint = a.leading == guide.leading
    let type = platformName == "UIKit" ? "UILayoutGuide" : "NSLayoutGuide"
    #expect(constraint.description == "a.leading == container.\(type).leading")
    guide.layoutName = "corners"
    #expect((a.leading == guide.leading).description == "a.leading == corners.leading")
  }
}
