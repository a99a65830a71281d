extension LayoutView {
  /// The view and all that is in it, a line each, with what determines its frame, after a layout.
  ///
  ///     print(screen.layoutTrace)
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
  /// by ``LayoutTree/ambiguities``; frames by ``recursiveDescription``.
  ///
  /// - Complexity: O(items of the whole tree), besides the layout and the search for ambiguities.
  public final var layoutTrace: String {
    layoutIfNeeded()
    return LayoutTree(containing: self).trace(below: self)
  }
}

extension LayoutTree {
  /// The tree, a line for each item, with what determines its frame, after a layout: see
  /// ``LayoutView/layoutTrace``.
  public var layoutTrace: String { trace(below: root) }

  fileprivate func trace(below top: any LayoutItem) -> String {
    var writer = TraceWriter(ambiguities)
    writer.write(top, indentation: "")
    return writer.lines.joined(separator: "\n") + """


      Legend:
          * - is laid out by constraints
          + - its frame is given: as its owner set it, or by the view it follows
          • - is the topmost item, the size of which is given
      """
  }
}

/// Writes a tree as lines, indented as UIKit does it.
private struct TraceWriter {
  private let names = ItemNames()
  /// What is open of each item that is ambiguous.
  private var components: [ObjectIdentifier: [FrameComponent]] = [:]
  private(set) var lines: [String] = []

  init(_ ambiguities: [LayoutAmbiguity]) {
    for ambiguity in ambiguities {
      components[ambiguity.item.identity] = ambiguity.components.map { $0.component }
    }
  }

  mutating func write(_ item: any LayoutItem, indentation: String) {
    var line = "\(indentation)\(mark(of: item))\(names.name(of: item))"
    if let open = components[item.identity] {
      line += " - AMBIGUOUS LAYOUT for \(open.map { $0.rawValue }.joined(separator: ", "))"
    }
    lines.append(line)
    for child in item.layoutChildren { write(child, indentation: indentation + "|   ") }
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
