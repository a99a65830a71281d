import AnchorsLayout

extension PictureCanvas {
  /// Draws a rectangle, filled, outlined or both. An outline lies inside the rectangle's edge.
  ///
  ///     canvas.rect(view.bounds, fill: blue, radius: 8)     // round corners
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - fill: The paint inside; `nil` for none.
  ///   - stroke: The paint of the outline; `nil` for none.
  ///   - radius: The radius of the corners, in points.
  ///   - width: The width of the outline, in points.
  /// - Complexity: O(1).
  public mutating func rect(
    _ rect: Rect, fill: PicturePaint? = nil, stroke: PicturePaint? = nil, radius: Double = 0,
    width: Double = 1
  ) {
    box(
      rect.moved(by: origin).drawable, fill: fill, stroke: stroke, radius: max(0, radius.finite),
      width: width.finite)
  }

  /// Draws a path, which has the form of the attribute `d` in SVG.
  ///
  ///     canvas.path("M0 0L12 6L0 12", stroke: gray, width: 2)     // an arrowhead
  ///
  /// - Parameters:
  ///   - data: The path data.
  ///   - fill: The paint inside; `nil` for none.
  ///   - stroke: The paint of the line, which has round ends; `nil` for none.
  ///   - width: The width of the line, in points before scaling.
  ///   - place: The place of the path's origin, in points.
  ///   - scale: The number of points for a unit of the path.
  /// - Complexity: O(length of the data).
  public mutating func path(
    _ data: String, fill: PicturePaint? = nil, stroke: PicturePaint? = nil, width: Double = 1,
    at place: Point = .zero, scale: Double = 1
  ) {
    let place = Point(x: origin.x + place.x, y: origin.y + place.y)
    element("path", fill: fill, stroke: stroke) {
      $0.open("d")
      $0.write(escaped: data)
      $0.closeValue()
      if place != .zero || scale != 1 {
        $0.open("transform")
        $0.write("translate(")
        $0.write(place)
        $0.write(") scale(")
        $0.write(coordinate: scale)
        $0.write(")\"")
      }
      if stroke != nil {
        $0.set("stroke-width", width)
        $0.write(" stroke-linecap=\"round\" stroke-linejoin=\"round\"")
      }
    }
  }

  /// Draws one line of text, vertically in the middle of a rectangle. Text that is wider is
  /// truncated.
  ///
  ///     canvas.text("9:41", in: bar, font: TextFont(size: 12, weight: .bold))
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - rect: The rectangle, in points.
  ///   - font: The font.
  ///   - paint: The paint; `nil` for that of labels.
  ///   - alignment: The place in a wider rectangle.
  /// - Complexity: O(length of the text).
  public mutating func text(
    _ text: String, in rect: Rect, font: TextFont = TextFont(), paint: PicturePaint? = nil,
    alignment: LayoutLabel.Alignment = .leading
  ) {
    let text = font.truncated(text, to: rect.width)
    draw(
      text, font.width(of: text), in: rect, baseline: rect.midY - font.lineHeight / 2 + font.ascent,
      font, paint, TextPlacement(alignment, in: direction), text.direction(in: direction))
  }

  /// Draws the text of a label: the lines that fit a rectangle, in the label's font and alignment.
  ///
  ///     canvas.text(of: price, in: price.bounds, paint: red)
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - rect: The rectangle, in points.
  ///   - paint: The paint; `nil` for that of labels.
  /// - Complexity: O(length of the text).
  public mutating func text(of label: LayoutLabel, in rect: Rect, paint: PicturePaint? = nil) {
    let lines = label.lines(fitting: rect.size)
    // All lines are of one text, which is read in one direction.
    let first = lines.first { !$0.text.isEmpty }
    let direction = first?.text.direction(in: label.layoutDirection) ?? label.layoutDirection
    let placement = TextPlacement(label.textAlignment, in: label.layoutDirection)
    for line in lines {
      draw(
        line.text, line.width, in: rect, baseline: rect.minY + line.origin.y, label.font, paint,
        placement, direction)
    }
  }

  private mutating func draw(
    _ text: String, _ width: Double, in rect: Rect, baseline: Double, _ font: TextFont,
    _ paint: PicturePaint?, _ placement: TextPlacement, _ direction: InterfaceDirection
  ) {
    if text.isEmpty { return }
    let rect = rect.moved(by: origin)
    let y = baseline + origin.y
    let left = rect.minX + placement.share * (rect.width - width)
    noteText(Rect(x: left, y: y - font.ascent, width: width, height: font.lineHeight))
    line(
      text, at: Point(x: rect.minX + placement.share * rect.width, y: y), font: font,
      paint: paint ?? .text, anchor: placement, direction: direction, width: width)
  }
}

extension TextPlacement {
  fileprivate init(_ alignment: LayoutLabel.Alignment, in direction: InterfaceDirection) {
    let isLeftToRight = direction == .leftToRight
    self =
      switch alignment {
      case .leading: isLeftToRight ? .left : .right
      case .center: .center
      case .trailing: isLeftToRight ? .right : .left
      case .left: .left
      case .right: .right
      }
  }

  /// The fraction of the free room that is to the left of the text.
  fileprivate var share: Double {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    }
  }
}
