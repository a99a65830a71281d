import AnchorsLayout

/// Where lines along one axis can be drawn, and their texts, best place first.
struct Ruler {
  let isHorizontal: Bool
  /// How large the text is, if there is one.
  let label: Size?
  /// The size of a pixel, in points.
  let pixel: Double

  /// Where across the axis a line may lie, as parts of the room there is.
  private static let shares = [0.5, 0.3, 0.7, 0.15, 0.85]

  /// A side of a rectangle, measured inside it.
  func lengths(of rect: Rect, across seen: Rect) -> [Mark.Variant] {
    let (low, high) = along(rect)
    let (start, end) = across(seen)
    return Self.shares.flatMap { share in
      line(from: low, to: high, at: start + share * (end - start), extensions: [])
    }
  }

  /// The distance between two edges, each a part of a rectangle's outline.
  func distances(from start: Double, to end: Double, _ rect: Rect, _ other: Rect)
    -> [Mark.Variant]
  {
    let (low, high) = across(rect)
    let (otherLow, otherHigh) = across(other)
    let (from, to) = (max(low, otherLow), min(high, otherHigh))
    if from < to {
      return Self.shares.flatMap { share in
        line(from: start, to: end, at: from + share * (to - from), extensions: [])
      }
    }
    // Nothing of one is beside the other: the other's edge is drawn out to here.
    let nearest = otherHigh <= low ? otherHigh : otherLow
    return Self.shares.flatMap { share in
      let place = low + share * (high - low)
      let extent = segment(start, start, across: nearest, place)
      return line(from: start, to: end, at: place, extensions: [extent])
    }
  }

  /// A line where two edges coincide: beside the smaller rectangle if one is as wide as both, else from
  /// one to the other.
  func alignments(at place: Double, _ rect: Rect, _ other: Rect) -> [Mark.Variant] {
    let (low, high) = across(rect)
    let (otherLow, otherHigh) = across(other)
    let isInside = otherLow <= low && high <= otherHigh || low <= otherLow && otherHigh <= high
    let from = isInside ? max(low, otherLow) : min(low, otherLow)
    let to = isInside ? min(high, otherHigh) : max(high, otherHigh)
    let line = segment(place, place, across: from, to)
    guard let label else { return [Mark.Variant(lines: [line])] }
    let turned = Ruler(isHorizontal: !isHorizontal, label: label, pixel: pixel)
    return Self.shares.flatMap { share in
      turned.labels(from: from, to: to, middle: from + share * (to - from), at: place, label)
        .map { Mark.Variant(lines: [line], label: $0) }
    }
  }
}

// MARK: - Lines with texts

extension Ruler {
  /// A line between two places on the axis, with its text on it or beside it.
  private func line(
    from start: Double, to end: Double, at place: Double, extensions: [Mark.Segment]
  ) -> [Mark.Variant] {
    let lines = [segment(start, end, across: place, place)] + extensions
    guard let label else { return [Mark.Variant(lines: lines)] }
    return labels(from: start, to: end, middle: (start + end) / 2, at: place, label)
      .map { Mark.Variant(lines: lines, label: $0) }
  }

  /// The rectangles for a text about a line: on its middle if there is room, else on either side.
  private func labels(
    from start: Double, to end: Double, middle: Double, at place: Double, _ label: Size
  ) -> [Rect] {
    let length = isHorizontal ? label.width : label.height
    let breadth = isHorizontal ? label.height : label.width
    let hasRoom = length + 10 * pixel <= abs(end - start)
    let aside = breadth / 2 + 3 * pixel
    let beyond = abs(end - start) / 2 + length / 2 + 3 * pixel
    let sides: [(along: Double, across: Double)] =
      (hasRoom ? [(0, 0)] : [])
      + [(0, isHorizontal ? -aside : aside), (0, isHorizontal ? aside : -aside)]
      + [(beyond, 0), (-beyond, 0)]
    return sides.map { side in
      let center = point(middle + side.along, across: place + side.across)
      return Rect(
        x: center.x - label.width / 2, y: center.y - label.height / 2, width: label.width,
        height: label.height)
    }
  }

  private func segment(_ start: Double, _ end: Double, across from: Double, _ to: Double)
    -> Mark.Segment
  {
    Mark.Segment(start: point(start, across: from), end: point(end, across: to))
  }

  private func point(_ along: Double, across: Double) -> Point {
    isHorizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }

  private func along(_ rect: Rect) -> (Double, Double) {
    isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
  }

  private func across(_ rect: Rect) -> (Double, Double) {
    isHorizontal ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }
}
