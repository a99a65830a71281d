import AnchorsLayout

/// A convex area of sizes around one of them: where some linear functions keep their signs.
///
/// Sizes are distances from that size: `x` for the width, `y` for the height.
struct ConvexArea {
  /// A half-plane: the sizes at which a number is at least `least`.
  struct Border {
    var number: LinearNumber
    let least: Double
  }

  /// The corners, in order around the area.
  private(set) var corners: [Point]
  private var borders: [Border] = []
  /// The numbers that stay 0.
  private var lines: [LinearNumber] = []
  private var bounds: Rect

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
  mutating func cut(_ number: LinearNumber, atLeast least: Double) {
    if number.isConstant { return }
    let values = corners.map { number.value(at: $0) - least }
    if values.allSatisfy({ $0 >= 0 }) { return }
    borders.append(Border(number: number, least: least))
    var kept: [Point] = []
    for place in corners.indices {
      let next = place + 1 == corners.count ? 0 : place + 1
      let (value, nextValue) = (values[place], values[next])
      if value >= 0 { kept.append(corners[place]) }
      if (value >= 0) != (nextValue >= 0) {
        let (from, to) = (corners[place], corners[next])
        let share = value / (value - nextValue)
        kept.append(
          Point(x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y)))
      }
    }
    corners = kept
  }

  /// Cuts off the sizes at which a number has another sign than at the size itself. A number within
  /// `margin` of 0 has no sign, and then stays so.
  mutating func keepSign(of number: LinearNumber, margin: Double) {
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
    corners.map { corner in
      var point = Point(x: corner.x * (1 - 1e-4), y: corner.y * (1 - 1e-4))
      for line in lines {
        let slope = line.slope
        let share =
          line.value(at: point) / (slope.width * slope.width + slope.height * slope.height)
        point.x -= share * slope.width
        point.y -= share * slope.height
      }
      return point
    }
  }

  /// Returns the same area in distances from another size.
  func seen(from distance: Point) -> ConvexArea {
    var area = self
    area.bounds = bounds.moved(x: -distance.x, y: -distance.y)
    area.corners = corners.map { Point(x: $0.x - distance.x, y: $0.y - distance.y) }
    for place in borders.indices {
      area.borders[place].number = borders[place].number.seen(from: distance)
    }
    area.lines = lines.map { $0.seen(from: distance) }
    return area
  }

  /// Returns `true` if a distance is in the area.
  func contains(_ distance: Point) -> Bool {
    borders.allSatisfy { $0.number.value(at: distance) >= $0.least }
  }

  /// Cuts off the sizes beside a line, if a step is on one axis only.
  mutating func stayOnLine(along step: Size) {
    for slope in [Size(width: 1, height: 0), Size(width: 0, height: 1)]
    where slope.width * step.width + slope.height * step.height == 0 {
      keepSign(of: LinearNumber(0, slope: slope), margin: 1e-6)
    }
  }

  /// The whole distances on the width's axis.
  var columns: ClosedRange<Int>? {
    guard let first = corners.first else { return nil }
    let (low, high) = corners.reduce((first.x, first.x)) { (min($0.0, $1.x), max($0.1, $1.x)) }
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
      let (number, slope) = (border.number, border.number.slope.height)
      let rest = number.value + number.slope.width * x - border.least
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
