import Anchors

/// Takes shapes and gives an SVG document. Coordinates are the root view's, in points.
public struct Canvas {
  private var elements: [String] = []
  private var paints: Set<Paint> = []

  init() {}

  /// Draws a rectangle, filled, outlined or both. An outline lies inside the rectangle's edge.
  public mutating func rect(
    _ rect: Rect, fill: Paint? = nil, stroke: Paint? = nil, radius: Double = 0,
    isDashed: Bool = false
  ) {
    let shape = stroke == nil ? rect : rect.outset(by: -0.5)
    var attributes = shape.attributes
    if radius > 0 { attributes += " rx=\"\(decimal(radius))\"" }
    if isDashed { attributes += " stroke-dasharray=\"4 3\"" }
    add("<rect \(attributes)\(classes(fill: fill, stroke: stroke))/>", fill, stroke)
  }

  /// Draws a path, given as SVG path data, at a place and a scale; as it stands, in root coordinates.
  public mutating func path(
    _ data: String, fill: Paint? = nil, stroke: Paint? = nil, width: Double = 1,
    at origin: Point = .zero, scale: Double = 1
  ) {
    var attributes = "d=\"\(data)\""
    if origin != .zero || scale != 1 {
      let place = "\(decimal(origin.x)) \(decimal(origin.y))"
      attributes += " transform=\"translate(\(place)) scale(\(decimal(scale)))\""
    }
    if stroke != nil {
      attributes += " stroke-width=\"\(decimal(width))\""
      attributes += " stroke-linecap=\"round\" stroke-linejoin=\"round\""
    }
    add("<path \(attributes)\(classes(fill: fill, stroke: stroke))/>", fill, stroke)
  }

  /// Draws a circle.
  public mutating func circle(
    _ center: Point, radius: Double, fill: Paint? = nil, stroke: Paint? = nil
  ) {
    let place = "cx=\"\(decimal(center.x))\" cy=\"\(decimal(center.y))\" r=\"\(decimal(radius))\""
    add("<circle \(place)\(classes(fill: fill, stroke: stroke))/>", fill, stroke)
  }

  /// Draws one line of text from, around or up to a point on its baseline.
  public mutating func line(
    _ text: String, at baseline: Point, font: Font, paint: Paint, anchor: TextAnchor
  ) {
    var attributes = "x=\"\(decimal(baseline.x))\" y=\"\(decimal(baseline.y))\""
    attributes += " font-size=\"\(decimal(font.size))\""
    if font.weight == .bold { attributes += " font-weight=\"bold\"" }
    if anchor != .start { attributes += " text-anchor=\"\(anchor.rawValue)\"" }
    add("<text \(attributes)\(classes(fill: paint, stroke: nil))>\(escaped(text))</text>", paint)
  }

  /// Draws what `draw` draws, but only the part inside a rectangle, if one is given.
  mutating func clip(to rect: Rect?, radius: Double, draw: (inout Canvas) -> Void) {
    guard let rect else { return draw(&self) }
    // Several pictures on one page may share an id, as it says all there is to the shape.
    let numbers = [rect.minX, rect.minY, rect.width, rect.height, radius].map(decimal)
    let id = "clip-\(numbers.joined(separator: "-"))"
    let shape = "<rect \(rect.attributes) rx=\"\(decimal(radius))\"/>"
    elements.append("<clipPath id=\"\(id)\">\(shape)</clipPath>")
    elements.append("<g clip-path=\"url(#\(id))\">")
    draw(&self)
    elements.append("</g>")
  }

  private mutating func add(_ element: String, _ used: Paint?...) {
    elements.append(element)
    paints.formUnion(used.compactMap { $0 })
  }

  private func classes(fill: Paint?, stroke: Paint?) -> String {
    var names = [fill?.fillClass, stroke?.strokeClass].compactMap { $0 }
    if fill == nil { names.append("none") }
    return " class=\"\(names.joined(separator: " "))\""
  }

  /// The finished document.
  func svg(showing box: Rect, title: String, embedsStylesheet: Bool) -> String {
    let style = embedsStylesheet ? "<style>\n\(Drawing.stylesheet(of: paints))</style>\n" : ""
    let viewBox = [box.minX, box.minY, box.width, box.height].map(decimal).joined(separator: " ")
    let size = "width=\"\(decimal(box.width))\" height=\"\(decimal(box.height))\""
    let root = "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"drawing\" role=\"img\""
    return """
      \(root) \(size) viewBox="\(viewBox)">
      <title>\(escaped(title))</title>
      \(style)\(elements.joined(separator: "\n"))
      </svg>

      """
  }
}

/// Which end of a line of text is at a given point.
public enum TextAnchor: String, Sendable {
  /// The left end.
  case start
  /// The middle.
  case middle
  /// The right end.
  case end
}
