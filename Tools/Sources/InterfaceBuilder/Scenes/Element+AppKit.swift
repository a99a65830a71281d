import AnchorsLayout

extension Element {
  /// Returns the insets from the frame to the alignment rectangle of a control of AppKit, as the
  /// constraints and frames of documents show them.
  func macAlignment(_ document: InterfaceDocument) -> Insets {
    let cell = child(key: "cell")
    let height = rect?.height ?? 0
    switch name {
    case "textField", "tokenField":
      let isPlain = cell?["borderStyle"] == nil && cell?.isOn("drawsBackground") != true
      return isPlain ? Insets(top: 0, left: 2, bottom: 0, right: 2) : .zero
    case "button": return macAlignmentOfButton(document)
    case "imageView" where cell?["imageFrameStyle"] == "grayBezel":
      return Insets(top: 3, left: 3, bottom: 3, right: 3)
    case "popUpButton": return macAlignmentOfPopUp(document)
    case "segmentedControl":
      let side = height == 20 ? 1.0 : 2
      return Insets(top: 1, left: side, bottom: 1, right: side)
    case "comboBox" where cell?["controlSize"] == "small" && height == 22:
      return Insets(top: 1, left: 0, bottom: 4, right: 3)
    case "slider" where isCircularSlider: return .zero
    case "slider" where cell?["controlSize"] == "small" && height == 15:
      return Insets(top: 1, left: 0, bottom: 1, right: 0)
    case "slider":
      // Room for tick marks.
      return Insets(top: 2, left: 2, bottom: [28, 30].contains(height) ? 6 : 2, right: 2)
    case "progressIndicator":
      return self["style"] != "spinning" && height == 20
        ? Insets(top: 1, left: 0, bottom: 1, right: 0) : .zero
    case "stepper" where cell?["controlSize"] == "small":
      return height == 22 ? Insets(top: 1, left: 2, bottom: 1, right: 2) : .zero
    case "stepper":
      switch height {
      case 27: return Insets(top: 2, left: 3, bottom: 3, right: 3)
      case 28: return Insets(top: 4, left: 3, bottom: 3, right: 3)
      default: return .zero
      }
    case "colorWell": return height == 27 ? Insets(top: 2, left: 3, bottom: 2, right: 3) : .zero
    case "tabView" where self["type"] == nil:
      return Insets(top: self["controlSize"] == "small" ? 3 : 6, left: 7, bottom: 10, right: 7)
    case "box" where self["boxType"] == "separator":
      let rect = rect ?? .zero
      return rect.width < rect.height
        ? Insets(top: 0, left: 2, bottom: 0, right: 2)
        : Insets(top: 2, left: 0, bottom: 2, right: 0)
    case "box" where self["boxType"] == nil || self["boxType"] == "primary":
      let superview = parent?.parent
      let isInColumn =
        superview?.name == "stackView" && superview?["orientation"] == "vertical"
      if self["borderType"] == "none" || isInColumn { return .zero }
      // A title stands at the top.
      let top = self["titlePosition"] == "noTitle" ? 2.0 : 0
      return Insets(top: top, left: 3, bottom: 4, right: 3)
    default: return .zero
    }
  }

  /// `true` for an image view or a button of AppKit that shows an image and no bezel.
  var showsMacImage: Bool {
    guard let cell = child(key: "cell"), ["button", "imageView"].contains(name) else {
      return false
    }
    return cell["image"] != nil && cell["borderStyle"] == nil && cell["type"] != "check"
      && cell["type"] != "radio"
  }

  /// `true` for a slider of AppKit that is a knob.
  var isCircularSlider: Bool { child(key: "cell")?["sliderType"] == "circular" }

