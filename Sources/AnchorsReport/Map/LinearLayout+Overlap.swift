import AnchorsLayout

// The borders of `OverlapRule`: where texts or controls begin or cease to overlap.

extension LinearLayout {
  /// Cuts an area off where two contents begin or cease to overlap.
  ///
  /// - Complexity: O(*n*²) for *n* contents.
  func cutAtOverlaps(_ area: ConvexArea, _ layouts: WindowLayouts) {
    let contents = contents(area)
    for front in contents.items.indices {
      for back in 0..<front where contents.scrollViews[front] == contents.scrollViews[back] {
        keepOverlap(contents.areas[front], contents.areas[back], area) {
          layouts.mayOverlap(
            base.items[contents.items[front]], base.items[contents.items[back]])
        }
      }
    }
  }

  private func keepOverlap(
    _ one: LinearRect, _ other: LinearRect, _ area: ConvexArea, isMeant: () -> Bool
  ) {
    /// Returns the lengths that two stretches of an axis share at most.
    func shares(
      _ start: LinearNumber, _ length: LinearNumber, _ otherStart: LinearNumber,
      _ otherLength: LinearNumber
    ) -> [LinearNumber] {
      let distance = start - otherStart
      return [length + distance, otherLength - distance, length, otherLength]
    }
    let across = shares(one.minX, one.width, other.minX, other.width)
    let down = shares(one.minY, one.height, other.minY, other.height)
    let (least, leastDown) = (Self.least(of: across), Self.least(of: down))
    // The least overlap is 4 points and a share of the thinner one.
    let thinner = Self.least(of: [other.width, one.width])
    let doOverlap = least.value > 4 + 0.05 * thinner.value && leastDown.value > 4
    // Apart on one axis is enough.
    let gap = -1 * (leastDown.value < least.value ? leastDown : least) + 4
    if !doOverlap, gap.value > Self.margin {
      return area.keepSign(of: gap, margin: Self.margin)
    }
    if isMeant() { return }
    // Between 4 points and the share of the width, or on a border, both widths count.
    for width in doOverlap ? [thinner] : [one.width, other.width] {
      for length in across {
        area.keepSign(of: length - 0.05 * width - 4, margin: Self.margin)
      }
    }
    for length in down { area.keepSign(of: length - 4, margin: Self.margin) }
  }

  /// Returns the number with the least value.
  private static func least(of numbers: [LinearNumber]) -> LinearNumber {
    var least = numbers[0]
    for number in numbers where number.value < least.value { least = number }
    return least
  }

  // MARK: Places of contents

  /// Returns the visible places of contents, as ``LaidOutTree/contentAreas`` of a tree. Cuts an
  /// area off where another edge clips one.
  private func contents(_ area: ConvexArea)
    -> (items: [Int], areas: [LinearRect], scrollViews: [Int])
  {
    var isParent = Array(repeating: false, count: frames.count)
    for parent in base.parents where parent >= 0 { isParent[Int(parent)] = true }
    // The clips, and for each item the number of its clip and its scroll view.
    var (clips, clipNumbers, scrollViews): ([LinearRect], [Int], [Int]) = ([], [], [])
    var found: (items: [Int], areas: [LinearRect], scrollViews: [Int]) = ([], [], [])
    for number in base.items.indices {
      let parent = Int(base.parents[number])
      var clip = parent < 0 ? -1 : clipNumbers[parent]
      let scrollView = parent < 0 ? -1 : scrollViews[parent]
      if !isParent[number], base.isShown[number], var place = place(ofContent: number, area),
        clip < 0 || cut(&place, to: clips[clip], area)
      {
        found.items.append(number)
        found.areas.append(place)
        found.scrollViews.append(scrollView)
      }
      let scrolls = base.items[number] is LayoutScrollView
      if scrolls {
        clips.append(
          clip < 0 ? frames[number] : intersection(frames[number], clips[clip], area))
        clip = clips.count - 1
      }
      clipNumbers.append(clip)
      scrollViews.append(scrolls ? number : scrollView)
    }
    return found
  }

  /// Returns the place of an item's content; `nil` if it has none, or fills a larger area.
  private func place(ofContent number: Int, _ area: ConvexArea) -> LinearRect? {
    let metrics = base.metrics[number]
    guard let width = metrics.intrinsicWidth, let height = metrics.intrinsicHeight else {
      return nil
    }
    var place = frames[number].inset(by: metrics.alignmentRectInsets)
    let (spareWidth, spareHeight) = (place.width - width, place.height - height)
    area.keepSign(of: spareWidth - 0.5, margin: Self.margin)
    let label = base.items[number] as? LayoutLabel
    if spareWidth.value > 0.5 {
      guard let label else { return nil }
      place.minX = place.minX + label.shareOfRoomBeforeLine * spareWidth
      place.width = LinearNumber(width)
    }
    if label != nil {
      area.keepSign(of: spareHeight, margin: Self.margin)
      if spareHeight.value > 0 {
        place.minY = place.minY + 0.5 * spareHeight
        place.height = LinearNumber(height)
      }
    }
    return place
  }

  /// Clips a place. Returns `false` if nothing is left.
  private func cut(_ place: inout LinearRect, to clip: LinearRect, _ area: ConvexArea) -> Bool {
    place = intersection(place, clip, area)
    area.keepSign(of: place.width, margin: Self.margin)
    area.keepSign(of: place.height, margin: Self.margin)
    return place.width.value >= 0 && place.height.value >= 0
  }

  private func intersection(_ one: LinearRect, _ other: LinearRect, _ area: ConvexArea)
    -> LinearRect
  {
    /// Returns the greater of two numbers.
    func greater(_ a: LinearNumber, _ b: LinearNumber) -> LinearNumber {
      area.keepSign(of: a - b, margin: Self.margin)
      return a.value >= b.value ? a : b
    }
    var rect = one
    rect.minX = greater(one.minX, other.minX)
    rect.minY = greater(one.minY, other.minY)
    rect.width = -1 * greater(-1 * one.maxX, -1 * other.maxX) - rect.minX
    rect.height = -1 * greater(-1 * one.maxY, -1 * other.maxY) - rect.minY
    return rect
  }
}
