import AnchorsLayout

/// One tree of views in a document: that of a controller, a cell, or a top-level view.
package struct InterfaceScene {
  /// The owner of a tree of views, which decides its margins and its sizes.
  package enum Kind: Sendable {
    case controller, cell, view, windowContent
  }

  /// The view that contains all others.
  package let root: Element
  /// The kind of the tree.
  package let kind: Kind
  /// The controller, if a controller has the view.
  package let controller: Element?
  /// The id of the storyboard scene around the view, if there is one.
  package let sceneID: String?
  /// The name that people know the scene by: a label of the document, a class, or a kind.
  package let name: String
  /// `true` if the document names the scene.
  let isNamed: Bool

  init(root: Element, in document: InterfaceDocument) {
    self.root = root
    let parent = root.parent
    controller = root["key"] == "view" ? parent : nil
    if root.name.hasSuffix("Cell") || root.name == "collectionReusableView"
      || root.name == "tableCellView"
    {
      kind = .cell
    } else if controller != nil {
      kind = .controller
    } else {
      kind = parent?.name == "window" ? .windowContent : .view
    }
    var scene = parent
    while let element = scene, element.name != "scene" { scene = element.parent }
    sceneID = scene?["sceneID"]
    let owner = controller ?? root
    let names = [
      owner["userLabel"], owner["customClass"], owner["reuseIdentifier"],
      owner["storyboardIdentifier"], root["customClass"], root["userLabel"],
      document.outlets[root.id],
    ]
    let given = names.lazy.compactMap { $0 }.first { !$0.isEmpty }
    (name, isNamed) = (given ?? "\(owner.name) \(owner.id)", given != nil)
  }

  /// `true` if the root is the view of a controller, or at the top of a document, where the canvas
  /// gives it the margins of one. A table's header is in the table.
  var isOnCanvas: Bool {
    kind == .controller || kind == .view && root.parent?.name == "objects"
  }

  /// `true` if the canvas shows the scene at a size that is no device's.
  var isFreeform: Bool {
    if controller?.child("size", key: "freeformSize") != nil { return true }
    return [root, controller].contains { element in
      element?.child(key: "simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics"
    }
  }

  /// `true` for the header or footer of a table view.
  var isInTable: Bool { root.parent?.name == "tableView" }

  /// `true` if the controller is shown in a sheet or a popover.
  var isSheet: Bool {
    ["pageSheet", "formSheet", "popover"].contains(controller?["modalPresentationStyle"] ?? "")
  }

  /// `true` if the root has a view inside it.
  var hasViews: Bool {
    var found = false
    root.forEach { element in
      if element !== root, element.isView { found = true }
      return !found
    }
    return found
  }

  /// `true` if the document has no frame for some view, whose content is then not known either.
  var hasViewsWithoutFrames: Bool {
    var found = false
    root.forEach { element in
      if element.parent?.holdsViews == true, element.rect == nil { found = true }
      return !found
    }
    return found
  }

  /// Returns `true` if an id is that of the root, of its controller or of the storyboard's scene.
  package func has(id: String) -> Bool {
    root.id == id || controller?.id == id || sceneID == id
  }
}
