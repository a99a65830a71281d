import AnchorsLayout

extension SceneTree {
  /// Adds the views inside the root, in the order of the document.
  func addViews() {
    items[scene.root.id] = root
    append(
      View(
        element: scene.root, view: root, depth: 0, frame: Rect(size: ownSize), isComparable: true))
    addGuides(of: scene.root, root)
    addSubviews(of: scene.root, root, depth: 1, isShown: true)
  }

  private func addSubviews(of owner: Element, _ parent: LayoutView, depth: Int, isShown: Bool) {
    let uninstalled = owner.uninstalled("subviews", traits)
    var elements = owner.viewsInside.filter(\.isView)
    if let content = owner.child(key: "contentView"), content.isView { elements.append(content) }
    for element in elements where !uninstalled.contains(element.id) {
      let view = makeView(element)
      let frame = frame(of: element, in: owner)
      items[element.id] = view
      let isArranged = parent is LayoutStackView && element["key"] != "contentView"
      let isHidden = element.isOn("hidden")
      let isVisible = isShown && !(isHidden && isArranged)
      view.isHidden = isHidden
      if isArranged, let stack = parent as? LayoutStackView {
        if element.parent?.name == "endViews", element === element.parent?.children.first {
          addRoom(to: stack)
        }
        stack.addArrangedSubview(view)
      } else {
        parent.addSubview(view)
      }
      if let frame { view.frame = frame }
      let followsMask =
        !isArranged
        && (!document.usesAutoLayout
          || element["translatesAutoresizingMaskIntoConstraints"] != "NO"
          || element.isOn("fixedFrame"))
      view.translatesAutoresizingMaskIntoConstraints = followsMask
      if followsMask {
        // A cell resizes its content view, and the document has no mask for it.
        view.autoresizingMask =
          element["key"] == "contentView" && owner === scene.root && scene.kind == .cell
          ? [.flexibleWidth, .flexibleHeight] : element.autoresizingMask(document.platform)
      }
      append(
        View(
          element: element, view: view, depth: depth, frame: frame,
          isComparable: isVisible && !isInScroller(owner) && !element.isPlacedByCell(document)))
      addGuides(of: element, view)
      addSubviews(of: element, view, depth: depth + 1, isShown: isVisible)
    }
    addCustomSpacing(of: owner, parent)
  }

  /// Adds the room before the views at the end of a stack view of AppKit.
  private func addRoom(to stack: LayoutStackView) {
    let room = LayoutView(name: "room")
    stack.addArrangedSubview(room)
    stack.setCustomSpacing(0, after: room)
  }

  /// Returns `true` if a scroll view of AppKit places the view.
  private func isInScroller(_ owner: Element) -> Bool {
    document.platform == .macOS && ["scrollView", "clipView", "splitView"].contains(owner.name)
  }

  private func frame(of element: Element, in owner: Element) -> Rect? {
    guard var rect = element.rect else { return nil }
    if document.platform == .macOS, owner.name != "clipView", let height = owner.rect?.height {
      rect.origin.y = height - rect.maxY
    }
    return rect
  }

  private func addGuides(of element: Element, _ view: LayoutView) {
    for guide in element.children where guide.name == "viewLayoutGuide" {
      let item: (any LayoutItem)? =
        switch guide["key"] {
        case "safeArea": view.safeArea
        case "keyboard", "keyboardLayoutGuide": view.keyboard
        case "readableContentGuide", "readableContent": view.readableContent
        case "layoutMarginsGuide": view.margins
        case "contentLayoutGuide": (view as? LayoutScrollView)?.contentLayoutGuide
        case "frameLayoutGuide": (view as? LayoutScrollView)?.frameLayoutGuide
        default: nil
        }
      if let item {
        items[guide.id] = item
      } else {
        note(guide, "the guide \(guide["key"] ?? "without a key") is unknown")
      }
    }
    for guide in element.children(of: "layoutGuides") where guide.name == "layoutGuide" {
      let added = LayoutGuide(identifier: guide["identifier"] ?? guide["userLabel"] ?? guide.id)
      view.addLayoutGuide(added)
      items[guide.id] = added
    }
  }

