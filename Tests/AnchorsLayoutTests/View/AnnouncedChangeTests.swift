import AnchorsLayout
import Testing

@Suite("Changes that another toolkit announces")
struct AnnouncedChangeTests {
  private let label = MeasuredWidget(
    "label", LayoutMetrics(intrinsicWidth: 100, intrinsicHeight: 20))
  private let button = MeasuredWidget(
    "button", LayoutMetrics(intrinsicWidth: 60, intrinsicHeight: 20))
  private let window: MeasuredWidget
  private let tree: LayoutTree

  init() {
    (window, tree) = MeasuredWidget.window(300, 100, label, button)
    let (window, label, button) = (window, label, button)
    Constraint.activate {
      label.edges(.leading, .top) == window.edges
      button.leading == label.trailing + 10
      button.top == window.top
    }
    tree.layoutIfNeeded()
  }

  @Test("Each item is asked once, and nothing is solved if nothing changed")
  func metricsUnchanged() {
    let questions = [window, label, button].map(\.questions)
    tree.metricsDidChange()
    #expect(!tree.layoutIfNeeded())
    #expect([window, label, button].map(\.questions) == questions.map { $0 + 1 })
    #expect(!tree.layoutIfNeeded())
    #expect([window, label, button].map(\.questions) == questions.map { $0 + 1 })
  }

  @Test("A change takes effect in the layout and in the fitting sizes")
  func metrics() {
    #expect(tree.systemLayoutSizeFitting(.zero, of: label).width == 100)
    label.measure = { _, _ in LayoutMetrics(intrinsicWidth: 130, intrinsicHeight: 25) }
    #expect(!tree.layoutIfNeeded())
    tree.metricsDidChange()
    #expect(tree.systemLayoutSizeFitting(.zero, of: label) == Size(width: 130, height: 25))
    tree.layoutIfNeeded()
    #expect(label.layoutFrame == Rect(x: 0, y: 0, width: 130, height: 25))
    #expect(button.layoutFrame.minX == 140)
  }

  @Test(
    "An announcement changes nothing before the first layout, and takes effect while items are asked"
  )
  func whileAsked() {
    let item = MeasuredWidget("item")
    let (_, tree) = MeasuredWidget.window(300, 100, item)
    var width = 10.0
    item.measure = { _, _ in
      if width < 13 {
        width += 1
        tree.metricsDidChange()
      }
      return LayoutMetrics(intrinsicWidth: width, intrinsicHeight: 5)
    }
    tree.metricsDidChange()
    tree.layoutIfNeeded()
    #expect(item.layoutFrame.size == Size(width: 13, height: 5))
    #expect(tree.nonconvergingItems.isEmpty)
  }

  @Test("An announced direction mirrors the item and its content")
  func direction() {
    #expect(label.layoutFrame.minX == 0)
    window.ownLayoutDirection = .rightToLeft
    #expect(!tree.layoutIfNeeded())
    tree.directionDidChange(of: window)
    tree.layoutIfNeeded()
    #expect(label.layoutFrame.minX == 200 && button.layoutFrame.minX == 130)
    window.ownLayoutDirection = nil
    tree.directionDidChange(of: window)
    tree.layoutIfNeeded()
    #expect(label.layoutFrame.minX == 0 && button.layoutFrame.minX == 110)
  }

  @Test("Announcing the same direction solves nothing")
  func sameDirection() {
    tree.directionDidChange(of: label)
    #expect(!tree.layoutIfNeeded())
    #expect(button.layoutFrame == Rect(x: 110, y: 0, width: 60, height: 20))
  }
}
