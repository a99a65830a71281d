extension SwiftConverter {
  /// Writes the texts, fonts and values of a label or control.
  mutating func setContent(_ element: Element, _ receiver: String) {
    switch element.name {
    case "label": setLabel(element, receiver)
    case "button": setButton(element, receiver)
    case "textField":
      setTexts(element, receiver)
      if let text = element.string("placeholder") {
        set(receiver, "placeholder", Self.quoted(text))
      }
      if let style = element["borderStyle"], ["roundedRect", "line", "bezel"].contains(style) {
        set(receiver, "borderStyle", ".\(style)")
      }
      setFont(element, receiver)
    case "textView":
      setTexts(element, receiver)
      setFont(element, receiver)
      if element["editable"] == "NO" { set(receiver, "isEditable", "false") }
      if element["scrollEnabled"] == "NO" { set(receiver, "isScrollEnabled", "false") }
    case "searchBar":
      if let text = element.string("placeholder") {
        set(receiver, "placeholder", Self.quoted(text))
      }
    case "segmentedControl": setSegments(element, receiver)
    case "datePicker":
      let modes = ["time", "date", "countDownTimer"]
      if let mode = element["datePickerMode"], modes.contains(mode) {
        set(receiver, "datePickerMode", ".\(mode)")
      }
      if let style = element["style"], ["wheels", "compact", "inline"].contains(style) {
        set(receiver, "preferredDatePickerStyle", ".\(style)")
      }
    case "activityIndicatorView":
      if element["style"] == "large" { set(receiver, "style", ".large") }
    default: setValues(element, receiver)
    }
  }

  private mutating func setTexts(_ element: Element, _ receiver: String) {
    if let text = element.string("text") ?? element.attributedText {
      set(receiver, "text", Self.quoted(text))
    }
    if let alignment = element["textAlignment"],
      ["left", "center", "right", "justified"].contains(alignment)
    {
      set(receiver, "textAlignment", ".\(alignment)")
    }
  }

  private mutating func setLabel(_ element: Element, _ receiver: String) {
    setTexts(element, receiver)
    setFont(element, receiver)
    if let count = element.value("numberOfLines", tree.traits).flatMap(Int.init) {
      set(receiver, "numberOfLines", "\(count)")
    }
    if let mode = Self.lineBreakMode(of: element), mode != ".byTruncatingTail" {
      set(receiver, "lineBreakMode", mode)
    }
    if element.isOn("adjustsFontSizeToFit") {
      set(receiver, "adjustsFontSizeToFitWidth", "true")
      if let factor = element.number("minimumScaleFactor") {
        set(receiver, "minimumScaleFactor", factor.text)
      }
    }
  }

  private mutating func setButton(_ element: Element, _ receiver: String) {
    for state in element.children where state.name == "state" {
      guard let title = state.string("title"), let key = state["key"],
        ["normal", "highlighted", "selected", "disabled"].contains(key)
      else { continue }
      lines.append("    \(receiver)setTitle(\(Self.quoted(title)), for: .\(key))")
    }
    setFont(element, "\(receiver)titleLabel?.")
    if let mode = Self.lineBreakMode(of: element), mode != ".byTruncatingMiddle" {
      set("\(receiver)titleLabel?.", "lineBreakMode", mode)
    }
  }

  private static func lineBreakMode(of element: Element) -> String? {
    switch element["lineBreakMode"] {
    case "wordWrap": ".byWordWrapping"
    case "characterWrap": ".byCharWrapping"
    case "clip": ".byClipping"
    case "headTruncation": ".byTruncatingHead"
    case "tailTruncation": ".byTruncatingTail"
    case "middleTruncation": ".byTruncatingMiddle"
    default: nil
    }
  }

  private mutating func setSegments(_ element: Element, _ receiver: String) {
    let segments = element.children(of: "segments").filter { $0.name == "segment" }
    for (index, segment) in segments.enumerated() {
      let title = Self.quoted(segment.string("title") ?? "")
      lines.append(
        "    \(receiver)insertSegment(withTitle: \(title), at: \(index), animated: false)")
      if let width = segment.number("width"), width > 0 {
        lines.append("    \(receiver)setWidth(\(width.text), forSegmentAt: \(index))")
      }
      if segment["enabled"] == "NO" {
        lines.append("    \(receiver)setEnabled(false, forSegmentAt: \(index))")
      }
      if let image = segment["image"] {
        rest.append("the image of segment \(index) of \(path(element)): \(image)")
      }
    }
    if let index = element["selectedSegmentIndex"].flatMap(Int.init), segments.indices ~= index {
      set(receiver, "selectedSegmentIndex", "\(index)")
    }
  }

  /// Writes the numbers of a control. A range comes before the value, which the control keeps in
  /// its range.
  private mutating func setValues(_ element: Element, _ receiver: String) {
    let numbers: [(attribute: String, property: String)] =
      switch element.name {
      case "slider":
        [("minValue", "minimumValue"), ("maxValue", "maximumValue"), ("value", "value")]
      case "stepper":
        [
          ("minimumValue", "minimumValue"), ("maximumValue", "maximumValue"),
          ("stepValue", "stepValue"), ("value", "value"),
        ]
      case "progressView": [("progress", "progress")]
      case "pageControl": [("numberOfPages", "numberOfPages"), ("currentPage", "currentPage")]
      default: []
      }
    for (attribute, property) in numbers {
      if let number = element.number(attribute) { set(receiver, property, number.text) }
    }
    if element.name == "switch", element.isOn("on") { set(receiver, "isOn", "true") }
  }

  // MARK: Fonts

  private mutating func setFont(_ element: Element, _ receiver: String) {
    if let description = element.child("fontDescription", key: "fontDescription") {
      if let font = Self.font(description) {
        set(receiver, "font", font)
      } else {
        let words = [
          description["type"] ?? description["name"], description["weight"],
          description["pointSize"], description["style"],
        ]
        rest.append(
          "the font of \(path(element)): \(words.compactMap { $0 }.joined(separator: " "))")
      }
    }
    if element.isOn("adjustsFontForContentSizeCategory") {
      set(receiver, "adjustsFontForContentSizeCategory", "true")
    }
  }

  /// Returns the code of a font, or `nil` for a description that UIKit has no initializer for.
  private static func font(_ description: Element) -> String? {
    if let style = description["style"] {
      return textStyles[style].map { ".preferredFont(forTextStyle: .\($0))" }
    }
    guard let size = description.number("pointSize"), size > 0 else { return nil }
    switch description["type"] {
    case "system":
      guard let weight = description["weight"] else { return ".systemFont(ofSize: \(size.text))" }
      return weights.contains(weight)
        ? ".systemFont(ofSize: \(size.text), weight: .\(weight))" : nil
    case "boldSystem": return ".boldSystemFont(ofSize: \(size.text))"
    case "italicSystem": return ".italicSystemFont(ofSize: \(size.text))"
    default: return description["name"].map { "UIFont(name: \(quoted($0)), size: \(size.text))" }
    }
  }

  private static let weights: Set = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  private static let textStyles = [
    "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleTitle1": "title1",
    "UICTFontTextStyleTitle2": "title2", "UICTFontTextStyleTitle3": "title3",
    "UICTFontTextStyleHeadline": "headline", "UICTFontTextStyleSubhead": "subheadline",
    "UICTFontTextStyleBody": "body", "UICTFontTextStyleCallout": "callout",
    "UICTFontTextStyleFootnote": "footnote", "UICTFontTextStyleCaption1": "caption1",
    "UICTFontTextStyleCaption2": "caption2",
  ]
}
