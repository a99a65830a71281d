import AnchorsLayout

/// Takes shapes and gives an SVG document. Coordinates are the root view's, in points.
package struct Canvas {
  package private(set) var elements: [Element] = []
  /// The paints that the elements use, each once.
  package private(set) var paints: [Paint] = []

  /// An empty canvas.
  package init() {}

  /// Draws a rectangle, filled, outlined or both. An outline lies inside the rectangle's edge.
  ///
  /// - Parameters:
  ///   - width: how wide the outline is.
  ///   - opacity: The opacity of the outline.
  package mutating func rect(
    _ rect: Rect, fill: Paint? = nil, fillOpacity: Double = 1, stroke: Paint? = nil,
    radius: Double = 0, dashes: [Double] = [], width: Double = 1, opacity: Double = 1
  ) {
    var element = Element.rect(stroke == nil ? rect : rect.outset(by: -width / 2))
    if radius > 0 { element.set("rx", coordinate(radius)) }
    if fillOpacity != 1 { element.set("fill-opacity", coordinate(fillOpacity)) }
    element.setLine(width: width, opacity: opacity, dashes: dashes)
    add(element, fill: fill, stroke: stroke)
  }

  /// Draws straight lines as one path.
  mutating func segments(
    _ segments: [Mark.Segment], stroke: Paint, width: Double = 1, opacity: Double = 1,
    dashes: [Double] = []
  ) {
    let data = segments.map {
      "M\(coordinates([$0.start.x, $0.start.y]))L\(coordinates([$0.end.x, $0.end.y]))"
    }.joined()
    var element = Element("path", ["d": data])
    element.setLine(width: width, opacity: opacity, dashes: dashes)
    add(element, fill: nil, stroke: stroke)
  }

  /// Draws a path, given as SVG path data, at a place and a scale; as it stands, in root
  /// coordinates.
  package mutating func path(
    _ data: String, fill: Paint? = nil, stroke: Paint? = nil, width: Double = 1,
    at origin: Point = .zero, scale: Double = 1
  ) {
    var element = Element("path", ["d": data])
    if origin != .zero || scale != 1 {
      let place = coordinates([origin.x, origin.y])
      element.set("transform", "translate(\(place)) scale(\(coordinate(scale)))")
    }
    if stroke != nil {
      element.set("stroke-width", coordinate(width))
      element.set("stroke-linecap", "round")
      element.set("stroke-linejoin", "round")
    }
    add(element, fill: fill, stroke: stroke)
  }

  /// Draws a circle.
  package mutating func circle(
    _ center: Point, radius: Double, fill: Paint? = nil, stroke: Paint? = nil
  ) {
    let element = Element(
      "circle", ["cx": coordinate(center.x), "cy": coordinate(center.y), "r": coordinate(radius)])
    add(element, fill: fill, stroke: stroke)
  }

  /// Draws only the part inside a rectangle, if there is one.
  package mutating func clip(to rect: Rect?, radius: Double, draw: (inout Canvas) -> Void) {
    guard let rect else { return draw(&self) }
    // Several pictures on one page may share an id, as it says all there is to the shape.
    let numbers = [rect.minX, rect.minY, rect.width, rect.height, radius]
    let id = "clip-\(coordinates(numbers, separator: "-"))"
    var shape = Element.rect(rect)
    shape.set("rx", coordinate(radius))
    var path = Element("clipPath", ["id": id])
    path.children = [shape]
    elements.append(path)
    group(["clip-path": "url(#\(id))"], draw: draw)
  }

  /// Draws what `draw` draws into a group.
  package mutating func group(
    _ attributes: KeyValuePairs<String, String>, draw: (inout Canvas) -> Void
  ) {
    var inside = Canvas()
    inside.paints = paints
    draw(&inside)
    paints = inside.paints
    var group = Element("g", attributes)
    group.children = inside.elements
    elements.append(group)
  }

  /// Sets the title of the present group, which viewers show for a resting pointer.
  package mutating func title(_ text: String) { elements.append(Element("title", text: text)) }

  /// Adds elements as they are.
  package mutating func add(_ elements: [Element], using paints: [Paint]) {
    self.elements += elements
    for paint in paints { use(paint) }
  }

  mutating func add(_ element: consuming Element, fill: Paint?, stroke: Paint?) {
    var names = fill?.fillClass ?? stroke?.strokeClass ?? "none"
    if let stroke, fill != nil { names += " \(stroke.strokeClass)" }
    if fill == nil, stroke != nil { names += " none" }
    element.set("class", names)
    elements.append(element)
    if let fill { use(fill) }
    if let stroke { use(stroke) }
  }

  private mutating func use(_ paint: Paint) {
    if !paints.contains(paint) { paints.append(paint) }
  }

  /// The finished document.
  ///
  /// - Parameters:
  ///   - box: what of the canvas is seen.
  ///   - title: The title of the picture.
  ///   - scale: how large a point becomes, in pixels.
  ///   - style: a style sheet to embed.
  package func svg(showing box: Rect, title: String, scale: Double = 1, style: String?) -> String {
    let style = style.map { "<style>\n\($0)</style>\n" } ?? ""
    let viewBox = coordinates([box.minX, box.minY, box.width, box.height])
    let size =
      "width=\"\(coordinate(box.width * scale))\" height=\"\(coordinate(box.height * scale))\""
    // A page that is read from the right may have the picture: its texts do not take their
    // direction from it.
    let look = "class=\"drawing\" role=\"img\" direction=\"ltr\""
    let root = "<svg xmlns=\"http://www.w3.org/2000/svg\" \(look)"
    return """
      \(root) \(size) viewBox="\(viewBox)">
      <title>\(escaped(title))</title>
      \(style)\(elements.lines)
      </svg>

      """
  }
}

extension Element {
  fileprivate mutating func setLine(width: Double, opacity: Double, dashes: [Double]) {
    if width != 1 { set("stroke-width", coordinate(width)) }
    if opacity != 1 { set("stroke-opacity", coordinate(opacity)) }
    if !dashes.isEmpty { set("stroke-dasharray", coordinates(dashes)) }
  }
}
