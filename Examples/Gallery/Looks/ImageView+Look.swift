import AnchorsLayout
import AnchorsReport
import Drawing

extension ImageView: Drawable {
  /// Draws the picture, stretched to the rectangle.
  func draw(in rect: Rect, on canvas: inout PictureCanvas) {
    let radius = min(10, rect.width / 2, rect.height / 2)
    canvas.rect(rect, fill: Hue.blue.soft, radius: radius)
    let sun = min(rect.width, rect.height) * 0.1
    let disc = Rect(
      x: rect.minX + rect.width * 0.74 - sun, y: rect.minY + rect.height * 0.27 - sun,
      width: 2 * sun, height: 2 * sun)
    canvas.rect(disc, fill: Hue.yellow.strong, radius: sun)
    canvas.path(
      hill(in: rect, radius, from: 0.62, peak: (0.34, 0.28), to: 0.80), fill: Hue.teal.strong)
    canvas.path(
      hill(in: rect, radius, from: 0.84, peak: (0.70, 0.46), to: 0.64), fill: Hue.green.strong)
  }

  /// The outline of a hill, in fractions of the rectangle, rounded where the rectangle is.
  private func hill(
    in rect: Rect, _ radius: Double, from left: Double, peak: (x: Double, y: Double),
    to right: Double
  ) -> String {
    func point(_ x: Double, _ y: Double) -> String { "\(coordinate(x)) \(coordinate(y))" }
    func height(_ fraction: Double) -> Double {
      min(rect.minY + rect.height * fraction, rect.maxY - radius)
    }
    let peakX = rect.minX + rect.width * peak.x
    // The control point of a quadratic curve is twice as high above its ends as the curve is.
    let control = rect.minY + rect.height * (2 * peak.y - (left + right) / 2)
    let arc = "\(coordinate(radius)) \(coordinate(radius)) 0 0 1"
    return [
      "M\(point(rect.minX, height(left)))",
      "Q\(point(peakX, control)) \(point(rect.maxX, height(right)))",
      "L\(point(rect.maxX, rect.maxY - radius))",
      "A\(arc) \(point(rect.maxX - radius, rect.maxY))",
      "L\(point(rect.minX + radius, rect.maxY))",
      "A\(arc) \(point(rect.minX, rect.maxY - radius))Z",
    ].joined(separator: " ")
  }
}
