import AnchorsLayout

/// A convex area of sizes around one of them: where some linear functions keep their signs.
///
/// Sizes are distances from that size: `x` for the width, `y` for the height. A class, because code
/// that copies a structure is downloaded with the playground.
final class ConvexArea {
  /// The corners, in order around the area.
  private(set) var corners: [Point]
  /// The numbers that are at least 0: half-planes.
  private var borders: [LinearNumber] = []
  /// The numbers that stay 0.
  private var lines: [LinearNumber] = []
  private let bounds: Rect

  /// A rectangle of distances.
  init(_ bounds: Rect) {
    self.bounds = bounds
    corners = [
      Point(x: bounds.minX, y: bounds.minY), Point(x: bounds.maxX, y: bounds.minY),
      Point(x: bounds.maxX, y: bounds.maxY), Point(x: bounds.minX, y: bounds.maxY),
    ]
  }

  /// Cuts off the sizes at which a number is less than a limit.
  ///
  /// Source: I. Sutherland, G. Hodgman, *Reentrant polygon clipping* (1974), for one edge.
  func cut(_ number: LinearNumber, atLeast least: Double) {
    if number.isConstant { return }
    let border = number - least
    var (isCut, kept): (Bool, [Point]) = (false, [])
    for place in corners.indices {
      let (from, to) = (corners[place], corners[place + 1 == corners.count ? 0 : place + 1])
      let (value, nextValue) = (border.value(at: from), border.value(at: to))
      if value >= 0 { kept.append(from) } else { isCut = true }
      if (value >= 0) != (nextValue >= 0) {
        let share = value / (value - nextValue)
        kept.append(
          Point(x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y)))
      }
    }
    if !isCut { return }
    borders.append(border)
    corners = kept
  }

  /// Cuts off the sizes at which a number has another sign than at the size itself. A number within
  /// `margin` of 0 has no sign, and then stays so.
  func keepSign(of number: LinearNumber, margin: Double) {
    if number.isConstant { return }
    if number.value > margin {
      cut(number, atLeast: margin)
    } else if number.value < -margin {
      cut(-1 * number, atLeast: margin)
    } else {
      cut(number, atLeast: -margin)
      cut(-1 * number, atLeast: -margin)
      lines.append(number)
    }
  }

  /// The corners, a little inside, because a conflict ends on a border; on the lines where numbers
  /// stay 0.
  var innerCorners: [Point] {
    var inner = corners
    for place in inner.indices {
      var point = inner[place]
      point.x *= 1 - 1e-4
      point.y *= 1 - 1e-4
      for line in lines {
        let slope = line.slope
        let share =
          line.value(at: point) / (slope.width * slope.width + slope.height * slope.height)
        point.x -= share * slope.width
        point.y -= share * slope.height
      }
      inner[place] = point
    }
    return inner
  }

  /// Returns the same area in distances from another size.
  func seen(from distance: Point) -> ConvexArea {
    let area = ConvexArea(bounds.moved(x: -distance.x, y: -distance.y))
    area.corners = corners
    for place in corners.indices {
      area.corners[place].x -= distance.x
      area.corners[place].y -= distance.y
    }
    area.borders = LinearNumber.seen(borders, from: distance)
    area.lines = LinearNumber.seen(lines, from: distance)
    return area
  }

  /// Returns `true` if a distance is in the area.
  func contains(_ distance: Point) -> Bool {
    for border in borders where border.value(at: distance) < 0 { return false }
    return true
  }

  /// Cuts off the sizes beside a line, if a step is on one axis only.
  func stayOnLine(along step: Size) {
    if step.width == 0 {
      keepSign(of: LinearNumber(0, slope: Size(width: 1, height: 0)), margin: 1e-6)
    }
    if step.height == 0 {
      keepSign(of: LinearNumber(0, slope: Size(width: 0, height: 1)), margin: 1e-6)
    }
  }

  /// The whole distances on the width's axis.
  var columns: ClosedRange<Int>? {
    var (low, high) = (Double.infinity, -Double.infinity)
    for corner in corners { (low, high) = (min(low, corner.x), max(high, corner.x)) }
    if low > high { return nil }
    // A corner may be computed a little beyond its column.
    let (least, most) = (Int((low - 1e-6).rounded(.up)), Int((high + 1e-6).rounded(.down)))
    return least <= most ? least...most : nil
  }

  /// Returns the whole distances on the height's axis in one column, from the borders themselves,
  /// so that rounding of the corners does not matter.
  func rows(inColumn column: Int) -> ClosedRange<Int>? {
    let x = Double(column)
    if x < bounds.minX || x > bounds.maxX { return nil }
    var (low, high) = (bounds.minY, bounds.maxY)
    for border in borders {
      let slope = border.slope.height
      let rest = border.value + border.slope.width * x
      if slope == 0 {
        if rest < 0 { return nil }
      } else if slope > 0 {
        low = max(low, -rest / slope)
      } else {
        high = min(high, -rest / slope)
      }
    }
    let (first, last) = (low.rounded(.up), high.rounded(.down))
    return first <= last ? Int(first)...Int(last) : nil
  }
}
