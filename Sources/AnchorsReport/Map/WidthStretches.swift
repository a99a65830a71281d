import AnchorsLayout

/// The widths between which content that depends on its width stays the same, such as the lines of
/// a text.
///
/// Greedy line breaking gives the same lines in all widths from the longest of these lines up to
/// the first width at which the first word of a next line fits. So the widths with the same lines
/// are a stretch, and its ends can be found by bisection.
struct WidthStretches {
  // By stretch, the item and the widths. Lists of common types, as in ``MapColumn``.
  private var items: [ObjectIdentifier] = []
  private var lows: [Double] = []
  private var highs: [Double] = []
  /// Bisection stops here: less than what rules call the same length.
  private static let precision = 1e-6

  /// Returns the widths around one in which the content of an item stays the same; `nil` if it
  /// changes continuously.
  mutating func stretch(of item: any LayoutItem, around width: Double) -> ClosedRange<Double>? {
    let identity = item.identity
    for place in items.indices
    where items[place] == identity && lows[place] < width && width < highs[place] {
      return lows[place]...highs[place]
    }
    let isSame = comparison(item, width)
    if !isSame(width - Self.precision), !isSame(width + Self.precision) { return nil }
    let low = end(from: width, towards: -1, isSame)
    let high = end(from: width, towards: 1, isSame)
    items.append(identity)
    lows.append(low)
    highs.append(high)
    return low...high
  }

  /// Returns a function that tells whether the content in another width is the same.
  private func comparison(_ item: any LayoutItem, _ width: Double) -> (Double) -> Bool {
    if let label = item as? LayoutLabel {
      func lines(_ width: Double) -> [String] {
        var texts: [String] = []
        for line in label.lines(forWidth: width) { texts.append(line.text) }
        return texts
      }
      let own = lines(width)
      return { lines($0) == own }
    }
    let metrics = item.layoutMetrics(forWidth: width)
    return { item.layoutMetrics(forWidth: $0) == metrics }
  }

  /// Returns the last width in a direction with the same content.
  private func end(
    from width: Double, towards direction: Double, _ isSame: (Double) -> Bool
  ) -> Double {
    var (same, step) = (width, 0.25)
    var other = width
    while true {
      other = same + direction * step
      if other < 0 {
        other = 0
        if isSame(0) { return -.infinity }
        break
      }
      if !isSame(other) { break }
      if step > 1e5 { return direction * .infinity }
      same = other
      step *= 2
    }
    while abs(other - same) > Self.precision {
      let middle = (same + other) / 2
      if isSame(middle) { same = middle } else { other = middle }
    }
    return (same + other) / 2
  }
}
