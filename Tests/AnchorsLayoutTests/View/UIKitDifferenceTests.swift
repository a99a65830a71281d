import AnchorsLayout
import AnchorsTestSupport
import Testing

/// The statements of *Where the tree differs from UIKit* about plain views that no other suite
/// tests.
@Suite("Plain views beside UIKit's")
struct UIKitDifferenceTests {
  private let root = LayoutView(name: "root", width: 320, height: 100)

  /// Left edge and width of two views with content between 8 and 312, 8 apart; the statements name
  /// the views from the first to the last, or from the last to the first.
  private func line(_ widths: [Double], lastFirst: Bool) -> [[Double]] {
    let views = zip(["a", "b"], widths).map { (name, width) in
      let view = LayoutView(name: name)
      view.intrinsicContentSize = Size(width: width, height: 20)
      root.addSubview(view)
      return view
    }
    var statements = [
      views[0].left == 8, views[1].left == views[0].right + 8, views[1].right == -8,
      views[0].top == 0, views[1].top == 0,
    ]
    if lastFirst { statements.reverse() }
    Constraint.activate(statements)
    root.layoutIfNeeded()
    return views.map { rounded($0.frame) }.map { [$0.minX, $0.width] }
  }

  /// Measured once, in more than 20 scenes: in UIKit the view that a constraint names first takes
  /// the slack, 236 and 60 here, and the trailing one is cut, 200 and 96. An order of statements is
  /// history, so frames do not depend on it here, on purpose.
  @Test("A tie is resolved in the order of the tree and reported", arguments: [false, true])
  func tieOutsideStacks(lastFirst: Bool) {
    #expect(line([71, 60], lastFirst: lastFirst) == [[8, 71], [87, 225]])
    let widths = LayoutTree(containing: root).ambiguities.filter { "\($0)".contains("width") }
    #expect(widths.contains { "\($0)".contains("a") } && widths.contains { "\($0)".contains("b") })
    for view in root.subviews { view.removeFromSuperview() }
    #expect(line([200, 150], lastFirst: lastFirst) == [[8, 146], [162, 150]])
  }

  /// From memory: many reports are of views at the origin that have no size.
  @Test("An unconstrained component is 0")
  func unconstrained() {
    let view = LayoutView(frame: Rect(x: 10, y: 20, width: 30, height: 40))
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(view.frame == .zero)
  }
}
