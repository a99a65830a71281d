import AnchorsLayout
import Testing

/// The engine kept items that had left the tree without `willRemove`.
@Suite("Items that leave unannounced")
struct UnannouncedLeavingTests {
  private final class Widget: LayoutItem {
    private let storage = LayoutStorage()
    var layoutNode: LayoutNode { storage.node(of: self) }
    weak var parent: Widget?
    var children: [Widget] = []
    var layoutParent: (any LayoutItem)? { parent }
    var layoutChildren: [any LayoutItem] { children }
    var layoutFrame = Rect.zero
  }

  @Test("An item that leaves unannounced is released", arguments: [true, false])
  func leave(isLaidOutAfterwards: Bool) {
    let window = Widget(), stays = Widget()
    window.layoutFrame.size = Size(width: 100, height: 100)
    window.children = [stays]
    stays.parent = window
    let tree = LayoutTree(containing: window)
    tree.hierarchyDidChange()
    let width = stays.width == 10
    Constraint.activate { width }
    weak var gone: Widget?
    for round in 1...50 {
      do {
        let brief = Widget()
        gone = brief
        window.children.append(brief)
        brief.parent = window
        tree.hierarchyDidChange()
        Constraint.activate {
          brief.left == window.left
          brief.width == Double(round)
          stays.left == brief.right
        }
        tree.layoutIfNeeded()
        #expect(stays.layoutFrame.minX == Double(round), "it is \(stays.layoutFrame)")
        window.children.removeAll { $0 === brief }
        brief.parent = nil
        if isLaidOutAfterwards { tree.layoutIfNeeded() }
      }
      #expect(gone == nil, "an item that has left is kept")
      tree.layoutIfNeeded()
      #expect(stays.layoutFrame.width == 10, "what stays is \(stays.layoutFrame)")
    }
    #expect(stays.installedConstraints.count == 1, "constraints with what has gone are left")
  }
}
