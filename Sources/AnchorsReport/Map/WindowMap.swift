import AnchorsLayout

/// The problems of a layout in all windows of a rectangle of sizes, in one direction, safe area and
/// text size.
///
///     let map = screen.layoutReport(widths: 240...1400, heights: 240...1400).maps[0]
///     map.smallestWindows                                  // [(340, 300), (500, 200)]
///     map.problems(in: Size(width: 320, height: 480))      // those of a small phone
///
/// Each window is on a whole point of width and of height.
public struct WindowMap {
  /// The direction of text.
  public let direction: InterfaceDirection
  /// The safe area of the window, in points.
  public let safeAreaInsets: Insets
  /// The factor of the font sizes.
  public let textScale: Double
  /// The problems, worst first, each with its windows.
  public let problems: [WindowProblem]
  /// The smallest windows that work: nothing is wrong in any window of the map that is at least as
  /// wide and as high as one of them. From the narrowest to the widest.
  public let smallestWindows: [Size]
  /// The windows of devices with their problems. Each has its own safe area.
  public var devices: [(window: DeviceWindow, problems: [WindowProblem])] {
    windows.indices.map { window in
      (windows[window], problemsOfWindows[window].map { problems[$0] })
    }
  }

  /// Returns the problems in a window of the map, in points; none of one outside of the map. A size
  /// between whole points has the problems of the next smaller one.
  public func problems(in size: Size) -> [WindowProblem] {
    problems.filter { $0.area.contains(size) }
  }

  let widths, heights: ClosedRange<Int>
  /// The stretches of equal windows, by width.
  let columns: [MapColumn]
  /// The places in ``problems`` of the problems of each region.
  let regions: [[Int]]
  /// The windows of devices, and the places of their problems.
  let windows: [DeviceWindow]
  let problemsOfWindows: [[Int]]
}

/// A problem of a layout in a set of windows.
public struct WindowProblem {
  /// The kind of the problem: a conflict, an ambiguity, compressed content, an overlap or a view
  /// out of sight.
  public let kind: LayoutProblemKind
  /// The problem in the first of these windows.
  public let summary: String
  /// The items concerned.
  public let items: [any LayoutItem]
  /// The devices that have the problem.
  public var devices: [DeviceWindow] { windows.map { all[$0] } }
  let area: WindowArea
  /// The windows of all devices, and the numbers of those that have the problem.
  let all: [DeviceWindow]
  let windows: [Int]
}

extension WindowProblem: CustomStringConvertible {
  /// The problem and its windows: `below 341 points of width, 5 of 23 devices: …`.
  public var description: String { "\(area.words): \(summary)" }
}

// MARK: - Making

extension WindowMap {
  /// The map of a search that is complete.
  ///
  /// - Parameter findings: The numbers of the findings of each device.
  init(
    _ search: MapSearch, _ circumstances: WindowCase, _ windows: [DeviceWindow],
    findings: [[Int]]
  ) {
    (direction, safeAreaInsets) = (circumstances.direction, circumstances.safeArea)
    textScale = circumstances.textScale
    (widths, heights, columns) = (search.widths, search.heights, search.columns)
    var areas: [WindowArea] = []
    for number in search.findings.indices { areas.append(WindowArea(of: number, in: search)) }
    let order = Self.order(of: search.findings, areas)
    var problems: [WindowProblem] = []
    for number in order {
      let finding = search.findings[number]
      problems.append(
        WindowProblem(
          kind: finding.kind, summary: finding.summary, items: finding.items,
          area: areas[number], all: windows,
          windows: findings.indices.filter { findings[$0].contains(number) }))
    }
    /// Returns the places of the problems with each of some sets of findings.
    func places(_ sets: [[Int]]) -> [[Int]] {
      var places: [[Int]] = []
      for numbers in sets { places.append(order.indices.filter { numbers.contains(order[$0]) }) }
      return places
    }
    self.problems = problems
    regions = places(search.regions)
    problemsOfWindows = places(findings)
    self.windows = windows
    smallestWindows = Self.smallestWindows(in: search)
  }

  /// Returns the numbers of the findings: by kind, then by number of windows.
  private static func order(of findings: [LayoutFinding], _ areas: [WindowArea]) -> [Int] {
    var order: [Int] = []
    var counts: [Int] = []
    for number in findings.indices {
      let rank = findings[number].kind.rank
      counts.append(areas[number].count)
      var place = order.count
      order.append(number)
      while place > 0 {
        let other = order[place - 1]
        let otherRank = findings[other].kind.rank
        if rank > otherRank || rank == otherRank && counts[number] <= counts[other] { break }
        (order[place - 1], order[place]) = (number, other)
        place -= 1
      }
    }
    return order
  }

  /// Returns the frontier of the windows from which on nothing is wrong.
  private static func smallestWindows(in search: MapSearch) -> [Size] {
    // By width, the first height from which on this width and all wider ones are clean.
    var clean = Array(repeating: 0, count: search.columns.count)
    var least = 0
    for place in clean.indices.reversed() {
      let column = search.columns[place]
      for run in column.ends.indices {
        let region = column.regions[run]
        if region >= 0, !search.regions[region].isEmpty { least = max(least, column.ends[run] + 1) }
      }
      clean[place] = least
    }
    var windows: [Size] = []
    for place in clean.indices {
      let row = clean[place]
      if row == search.heights.count || place > 0 && clean[place - 1] == row { continue }
      windows.append(
        Size(
          width: Double(search.widths.lowerBound + place),
          height: Double(search.heights.lowerBound + row)))
    }
    return windows
  }
}

extension LayoutProblemKind {
  /// The place among the kinds, worst first.
  var rank: Int {
    switch self {
    case .conflict: 0
    case .ambiguity: 1
    case .compressedContent: 2
    case .outOfSight: 3
    case .overlap: 4
    case .unsatisfied: 5
    case .lint: 6
    case .difference: 7
    }
  }
}
