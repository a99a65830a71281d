import AnchorsLayout
import AnchorsTestSupport
import Testing

/// A custom item whose metrics depend on its frame: 1,000 square points of text.
private final class TextWidget: LayoutItem {
  private let storage = LayoutStorage()
  var layoutNode: LayoutNode { storage.node(of: self) }
  private(set) weak var parent: TextWidget?
  private(set) var children: [TextWidget] = []
  var layoutParent: (any LayoutItem)? { parent }
  var layoutChildren: [any LayoutItem] { children }
  var layoutFrame = Rect.zero
  private(set) var asked = 0

  var layoutMetrics: LayoutMetrics {
    asked += 1
    let height = layoutFrame.width > 0 ? 1000 / layoutFrame.width : 10
    return LayoutMetrics(intrinsicHeight: height, dependsOnFrame: true)
  }

  func add(_ child: TextWidget) {
    children.append(child)
    child.parent = self
    LayoutTree(containing: self).hierarchyDidChange()
  }
}

@Suite("Items of other classes whose content depends on their frames")
struct FrameDependentItemTests {
  @Test(
    "Items whose content depends on frames are asked when the tree is read, and again when their frames have moved"
  )
  func widgets() {
    let window = TextWidget(), text = TextWidget()
    window.layoutFrame = Rect(x: 0, y: 0, width: 50, height: 400)
    window.add(text)
    let tree = LayoutTree(containing: window)
    Constraint.activate {
      text.top == 0
      text.horizontalEdges == window.horizontalEdges
    }
    tree.layoutIfNeeded()
    #expect(rounded(text.layoutFrame) == Rect(x: 0, y: 0, width: 50, height: 20))
    let asked = text.asked
    window.layoutFrame.size = Size(width: 50, height: 300)
    tree.layoutIfNeeded()
    #expect(text.asked == asked)
    window.layoutFrame.size.width = 100
    tree.layoutIfNeeded()
    #expect(rounded(text.layoutFrame) == Rect(x: 0, y: 0, width: 100, height: 10))
    #expect(text.asked > asked && tree.nonconvergingItems.isEmpty)
  }
}
