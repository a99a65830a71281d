import AnchorsLayout
@_spi(Tools) import AnchorsReport

/// Returns the pictures of a scene at its own size, as the document has it, and at the sizes with
/// findings.
package func ScenePictures(
  _ scene: InterfaceScene, in document: InterfaceDocument, _ options: CheckOptions,
  _ findings: [Finding]
) -> [(caption: String, svg: String)] {
  let picture = PictureOptions(constraints: .all, padding: 8)
  let own = SceneTree(scene, in: document, isRanked: true)
  own.layOut()
  var pictures = [
    (
      "Here, at \(own.ownSize.width.text) x \(own.ownSize.height.text)",
      own.root.layoutTree.svg(picture)
    )
  ]
  if findings.contains(where: { $0.rule == Rule(MisplacedRule.self) }) {
    pictures.append(("In the document", own.pictureOfDocument))
  }
  let sizes = Set(findings.flatMap(\.sizes))
  for screen in options.screens where sizes.contains(screen.name) {
    guard let target = own.target(for: screen) else { continue }
    let tree = SceneTree(scene, in: document, traits: own.traits(for: target), isRanked: true)
    tree.textScale = options.textScale
    tree.measuresText = true
    tree.layOut(target)
    pictures.append(("At \(screen.name)", tree.root.layoutTree.svg(picture)))
  }
  return pictures
}

extension SceneTree {
  /// The picture of the frames that the document has.
  fileprivate var pictureOfDocument: String {
    var copies: [ObjectIdentifier: LayoutView] = [:]
    for entry in views {
      let copy = LayoutView(name: entry.view.layoutName, frame: entry.frame ?? .zero)
      copy.isHidden = entry.view.isHidden
      copies[ObjectIdentifier(entry.view)] = copy
      if let superview = entry.view.superview {
        copies[ObjectIdentifier(superview)]?.addSubview(copy)
      }
    }
    let root = copies[ObjectIdentifier(root)] ?? LayoutView()
    root.layoutIfNeeded()
    return root.layoutTree.svg(PictureOptions(padding: 8))
  }
}
