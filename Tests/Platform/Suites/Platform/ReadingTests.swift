import Anchors
import AnchorsReport
import TestSupport
import Testing

/// Reading views and guides does not change them.
@Suite("Reading changes nothing") @MainActor
struct ReadingTests {
  private let scene = Siblings()
  private var container: View { scene.container }
  private var a: View { scene.a }

  @Test("A constraint on a guide creates no margins guide")
  func guide() {
    let guide = Guide()
    a.addLayoutGuide(guide)
    Constraint.activate {
      guide.width == 5
      guide.top == container.top
    }
    #expect(a.layoutGuides.map { $0 === guide } == [true])
    #expect(container.layoutGuides.isEmpty)
  }

  @Test("Metrics, descriptions and frames of a view create no guide")
  func metrics() {
    let item: any LayoutItem = a
    #expect(item.layoutMetrics.intrinsicWidth == nil)
    #expect("\(a.top == container.top)" == "a.top == container.top")
    #expect(item.layoutFrame.size == .zero)
    #expect(a.layoutGuides.isEmpty && container.layoutGuides.isEmpty)
  }

  @Test("A report creates no guide")
  func report() {
    a.makeConstraints { v in v.edges == 10 }
    container.layOut()
    #expect(container.layoutReport().conflicts.isEmpty)
    #expect(a.layoutGuides.isEmpty && container.layoutGuides.isEmpty)
  }

  @Test("Margins of a view that has a margins guide are those of the guide")
  func margins() {
    a.makeConstraints { v in v.edges == container.margins.edges }
    container.layOut()
    let item: any LayoutItem = container
    #expect(item.layoutMetrics.margins == Insets(8))
  }
}
