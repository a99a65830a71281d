import AnchorsLayout

/// The possible places of lines along one axis, with their texts, best first.
struct Ruler {
  let isHorizontal: Bool
  /// The size of the text, if there is one.
  let label: Size?
  /// The size of a pixel, in points.
  let pixel: Double

  /// The places of a line across the axis, as fractions of the room.
  private static let shares = [0.5, 0.3, 0.7, 0.15, 0.85]

  /// Returns the places for a side of a rectangle, inside it.
  func lengths(of rect: Rect, across seen: Rect) -> Mark.Variants {
    let (low, high) = along(rect)
    return lines(from: low, to: high, across: across(seen))
  }

  /// Returns the places for the distance between two edges, each a part of a rectangle's outline.
  func distances(
    from start: Double, to end: Double, _ rect: Rect, _ other: Rect
  ) -> Mark.Variants {
    let (low, high) = across(rect)
    let (otherLow, otherHigh) = across(other)
    let (from, to) = (max(low, otherLow), min(high, otherHigh))
    if from < to { return lines(from: start, to: end, across: (from, to)) }
    // The two are not next to each other: the other's edge is extended to here.
    let nearest = otherHigh <= low ? otherHigh : otherLow
    return lines(from: start, to: end, across: (low, high), drawnOutFrom: nearest)
  }

  /// A line where two edges coincide: beside the smaller rectangle if one is as wide as both, else
  /// from one to the other.
  func alignments(at place: Double, _ rect: Rect, _ other: Rect) -> Mark.Variants {
    let (low, high) = across(rect)
    let (otherLow, otherHigh) = across(other)
    let isInside = otherLow <= low && high <= otherHigh || low <= otherLow && otherHigh <= high
    let from = isInside ? max(low, otherLow) : min(low, otherLow)
    let to = isInside ? min(high, otherHigh) : max(high, otherHigh)
    let line = segment(place, place, across: from, to)
    guard let label else { return (0..<1).lazy.map { _ in Mark.Variant(line: line) } }
    let turned = Ruler(isHorizontal: !isHorizontal, label: label, pixel: pixel)
    return variants(turned.sides(from: from, to: to, label)) { share, side in
      let middle = from + share * (to - from)
      return Mark.Variant(
        line: line, label: side.map { turned.rect(of: label, $0, middle: middle, at: place) })
    }
  }

  /// Returns the variants for each place of a line and each side of it, best first.
  private func variants(
    _ sides: [Side?], _ variant: @escaping (_ share: Double, _ side: Side?) -> Mark.Variant
  ) -> Mark.Variants {
    (0..<Self.shares.count * sides.count).lazy.map { step in
      variant(Self.shares[step / sides.count], sides[step % sides.count])
    }
  }
}

// MARK: - Lines with texts

extension Ruler {
  /// Returns lines between two places on the axis, each with its text on it or beside it. If
  /// `nearest` is not `nil`, the edge at `start` is extended from there to the line.
  private func lines(
    from start: Double, to end: Double, across room: (from: Double, to: Double),
    drawnOutFrom nearest: Double? = nil
  ) -> Mark.Variants {
    variants(label.map { sides(from: start, to: end, $0) } ?? [nil]) { share, side in
      let place = room.from + share * (room.to - room.from)
      var variant = Mark.Variant(line: segment(start, end, across: place, place))
      variant.extensionLine = nearest.map { segment(start, start, across: $0, place) }
      if let label, let side {
        variant.label = rect(of: label, side, middle: (start + end) / 2, at: place)
      }
      return variant
    }
  }

  /// The distances of a text's center from the middle of its line.
  private typealias Side = (along: Double, across: Double)

  /// The sides of a line where a text can be: on its middle if there is room, else on either side.
  private func sides(from start: Double, to end: Double, _ label: Size) -> [Side?] {
    let length = isHorizontal ? label.width : label.height
    let breadth = isHorizontal ? label.height : label.width
    let hasRoom = length + 10 * pixel <= abs(end - start)
    let aside = breadth / 2 + 3 * pixel
    let beyond = abs(end - start) / 2 + length / 2 + 3 * pixel
    return (hasRoom ? [(0, 0)] : [])
      + [(0, isHorizontal ? -aside : aside), (0, isHorizontal ? aside : -aside)]
      + [(beyond, 0), (-beyond, 0)]
  }

  /// Returns the rectangle of a text on a side of a line.
  private func rect(of label: Size, _ side: Side, middle: Double, at place: Double) -> Rect {
    let center = point(middle + side.along, across: place + side.across)
    return Rect(
      x: center.x - label.width / 2, y: center.y - label.height / 2, width: label.width,
      height: label.height)
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
