import AnchorsLayout

extension SwiftConverter {
  // MARK: Creation

  /// Returns the declaration of a view without `let`: `title = UILabel()`.
  mutating func creation(of element: Element) -> String {
    noteClass(element)
    noteRest(element)
    let type = element.classOfApp ?? element.classOfUIKit ?? "UIView"
    let arguments =
      switch element.name {
      case "button": Self.buttonType(of: element).map { "type: .\($0)" } ?? ""
      case "tableView":
        ["grouped", "insetGrouped"].contains(element["style"])
          ? "frame: .zero, style: .\(element["style"] ?? "")" : ""
      case "collectionView":
        "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()"
      default: ""
      }
    return "\(names[element] ?? "view") = \(type)(\(arguments))"
  }

  private static func buttonType(of element: Element) -> String? {
    switch element["buttonType"] {
    case "roundedRect", "system": "system"
    case let type? where ["infoLight", "infoDark", "contactAdd", "close"].contains(type): type
    case "detailDisclosure": "detailDisclosure"
    default: nil
    }
  }

  /// Imports the module of a class, and notes a class that the code cannot name.
  mutating func noteClass(_ element: Element) {
    if let module = element.moduleOfClass { modules.insert(module) }
    if element.classOfApp != nil { return }
    let name = element === root ? "the root" : names[element] ?? path(element)
    if let custom = element["customClass"], custom != element.classOfUIKit {
      rest.append("the class of \(name): \(custom)")
    } else if element.classOfUIKit == nil, element !== root {
      rest.append("the class of \(name): a \(element.name)")
    }
  }

  private mutating func noteRest(_ element: Element) {
    let name = names[element] ?? ""
    func note(_ what: String, _ value: String?) {
      if let value { rest.append("the \(what) of \(name): \(value)") }
    }
    note("image", element["image"] ?? element.child("imageReference", key: "image")?["image"])
    for state in element.children where state.name == "state" {
      let image = state["image"] ?? state.child("imageReference", key: "image")?["image"]
      note("image", image)
      note("background image", state["backgroundImage"])
    }
    if let configuration = element.child("buttonConfiguration") {
      note("configuration", configuration["style"] ?? "without a style")
    }
    if element.attributedText != nil { note("attributes", "those of its text") }
    if element.name == "visualEffectView" {
      let effect = element.children.first { $0.name.hasSuffix("Effect") }
      note("effect", effect.map { $0["style"] ?? $0.name })
    }
    for connection in element.children(of: "connections") where connection.name == "action" {
      rest.append("the action \(connection["selector"] ?? "") of \(name)")
    }
  }

  // MARK: Properties

  mutating func set(_ receiver: String, _ property: String, _ value: String) {
    lines.append("    \(receiver)\(property) = \(value)")
  }

  /// Writes the properties of a view.
  mutating func setUp(_ entry: SceneTree.View) {
    let (view, element) = (entry.view, entry.element)
    let receiver = receiver(element)
    if element.isContentView, element["customClass"] != nil { noteClass(element) }
    setContent(element, receiver)
    if element.name == "stackView" { setUpStack(view as? LayoutStackView, element, receiver) }
    if let mode = element["contentMode"], Self.contentModes.contains(mode),
      element.isContentView ? mode != "center" : Self.usualModes[element.name] != mode
    {
      set(receiver, "contentMode", ".\(mode)")
    }
    if element.isOn("hidden") { set(receiver, "isHidden", "true") }
    setPriorities(element, receiver)
    if element.hasMargins { setMargins(element, receiver) }
    if element.isOn("preservesSuperviewLayoutMargins") {
      set(receiver, "preservesSuperviewLayoutMargins", "true")
    }
    if element["insetsLayoutMarginsFromSafeArea"] == "NO" {
      set(receiver, "insetsLayoutMarginsFromSafeArea", "false")
    }
    let isPlaced = element === root || element.isContentView || isOwnPart(element)
    if !isPlaced, !(view.superview is LayoutStackView),
      view.translatesAutoresizingMaskIntoConstraints
    {
      setFrame(view, receiver)
    }
  }

