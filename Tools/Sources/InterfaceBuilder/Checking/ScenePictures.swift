import AnchorsLayout
@_spi(Tools) import AnchorsReport

/// A picture of a scene with findings.
package struct ScenePicture {
  /// The size, as ``Finding/sizes`` has it; `nil` for the document's own.
  package let size: String?
  /// The caption.
  package let caption: String
  /// The drawing.
  package let svg: String
}

extension SceneChecker {
  /// Returns the pictures of a scene at its own size, as the document has it if a frame is
  /// misplaced, and at the sizes with findings. The views of findings are outlined.
  package static func pictures(
    of scene: InterfaceScene, in document: InterfaceDocument, _ options: CheckOptions,
    _ translations: [Translation], _ findings: [Finding]
  ) -> [ScenePicture] {
    let checker = SceneChecker(scene, document, options, translations)
    let own = checker.own
    let size = "\(own.ownSize.width.text)x\(own.ownSize.height.text)"
    let here = findings.filter { $0.sizes.isEmpty }
    var pictures = [
      ScenePicture(
        size: nil, caption: "At the document's size, \(size)", svg: own.picture(outlining: here))
    ]
    if findings.contains(where: { $0.rule == Rule(MisplacedRule.self) }) {
      pictures.append(
        ScenePicture(size: nil, caption: "In the document", svg: own.pictureOfDocument))
    }
    for size in checker.makeSizes() {
      let there = findings.filter { $0.sizes.contains(size.name) }
      if there.isEmpty || pictures.contains(where: { $0.size == size.name }) { continue }
      size.laidOut {
        pictures.append(
          ScenePicture(
            size: size.name, caption: size.name, svg: size.tree.picture(outlining: there)))
      }
    }
    return pictures
  }
}

extension SceneTree {
  /// Returns the picture of the present layout, with an outline around the views of findings.
  fileprivate func picture(outlining findings: [Finding]) -> String {
    let svg = root.layoutTree.svg(PictureOptions(constraints: .all, showsGuides: true, padding: 8))
    let ids = Set(findings.map(\.object))
    let outlines = views.filter { ids.contains($0.element.id) && $0.view !== root }.map { entry in
      let frame = frameInRoot(of: entry.view)
      return """
        <rect class="fault" x="\(frame.minX)" y="\(frame.minY)" width="\(frame.width)" \
        height="\(frame.height)"/>
        """
    }
    return svg.replacing("</svg>", with: "\(outlines.joined())</svg>")
  }

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
