import AnchorsLayout

/// Two views with text or controls that share an area.
struct Overlap {
  /// The later one of the two in the document, which is in front.
  let front: SceneTree.View
  let back: SceneTree.View
  /// The size of the shared area.
  let size: Size

  /// The ids of both.
  var ids: Set<String> { [front.element.id, back.element.id] }

  var message: String {
    "\(front.view.layoutName) covers \(size.width.text) x \(size.height.text) points of \(back.view.layoutName)"
  }
}

extension SceneTree {
  /// Returns the pairs of texts and controls that share an area of more than a distance on each
  /// axis, after the latest layout. Views of two scroll views are not compared.
  func overlaps(by distance: Double) -> [Overlap] {
    let places = views.compactMap { entry in
      contentArea(of: entry).map {
        (entry, $0, entry.view.superviews.first { $0 is LayoutScrollView })
      }
    }
    var overlaps: [Overlap] = []
    for (place, (front, area, scroll)) in places.enumerated() {
      for (back, other, otherScroll) in places[..<place] where scroll === otherScroll {
        let width = min(area.maxX, other.maxX) - max(area.minX, other.minX)
        let height = min(area.maxY, other.maxY) - max(area.minY, other.minY)
        // Text is measured with a similar font.
        let share = 0.05 * min(area.width, other.width)
        let shared = Rect(
          x: max(area.minX, other.minX), y: max(area.minY, other.minY), width: width,
          height: height)
        guard width > distance + share, height > distance,
          !front.view.superviews.contains(where: { $0 === back.view }),
          !isCovered(shared, [front.view, back.view])
        else { continue }
        overlaps.append(
          Overlap(front: front, back: back, size: Size(width: width, height: height)))
      }
    }
    return overlaps
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
  private func isCovered(_ area: Rect, _ views: [LayoutView]) -> Bool {
    guard let last = self.views.lastIndex(where: { entry in views.contains { $0 === entry.view } })
    else { return false }
    return self.views[(last + 1)...].contains { entry in
      let frame = frameInRoot(of: entry.view)
      return entry.element.isOpaque && !entry.view.isHidden && frame.minX <= area.minX
        && frame.minY <= area.minY && frame.maxX >= area.maxX && frame.maxY >= area.maxY
        && !entry.view.superviews.contains { view in views.contains { $0 === view } }
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
