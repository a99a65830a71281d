import AnchorsLayout

extension Canvas {
  /// Draws straight lines as one path.
  mutating func segments(
    _ segments: [Mark.Segment], stroke: Paint, width: Double = 1, opacity: Double = 1,
    dashes: [Double] = []
  ) {
    let data = segments.map {
      "M\(coordinates([$0.start.x, $0.start.y]))L\(coordinates([$0.end.x, $0.end.y]))"
    }.joined()
    var element = Element("path", ["d": data])
    if width != 1 { element.set("stroke-width", coordinate(width)) }
    element.setLook(opacity: opacity, dashes: dashes)
    add(element, fill: nil, stroke: stroke)
  }

  /// Draws a rectangle's outline inside its edge, faintly or dashed, and fills it if asked to.
  mutating func rect(
    _ rect: Rect, fill: Paint? = nil, fillOpacity: Double = 1, stroke: Paint,
    dashes: [Double] = [], width: Double, opacity: Double = 1
  ) {
    var element = Element.rect(rect.outset(by: -width / 2))
    if fillOpacity != 1 { element.set("fill-opacity", coordinate(fillOpacity)) }
    if width != 1 { element.set("stroke-width", coordinate(width)) }
    element.setLook(opacity: opacity, dashes: dashes)
    add(element, fill: fill, stroke: stroke)
  }
}

extension Element {
  fileprivate mutating func setLook(opacity: Double, dashes: [Double]) {
    if opacity != 1 { set("stroke-opacity", coordinate(opacity)) }
    if !dashes.isEmpty {
      set("stroke-dasharray", coordinates(dashes))
    }
  }
}
