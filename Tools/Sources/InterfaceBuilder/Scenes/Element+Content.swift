import AnchorsLayout

extension Element {
  /// Returns the content of a view: its size from the document's frame for kinds of views that have
  /// a content size, from a design-time size, or from an image.
  func content(in document: InterfaceDocument, _ traits: Traits) -> DocumentContent {
    var content = DocumentContent()
    content.alignment = alignment(document)
    let rect = rect ?? .zero
    let aligned = Size(
      width: max(0, rect.width - content.alignment.left - content.alignment.right),
      height: max(0, rect.height - content.alignment.top - content.alignment.bottom))
    let sides = contentSides(document)
    if sides.width { content.size.width = aligned.width }
    if sides.height { content.size.height = aligned.height }
    if name == "imageView", let size = imageSize(document) { content.size = size }
    // A stack view without views has no length, and stretches like a view with content.
    if name == "stackView" { content.size = .zero }
    applyDesignSize(to: &content.size)
    content.text = documentText(document, traits)
    if let text = content.text, text.isLabel || name == "textView" {
      // No text is so high: constraints have stretched the view.
      let height = text.height(forWidth: max(1, content.size.width)) + (text.isLabel ? 0 : 16)
      if content.size.height > height * 1.5 + text.lineHeight {
        content.size.height = height
        content.isLowerThanFrame = true
      }
    }
    setBaselines(of: &content, height: aligned.height, document)
    return content
  }

  /// `true` for a text view, or a label with one line, in a font of the system, whose height is
  /// known.
  var hasSystemText: Bool {
    let font = child("fontDescription", key: "fontDescription")
    return self["customClass"] == nil && !isOn("usesAttributedText")
      && (name == "textView" || self["numberOfLines"] == nil)
      && font?["type"]?.lowercased().hasSuffix("system") == true && font?["style"] == nil
  }

  // MARK: Content sizes

  /// The sides of which the kind of view has a content size.
  private func contentSides(_ document: InterfaceDocument) -> (width: Bool, height: Bool) {
    let both = (width: true, height: true)
    let none = (width: false, height: false)
    switch name {
    case "label", "button", "switch", "segmentedControl", "stepper", "activityIndicatorView",
      "datePicker", "pickerView", "pageControl", "textField", "popUpButton", "comboBox",
      "searchField", "secureTextField", "tokenField", "colorWell", "progressIndicator",
      "levelIndicator", "pathControl", "matrix", "gridView":
      return document.platform == .macOS && isStretched ? (false, true) : both
    case "slider" where isCircularSlider: return both
    case "slider", "searchBar", "progressView", "navigationBar", "toolbar", "tabBar":
      return (false, true)
    case "textView" where self["scrollEnabled"] == "NO": return both
    case "box" where self["boxType"] == "separator":
      let rect = rect ?? .zero
      return (rect.width < rect.height, rect.height < rect.width)
    case "imageView":
      // Of an image that the document does not list, only the frame is known.
      guard document.platform == .macOS || imageName != nil else { return none }
      return both
    default: return none
    }
  }

  /// `true` for a control of AppKit that has a natural height and no natural width.
  private var isStretched: Bool {
    switch name {
    case "slider": !isCircularSlider
    case "progressIndicator": self["style"] != "spinning"
    case "textField", "searchField", "comboBox", "secureTextField", "tokenField":
      child("\(name)Cell").map { $0.isOn("editable") } ?? false
    default: false
    }
  }

  /// `true` if the document says how large the content is.
  func hasKnownSize(_ document: InterfaceDocument) -> Bool {
    name == "imageView" && imageSize(document) != nil
      || child("size", key: "intrinsicContentSize") != nil
  }

  private func imageSize(_ document: InterfaceDocument) -> Size? {
    guard let name = imageName, let size = document.images[name] else { return nil }
    // A symbol is as large as its configuration says, which the document does not resolve.
    return showsSymbol(document) ? nil : size
  }

  /// The element that names the image since Xcode 14, in the place of an attribute.
  private var imageReference: Element? { child("imageReference", key: "image") }

  /// The name of the image; `nil` without one.
  var imageName: String? { self["image"] ?? imageReference?["image"] }

  /// The insets of a symbol, as far as fixed lengths of the view tell them: a symbol's frame is a
  /// little larger.
  private var alignmentOfSymbol: Insets {
    func inset(_ attribute: String, _ length: Double) -> Double {
      let constants = children(of: "constraints").filter { element in
        element["firstAttribute"] == attribute && element["firstItem"] == nil
          && element["secondAttribute"] == nil && element["relation"] == nil
          && (element.number("priority") ?? 1000) == 1000
      }
      guard constants.count == 1, let constant = constants[0].number("constant") else { return 0 }
      return -8...8 ~= length - constant ? (length - constant) / 2 : 0
    }
    let size = rect?.size ?? .zero
    var (x, y) = (inset("width", size.width), inset("height", size.height))
    let isSquare = children(of: "constraints").contains { element in
      element["firstAttribute"] == "width" && element["secondAttribute"] == "height"
        && (element["secondItem"] ?? id) == id && element["relation"] == nil
        && ["1:1", "1", nil].contains(element["multiplier"]) && element["constant"] == nil
    }
    // The aspect ratio is that of the alignment rectangle.
    if isSquare, y == 0, abs(size.width - 2 * x - size.height) <= 8 {
      y = (size.height - size.width) / 2 + x
    } else if isSquare, x == 0 {
      x = (size.width - size.height) / 2 + y
    }
    let edges = insetsFromSuperview
    return Insets(
      top: edges["top"] ?? y, left: edges["leading"] ?? x, bottom: edges["bottom"] ?? y,
      right: edges["trailing"] ?? x)
  }

