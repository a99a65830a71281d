/// The windows of one width, as stretches of heights with the same findings.
package struct MapColumn {
  // By stretch, from the lowest height up: the number of the last height, and the region, which is
  // -1 if it has none yet. Lists of numbers, because code for a list of another type is downloaded
  // with the playground.
  private(set) var ends: [Int] = []
  private(set) var regions: [Int] = []

  /// A number of heights without a region.
  init(count: Int) { append(end: count - 1, region: -1) }

  /// The first heights without a region.
  var firstGap: ClosedRange<Int>? {
    var low = 0
    for place in ends.indices {
      if regions[place] < 0 { return low...ends[place] }
      low = ends[place] + 1
    }
    return nil
  }

  /// Gives a region to the heights that have none. Returns the number of these heights.
  mutating func fill(_ rows: ClosedRange<Int>, region: Int) -> Int {
    guard let gap = firstGap, gap.lowerBound <= rows.upperBound else { return 0 }
    let (ends, regions) = (ends, regions)
    (self.ends, self.regions) = ([], [])
    var (low, filled) = (0, 0)
    for place in ends.indices {
      let end = ends[place]
      let (first, last) = (max(low, rows.lowerBound), min(end, rows.upperBound))
      if regions[place] < 0, first <= last {
        if low < first { append(end: first - 1, region: -1) }
        append(end: last, region: region)
        filled += last - first + 1
      }
      if self.ends.last != end { append(end: end, region: regions[place]) }
      low = end + 1
    }
    return filled
  }

  /// Adds a stretch, or extends the last one.
  private mutating func append(end: Int, region: Int) {
    if regions.last == region {
      ends[ends.count - 1] = end
    } else {
      ends.append(end)
      regions.append(region)
    }
  }

  /// Returns the region of a height; `nil` if it has none yet.
  package func region(ofRow row: Int) -> Int? {
    for place in ends.indices where row <= ends[place] {
      return regions[place] < 0 ? nil : regions[place]
    }
    return nil
  }

  /// The heights from `low` to `high`, by number, and the number of their region.
  package struct Run: BitwiseCopyable {
    package let low, high: Int
    package let region: Int
  }

  /// The stretches with a region, from the lowest height up.
  package var runs: [Run] {
    ends.indices.compactMap { place in
      let low = place == 0 ? 0 : ends[place - 1] + 1
      return regions[place] < 0 ? nil : Run(low: low, high: ends[place], region: regions[place])
    }
  }
}
