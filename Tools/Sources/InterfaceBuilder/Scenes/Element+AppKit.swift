import AnchorsLayout

extension Element {
  /// Returns the insets from the frame to the alignment rectangle of a control of AppKit, as frames
  /// in documents show them.
  func macAlignment(_ document: InterfaceDocument) -> Insets {
    let cell = child(key: "cell")
    let isSmall = cell?["controlSize"] == "small" || cell?["controlSize"] == "mini"
    let height = rect?.height ?? 0
    let isBefore2025 = document.hasControlsBefore2025
    switch name {
    case "textField":
      return cell?["borderStyle"] == nil ? Insets(top: 0, left: 2, bottom: 0, right: 2) : .zero
    case "button":
      // Controls of Xcode 26, which are lower, have none.
      switch (cell?["type"], height) {
      case ("push", 32) where cell?["bezelStyle"] == "rounded":
        return document.toolsVersion < 17_000
          ? Insets(top: 4, left: 6, bottom: 7, right: 6)
          : Insets(top: 5, left: 7, bottom: 7, right: 7)
      case ("check", 18), ("radio", 18): return Insets(top: 1, left: 2, bottom: 1, right: 0)
      case ("check", 16) where isSmall || isBefore2025, ("radio", 16) where isSmall || isBefore2025:
        return Insets(top: 1, left: 2, bottom: 1, right: 0)
      case ("help", 25): return Insets(top: 1, left: 3, bottom: 3, right: 3)
      default: return .zero
      }
    case "popUpButton" where cell?["bezelStyle"] == "rounded":
      return [22, 25, 26].contains(height)
        ? Insets(top: 1, left: 3, bottom: 4, right: 4) : .zero
    case "segmentedControl": return Insets(top: 1, left: 2, bottom: 1, right: 2)
    case "slider": return Insets(top: 2, left: 2, bottom: 2, right: 2)
    case "box" where self["boxType"] == "separator":
      let rect = rect ?? .zero
      return rect.width < rect.height
        ? Insets(top: 0, left: 2, bottom: 0, right: 2)
        : Insets(top: 2, left: 0, bottom: 2, right: 0)
    case "box" where self["boxType"] == nil || self["boxType"] == "primary":
      // A title stands at the top.
      let top = self["titlePosition"] == "noTitle" ? 2.0 : 0
      return Insets(top: top, left: 3, bottom: 4, right: 3)
    default: return .zero
    }
  }

  /// The distance from the last baseline of a control of AppKit to the bottom of its frame, by its
  /// height, as frames in documents show it.
  var macBaseline: Double {
    let height = rect?.height ?? 0
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