  /// The modes except `scaleToFill`, which every view has.
  private static let contentModes: Set = [
    "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
    "topLeft", "topRight", "bottomLeft", "bottomRight",
  ]

  /// The modes that Interface Builder gives to every view of a kind, and that have no effect there.
  private static let usualModes = [
    "label": "left", "collectionViewCell": "center", "collectionReusableView": "center",
  ]

  private mutating func setUpStack(
    _ stack: LayoutStackView?, _ element: Element, _ receiver: String
  ) {
    func word(_ name: String, _ usual: String, _ known: [String]) -> String? {
      let word = element.value(name, tree.traits) ?? usual
      return word != usual && known.contains(word) ? ".\(word)" : nil
    }
    if let axis = word("axis", "horizontal", ["vertical"]) { set(receiver, "axis", axis) }
    let distributions = ["fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]
    if let distribution = word("distribution", "fill", distributions) {
      set(receiver, "distribution", distribution)
    }
    let alignments = [
      "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline",
    ]
    if let alignment = word("alignment", "fill", alignments) {
      set(receiver, "alignment", alignment)
    }
    let standard = element["spacingType"] == "standard" ? 8.0 : 0
    let spacing = element.value("spacing", tree.traits).flatMap(Double.init)?.finite
    let length = stack?.spacing ?? spacing ?? standard
    if length != 0 { set(receiver, "spacing", length.text) }
    if element.isOn("baselineRelativeArrangement") {
      set(receiver, "isBaselineRelativeArrangement", "true")
    }
    if element.isOn("layoutMarginsRelativeArrangement") || element.hasMargins {
      set(receiver, "isLayoutMarginsRelativeArrangement", "true")
    }
  }

  private mutating func setPriorities(_ element: Element, _ receiver: String) {
    for axis in ["horizontal", "vertical"] {
      for (kind, name) in [
        ("Hugging", "Hugging"), ("CompressionResistance", "CompressionResistance"),
      ] {
        guard let priority = element.number("\(axis)\(kind)Priority") else { continue }
        let call = "setContent\(name)Priority(UILayoutPriority(\(priority.text)), for: .\(axis))"
        lines.append("    \(receiver)\(call)")
      }
    }
  }

  private mutating func setMargins(_ element: Element, _ receiver: String) {
    func numbers(_ margins: Element, _ sides: [String]) -> String {
      sides.map { "\($0): \((margins.number($0) ?? 8).text)" }.joined(separator: ", ")
    }
    if let margins = element.child(key: "layoutMargins") {
      let sides = numbers(margins, ["top", "left", "bottom", "right"])
      set(receiver, "layoutMargins", "UIEdgeInsets(\(sides))")
    } else if let margins = element.child(key: "directionalLayoutMargins") {
      let sides = numbers(margins, ["top", "leading", "bottom", "trailing"])
      set(receiver, "directionalLayoutMargins", "NSDirectionalEdgeInsets(\(sides))")
    }
  }

  private mutating func setFrame(_ view: LayoutView, _ receiver: String) {
    let frame = view.frame
    let size = "width: \(frame.width.text), height: \(frame.height.text)"
    set(receiver, "frame", "CGRect(x: \(frame.minX.text), y: \(frame.minY.text), \(size))")
    let parts: [(AutoresizingMask, String)] = [
      (.flexibleLeftMargin, ".flexibleLeftMargin"), (.flexibleWidth, ".flexibleWidth"),
      (.flexibleRightMargin, ".flexibleRightMargin"), (.flexibleTopMargin, ".flexibleTopMargin"),
      (.flexibleHeight, ".flexibleHeight"), (.flexibleBottomMargin, ".flexibleBottomMargin"),
    ]
    let mask = parts.filter { view.autoresizingMask.contains($0.0) }.map(\.1)
    if !mask.isEmpty { set(receiver, "autoresizingMask", "[\(mask.joined(separator: ", "))]") }
  }
}
