import AnchorsLayout
@_spi(Tools) import AnchorsReport

/// A rule about what a document says, whatever the size.
protocol DocumentRule: LayoutRule {
  /// Returns the faults of a scene.
  static func faults(of scene: WrittenScene) -> [DocumentFault]
}

/// A fault of an object in a document.
struct DocumentFault {
  /// The object.
  let element: Element
  /// One sentence.
  let message: String
  /// Further lines.
  let details: [String]

  init(_ element: Element, _ message: String, _ details: [String] = []) {
    (self.element, self.message, self.details) = (element, message, details)
  }
}

/// A scene as its document has it.
final class WrittenScene {
  /// The scene at the document's own size.
  let tree: SceneTree
  let options: CheckOptions

  init(_ tree: SceneTree, _ options: CheckOptions) { (self.tree, self.options) = (tree, options) }

  /// The likely mistakes in the constraints, which are in the order of the document: of two with
  /// one meaning, the later one is at fault.
  private(set) lazy var mistakes: (findings: [LintFinding], tree: SceneTree) = {
    let ordered = SceneTree(tree.scene, in: tree.document)
    ordered.layOut()
    return (ordered.root.layoutTree.lintFindings, ordered)
  }()
}

extension LintFinding {
  /// The description without its first line.
  var furtherLines: [String] {
    description.split(separator: "\n").dropFirst().map(String.init)
  }
}
