import AnchorsLayout
import AnchorsReport

extension Drawing {
  /// Draws the name and the size in the middle: larger in a larger box, so that they can be read
  /// when the picture is small. Each is left out if it has no room. Returns `true` if the name has.
  ///
  /// - Parameter occupied: Rectangles that the name must not touch.
  @discardableResult
  package static func drawCaption(
    _ name: String, in rect: Rect, avoiding occupied: [Rect] = [], paint: PicturePaint,
    on canvas: inout PictureCanvas
  ) -> Bool {
    let scale = min(40, max(13, min(rect.width / 6, rect.height / 5))).rounded()
    let nameFont = TextFont(size: scale, weight: .bold)
    let sizeFont = TextFont(size: max(11, (scale * 0.65).rounded()))
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

  /// Draws the name in the corner where text begins, if there is room.
  static func drawCornerName(
    _ name: String, in rect: Rect, paint: PicturePaint, on canvas: inout PictureCanvas
  ) {
    let font = TextFont(size: 11)
    if rect.width < font.width(of: name) + 8 || rect.height < font.lineHeight { return }
    let corner = Rect(
      x: rect.minX + 4, y: rect.minY + 1, width: rect.width - 8, height: font.lineHeight)
    canvas.text(name, in: corner, font: font, paint: paint)
  }
}
