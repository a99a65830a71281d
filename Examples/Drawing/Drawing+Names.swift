import AnchorsLayout
import AnchorsReport

extension Drawing {
  /// The name and the size in the middle: larger in a larger box, so that it can be read when the
  /// picture is small. Each is left out where it has no room; returns whether the name has.
  ///
  /// - Parameter occupied: rectangles that the name must not touch.
  @discardableResult
  package static func drawCaption(
    _ name: String, in rect: Rect, avoiding occupied: [Rect] = [], paint: Paint,
    on canvas: inout Canvas
  ) -> Bool {
    let scale = min(40, max(13, min(rect.width / 6, rect.height / 5))).rounded()
    let nameFont = Font(size: scale, weight: .bold)
    let sizeFont = Font(size: max(11, (scale * 0.65).rounded()))
    let size = "\(decimal(rect.width.rounded())) × \(decimal(rect.height.rounded()))"
    let height = nameFont.lineHeight + sizeFont.lineHeight
    let width = nameFont.width(of: name)
    let middle = Rect(
      x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    if occupied.contains(where: middle.intersects) { return false }
    let hasSize = rect.height >= height + 8 && sizeFont.width(of: size) + 8 <= rect.width
    let hasName = width + 8 <= rect.width && rect.height >= nameFont.lineHeight
    if hasName {
      let place = rect.moved(by: Point(y: hasSize ? -sizeFont.lineHeight / 2 : 0))
      canvas.text(name, in: place, font: nameFont, paint: paint, alignment: .center)
    }
    if hasSize {
      let place = rect.moved(by: Point(y: nameFont.lineHeight / 2))
      canvas.text(size, in: place, font: sizeFont, paint: paint, alignment: .center)
    }
    return hasName
  }

  /// The name in the corner where text begins, if there is room.
  static func drawCornerName(
    of view: LayoutView, in rect: Rect, paint: Paint, on canvas: inout Canvas
  ) {
    let name = view.layoutName
    let isLeftToRight = view.layoutDirection == .leftToRight
    for size in [11.0, 9, 7] {
      let font = Font(size: size)
      if font.width(of: name) + 6 <= rect.width, font.lineHeight + 2 <= rect.height {
        canvas.line(
          name,
          at: Point(
            x: isLeftToRight ? rect.minX + 4 : rect.maxX - 4, y: rect.minY + 1 + font.ascent),
          font: font, paint: paint, anchor: isLeftToRight ? .left : .right,
          direction: name.direction(in: view.layoutDirection))
        return
      }
    }
  }
}