  /// By edge, the inset that a required constraint to the same edge of the superview tells.
  private var insetsFromSuperview: [String: Double] {
    guard let superview = parent?.parent, let frame = rect, let bounds = superview.rect else {
      return [:]
    }
    var insets: [String: Double] = [:]
    for element in superview.children(of: "constraints") {
      let items = [element["firstItem"] ?? superview.id, element["secondItem"] ?? superview.id]
      guard let edge = element["firstAttribute"], element["secondAttribute"] == edge,
        element["relation"] == nil, element["multiplier"] == nil,
        (element.number("priority") ?? 1000) == 1000, items.contains(id),
        items.contains(superview.id)
      else { continue }
      let constant = (element.number("constant") ?? 0) * (items[0] == id ? 1 : -1)
      let inset: Double
      switch edge {
      case "top": inset = constant - frame.minY
      case "leading": inset = constant - frame.minX
      case "bottom": inset = frame.maxY - bounds.height - constant
      case "trailing": inset = frame.maxX - bounds.width - constant
      default: continue
      }
      if -8...8 ~= inset { insets[edge] = inset }
    }
    return insets
  }

  /// `true` if the image, or that of a button's usual state, is a symbol of the system.
  func showsSymbol(_ document: InterfaceDocument) -> Bool {
    let owners = [self, child("state", key: "normal")].compactMap { $0 }
    let places = owners + owners.compactMap(\.imageReference)
    return places.contains { place in
      (place["image"] ?? place["backgroundImage"]).map {
        place["catalog"] == "system" || document.isSymbol($0)
      } ?? false
    }
  }

  /// Takes the sizes that are set for design time: an intrinsic size, or a placeholder for one.
  private func applyDesignSize(to size: inout Size) {
    if let design = child("size", key: "intrinsicContentSize") {
      size.width = design.number("width") ?? -1
      size.height = design.number("height") ?? -1
    }
    if let text = self["placeholderIntrinsicWidth"] { size.width = Double(text)?.finite ?? -1 }
    if let text = self["placeholderIntrinsicHeight"] { size.height = Double(text)?.finite ?? -1 }
  }

  // MARK: Texts

  private func documentText(_ document: InterfaceDocument, _ traits: Traits) -> DocumentText? {
    switch name {
    case "label":
      guard let string = labelText, !isOn("usesAttributedText") else { return nil }
      let lines = value("numberOfLines", traits).flatMap(Int.init) ?? 1
      return DocumentText(
        string: string, font: font("fontDescription"), lines: max(0, lines),
        truncates: !shrinksText, isLabel: true,
        followsTextSize: isOn("adjustsFontForContentSizeCategory"))
    case "button" where document.platform != .macOS:
      guard let state = child("state", key: "normal"), let title = state["title"],
        state.imageName == nil
      else { return nil }
      let insets = child("inset", key: "contentEdgeInsets")
      let padding = (insets?.number("minX") ?? 0) + (insets?.number("maxX") ?? 0)
      return DocumentText(
        string: title, font: font("fontDescription", usual: 15), lines: 1, padding: padding,
        truncates: truncatesTitle)
    case "textField" where document.platform != .macOS:
      // Constraints may stretch a field; its content is the text, or else the placeholder.
      let borders: [String: Double] = ["roundedRect": 14, "line": 4, "bezel": 14]
      let border = self["borderStyle"].flatMap { borders[$0] } ?? 0
      return DocumentText(
        string: labelText ?? self["placeholder"] ?? "",
        font: font("fontDescription", usual: 14), lines: 1, padding: border)
    case "segmentedControl" where document.platform != .macOS:
      return DocumentText(
        string: "", font: TextFont(size: 13), lines: 1, padding: widthOfSegments)
    case "textView" where self["scrollEnabled"] == "NO":
      return DocumentText(
        string: labelText ?? attributedText ?? "",
        font: attributedFont ?? font("fontDescription", usual: 14), lines: 0, padding: 10)
    default: return nil
    }
  }

  /// `true` if a label's text becomes smaller where it has no room. Interface Builder writes NO and
  /// leaves YES out.
  private var shrinksText: Bool {
    let hasLeast = self["minimumScaleFactor"] != nil || self["minimumFontSize"] != nil
    return isOn("adjustsFontSizeToFit") || self["adjustsFontSizeToFit"] == nil && hasLeast
  }

