import AnchorsLayout
import AnchorsTestSupport

extension Fault {
  /// The engine kept what had left the tree without a word.
  static let unannouncedLeaving = Fault(
    number: 9, title: "items that leave unannounced and never go away",
    programs: [
      Program { for isLaidOut in [true, false] { try leave(isLaidOutAfterwards: isLaidOut) } }
    ])

  private final class Widget: LayoutItem {
    private let storage = LayoutStorage()
    var layoutNode: LayoutNode { storage.node(of: self) }
    weak var parent: Widget?
    var children: [Widget] = []
    var layoutParent: (any LayoutItem)? { parent }
    var layoutChildren: [any LayoutItem] { children }
    var layoutFrame = Rect.zero
  }

  private static func leave(isLaidOutAfterwards: Bool) throws {
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
        try expect(stays.layoutFrame.minX == Double(round), "it is \(stays.layoutFrame)")
        // If one does not converge, the other must not either, with the same names; otherwise the
        // frames are the same.
        window.children.removeAll { $0 === brief }
        brief.parent = nil
        if isLaidOutAfterwards { tree.layoutIfNeeded() }
      }
      try expect(gone == nil, "an item that has left is kept")
      tree.layoutIfNeeded()
      try expect(stays.layoutFrame.width == 10, "what stays is \(stays.layoutFrame)")
    }
    try expect(stays.installedConstraints.count == 1, "constraints with what has gone are left")
  }
}
