import AnchorsLayout

// The borders of `OutOfSightRule`: where a view leaves the screen or its superview. Each cut is
// enough for the finding to stay as it is. Some are not necessary, and divide an area in two with
// the same findings.

extension LinearLayout {
  /// Cuts an area off where a view leaves or enters what is seen.
  func cutAtSight(_ area: ConvexArea) {
    let screen = frames[0]
    for item in frames.indices.dropFirst() {
      let frame = frames[item]
      if !base.isShown[item] || base.scrolls[item] { continue }
      keepShared(frame, screen, area)
      let parent = Int(base.parents[item])
      if parent > 0 { keepShared(frame, frames[parent], area) }
      if base.metrics[item].hasIntrinsicSize {
        // Beyond an edge by more than half a point.
        keepAny(
          [
            screen.minX - frame.minX - 0.5, frame.maxX - screen.maxX - 0.5,
            screen.minY - frame.minY - 0.5, frame.maxY - screen.maxY - 0.5,
          ], area)
      }
    }
  }

  /// Cuts an area off where two rectangles begin or cease to share more than an edge.
  private func keepShared(_ one: LinearRect, _ other: LinearRect, _ area: ConvexArea) {
    let (width, height) = (
      leastShare(one.width, other.width, area), leastShare(one.height, other.height, area)
    )
    keepAny(
      [
        one.minX - other.maxX + width, other.minX - one.maxX + width,
        one.minY - other.maxY + height, other.minY - one.maxY + height,
      ], area)
  }

  /// Returns the length that two rectangles share at least: half a point, or half of the thinner
  /// one. Cuts an area off where another of the three is the least.
  private func leastShare(_ one: LinearNumber, _ other: LinearNumber, _ area: ConvexArea)
    -> LinearNumber
  {
    var least = LinearNumber(0.5)
    for length in [0.5 * one, 0.5 * other] {
      if length.value >= 1 {
        area.keepSign(of: length - 0.5, margin: Self.margin)
      } else if length.value < least.value {
        area.keepSign(of: least - length, margin: Self.margin)
        least = length
      } else {
        area.keepSign(of: length - least, margin: Self.margin)
      }
    }
    return least
  }

  /// Cuts an area off where it changes whether any of some numbers is at least 0: all stay below,
  /// or the greatest stays.
  func keepAny(_ numbers: [LinearNumber], _ area: ConvexArea) {
    var greatest = numbers[0]
    for number in numbers where number.value > greatest.value { greatest = number }
    if greatest.value > Self.margin {
      return area.keepSign(of: greatest, margin: Self.margin)
    }
    for number in numbers {
      area.keepSign(of: number, margin: Self.margin)
    }
  }
}
