import Anchors

extension LayoutTree {
  /// The tree, a line for each item, with what determines its frame, after a layout.
  ///
  ///     print(screen.layoutTree.layoutTrace)
  ///     // •screen
  ///     // |   +screen.safeArea
  ///     // |   *card
  ///     // |   |   *title - AMBIGUOUS LAYOUT for x, width
  ///     // |   |   +badge
  ///     //
  ///     // Legend:
  ///     //     * - is laid out by constraints
  ///     //     + - its frame is given: as its owner set it, or by the view it follows
  ///     //     • - is the topmost item, the size of which is given
  ///
  /// The marks are those of UIKit's `_autolayoutTrace`. Use ``ambiguities`` for ranges, and
  /// ``LayoutView/recursiveDescription`` for frames. Lines below level 40 begin with their level,
  /// as in UIKit.
  ///
  /// - Complexity: O(items of the whole tree), plus the layout and the search for ambiguities.
  public var layoutTrace: String {
    traceText(below: root, ambiguities) + """


      Legend:
          * - is laid out by constraints
          + - its frame is given: as its owner set it, or by the view it follows
          • - is the topmost item, the size of which is given
      """
  }
}

/// The tree below an item, a line for each, indented as UIKit does it.
func traceText(below top: any LayoutItem, _ ambiguities: [LayoutAmbiguity]) -> String {
  let names = ItemNames()
  var open: [ObjectIdentifier: String] = [:]
  for ambiguity in ambiguities {
    open[ambiguity.item.identity] =
      ambiguity.components.map { $0.component.rawValue }.joined(separator: ", ")
  }
  return treeText(below: top, step: "|   ") { item in
    let line = item.traceMark + names.name(of: item)
    return open[item.identity].map { "\(line) - AMBIGUOUS LAYOUT for \($0)" } ?? line
  }
}

extension LayoutItem {
  fileprivate var traceMark: String {
    if layoutParent == nil { return "•" }
    switch layoutRole {
    case .insetGuide: return "+"
    case .guide, .contentGuide: return "*"
    case .view: return translatesAutoresizingMaskIntoConstraints ? "+" : "*"
    }
  }
}
