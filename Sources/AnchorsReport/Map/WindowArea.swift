import AnchorsLayout

/// A set of windows: those with one finding.
struct WindowArea {
  /// The whole widths and heights that are mapped.
  let widths, heights: ClosedRange<Int>
  /// By width, the first and the last height of each stretch, the lowest first. Neighbors do not
  /// touch.
  let columns: [[Int]]

  /// By width, the stretches of heights.
  var ranges: [[ClosedRange<Int>]] {
    columns.map { ends in
      stride(from: 0, to: ends.count, by: 2).map { ends[$0]...ends[$0 + 1] }
    }
  }

  /// The windows of a map with a finding.
  init(of finding: Int, in search: MapSearch) {
    (widths, heights) = (search.widths, search.heights)
    var columns: [[Int]] = []
    for column in search.columns {
      var stretches: [Int] = []
      var low = heights.lowerBound
      for place in column.ends.indices {
        let region = column.regions[place]
        let high = heights.lowerBound + column.ends[place]
        if region >= 0, search.regions[region].contains(finding) {
          if stretches.last == low - 1 {
            stretches[stretches.count - 1] = high
          } else {
            stretches += [low, high]
          }
        }
        low = high + 1
      }
      columns.append(stretches)
    }
    self.columns = columns
  }

  /// Returns `true` if the area has some window of a width, with a height in a range.
  private func hasWindow(_ column: Int, _ range: ClosedRange<Int>) -> Bool {
    let stretches = columns[column]
    return stride(from: 0, to: stretches.count, by: 2).contains {
      stretches[$0] <= range.upperBound && stretches[$0 + 1] >= range.lowerBound
    }
  }

  /// Returns `true` if a window belongs to the area. Sizes between whole points have what the next
  /// smaller ones have.
  func contains(_ size: Size) -> Bool {
    let (width, height) = (Int(size.width.rounded(.down)), Int(size.height.rounded(.down)))
    return widths.contains(width) && hasWindow(width - widths.lowerBound, height...height)
  }

  /// Returns `true` if a window of the area is at least as wide and as high as a size.
  func hasWindow(from size: Size) -> Bool {
    let (least, lowest) = (Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
    return columns.indices.contains {
      widths.lowerBound + $0 >= least && hasWindow($0, lowest...max(lowest, heights.upperBound))
    }
  }

  /// The number of windows.
  var count: Int {
    var count = 0
    for stretches in columns {
      for place in stretches.indices {
        count += place % 2 == 0 ? -stretches[place] : stretches[place] + 1
      }
    }
    return count
  }
}

// MARK: - Words

extension WindowArea {
  /// The area in words: `below 341 points of width`.
  var words: String {
    var (first, last, low, top, isSame) = (-1, -1, 0, 0, true)
    for column in columns.indices where !columns[column].isEmpty {
      let stretches = columns[column]
      let highest = stretches[stretches.count - 1]
      if first < 0 {
        (first, low, top) = (column, stretches[0], highest)
      } else if column != last + 1 || stretches != columns[first] {
        isSame = false
      }
      (last, low, top) = (column, min(low, stretches[0]), max(top, highest))
    }
    if first < 0 { return "with the safe areas of devices alone" }
    let wide = widths.lowerBound + first...widths.lowerBound + last
    // The same heights in each width.
    if isSame, columns[first].count == 2 {
      let across = words(of: wide, in: widths, "width")
      let down = words(of: low...top, in: heights, "height")
      if across.isEmpty, down.isEmpty { return "at every size" }
      return across.isEmpty || down.isEmpty ? across + down : across + ", " + down
    }
    if let words = wordsOfComplement { return words }
    return filled(
      "in some windows # to # points wide and # to # high, such as # x #",
      wide.lowerBound, wide.upperBound, low, top, wide.lowerBound, columns[first][0])
  }

  /// The area in words, if all windows from one size on are outside.
  private var wordsOfComplement: String? {
    guard let last = columns.last, last.count == 2, last[0] == heights.lowerBound,
      last[1] < heights.upperBound, let start = columns.firstIndex(of: last), start > 0
    else { return nil }
    for column in columns.indices {
      let expected = column < start ? [heights.lowerBound, heights.upperBound] : last
      if columns[column] != expected { return nil }
    }
    return filled(
      "below # points of width or # points of height", widths.lowerBound + start, last[1] + 1)
  }

  /// Returns a range in words; none of the whole one.
  private func words(
    of range: ClosedRange<Int>, in whole: ClosedRange<Int>, _ axis: String
  ) -> String {
    let high = range.upperBound
    var (pattern, first): (StaticString, Int) = ("# to # points of ", range.lowerBound)
    if first == whole.lowerBound {
      if high == whole.upperBound { return "" }
      (pattern, first) = ("below # points of ", high + 1)
    } else if high == whole.upperBound {
      pattern = "from # points of "
    } else if first == high {
      pattern = "at # points of "
    }
    return filled(pattern, first, high) + axis
  }
}

/// Returns a text with the first numbers in place of each `#`. Its code is smaller than that of an
/// interpolation.
func filled(_ pattern: StaticString, _ numbers: Int...) -> String {
  var bytes: [UInt8] = []
  var next = 0
  for byte in pattern.description.utf8 {
    if byte == UInt8(ascii: "#") {
      bytes.append(contentsOf: String(numbers[next]).utf8)
      next += 1
    } else {
      bytes.append(byte)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}
