import AnchorsLayout
import AnchorsReport
import Drawing

extension Switch: Drawable {
  /// Draws the track and the knob; the knob of a switch that is on is at the trailing end.
  func draw(in rect: Rect, on canvas: inout Canvas) {
    let radius = rect.height / 2
    canvas.rect(rect, fill: isOn ? Hue.green.strong : Paint.line, radius: radius)
    let isAtRight = isOn == (layoutDirection == .leftToRight)
    canvas.circle(
      Point(x: isAtRight ? rect.maxX - radius : rect.minX + radius, y: rect.midY),
      radius: radius - 2, fill: .onStrong)
  }
}
