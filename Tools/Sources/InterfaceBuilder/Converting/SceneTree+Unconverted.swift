extension SceneTree {
  /// The constraints of the scene that are not installed in the tree, each with the reason, in the
  /// order of the document.
  var uninstalledConstraints: [(element: Element, reason: String)] {
    let installed = Set(constraints.map { ObjectIdentifier($0.element) })
    return document.constraints(in: scene.root).filter { !installed.contains(ObjectIdentifier($0)) }
      .map { ($0, reasonAgainst($0)) }
  }

  private func reasonAgainst(_ element: Element) -> String {
    if !document.usesAutoLayout { return "the document does not use Auto Layout" }
    if let note = notes.first(where: { $0.element === element }) {
      let title = element.title
      return note.text.replacing("\(title): ", with: "").replacing(title, with: "it")
    }
    guard let owner = element.parent?.parent, views.contains(where: { $0.element === owner }) else {
      return "its view is not in the scene, or not for these size classes"
    }
    if element["installed"] == "NO" || owner.uninstalled("constraints", traits).contains(element.id)
    {
      return "it is not installed for these size classes"
    }
    let missing = ["firstItem", "secondItem"].compactMap { element[$0] }.first { item($0) == nil }
    return "\(missing ?? "an item") is not in the scene, or not for these size classes"
  }
}

extension InterfaceDocument {
  /// The constraints inside an element, without those of scenes inside it.
  func constraints(in root: Element) -> [Element] {
    let roots = Set(scenes.map { ObjectIdentifier($0.root) })
    var found: [Element] = []
    root.forEach { element in
      if element !== root, roots.contains(ObjectIdentifier(element)) { return false }
      if element.name == "constraint", element.parent?.name == "constraints" {
        found.append(element)
      }
      return true
    }
    return found
  }

  /// Returns lines about the constraints that belong to no scene, which are listed once: with the
  /// document's first scene, or alone.
  func constraintsOutsideOfScenes(with scene: InterfaceScene?) -> [String] {
    if let scene, scene.root !== scenes.first?.root { return [] }
    return constraints(in: root).map { $0.line(because: "it belongs to no scene with views") }
  }
}

extension Element {
  /// Returns a line of a list of constraints that are not converted.
  func line(because reason: String) -> String {
    let name = self["identifier"].map { "\($0) (\(id))" } ?? id
    return "the constraint \(name) in line \(line): \(reason)".onOneLine
  }
}