  // MARK: One view

  /// Creates the view of an element, without its place in the tree.
  func makeView(_ element: Element) -> LayoutView {
    let view: LayoutView
    switch element.name {
    case "stackView" where !element.viewsInside.isEmpty: view = makeStack(element)
    case "scrollView" where document.platform != .macOS: view = LayoutScrollView()
    default: view = DocumentView(element.content(in: document, traits))
    }
    view.layoutName = element.displayName(document)
    setPriorities(of: element, view)
    setMargins(of: element, view)
    return view
  }

  private func makeStack(_ element: Element) -> LayoutStackView {
    let stack = LayoutStackView()
    let isMac = document.platform == .macOS
    let axis = element.value(isMac ? "orientation" : "axis", traits)
    stack.axis = axis == "vertical" ? .vertical : .horizontal
    let standard = element["spacingType"] == "standard" ? 8.0 : isMac ? 8 : 0
    stack.spacing = element.value("spacing", traits).flatMap(Double.init)?.finite ?? standard
    let distribution = element.value("distribution", traits) ?? (isMac ? "gravityAreas" : "fill")
    if let known = LayoutStackView.Distribution(rawValue: distribution) {
      stack.distribution = known
    } else if distribution == "gravityAreas" {
      if element.viewsInside.count > 1 {
        note(element, "gravity areas of a stack view are read as one area at its start")
      }
    } else {
      note(element, "the distribution \(distribution) is unknown")
    }
    let alignment = element.value("alignment", traits) ?? (isMac ? "centerY" : "fill")
    if let known = Self.alignments[alignment] {
      stack.alignment = known
    } else {
      note(element, "the alignment \(alignment) is unknown")
    }
    stack.isBaselineRelativeArrangement = element.isOn("baselineRelativeArrangement")
    stack.isLayoutMarginsRelativeArrangement =
      element.isOn("layoutMarginsRelativeArrangement") || element.hasMargins
    if isMac, let insets = element.child("edgeInsets", key: "edgeInsets") {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = Insets(
        top: insets.number("top") ?? 0, left: insets.number("left") ?? 0,
        bottom: insets.number("bottom") ?? 0, right: insets.number("right") ?? 0)
    }
    return stack
  }

  private static let alignments: [String: LayoutStackView.Alignment] = [
    "fill": .fill, "width": .fill, "height": .fill, "leading": .leading, "left": .leading,
    "top": .leading, "firstBaseline": .firstBaseline, "center": .center, "centerX": .center,
    "centerY": .center, "trailing": .trailing, "right": .trailing, "bottom": .trailing,
    "lastBaseline": .lastBaseline, "baseline": .lastBaseline,
  ]

  /// Sets the spacings that a stack view of AppKit lists. The largest number means no custom
  /// spacing.
  private func addCustomSpacing(of owner: Element, _ parent: LayoutView) {
    guard let stack = parent as? LayoutStackView else { return }
    let spacings = owner.children(of: "customSpacing").map { $0.number("value") }
    for (view, spacing) in zip(stack.arrangedSubviews, spacings) {
      if let spacing, spacing < 1e6 { stack.setCustomSpacing(spacing, after: view) }
    }
  }

  private func setPriorities(of element: Element, _ view: LayoutView) {
    func priority(_ attribute: String, _ usual: Double) -> Priority {
      let number = element.value(attribute, traits).flatMap(Double.init)?.finite ?? usual
      return Priority(min(1000, max(0.001, number)))
    }
    // A stack view of AppKit has separate hugging priorities.
    let isMacStack = document.platform == .macOS && element.name == "stackView"
    let middle = isMacStack ? "Stack" : ""
    for axis in [LayoutAxis.horizontal, .vertical] {
      let name = axis == .horizontal ? "horizontal" : "vertical"
      view.setContentHuggingPriority(priority("\(name)\(middle)HuggingPriority", 250), for: axis)
      view.setContentCompressionResistancePriority(
        priority("\(name)CompressionResistancePriority", 750), for: axis)
    }
  }

