/// The windows of one width, as stretches of heights with the same findings.
package struct MapColumn {
  /// The heights from `low` to `high`, by number, and the number of their region.
  package struct Run: BitwiseCopyable {
    package fileprivate(set) var low, high: Int32
    package let region: Int32
  }

  /// From the lowest height up.
  package private(set) var runs: [Run] = []

  /// The first heights without a region, of the heights 0 to `count` - 1.
  func firstGap(of count: Int) -> ClosedRange<Int>? {
    var next: Int32 = 0
    for run in runs {
      if run.low > next { return Int(next)...Int(run.low) - 1 }
      next = run.high + 1
    }
    return Int(next) < count ? Int(next)...count - 1 : nil
  }

  /// Gives a region to the heights that have none. Returns the number of these heights.
  mutating func fill(_ rows: ClosedRange<Int>, region: Int) -> Int {
    var next = Int32(rows.lowerBound)
    let last = Int32(rows.upperBound)
    var (place, filled) = (firstRun(endingFrom: next), 0)
    while next <= last {
      if place < runs.count, runs[place].low <= next {
        place += 1
      } else {
        let end = place < runs.count ? min(last, runs[place].low - 1) : last
        filled += Int(end - next) + 1
        place = insert(Run(low: next, high: end, region: Int32(region)), at: place)
      }
      next = runs[place - 1].high + 1
    }
    return filled
  }

  /// Returns the place of the first run that ends at a height or above.
  private func firstRun(endingFrom row: Int32) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].high < row { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Adds a run, or extends its neighbors. Returns the place of the run after it.
  private mutating func insert(_ run: Run, at place: Int) -> Int {
    let joinsBefore =
      place > 0 && runs[place - 1].region == run.region && runs[place - 1].high + 1 == run.low
    let joinsAfter =
      place < runs.count && runs[place].region == run.region && runs[place].low == run.high + 1
    switch (joinsBefore, joinsAfter) {
    case (true, true):
      runs[place - 1].high = runs[place].high
      runs.remove(at: place)
      return place
    case (true, false):
      runs[place - 1].high = run.high
      return place
    case (false, true):
      runs[place].low = run.low
      return place + 1
    case (false, false):
      runs.insert(run, at: place)
      return place + 1
    }
  }

  /// Returns the region of a height; `nil` if it has none yet.
  func region(ofRow row: Int) -> Int? {
    let place = firstRun(endingFrom: Int32(row))
    return place < runs.count && runs[place].low <= row ? Int(runs[place].region) : nil
  }
}
