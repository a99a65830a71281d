import AnchorsLayout
import AnchorsReport
import Testing

/// A widget of another toolkit with a minimum size.
private final class Button: LayoutItem {
  private let storage = LayoutStorage()
  var layoutNode: LayoutNode { storage.node(of: self) }
  private(set) weak var parent: Button?
  private var children: [Button] = []
  var layoutParent: (any LayoutItem)? { parent }
  var layoutChildren: [any LayoutItem] { children }
  var layoutFrame = Rect.zero
  let layoutName: String
  let layoutMetrics: LayoutMetrics

  init(_ name: String, _ metrics: LayoutMetrics = LayoutMetrics()) {
    (layoutName, layoutMetrics) = (name, metrics)
  }

  func add(_ child: Button) {
    children.append(child)
    child.parent = self
    LayoutTree(containing: self).hierarchyDidChange()
  }
}

@Suite("Minimum sizes as layout cases and in the page")
struct MinimumSizeCaseTests {
  @Test("a minimum is a required constraint of the case, and a fact of the item")
  func minimum() {
    let window = Button("window")
    window.layoutFrame = Rect(x: 0, y: 0, width: 300, height: 100)
    let button = Button("button", LayoutMetrics(intrinsicHeight: 20, minimumWidth: 48))
    window.add(button)
    Constraint.activate {
      button.edges(.leading, .top) == window.edges
      button.width == 0 ~ 900
    }
    let tree = LayoutTree(containing: window)
    let text = tree.layoutCase(name: "minimum")
    #expect(
      text.contains(
        #"{"id":"button.width minimum","item":"button","attr":"width","relation":">=","#))
    #expect(text.contains(#""button":[0,0,48,20]"#))
    #expect(tree.htmlReport().contains("48 × –"))
  }
}
