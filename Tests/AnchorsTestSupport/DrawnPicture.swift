import AnchorsLayout

/// The texts, the boxes and the lines of an SVG picture, read from its text.
///
///     DrawnPicture(screen.layoutTree.svg()).texts.map(\.string)     // ["screen", "card"]
package struct DrawnPicture {
  /// A line of text.
  package struct Text {
    /// The kind of text.
    package enum Kind { case content, name, constraint }

    package let string: String
    package let kind: Kind
    package let box: Rect
    /// The rectangle that cuts the text off, if there is one.
    package let clip: Rect?
    /// The number of the constraint's group; `nil` for other texts.
    package let constraint: Int?
  }

  /// A view or a guide.
  package struct Item {
    package let name: String
    package fileprivate(set) var frame: Rect
    package let clip: Rect?
    package let isGuide: Bool
    /// `true` if the item shows texts or was drawn by the app.
    package fileprivate(set) var isDrawn: Bool
  }

  /// A constraint: its lines, and its text if it has one.
  package struct Constraint {
    package let title: String
    package let clip: Rect?
    package var lines: [Rect] = []
    package var isAlignment = false
    package var hasText = false
  }

  package private(set) var texts: [Text] = []
  package private(set) var items: [Item] = []
  package private(set) var constraints: [Constraint] = []

  /// The subject of a `<g>`.
  private enum Group { case plain, clip(Rect), names, item(Int), constraint(Int) }
  private var groups: [Group] = []
  private var clips: [String: Rect] = [:]

  /// Reads a picture as the library writes it: each element is one line.
  package init(_ svg: String) {
    var isInStyle = false
    for line in svg.split(separator: "\n") {
      if line.hasPrefix("<style>") { isInStyle = true }
      if line.hasPrefix("</style>") { isInStyle = false }
      if !isInStyle { read(Element(line)) }
    }
  }

  private mutating func read(_ element: Element) {
    switch element.name {
    case "clipPath": clips[element["id"] ?? ""] = element.rect
    case "g": open(element)
    case "/g": groups.removeLast()
    case "title": if !groups.isEmpty { readTitle(element.text) }
    case "rect":
      guard case .item(let number) = groups.last, items[number].frame.size == .unset else { return }
      items[number] = Item(
        name: items[number].name, frame: element.rect.outset(by: 0.5), clip: clip,
        isGuide: element.classes.contains("s-guide"), isDrawn: !element.classes.contains("s-view"))
    case "path": readLines(element)
    case "text": readText(element)
    default: break
    }
  }

  private var clip: Rect? {
    groups.reduce(nil) { clip, group in
      if case .clip(let rect) = group { return clip.map { $0.common(with: rect) } ?? rect }
      return clip
    }
  }

  private mutating func open(_ element: Element) {
    if element.isClosed { return }
    if element["class"] == "names" {
      groups.append(.names)
    } else if let reference = element["clip-path"] {
      groups.append(.clip(clips[String(reference.dropFirst(5).dropLast())] ?? .zero))
    } else {
      groups.append(.plain)
    }
  }

  private mutating func readTitle(_ title: String) {
    let isConstraint = [" == ", " &gt;= ", " &lt;= "].contains(where: title.contains)
    if isConstraint {
      groups[groups.count - 1] = .constraint(constraints.count)
      constraints.append(Constraint(title: title, clip: clip))
    } else {
      groups[groups.count - 1] = .item(items.count)
      let name = title.split(separator: " (").dropLast().joined(separator: " (")
      items.append(
        Item(name: name, frame: Rect(size: .unset), clip: clip, isGuide: false, isDrawn: true))
    }
  }

  private mutating func readLines(_ element: Element) {
    guard let data = element["d"] else { return }
    let lines = Self.lines(data)
    if case .item(let number) = groups.last, items[number].frame.size == .unset {
      // An item without area is a line or a cross.
      items[number].frame = lines.first ?? .zero
    }
    guard case .constraint(let number) = groups.last else { return }
    constraints[number].isAlignment = element["stroke-width"] == "2"
    constraints[number].lines = lines
  }

  /// Returns the straight lines of path data.
  private static func lines(_ data: String) -> [Rect] {
    var lines: [Rect] = []
    for piece in data.split(separator: "M") {
      let ends = piece.split(separator: "L").map { point in
        point.split(separator: " ").map { Double($0) ?? 0 }
      }
      guard ends.count == 2, ends[0].count == 2, ends[1].count == 2 else { continue }
      let (left, top) = (min(ends[0][0], ends[1][0]), min(ends[0][1], ends[1][1]))
      lines.append(
        Rect(
          x: left, y: top, width: max(ends[0][0], ends[1][0]) - left,
          height: max(ends[0][1], ends[1][1]) - top))
    }
    return lines
  }

  private mutating func readText(_ element: Element) {
    let (size, width) = (element.number("font-size"), element.number("textLength"))
    let isBackwards = element["direction"] == "rtl"
    var x = element.number("x")
    switch element["text-anchor"] {
    case "middle": x -= width / 2
    case "end": if !isBackwards { x -= width }
    default: if isBackwards { x -= width }
    }
    var (kind, constraint) = (Text.Kind.content, Int?.none)
    for group in groups {
      switch group {
      case .names: kind = .name
      case .constraint(let number): (kind, constraint) = (.constraint, number)
      case .item(let number): items[number].isDrawn = true
      case .plain, .clip: break
      }
    }
    if let constraint { constraints[constraint].hasText = true }
    texts.append(
      Text(
        string: element.text, kind: kind,
        box: Rect(
          x: x, y: element.number("y") - 0.75 * size, width: width, height: 0.95 * size),
        clip: clip, constraint: constraint))
  }
}

/// An element of markup on one line.
private struct Element {
  let name: Substring
  let text: String
  private let attributes: [Substring: Substring]
  let isClosed: Bool

  init(_ line: Substring) {
    let end = line.firstIndex(of: ">") ?? line.endIndex
    // A clip has its rectangle on the same line.
    let isClip = line.hasPrefix("<clipPath")
    let tag = isClip ? line : line[..<end]
    name = tag.dropFirst().prefix { $0 != " " }
    let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
    var attributes: [Substring: Substring] = [:]
    for place in stride(from: 0, to: parts.count - 1, by: 2) {
      let name = parts[place].split(separator: " ").last?.dropLast() ?? ""
      attributes[name] = parts[place + 1]
    }
    self.attributes = attributes
    isClosed = tag.hasSuffix("/")
    text = String(line[end...].dropFirst().prefix { $0 != "<" })
  }

  subscript(_ name: Substring) -> String? { attributes[name].map(String.init) }
  func number(_ name: Substring) -> Double { attributes[name].flatMap { Double($0) } ?? 0 }
  var classes: [Substring] { attributes["class"]?.split(separator: " ") ?? [] }
  var rect: Rect {
    Rect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
  }
}

extension Size {
  fileprivate static let unset = Size(width: -1, height: -1)
}

extension Rect {
  fileprivate func outset(by distance: Double) -> Rect {
    Rect(
      x: minX - distance, y: minY - distance, width: width + 2 * distance,
      height: height + 2 * distance)
  }

  fileprivate func common(with other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}
