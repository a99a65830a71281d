import AnchorsLayout

// The borders of `OverlapRule`: where texts or controls begin or cease to overlap.

extension LinearLayout {
  /// The visible place of a text or a control.
  struct Content {
    let item: any LayoutItem
    let area: Edges
    let scrollView: Int
  }

  /// The edges of a rectangle as linear functions.
  struct Edges {
    var minX, maxX, minY, maxY: LinearNumber

    init(_ rect: LinearRect) {
      (minX, maxX, minY, maxY) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    }

    var width: LinearNumber { maxX - minX }
    var height: LinearNumber { maxY - minY }
  }

  /// Cuts an area off where two contents begin or cease to overlap.
  ///
  /// - Parameter isMeant: Returns `true` if two items overlap at the tree's own size.
  /// - Complexity: O(*n*²) for *n* contents.
  func cutAtOverlaps(
    _ area: inout ConvexArea, isMeant: (any LayoutItem, any LayoutItem) -> Bool
  ) {
    let contents = contents(&area)
    for (place, front) in contents.enumerated() {
      for back in contents[..<place] where front.scrollView == back.scrollView {
        keepOverlap(front.area, back.area, &area) { isMeant(front.item, back.item) }
      }
    }
  }

  private func keepOverlap(
    _ one: Edges, _ other: Edges, _ area: inout ConvexArea, isMeant: () -> Bool
  ) {
    // Apart on one axis is enough. Most contents are far from each other.
    var (widest, number) = (-Double.infinity, LinearNumber(0))
    func take(_ far: LinearNumber, _ near: LinearNumber) {
      if near.value - far.value <= widest { return }
      (widest, number) = (near.value - far.value, near - far)
    }
    take(one.maxX, other.minX)
    take(other.maxX, one.minX)
    take(one.maxY, other.minY)
    take(other.maxY, one.minY)
    if widest + 4 > Self.margin { return area.keepSign(of: number + 4, margin: Self.margin) }
    if isMeant() { return }
    let across = [one.maxX - other.minX, other.maxX - one.minX, one.width, other.width]
    let down = [one.maxY - other.minY, other.maxY - one.minY, one.height, other.height]
    // The least overlap is 4 points, and across a share of the thinner one.
    for number in across {
      for width in [one.width, other.width] {
        area.keepSign(of: number - 0.05 * width - 4, margin: Self.margin)
      }
    }
    for number in down { area.keepSign(of: number - 4, margin: Self.margin) }
  }

  // MARK: Places of contents

  /// Returns the visible places of contents, as ``LaidOutTree/contentAreas`` of a tree. Cuts an
  /// area off where another edge clips one.
  private func contents(_ area: inout ConvexArea) -> [Content] {
    var isParent = Array(repeating: false, count: frames.count)
    for parent in base.parents where parent >= 0 { isParent[Int(parent)] = true }
    // The clip and the scroll view of each item.
    var (clips, scrollViews): ([Edges?], [Int]) = ([], [])
    var contents: [Content] = []
    for (number, item) in base.items.enumerated() {
      let parent = Int(base.parents[number])
      let (clip, scrollView) = parent < 0 ? (nil, -1) : (clips[parent], scrollViews[parent])
      if !isParent[number], base.isShown[number],
        let place = place(ofContent: number, &area),
        let visible = clip.map({ visible(place, in: $0, &area) }) ?? place
      {
        contents.append(Content(item: item, area: visible, scrollView: scrollView))
      }
      let scrolls = item is LayoutScrollView
      let own = Edges(frames[number])
      clips.append(scrolls ? clip.map { intersection(own, $0, &area) } ?? own : clip)
      scrollViews.append(scrolls ? number : scrollView)
    }
    return contents
  }

  /// Returns the place of an item's content; `nil` if it has none, or fills a larger area.
  private func place(ofContent number: Int, _ area: inout ConvexArea) -> Edges? {
    let metrics = base.metrics[number]
    guard let width = metrics.intrinsicWidth, let height = metrics.intrinsicHeight else {
      return nil
    }
    var place = Edges(frames[number].inset(by: metrics.alignmentRectInsets))
    let (spareWidth, spareHeight) = (place.width - width, place.height - height)
    area.keepSign(of: spareWidth - 0.5, margin: Self.margin)
    let label = base.items[number] as? LayoutLabel
    if spareWidth.value > 0.5 {
      guard let label else { return nil }
      place.minX = place.minX + label.shareOfRoomBeforeLine * spareWidth
      place.maxX = place.minX + width
    }
    if label != nil {
      area.keepSign(of: spareHeight, margin: Self.margin)
      if spareHeight.value > 0 {
        place.minY = place.minY + 0.5 * spareHeight
        place.maxY = place.minY + height
      }
    }
    return place
  }

  /// Returns the part of a place that is not clipped; `nil` if there is none.
  private func visible(_ place: Edges, in clip: Edges, _ area: inout ConvexArea) -> Edges? {
    let visible = intersection(place, clip, &area)
    area.keepSign(of: visible.width, margin: Self.margin)
    area.keepSign(of: visible.height, margin: Self.margin)
    return visible.width.value >= 0 && visible.height.value >= 0 ? visible : nil
  }

  private func intersection(_ one: Edges, _ other: Edges, _ area: inout ConvexArea) -> Edges {
    /// Returns the greater of two numbers.
    func greater(_ a: LinearNumber, _ b: LinearNumber) -> LinearNumber {
      area.keepSign(of: a - b, margin: Self.margin)
      return a.value >= b.value ? a : b
    }
    var edges = one
    edges.minX = greater(one.minX, other.minX)
    edges.minY = greater(one.minY, other.minY)
    edges.maxX = -1 * greater(-1 * one.maxX, -1 * other.maxX)
    edges.maxY = -1 * greater(-1 * one.maxY, -1 * other.maxY)
    return edges
  }
}
