import Anchors

/// A grid of pixels along one axis: a number of steps per number of points. It stores two numbers
/// instead of their ratio, so that neither a third of a point nor three points per step are rounded
/// before the edge is.
struct PixelSteps: Hashable, Sendable {
  private let count: Double
  private let length: Double
  /// Every how many steps an origin may be that is rounded by itself.
  private let originStride: Int

  init(_ count: Double, inPoints length: Double, originStride: Int = 1) {
    guard count > 0, length > 0, count < .infinity, length < .infinity else {
      trap("a grid of \(decimal(count)) pixels in \(decimal(length)) points does not exist")
    }
    (self.count, self.length, self.originStride) = (count, length, originStride)
  }

  func points(_ steps: Int) -> Double { Double(steps) * length / count }

  // MARK: Edges

  /// The first step, and how many there are, between two edges in points.
  func pixels(from near: Double, to far: Double, atLeast minimum: Int) -> (Int, Int) {
    let (first, end) = (edge(near), edge(far))
    if end - first >= minimum || far <= near { return (first, end - first) }
    let middle = (near + far) / 2
    return (edge(middle - Double(minimum) / 2 * length / count), minimum)
  }

  /// The edge of the grid that is nearest to one in points.
  private func edge(_ points: Double) -> Int { Self.nearest(points * count / length) }

  // MARK: View by view

  /// The step that is nearest to an origin in points.
  func origin(_ points: Double) -> Int { nearest(points, stride: originStride) }

  /// The number of steps that is nearest to a size in points.
  func size(_ points: Double, atLeast minimum: Int) -> Int {
    let steps = nearest(points, stride: 1)
    return points > 0 ? max(steps, minimum) : steps
  }

  /// Returns the nearest multiple of `stride` steps; the middle rounds away from zero.
  private func nearest(_ points: Double, stride: Int) -> Int {
    let position = points * count / length / Double(stride)
    let steps = Self.nearest(position.magnitude, limit: Int.max / 8 / stride)
    return (position < 0 ? -steps : steps) * stride
  }

  // MARK: Rounding

  /// Returns the nearest whole number; the middle rounds up.
  private static func nearest(_ position: Double, limit: Int = Int.max / 8) -> Int {
    // From 2⁵² on a number has no fraction, and adding a half might round it to another.
    let isWhole = !(position.magnitude < 0x1p52)
    let next = isWhole ? position : position + (0.5 + tolerance)
    return wholeNumber(roundingDown: next, limit: limit)
  }

  /// The distance before the middle, in steps, within which an edge or a size counts as in the
  /// middle: a little less than a millionth.
  private static let tolerance = 0x1p-20
}
