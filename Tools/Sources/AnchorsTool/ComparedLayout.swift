import AnchorsLayout
import AnchorsReport
import Foundation

/// The layout of a class on one side of a comparison, in each window.
struct ComparedLayout {
  /// A view or a guide.
  struct View {
    let item: any LayoutItem
    let name: String
    /// The class; in a text the kind of item.
    let type: String
    /// The class, the text that the view shows, and the other words of its declaration.
    let declaration: String
    /// The frame in the superview, in each window.
    fileprivate(set) var frames: [Rect] = []

    var superview: String? { item.layoutParent?.layoutName }
  }

  /// A conflict, or the ambiguity of a frame.
  struct Problem: Encodable {
    let kind: String
    var windows: [String]
    /// The text in the first of the windows.
    let text: String
    /// The anchors of the constraints of a conflict, or the ambiguous components. Numbers and lines
    /// do not count, so that the same problem is found on the other side.
    let parts: Set<String>

    private enum CodingKeys: CodingKey { case kind, windows, text }
  }

  let code: SwiftLayouts.Layout
  private(set) var views: [View]
  /// The problems, those of each window; none if the class is not complete.
  private(set) var problems: [Problem] = []
  private let root: LayoutView

  /// Lays a class out in windows.
  ///
  /// - Throws: `Unreadable`, with the mistakes of the text.
  init(_ code: SwiftLayouts.Layout, in windows: [Size]) throws(Unreadable) {
    let tree = try LayoutAnswer.tree(of: code.textWithLines, in: code.path)
    tree.root.layoutTree.conflictHandler = nil
    (self.code, root) = (code, tree.root)
    views = code.views.compactMap { View($0.text, in: tree, placeholders: code.placeholders) }
    for window in windows {
      root.frame = Rect(size: window)
      root.layoutIfNeeded()
      for place in views.indices { views[place].frames.append(views[place].item.layoutFrame) }
      if code.isFinal { addProblems(in: window.name) }
    }
  }

  /// Adds the problems of the present layout that are certain.
  private mutating func addProblems(in window: String) {
    let report = root.layoutReport()
    func add(_ kind: String, _ text: String, _ parts: Set<String>) {
      problems += code.located([text]).map {
        Problem(kind: kind, windows: [window], text: $0, parts: parts)
      }
    }
    for conflict in report.conflicts {
      let constraints = conflict.constraints.map {
        "\($0.firstAnchor) \($0.relation) \($0.secondAnchor.map { "\($0)" } ?? "")"
      }
      add("conflict", conflict.description, [constraints.sorted().joined(separator: ", ")])
    }
    for ambiguity in report.ambiguities {
      let components = ambiguity.components.map { "\(ambiguity.item.layoutName).\($0.component)" }
      add("ambiguity", ambiguity.description, Set(components))
    }
  }

  /// Returns the picture of a window, with outlines around views.
  ///
  /// - Parameter colors: The colors of the outlines, by the names of the views.
  func svg(in window: Size, outlining colors: [String: String]) -> String {
    root.frame = Rect(size: window)
    root.layoutIfNeeded()
    let outlines = views.compactMap { view -> String? in
      guard let color = colors[view.name] else { return nil }
      let frame = view.item.layoutFrame
      var (origin, superview) = (frame.origin, view.item.layoutParent)
      while let parent = superview, parent.layoutParent != nil {
        origin.x += parent.layoutFrame.minX
        origin.y += parent.layoutFrame.minY
        superview = parent.layoutParent
      }
      return """
        <rect x="\(origin.x)" y="\(origin.y)" width="\(frame.width)" height="\(frame.height)" \
        fill="none" stroke="\(color)" stroke-width="2"/>
        """
    }
    return code.svg(of: root, PictureOptions(showsGuides: true))
      .replacing("</svg>", with: "\(outlines.joined())</svg>")
  }
}

extension ComparedLayout.View {
  /// - Parameters:
  ///   - line: The declaration in a layout's text.
  ///   - placeholders: The views whose size in the text is not that of their content.
  fileprivate init?(_ line: String, in tree: DocumentTree, placeholders: [String]) {
    let parts = line.components(separatedBy: "  // ")
    guard let words = parts[0].firstMatch(of: /^\s*(\w+)\s+(`[^`]+`|[^\s\d]\S*)?\s*(.*)$/) else {
      return nil
    }
    let written = words.2.map(String.init) ?? "window"
    name = written.filter { $0 != "`" }
    guard let item = tree.item(named: name) else { return nil }
    self.item = item
    var properties = String(words.3)
    if words.1 == "window" || placeholders.contains(written) {
      properties = properties.replacing(/[\d.-]+ x [\d.-]+/, with: "")
        .replacing("\"\(name)\"", with: "")
    }
    // The comment is the class and the text of a button.
    let note = parts.dropFirst().first?.components(separatedBy: "; the size of")[0]
    let head = note ?? String(words.1)
    type = String(head.prefix { $0 != " " })
    declaration = "\(head) \(properties)".split(separator: " ").joined(separator: " ")
  }
}
