import AnchorsLayout
@_spi(Tools) import AnchorsReport

extension SceneTree {
  /// The visible parts of controls and of labels' texts, in the order of the document.
  package var contentAreas: [ContentArea] {
    wholeContentAreas.compactMap { content in
      (content.item as? LayoutView).flatMap { clipped(content.area, to: $0) }
        .map { ContentArea(content.item, $0, in: content.scrollView) }
    }
  }

  /// The visible controls, and the texts of labels, as if nothing clipped them.
  var wholeContentAreas: [ContentArea] {
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
      entry.view.frame.hasArea, isSeen(entry.view)
    else { return nil }
    var area = frameInRoot(of: entry.view)
    let isMac = document.platform == .macOS
    if isMac, element.isMacLabel, element.macText == nil { return nil }
    guard let view = entry.view as? DocumentView,
      let text = isMac ? element.macText : view.content.text, text.isLabel
    else { return area }
    let needed = min(area.width, text.width(forWidth: area.width))
    switch isMac ? element.child(key: "cell")?["alignment"] : element["textAlignment"] {
    case "center": area.origin.x += (area.width - needed) / 2
    case "right": area.origin.x += area.width - needed
    default: if isRightToLeft { area.origin.x += area.width - needed }
    }
    let height = min(area.height, text.height(forWidth: area.width))
    if !isMac { area.origin.y += (area.height - height) / 2 }
    area.size = Size(width: needed, height: height)
    return area
  }

  /// Returns the part of an area that the views around a view do not clip; `nil` if there is none.
  private func clipped(_ area: Rect, to view: LayoutView) -> Rect? {
    var area = area
    for superview in view.superviews {
      if superview === root || superview is LayoutScrollView { break }
      guard entry(of: superview)?.element.isOn("clipsSubviews") == true else { continue }
      let bounds = frameInRoot(of: superview)
      let (minX, minY) = (max(area.minX, bounds.minX), max(area.minY, bounds.minY))
      area = Rect(
        x: minX, y: minY, width: min(area.maxX, bounds.maxX) - minX,
        height: min(area.maxY, bounds.maxY) - minY)
      if !area.hasArea { return nil }
    }
    return area
  }

  /// Returns `true` if a view, and all views around it, show what is in them.
  private func isSeen(_ view: LayoutView) -> Bool {
    sequence(first: view, next: { $0.superview }).allSatisfy { view in
      let element = entry(of: view)?.element
      let isClipped = element?.isOn("clipsSubviews") == true && !view.frame.hasArea
      return !view.isHidden && !isClipped && element?.number("alpha") ?? 1 > 0.01
    }
  }

  /// Returns `true` if an opaque view covers an area of two others: one in front of both, or one
  /// between them that also covers the middle of the other one in the document.
  package func isCovered(_ area: Rect, of items: [any LayoutItem]) -> Bool {
    let places = views.indices.filter { place in items.contains { $0 === views[place].view } }
    guard let first = places.first, let last = places.last else { return false }
    let behind = frameInDocument(of: views[first])
    let middle = Rect(
      x: behind.minX + behind.width / 2, y: behind.minY + behind.height / 2, width: 0, height: 0)
    return views.indices.dropFirst(first + 1).contains { place in
      let entry = views[place]
      return entry.element.isOpaque && !entry.view.isHidden
        && frameInRoot(of: entry.view).contains(area)
        && (place > last || frameInDocument(of: entry).contains(middle))
        && !items.contains { item in
          item === entry.view || entry.view.superviews.contains { $0 === item }
        }
    }
  }

  /// Returns the frame in the document, in the root.
  private func frameInDocument(of entry: View) -> Rect {
    frameInRoot(of: entry.view) { self.entry(of: $0)?.frame ?? .zero }
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

  /// `true` for a text of AppKit that has neither a border nor a background.
  fileprivate var isMacLabel: Bool {
    guard name == "textField", let cell = child(key: "cell") else { return false }
    return !cell.isOn("editable") && cell["borderStyle"] == nil && !cell.isOn("drawsBackground")
  }

  /// The text of a label of AppKit; `nil` if it has none.
  fileprivate var macText: DocumentText? {
    guard isMacLabel, let cell = child(key: "cell"), let title = cell.string("title"),
      !title.isEmpty
    else {
      return nil
    }
    let wraps = cell["lineBreakMode"] == nil && !cell.isOn("usesSingleLineMode")
    let font = cell.child("font", key: "font")
    let size = font?.number("size") ?? macLineHeight / 1.193
    return DocumentText(
      string: title, font: TextFont(size: min(1000, max(1, size))), lines: wraps ? 0 : 1,
      padding: 4,
      isLabel: true)
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

  fileprivate func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
