import AnchorsLayout

/// The places of a name in a rectangle: the corners, then the middles of the edges; above and below
/// it if the rectangle is thin; none if there is no room.
struct Corners {
  let count: Int
  private let rect: Rect
  private let size: Size
  private let inset: Double
  private let isInside: Bool
  private let isRightToLeft: Bool

  init(of rect: Rect, for size: Size, pixel: Double, isRightToLeft: Bool) {
    (self.rect, self.size, self.isRightToLeft) = (rect, size, isRightToLeft)
    inset = 4 * pixel
    isInside = size.width + 2 * inset <= rect.width && size.height <= rect.height + 2 * pixel
    // A thin line, say, can be named beside it.
    let isBeside = rect.height < size.height && size.width <= max(rect.width, 60 * pixel)
    count = isInside ? 7 : isBeside ? 2 : 0
  }

  /// Returns the cost of a place: the first ones are best.
  func cost(_ place: Int) -> Double { isInside ? Double(place) * 0.05 : 1 }

  /// Returns the rectangle of the name at a place.
  func rect(_ place: Int) -> Rect {
    let isStart = place == 0 || place == 2
    let isMiddle = place >= 4
    let isLeft = !isInside || isStart != isRightToLeft
    let x =
      !isInside
      ? rect.minX
      : isMiddle
        ? rect.midX - size.width / 2
        : isLeft ? rect.minX + inset : rect.maxX - inset - size.width
    return Rect(x: x, y: y(place), width: size.width, height: size.height)
  }

  private func y(_ place: Int) -> Double {
    if !isInside { return place == 0 ? rect.minY - size.height : rect.maxY }
    let isTight = size.height + inset > rect.height
    if isTight || place == 6 { return rect.midY - size.height / 2 }
    let isTop = place == 0 || place == 1 || place == 4
    return isTop ? rect.minY + inset / 2 : rect.maxY - inset / 2 - size.height
  }
}
