import AnchorsLayout
import AnchorsReport

/// Writes a scene as a layout's text.
package enum LayoutTextConverter {
  /// Returns the text, which has the frames of the scene at the document's own size.
  ///
  /// Views have the size of their texts in the document, which no font of a label gives exactly.
  /// The texts are comments.
  package static func text(_ scene: InterfaceScene, in document: InterfaceDocument) -> String {
    let tree = SceneTree(scene, in: document)
    tree.layOut()
    let text = withTexts(tree.root.layoutTree.layoutText(), tree)
    let rest =
      tree.uninstalledConstraints.map { $0.element.line(because: $0.reason) }
      + document.constraintsOutsideOfScenes(with: scene)
    return rest.isEmpty ? text : "\(text)\n\(comment(rest))"
  }

  /// Returns a layout's text with the views' own texts as comments after their lines.
  private static func withTexts(_ text: String, _ tree: SceneTree) -> String {
    var views: [LayoutView] = []
    var open = [tree.root]
    while let view = open.popLast() {
      views.append(view)
      open += view.subviews.reversed()
    }
    // Views are declared in the order of the tree, with guides between them, before an empty line.
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var rest = views[...]
    for index in lines.indices {
      let word = lines[index].drop { $0 == " " }.prefix { $0 != " " }
      if word.isEmpty { break }
      if !["window", "view", "scroll", "label", "stack"].contains(word) { continue }
      guard let view = rest.popFirst() else { return text }
      guard let shown = tree.entry(of: view)?.element.shownText else { continue }
      lines[index] += "  // \(SwiftConverter.quoted(shown))"
    }
    return rest.isEmpty ? lines.joined(separator: "\n") : text
  }

  /// Returns the comment about a document without scenes; empty if it has no constraints.
  package static func textWithoutScenes(of document: InterfaceDocument) -> String {
    let rest = document.constraintsOutsideOfScenes(with: nil)
    return rest.isEmpty ? "" : comment(rest)
  }

  private static func comment(_ rest: [String]) -> String {
    (["// Not converted:"] + rest.map { "// - \($0)" }).joined(separator: "\n") + "\n"
  }
}
