import AnchorsLayout
@_spi(Tools) import AnchorsReport

extension SceneTree {
  /// The visible controls, and the texts of labels, in the order of the document.
  package var contentAreas: [ContentArea] {
    views.compactMap { entry in
      contentArea(of: entry).map { area in
        ContentArea(
          entry.view, area, in: entry.view.superviews.first { $0 is LayoutScrollView })
      }
    }
  }

  /// Returns the area of a visible control, or of a label's text, in the root; `nil` for another
  /// view.
  private func contentArea(of entry: View) -> Rect? {
    let element = entry.element
    guard element.showsContent, entry.isComparable, !entry.view.isHidden,
      element.number("alpha") ?? 1 > 0.01, entry.view.frame.hasArea,
      !entry.view.superviews.contains(where: { $0.isHidden })
    else { return nil }
    var area = frameInRoot(of: entry.view)
    guard let view = entry.view as? DocumentView, let text = view.content.text, text.isLabel else {
      return area
    }
    let needed = min(area.width, text.width(forWidth: area.width))
    switch element["textAlignment"] {
    case "center": area.origin.x += (area.width - needed) / 2
    case "right": area.origin.x += area.width - needed
    default: if isRightToLeft { area.origin.x += area.width - needed }
    }
    let height = min(area.height, text.height(forWidth: area.width))
    area.origin.y += (area.height - height) / 2
    area.size = Size(width: needed, height: height)
    return area
  }

  /// Returns `true` if an opaque view in front of two others covers an area.
  package func isCovered(_ area: Rect, of items: [any LayoutItem]) -> Bool {
    guard let last = views.lastIndex(where: { entry in items.contains { $0 === entry.view } })
    else { return false }
    return views[(last + 1)...].contains { entry in
      let frame = frameInRoot(of: entry.view)
      return entry.element.isOpaque && !entry.view.isHidden && frame.minX <= area.minX
        && frame.minY <= area.minY && frame.maxX >= area.maxX && frame.maxY >= area.maxY
        && !entry.view.superviews.contains { view in items.contains { $0 === view } }
    }
  }

  private var isRightToLeft: Bool { root.layoutDirection == .rightToLeft }
}

extension Element {
  /// `true` if the view has a background that nothing shines through.
  fileprivate var isOpaque: Bool {
    guard let color = child("color", key: "backgroundColor"), number("alpha") ?? 1 == 1 else {
      return false
    }
    return color.number("alpha") ?? 1 == 1
  }

  /// `true` for a control, and for a view with text, that has something to show.
  fileprivate var showsContent: Bool {
    switch name {
    case "label", "textView": labelText != nil
    case "button":
      child("state", key: "normal").map { $0["title"]?.isEmpty == false || $0["image"] != nil }
        ?? false
    case "textField", "switch", "segmentedControl", "slider", "stepper", "searchBar",
      "datePicker", "pageControl":
      true
    default: false
    }
  }
}

extension Rect {
  fileprivate var hasArea: Bool { width > 0 && height > 0 }
}
