import AnchorsLayout

/// The possible places of lines along one axis, with their texts.
struct Ruler {
  let isHorizontal: Bool
  /// The size of the text, if there is one.
  let label: Size?
  /// The size of a pixel, in points.
  let pixel: Double

  /// Returns the places for a side of a rectangle, inside it.
  func lengths(of rect: Rect, across seen: Rect) -> MarkPlaces {
    let (low, high) = along(rect)
    return MarkPlaces(self, from: low, to: high, across: across(seen))
  }

  /// Returns the places for the distance between two edges, each a part of a rectangle's outline.
  func distances(from start: Double, to end: Double, _ rect: Rect, _ other: Rect) -> MarkPlaces {
    let (low, high) = across(rect)
    let (otherLow, otherHigh) = across(other)
    let (from, to) = (max(low, otherLow), min(high, otherHigh))
    if from < to { return MarkPlaces(self, from: start, to: end, across: (from, to)) }
    // The two are not next to each other: the other's edge is extended to here.
    let nearest = otherHigh <= low ? otherHigh : otherLow
    return MarkPlaces(
      self, from: start, to: end, across: (low, high), extendedFrom: nearest)
  }

  /// A line where two edges coincide: beside the smaller rectangle if one is as wide as both, else
  /// from one to the other.
  func alignments(at place: Double, _ rect: Rect, _ other: Rect) -> MarkPlaces {
    let (low, high) = across(rect)
    let (otherLow, otherHigh) = across(other)
    let isInside = otherLow <= low && high <= otherHigh || low <= otherLow && otherHigh <= high
    let turned = Ruler(isHorizontal: !isHorizontal, label: label, pixel: pixel)
    return MarkPlaces(
      turned, from: isInside ? max(low, otherLow) : min(low, otherLow),
      to: isInside ? min(high, otherHigh) : max(high, otherHigh), at: place)
  }

  private func along(_ rect: Rect) -> (Double, Double) {
    isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
  }

  private func across(_ rect: Rect) -> (Double, Double) {
    isHorizontal ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }
}