  private func setMargins(of element: Element, _ view: LayoutView) {
    if let margins = element.child("edgeInsets", key: "layoutMargins") {
      view.layoutMargins = Insets(
        top: margins.number("top") ?? 8, left: margins.number("left") ?? 8,
        bottom: margins.number("bottom") ?? 8, right: margins.number("right") ?? 8)
    } else if let margins = element.child("directionalEdgeInsets", key: "directionalLayoutMargins")
    {
      view.directionalLayoutMargins = DirectionalInsets(
        top: margins.number("top") ?? 8, leading: margins.number("leading") ?? 8,
        bottom: margins.number("bottom") ?? 8, trailing: margins.number("trailing") ?? 8)
    }
    if element.isOn("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = true
    }
    if element["insetsLayoutMarginsFromSafeArea"] == "NO" {
      view.insetsLayoutMarginsFromSafeArea = false
    }
    switch element["semanticContentAttribute"] {
    case "forceLeftToRight", "playback", "spatial": view.layoutDirection = .leftToRight
    case "forceRightToLeft": view.layoutDirection = .rightToLeft
    default: break
    }
  }
}

extension Double {
  /// The number, or `nil` if it is NaN, infinite or beyond a million.
  var finite: Double? { abs(self) <= 1e6 ? self : nil }
}

extension Element {
  /// The parts of the frame that follow the superview's size.
  ///
  /// A view with constraints of Interface Builder's for a fixed frame stays at its top left corner.
  func autoresizingMask(_ platform: InterfaceDocument.Platform) -> AutoresizingMask {
    let isMac = platform == .macOS
    let mask = child("autoresizingMask", key: "autoresizingMask")
    var result: AutoresizingMask = []
    func isOn(_ part: String) -> Bool { mask?.isOn(part) ?? false }
    if isOn("widthSizable") { result.insert(.flexibleWidth) }
    if isOn("heightSizable") { result.insert(.flexibleHeight) }
    if isOn("flexibleMinX") { result.insert(.flexibleLeftMargin) }
    if isOn("flexibleMaxX") { result.insert(.flexibleRightMargin) }
    // The smaller y of AppKit is at the bottom.
    if isOn("flexibleMinY") {
      result.insert(isMac ? .flexibleBottomMargin : .flexibleTopMargin)
    }
    if isOn("flexibleMaxY") {
      result.insert(isMac ? .flexibleTopMargin : .flexibleBottomMargin)
    }
    // Without a flexible part AppKit keeps the distance to the bottom.
    let vertical: AutoresizingMask = [
      .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin,
    ]
    if isMac, result.isDisjoint(with: vertical), mask != nil || self["fixedFrame"] != "YES" {
      result.insert(.flexibleTopMargin)
    }
    return result
  }

  /// Returns `true` for a label or an image of a cell in one of UIKit's own styles, and for an
  /// accessory or a background of a cell: the cell places it.
  fileprivate func isPlacedByCell(_ document: InterfaceDocument) -> Bool {
    let places = [
      "accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView",
    ]
    if places.contains(document.outlets[id] ?? "") { return true }
    var owner = parent
    while let element = owner, element.name != "tableViewCell" { owner = element.parent }
    guard let cell = owner else { return false }
    return ["textLabel", "detailTextLabel", "imageView"].contains { cell[$0] == id }
  }

  /// The name of the view in messages: a label of the document, an outlet, a text, or a class.
  func displayName(_ document: InterfaceDocument) -> String {
    let accessibility = child("accessibility")
    let text =
      self["text"] ?? child("state", key: "normal")?["title"] ?? self["placeholder"]
      ?? child(key: "cell")?.string("title")
    let names = [
      self["userLabel"], document.outlets[id], accessibility?["label"],
      accessibility?["identifier"], text.map { $0.count > 24 ? "\($0.prefix(23))…" : $0 },
      self["customClass"],
    ]
    let name = names.lazy.compactMap { $0 }.first { $0.contains(where: \.isReadable) } ?? name
    return name.replacing("\n", with: " ")
  }
}

extension Character {
  /// `true` if every font shows it: neither white space nor an icon of a font.
  fileprivate var isReadable: Bool {
    !isWhitespace && unicodeScalars.allSatisfy { $0.properties.generalCategory != .privateUse }
  }
}