  /// `true` if a button's title is cut off where it has no room. Configurations and classes of the
  /// app may show it otherwise.
  private var truncatesTitle: Bool {
    let isPlain = self["customClass"] == nil && child(key: "configuration") == nil
    let isWrapped = ["wordWrap", "characterWrap"].contains(self["lineBreakMode"])
    return isPlain && !isWrapped
      && !children(of: "userDefinedRuntimeAttributes").contains {
        $0["keyPath"]?.hasPrefix("titleLabel") == true
      }
  }

  /// The width of a segmented control: that of its widest segment for each.
  private var widthOfSegments: Double {
    let segments = children(of: "segments")
    let measurer = StandardTextMeasurer.shared
    let widths = segments.map {
      measurer.width(of: ($0["title"] ?? "")[...], in: TextFont(size: 13))
    }
    return Double(segments.count) * ((widths.max() ?? 0) + 20)
  }

  /// `true` for a label without any text.
  var isEmptyLabel: Bool {
    labelText == nil && attributedText == nil && !isOn("usesAttributedText")
  }

  /// The text of a label, a field or a text view, if it has one.
  var labelText: String? {
    let string = self["text"] ?? children.first { $0["key"] == "text" }?.text
    return string.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The font of the beginning of an attributed text.
  private var attributedFont: TextFont? {
    let fragment = child("attributedString", key: "attributedText")?.children.first
    let size = fragment?.children(of: "attributes").first { $0["key"] == "NSFont" }?.number("size")
    return size.map { TextFont(size: min(1000, max(1, $0))) }
  }

  private func font(_ key: String, usual: Double = 17) -> TextFont {
    guard let description = child("fontDescription", key: key) else { return TextFont(size: usual) }
    let styles = [
      "UICTFontTextStyleTitle0": 34.0, "UICTFontTextStyleTitle1": 28, "UICTFontTextStyleTitle2": 22,
      "UICTFontTextStyleTitle3": 20, "UICTFontTextStyleHeadline": 17, "UICTFontTextStyleBody": 17,
      "UICTFontTextStyleCallout": 16, "UICTFontTextStyleSubhead": 15,
      "UICTFontTextStyleFootnote": 13, "UICTFontTextStyleCaption1": 12,
      "UICTFontTextStyleCaption2": 11,
    ]
    let style = description["style"] ?? ""
    let size = description.number("pointSize") ?? styles[style] ?? usual
    let isBold =
      description["type"] == "boldSystem" || style == "UICTFontTextStyleHeadline"
      || ["medium", "semibold", "bold", "heavy", "black"].contains(description["weight"] ?? "")
    return TextFont(size: min(1000, max(1, size)), weight: isBold ? .bold : .regular)
  }

  // MARK: Baselines

  /// Sets the baselines: those of a label are fixed at its top, those of a control are in its
  /// middle. The proportions are those of the system's font.
  private func setBaselines(
    of content: inout DocumentContent, height: Double, _ document: InterfaceDocument
  ) {
    switch name {
    case "label":
      var size = font("fontDescription").size
      let lines = max(1, (height / (size * 1.193)).rounded())
      // A class of the app may set another font, which the height of a single line shows.
      if self["customClass"] != nil, self["numberOfLines"] == nil || lines == 1 {
        size = max(1, height / 1.193)
      }
      content.firstBaseline = 0.952 * size
      content.lastBaseline = max(0, height - 0.952 * size - (lines - 1) * size * 1.193)
    case _ where hasMacText(document):
      content.lastBaseline = macBaseline(document)
      let lines = max(1, (height / macLineHeight).rounded(.down))
      let others = name == "textField" ? (lines - 1) * macLineHeight : 0
      let frameHeight = height + content.alignment.top + content.alignment.bottom
      content.firstBaseline = frameHeight - content.lastBaseline - others
    case "button", "textField":
      let size = font("fontDescription", usual: name == "button" ? 15 : 14).size
      content.firstBaseline = (height - 1.193 * size) / 2 + 0.952 * size
      content.lastBaseline = height - content.firstBaseline
    default: break
    }
  }

  // MARK: Alignment rectangles

  /// The insets from the frame to the alignment rectangle of controls, as frames in documents show
  /// them.
  func alignment(_ document: InterfaceDocument) -> Insets {
    if document.platform == .macOS { return macAlignment(document) }
    return switch name {
    case "imageView", "button":
      showsSymbol(document) ? alignmentOfSymbol : .zero
    case "switch": Insets(top: 0, left: 0, bottom: 0, right: 2)
    case "slider" where document.hasControlsBefore2025: Insets(top: 0, left: 2, bottom: 1, right: 2)
    case "segmentedControl": Insets(top: 0, left: 0, bottom: 1, right: 0)
    default: .zero
    }
  }
}

extension InterfaceDocument {
  /// `true` if controls have the alignment rectangles from before Xcode 26.
  var hasControlsBefore2025: Bool { !(24_000..<30_000 ~= toolsVersion) }

  /// The first part of Interface Builder's version: 21507 of `21507.3.1`; 0 if there is none.
  var toolsVersion: Int { Int((root["toolsVersion"] ?? "").prefix { $0 != "." }) ?? 0 }

  /// Returns `true` if the image of a name is a symbol of the system.
  func isSymbol(_ name: String) -> Bool { symbols.contains(name) }
}
