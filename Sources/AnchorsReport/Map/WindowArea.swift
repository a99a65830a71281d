import AnchorsLayout

/// A set of windows: those with one finding.
struct WindowArea {
  /// The whole widths and heights that are mapped.
  let widths, heights: ClosedRange<Int>
  /// By width, stretches of heights, the lowest first. Neighbors do not touch.
  let columns: [[ClosedRange<Int>]]

  /// The windows of a map with a finding.
  init(of finding: Int, in search: MapSearch) {
    (widths, heights) = (search.widths, search.heights)
    let has = search.regions.map { $0.findings.contains(finding) }
    let first = search.heights.lowerBound
    columns = search.columns.map { column in
      var stretches: [ClosedRange<Int>] = []
      for run in column.runs where has[Int(run.region)] {
        let (low, high) = (first + Int(run.low), first + Int(run.high))
        if let last = stretches.last, last.upperBound + 1 == low {
          stretches[stretches.count - 1] = last.lowerBound...high
        } else {
          stretches.append(low...high)
        }
      }
      return stretches
    }
  }

  /// Returns `true` if a window belongs to the area. Sizes between whole points have what the next
  /// smaller ones have.
  func contains(_ size: Size) -> Bool {
    let (width, height) = (Int(size.width.rounded(.down)), Int(size.height.rounded(.down)))
    guard widths.contains(width) else { return false }
    return columns[width - widths.lowerBound].contains { $0.contains(height) }
  }

  /// The number of windows.
  var count: Int { columns.reduce(0) { $1.reduce($0) { $0 + $1.count } } }

  // MARK: Words

  /// The area in words: `below 341 points of width`.
  var words: String {
    let used = columns.indices.filter { !columns[$0].isEmpty }
    guard let first = used.first, let last = used.last else { return "on no other window" }
    let wide = widths.lowerBound + first...widths.lowerBound + last
    let stretches = columns[first]
    // The same heights in each width that has any.
    if used.count == wide.count, stretches.count == 1,
      used.allSatisfy({ columns[$0] == stretches })
    {
      let high = stretches[0]
      switch (wide == widths, high == heights) {
      case (true, true): return "at every size"
      case (false, true): return words(of: wide, in: widths, "width")
      case (true, false): return words(of: high, in: heights, "height")
      case (false, false):
        return "\(words(of: wide, in: widths, "width")), \(words(of: high, in: heights, "height"))"
      }
    }
    if let words = wordsOfComplement { return words }
    let highs = used.flatMap { columns[$0] }
    let low = highs.map { $0.lowerBound }.min() ?? 0
    let top = highs.map { $0.upperBound }.max() ?? 0
    let place = "\(widths.lowerBound + first) x \(stretches[0].lowerBound)"
    return """
      in some windows \(wide.lowerBound) to \(wide.upperBound) points wide and \(low) to \(top) \
      high, such as \(place)
      """
  }

  /// The area in words, if all windows from one size on are outside.
  private var wordsOfComplement: String? {
    guard let last = columns.last, last.count == 1, last[0].lowerBound == heights.lowerBound,
      last[0].upperBound < heights.upperBound,
      let start = columns.firstIndex(of: last), start > 0
    else { return nil }
    let isWhole = columns[..<start].allSatisfy { $0 == [heights] }
    if !isWhole || columns[start...].contains(where: { $0 != last }) { return nil }
    return """
      below \(widths.lowerBound + start) points of width or \(last[0].upperBound + 1) points of \
      height
      """
  }

  private func words(
    of range: ClosedRange<Int>, in whole: ClosedRange<Int>, _ axis: String
  ) -> String {
    if range.lowerBound == whole.lowerBound {
      return "below \(range.upperBound + 1) points of \(axis)"
    }
    if range.upperBound == whole.upperBound {
      return "from \(range.lowerBound) points of \(axis)"
    }
    return range.count == 1
      ? "at \(range.lowerBound) points of \(axis)"
      : "\(range.lowerBound) to \(range.upperBound) points of \(axis)"
  }
}
