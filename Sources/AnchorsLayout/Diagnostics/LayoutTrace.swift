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
  /// The marks are those of UIKit's `_autolayoutTrace`. What is ambiguous, and in what range, is told
  /// by ``ambiguities``; frames by ``LayoutView/recursiveDescription``. Lines below level 40 begin with
  /// their level, as there.
  ///
  /// - Complexity: O(items of the whole tree), however deep it is, besides the layout and the search for ambiguities.
  public var layoutTrace: String {
    TraceWriter(ambiguities).text(below: root) + """


      Legend:
          * - is laid out by constraints
          + - its frame is given: as its owner set it, or by the view it follows
          • - is the topmost item, the size of which is given
      """
  }
}

/// Writes a tree as lines, indented as UIKit does it.
struct TraceWriter {
  private let names = ItemNames()
  /// What is open of each item that is ambiguous.
  private var components: [ObjectIdentifier: [FrameComponent]] = [:]

  init(_ ambiguities: [LayoutAmbiguity]) {
    for ambiguity in ambiguities {
      components[ambiguity.item.identity] = ambiguity.components.map { $0.component }
    }
  }

  /// The tree below an item, a line for each.
  func text(below top: any LayoutItem) -> String { treeText(below: top, step: "|   ", line: line) }

  private func line(of item: any LayoutItem) -> String {
    let line = mark(of: item) + names.name(of: item)
    guard let open = components[item.identity] else { return line }
    return line + " - AMBIGUOUS LAYOUT for \(open.map { $0.rawValue }.joined(separator: ", "))"
  }

  private func mark(of item: any LayoutItem) -> String {
    if item.layoutParent == nil { return "•" }
    switch item.layoutRole {
    case .insetGuide: return "+"
    case .guide, .contentGuide: return "*"
    case .view: return item.translatesAutoresizingMaskIntoConstraints ? "+" : "*"
    }
  }
}
