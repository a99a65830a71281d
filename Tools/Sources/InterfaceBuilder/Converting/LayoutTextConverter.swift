import AnchorsLayout
import AnchorsReport

/// Writes a scene as a layout's text.
package enum LayoutTextConverter {
  /// Returns the text, which has the frames of the scene at the document's own size.
  package static func text(_ scene: InterfaceScene, in document: InterfaceDocument) -> String {
    let tree = SceneTree(scene, in: document)
    tree.layOut()
    return tree.root.layoutTree.layoutText()
  }
}