  /// The insets of a button. Controls of Xcode 26, which are lower, have none.
  private func macAlignmentOfButton(_ document: InterfaceDocument) -> Insets {
    let cell = child(key: "cell")
    let (size, height) = (cell?["controlSize"], rect?.height ?? 0)
    let isOld = document.toolsVersion < 17_000
    switch cell?["type"] {
    case "push" where cell?["bezelStyle"] == "rounded":
      switch (size, height) {
      case (nil, 17), (nil, 32), (nil, 33), (nil, 36):
        return isOld
          ? Insets(top: 4, left: 6, bottom: 7, right: 6)
          : Insets(top: 5, left: 7, bottom: 7, right: 7)
      case ("small", 27):
        return isOld
          ? Insets(top: 3, left: 5, bottom: 6, right: 5)
          : Insets(top: 4, left: 6, bottom: 7, right: 6)
      case ("small", 28): return Insets(top: 4, left: 5, bottom: 6, right: 5)
      case ("large", 40): return Insets(top: 6, left: 6, bottom: 6, right: 6)
      default: return .zero
      }
    case "check", "radio":
      if size == "small", isOld { return Insets(top: 3, left: 3, bottom: 3, right: 2) }
      if size == "large", height == 22 { return Insets(top: 2.5, left: 3, bottom: 2.5, right: 0) }
      if size == "small" || size == "mini" {
        return height >= 16 ? Insets(top: 1, left: 1, bottom: 1, right: 0) : .zero
      }
      if height < 16 || height < 18 && !document.hasControlsBefore2025 { return .zero }
      let hasTitle = cell?.string("title")?.isEmpty == false
      return isOld || !hasTitle
        ? Insets(top: 2, left: 2, bottom: 2, right: 2)
        : Insets(top: 1, left: 2, bottom: 1, right: 0)
    case "smallSquare" where cell?["borderStyle"] != nil:
      return Insets(top: 1, left: 0, bottom: 1, right: 0)
    case "bevel" where cell?["borderStyle"] != nil && cell?["bezelStyle"] == "regularSquare":
      return [26, 29].contains(height) ? Insets(top: 2, left: 2, bottom: 3, right: 2) : .zero
    case "roundTextured" where height == 23:
      return isOld ? Insets(bottom: 1) : Insets(top: 1, left: 1, bottom: 2, right: 1)
    case "help" where height == 25:
      return isOld
        ? Insets(top: 1, left: 2, bottom: 3, right: 2)
        : Insets(top: 1, left: 3, bottom: 4, right: 2)
    default: return .zero
    }
  }

  private func macAlignmentOfPopUp(_ document: InterfaceDocument) -> Insets {
    let cell = child(key: "cell")
    switch (cell?["bezelStyle"], cell?["controlSize"], rect?.height ?? 0) {
    case ("rounded", "large", 40): return Insets(top: 6, left: 5, bottom: 6, right: 5)
    case ("rounded", "small", 22):
      return document.toolsVersion < 17_000
        ? Insets(top: 1, left: 3, bottom: 3, right: 3)
        : Insets(top: 2, left: 4, bottom: 4, right: 4)
    case ("rounded", nil, 25...29):
      if document.toolsVersion >= 17_000 { return Insets(top: 1, left: 3, bottom: 4, right: 4) }
      return Insets(top: rect?.height == 25 ? 1 : 2, left: 2, bottom: 3, right: 3)
    case ("regularSquare", _, 37): return Insets(top: 3, left: 3, bottom: 4, right: 3)
    default: return .zero
    }
  }

  /// The distance from the last baseline of a control of AppKit to the bottom of its frame, by its
  /// height, as frames in documents show it.
  func macBaseline(_ document: InterfaceDocument) -> Double {
    let height = rect?.height ?? 0
    if name == "popUpButton", height == 26, document.toolsVersion < 17_000 { return 9 }
    let isEditable = child(key: "cell")?["borderStyle"] != nil
    return switch name {
    case "popUpButton": [17: 5.0, 22: 8, 24: 7, 25: 10, 26: 10][height] ?? (height / 3).rounded()
    case "button":
      [16: 3.0, 18: 4, 24: 7, 25: 9, 26: 10, 28: 9, 32: 13][height] ?? (height / 3).rounded()
    case "textField" where !isEditable: 3
    case "stepper", "switch": 8
    default: [19: 5.0, 21: 6, 22: 6, 24: 7][height] ?? (height / 3.5).rounded()
    }
  }

  /// Returns `true` for a control of AppKit with a text in the middle of its height.
  func hasMacText(_ document: InterfaceDocument) -> Bool {
    document.platform == .macOS
      && [
        "textField", "button", "popUpButton", "comboBox", "searchField", "secureTextField",
        "tokenField", "segmentedControl", "stepper", "switch",
      ].contains(name)
  }

  /// The distance between lines of a control of AppKit.
  var macLineHeight: Double {
    guard let font = child(key: "cell")?.child("font", key: "font") else { return 16 }
    if let size = font.number("size") { return (size * 1.193).rounded(.up) }
    return switch font["metaFont"] {
    case "smallSystem", "message", "label": 14
    case "miniSystem": 11
    default: 16
    }
  }
}
