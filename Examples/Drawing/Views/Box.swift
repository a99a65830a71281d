import AnchorsLayout
import AnchorsReport

/// A filled rectangle with round corners, and its name and size in the middle.
///
///     let red = Box("red", .red)
open class Box: DrawableView {
  /// The colour inside.
  package var fill = Paint.card
  /// The colour of the name; `nil` for no name.
  package var ink: Paint?
  /// The colour of the outline; `nil` for none.
  package var outline: Paint?
  /// The radius of the corners, in points.
  package var cornerRadius = 0.0

  /// Creates a box that shows its name.
  package convenience init(_ name: String, _ hue: Hue, cornerRadius: Double = 10) {
    self.init(name, fill: hue.soft, cornerRadius: cornerRadius)
    ink = hue.ink
  }

  /// Creates a box that shows no name: a card, a line, a background.
  package convenience init(
    _ name: String, fill: Paint, outline: Paint? = nil, cornerRadius: Double = 0
  ) {
    self.init(name: name)
    self.fill = fill
    self.outline = outline
    self.cornerRadius = cornerRadius
  }

  /// Draws the rectangle, its name, and its size if there is room.
  package override func draw(in rect: Rect, on canvas: inout Canvas) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    canvas.rect(rect, fill: fill, stroke: outline, radius: radius)
    if let ink { drawCaption(layoutName, ink, in: rect, on: &canvas) }
  }

  /// The name and the size in the middle: larger in a larger box, so that it can be read when the
  /// picture is small.
  private func drawCaption(_ name: String, _ ink: Paint, in rect: Rect, on canvas: inout Canvas) {
    let scale = min(40, max(13, min(rect.width / 6, rect.height / 5))).rounded()
    let nameFont = Font(size: scale, weight: .bold)
    let sizeFont = Font(size: max(11, (scale * 0.65).rounded()))
    let size = "\(decimal(rect.width.rounded())) × \(decimal(rect.height.rounded()))"
    let hasSize =
      rect.height >= nameFont.lineHeight + sizeFont.lineHeight + 8
      && sizeFont.width(of: size) + 8 <= rect.width
    if nameFont.width(of: name) + 8 <= rect.width, rect.height >= nameFont.lineHeight {
      let place = rect.moved(by: Point(y: hasSize ? -sizeFont.lineHeight / 2 : 0))
      canvas.text(name, in: place, font: nameFont, paint: ink, alignment: .center)
    }
    if hasSize {
      let place = rect.moved(by: Point(y: nameFont.lineHeight / 2))
      canvas.text(size, in: place, font: sizeFont, paint: ink, alignment: .center)
    }
  }
}
