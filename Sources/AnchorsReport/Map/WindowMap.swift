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
  public let devices: [(window: DeviceWindow, problems: [WindowProblem])]

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
}

/// A problem of a layout in a set of windows.
public struct WindowProblem {
  /// The kind of the problem: a conflict, an ambiguity, compressed content, an overlap or a view out
  /// of sight.
  public let kind: LayoutProblemKind
  /// The problem in the first of these windows.
  public let summary: String
  /// The items concerned.
  public let items: [any LayoutItem]
  /// The devices that have the problem.
  public internal(set) var devices: [DeviceWindow] = []
  let area: WindowArea
  let identity: String
}

extension WindowProblem: CustomStringConvertible {
  /// The problem and its windows: `below 341 points of width, 5 of 23 devices: …`.
  public var description: String { "\(area.words): \(summary)" }
}

// MARK: - Making

extension WindowMap {
  /// The map of a search that is complete.
  ///
  /// - Parameter devices: The findings in the windows of devices.
  init(
    _ search: MapSearch, _ direction: InterfaceDirection, _ safeAreaInsets: Insets,
    _ textScale: Double, devices: [(window: DeviceWindow, findings: [LayoutFinding])]
  ) {
    (self.direction, self.safeAreaInsets, self.textScale) = (direction, safeAreaInsets, textScale)
    (widths, heights, columns) = (search.widths, search.heights, search.columns)
    // Findings that only devices have come last.
    var found = search.findings
    for device in devices {
      for finding in device.findings
      where !found.contains(where: { $0.identity == finding.identity }) {
        found.append(finding)
      }
    }
    let unordered = found.enumerated().map { number, finding in
      WindowProblem(
        kind: finding.kind, summary: finding.summary, items: finding.items,
        devices: devices.filter { device in
          device.findings.contains { $0.identity == finding.identity }
        }.map { $0.window }, area: WindowArea(of: number, in: search), identity: finding.identity)
    }
    // By kind, then by number of windows.
    let counts = unordered.map { $0.area.count }
    let order = LayoutProblemKind.allCases.flatMap { kind in
      found.indices.filter { found[$0].kind == kind }.sorted {
        counts[$0] == counts[$1] ? $0 < $1 : counts[$0] > counts[$1]
      }
    }
    let problems = order.map { unordered[$0] }
    self.problems = problems
    self.devices = devices.map { device in
      (
        device.window,
        problems.filter { problem in
          device.findings.contains { $0.identity == problem.identity }
        }
      )
    }
    regions = search.regions.map { region in
      order.indices.filter { region.findings.contains(order[$0]) }
    }
    smallestWindows = Self.smallestWindows(in: search)
  }

  /// Returns the frontier of the windows from which on nothing is wrong.
  private static func smallestWindows(in search: MapSearch) -> [Size] {
    let isClean = search.regions.map { $0.findings.isEmpty }
    // From the widest windows down, the first height from which on all wider ones are clean.
    var clean = 0
    var steps: [(column: Int, row: Int)] = []
    for (column, runs) in search.columns.enumerated().reversed() {
      for run in runs.runs where !isClean[Int(run.region)] { clean = max(clean, Int(run.high) + 1) }
      if clean >= search.heights.count { break }
      if let last = steps.last, last.row == clean { steps.removeLast() }
      steps.append((column, clean))
    }
    return steps.reversed().map {
      Size(
        width: Double(search.widths.lowerBound + $0.column),
        height: Double(search.heights.lowerBound + $0.row))
    }
  }
}
