import AnchorsLayout
import AnchorsReport
import Drawing

extension Switch: Drawable {
  /// Draws the track and the knob; the knob of a switch that is on is at the trailing end.
  func draw(in rect: Rect, on canvas: inout PictureCanvas) {
    let radius = rect.height / 2
    canvas.rect(rect, fill: isOn ? Hue.green.strong : .line, radius: radius)
    let isAtRight = isOn == (layoutDirection == .leftToRight)
    let side = rect.height - 4
    let knob = Rect(
      x: isAtRight ? rect.maxX - 2 - side : rect.minX + 2, y: rect.minY + 2, width: side,
      height: side)
    canvas.rect(knob, fill: .onStrong, radius: side / 2)
  }
}
