import AnchorsLayout

/// A search for the findings of a layout in all windows of a rectangle of sizes.
///
/// The search takes one window that has no findings yet, and computes the area around it in which
/// the layout is linear, and the part of it in which the findings are the same. It repeats until
/// each window has its findings. Areas come from three layouts; layouts in the corners verify them:
///
/// 1. Without a conflict, the same rows determine the frames while no slack changes its sign and no
///    text wraps otherwise. So the frames are linear there, and so are the numbers whose signs the
///    rules ask for.
/// 2. With conflicts, the sum of each proof is linear, and the conflict lasts while it is positive.
///    The sizes at which a set of rows can hold are convex. So if the rest can hold in all corners,
///    it can everywhere between.
/// 3. If a corner differs, because a view changed its constraints or the three layouts were on two
///    sides of a border, the step is made smaller, and then the area.
///
/// Each window is on a whole point of width and of height.
package struct MapSearch {
  private let layouts: WindowLayouts
  package let widths: ClosedRange<Int>
  package let heights: ClosedRange<Int>
  /// By width.
  package private(set) var columns: [MapColumn]
  /// By region, the numbers of its findings, in order.
  package private(set) var regions: [[Int]] = []
  /// The findings of all regions, each once.
  package private(set) var findings: [LayoutFinding] = []
  /// The number of windows with findings so far.
  package private(set) var filledCount = 0
  /// The number of areas so far.
  package private(set) var areaCount = 0

  private var numbers: [String: Int] = [:]
  private var stretches = WidthStretches()
  /// The latest linear areas, of which parts may be left.
  private var linearAreas: [LinearArea] = []
  /// The columns in the order of the search: those that divide the rest in halves first.
  private var order: [Int]
  private var next = 0

  /// A search that has found nothing yet.
  package init(_ layouts: WindowLayouts, widths: ClosedRange<Int>, heights: ClosedRange<Int>) {
    (self.layouts, self.widths, self.heights) = (layouts, widths, heights)
    columns = Array(repeating: MapColumn(count: heights.count), count: widths.count)
    order = [0]
    var step = 1
    while step < widths.count { step *= 2 }
    while step > 1 {
      var column = step / 2
      while column < widths.count {
        order.append(column)
        column += step
      }
      step /= 2
    }
  }

  /// Finds one more area. Returns `false` if all windows have their findings.
  package mutating func advance() -> Bool {
    while next < order.count {
      let column = order[next]
      if let gap = columns[column].firstGap {
        find(column, (gap.lowerBound + gap.upperBound) / 2)
        return true
      }
      next += 1
    }
    return false
  }

  /// Returns the findings in a window; none of a window that has not been searched.
  package func findings(width: Int, height: Int) -> [LayoutFinding] {
    columns[width - widths.lowerBound].region(ofRow: height - heights.lowerBound)
      .map { regions[$0].map { findings[$0] } } ?? []
  }

  /// Finds the area around a window.
  private mutating func find(_ column: Int, _ row: Int) {
    let size = Size(
      width: Double(widths.lowerBound + column), height: Double(heights.lowerBound + row))
    layouts.layOut(in: size)
    let region = region(of: numbers(of: layouts.findings()))
    areaCount += 1
    filledCount += columns[column].fill(row...row, region: region)
    guard let linear = linearArea(around: size, column, row) else { return }
    let area = linear.part(around: size, layouts)
    guard let distances = area.columns else { return }
    for distance in distances {
      guard let rows = area.rows(inColumn: distance) else { continue }
      filledCount += columns[column + distance].fill(
        rows.lowerBound + row...rows.upperBound + row, region: region)
    }
  }

  /// Returns the linear area around the window of the present layout: a known one, or another.
  private mutating func linearArea(around size: Size, _ column: Int, _ row: Int) -> LinearArea? {
    for area in linearAreas.reversed() where area.contains(size) { return area }
    let bounds = Rect(
      x: Double(-column), y: Double(-row), width: Double(widths.count - 1),
      height: Double(heights.count - 1))
    guard let area = AreaSearch(layouts, at: size).area(in: bounds, &stretches) else { return nil }
    // Windows of one area are searched soon after each other.
    if linearAreas.count == 32 { linearAreas.removeFirst() }
    linearAreas.append(area)
    return area
  }

  /// Returns the number of the region with some findings.
  private mutating func region(of own: [Int]) -> Int {
    if let region = regions.firstIndex(of: own) { return region }
    regions.append(own)
    return regions.count - 1
  }

  /// Returns the numbers of findings, each once, in order.
  mutating func numbers(of found: [LayoutFinding]) -> [Int] {
    var own: [Int] = []
    for finding in found {
      let identity = finding.identity
      let number = numbers[identity] ?? findings.count
      if number == findings.count {
        numbers[identity] = number
        findings.append(finding)
      }
      if !own.contains(number) { own.append(number) }
    }
    own.sort()
    return own
  }
}
