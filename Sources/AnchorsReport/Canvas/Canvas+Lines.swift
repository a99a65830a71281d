import Anchors

extension Canvas {
  /// Draws straight lines as one path.
  mutating func segments(
    _ segments: [Mark.Segment], stroke: Paint, width: Double = 1, opacity: Double = 1,
    dashes: [Double] = []
  ) {
    func place(_ point: Point) -> String { "\(decimal(point.x)) \(decimal(point.y))" }
    let data = segments.map { "M\(place($0.start))L\(place($0.end))" }.joined()
    var element = Element("path", ["d": data, "stroke-width": decimal(width)])
    element.setLook(opacity: opacity, dashes: dashes)
    add(element, fill: nil, stroke: stroke)
  }

  /// Draws a rectangle's outline on its edge, or fills it; faintly, or dashed.
  mutating func rect(
    _ rect: Rect, fill: Paint? = nil, stroke: Paint? = nil, dashes: [Double] = [],
    width: Double = 1, opacity: Double
  ) {
    var element = Element.rect(stroke == nil ? rect : rect.outset(by: -width / 2))
    if stroke != nil { element.set("stroke-width", decimal(width)) }
    element.setLook(opacity: opacity, dashes: dashes)
    add(element, fill: fill, stroke: stroke)
  }
}

extension Element {
  fileprivate mutating func setLook(opacity: Double, dashes: [Double]) {
    if opacity != 1 { set("opacity", decimal(opacity)) }
    if !dashes.isEmpty {
      set("stroke-dasharray", dashes.map { decimal($0) }.joined(separator: " "))
    }
  }
}
