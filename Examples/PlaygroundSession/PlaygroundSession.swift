import AnchorsLayout
import AnchorsReport

/// The model of the playground's page: the layout that the text describes, its frames, and all
/// reports about it. Answers are JSON; positions in the text are offsets of UTF-16, as JavaScript
/// counts.
///
///     let session = PlaygroundSession()
///     session.open("window 390 x 300\nview card\ncard.edges == window.margins.edges")
///     session.layout(width: 390, height: 300, isRightToLeft: false)
///     // [0, 0, 390, 300, 8, 8, 374, 284]
///     session.findings()     // {"conflicts":[],…}
///
/// A text with mistakes changes nothing: what was opened last remains.
package final class PlaygroundSession {
  /// The layout that was opened last.
  var layout = OpenLayout(text: "", tree: DocumentTree.empty)
  private var mapping: WindowMapping?

  /// Creates a session with an empty window.
  package init() {}

  /// Reads a text. What it says of the last one is kept where nothing but numbers is different, and
  /// everything is in the line that it was in.
  ///
  /// - Complexity: O(length of the text).
  package func open(_ text: String) -> String {
    let document = LayoutDocument(text)
    let lines = layout.lines
    do throws(LayoutTextError) {
      if try layout.tree.takeNumbers(of: document) {
        layout.text = text
        layout.noteNumbers()
        return layout.answer(isSame: layout.lines == lines).line
      }
      let tree = try DocumentTree(document)
      let isSame = layout.isSameButForNumbers(as: tree)
      layout = OpenLayout(text: text, tree: tree)
      return layout.answer(isSame: isSame && layout.lines == lines).line
    } catch {
      let offsets = TextOffsets(text)
      let mistakes = ([error] + error.following).map { layout.mistakeJSON($0, offsets) }
      return (["mistakes": .list(mistakes)] as JSON).line
    }
  }

  /// Lays out in a window of a size.
  ///
  /// - Returns: the frames of the items in the window's coordinates, four numbers each: x, y,
  ///   width, height.
  /// - Complexity: that of the layout, and O(items).
  package func layout(width: Double, height: Double, isRightToLeft: Bool) -> [Double] {
    let root = layout.tree.root
    func length(_ value: Double) -> Double { value >= 0 && value <= 1e6 ? value : 0 }
    root.frame = Rect(size: Size(width: length(width), height: length(height)))
    root.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    root.layoutIfNeeded()
    return layout.frames
  }

  /// The lines of the labels, where they are drawn.
  package func texts() -> String { layout.textsJSON.line }

  /// Returns the faults of the layout, with the changes of the text that fix them.
  ///
  /// - Complexity: that of the reports on conflicts, ambiguities, unsatisfied optional constraints
  /// and lint.
  package func findings() -> String { layout.findingsJSON.line }

  /// Why an item is where it is.
  package func explain(item: Int) -> String {
    guard layout.items.indices.contains(item) else { return "null" }
    return layout.explanationJSON(of: layout.items[item]).line
  }

  /// Returns the drawing of constraints.
  ///
  /// - Parameter what: `all`, `conflicts`, `item 3` or `constraint 4`.
  package func marks(_ what: String) -> String { layout.marksJSON(what).line }

  /// Returns the map of the windows of some whole widths, at the window's present height.
  ///
  /// - Complexity: that of ``WindowMapping``.
  package func widths(from: Double, to: Double) -> String {
    layout.mapping(from: from, to: to)?.json ?? "null"
  }

  /// Begins a map of the layout in all windows, on a tree of its own, in place of an earlier one.
  package func beginMap() { mapping = layout.mapping }

  /// Adds an area or a device to the map: see ``WindowMapping``. Returns the finished share; -1 if
  /// the map is complete.
  ///
  /// - Complexity: that of some layouts and their reports.
  package func advanceMap() -> Double {
    if let mapping, mapping.advance() { return mapping.share }
    return -1
  }

  /// The map as far as it is finished, as a map of a report.
  package func windowMap() -> String { mapping?.json ?? "null" }

  /// Returns the answer about a log of UIKit or AppKit.
  package func log(_ text: String) -> String { LogAnswer(text).json.line }

  /// The layout in another form.
  ///
  /// - Parameter format: `swift`, `markdown`, `svg` or `text`.
  package func copy(_ format: String) -> String {
    switch format {
    case "swift": SwiftWriter(layout).text
    case "markdown": layout.markdown
    case "svg":
      LayoutTree(containing: layout.tree.root).svg(
        .init(constraints: .all, showsGuides: true))
    default: layout.text
    }
  }
}

extension DocumentTree {
  /// A window with nothing in it.
  static var empty: DocumentTree {
    do throws(LayoutTextError) {
      return try DocumentTree(LayoutDocument(""))
    } catch {
      preconditionFailure("a text without words has no mistakes")
    }
  }
}
