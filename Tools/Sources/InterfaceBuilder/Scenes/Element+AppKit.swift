import AnchorsLayout

extension Element {
  /// Returns the insets from the frame to the alignment rectangle of a control of AppKit, as frames
  /// in documents show them.
  func macAlignment(_ document: InterfaceDocument) -> Insets {
    let cell = child(key: "cell")
    let isSmall = cell?["controlSize"] != nil
    switch name {
    case "textField":
      return cell?["borderStyle"] == nil ? Insets(top: 0, left: 2, bottom: 0, right: 2) : .zero
    case "button":
      switch cell?["type"] {
      case "push" where cell?["bezelStyle"] == "rounded" && !isSmall:
        let isOld = (document.root.number("toolsVersion") ?? 0) < 17_000
        return isOld
          ? Insets(top: 4, left: 6, bottom: 7, right: 6)
          : Insets(top: 5, left: 7, bottom: 7, right: 7)
      case "check", "radio": return Insets(top: 1, left: 2, bottom: 1, right: 0)
      default: return .zero
      }
    case "popUpButton":
      return cell?["bezelStyle"] == "rounded"
        ? Insets(top: 1, left: 3, bottom: 4, right: 4) : .zero
    case "segmentedControl": return Insets(top: 1, left: 2, bottom: 1, right: 2)
    case "slider": return Insets(top: 2, left: 2, bottom: 2, right: 2)
    case "box" where self["boxType"] == "separator":
      let rect = rect ?? .zero
      return rect.width < rect.height
        ? Insets(top: 0, left: 2, bottom: 0, right: 2)
        : Insets(top: 2, left: 0, bottom: 2, right: 0)
    case "box" where self["boxType"] == nil || self["boxType"] == "primary":
      return Insets(top: 2, left: 3, bottom: 4, right: 3)
    default: return .zero
    }
  }

  /// Returns `true` for a control of AppKit with a text in the middle of its height.
  func hasMacText(_ document: InterfaceDocument) -> Bool {
    document.platform == .macOS
      && [
        "textField", "button", "popUpButton", "comboBox", "searchField", "secureTextField",
        "tokenField", "segmentedControl",
      ].contains(name)
  }

  /// The size of the font of a control of AppKit.
  var macFontSize: Double {
    guard let font = child(key: "cell")?.child("font", key: "font") else { return 13 }
    if let size = font.number("size") { return size }
    return switch font["metaFont"] {
    case "smallSystem": 11
    case "label": 10
    case "miniSystem": 9
    default: 13
    }
  }
}
