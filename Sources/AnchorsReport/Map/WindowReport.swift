import AnchorsLayout

/// The problems of a layout in all windows of a rectangle of sizes.
///
///     let report = screen.layoutReport(widths: 240...1400, heights: 240...1400)
///     print(report)
///     // Windows of screen, 240 to 1400 points wide and 240 to 1400 high: 1 problem
///     //   Smallest windows that work: 341 x 240
///     //   below 341 points of width, 9 of 60 devices: title's content has less width than …
///     try report.requireNoProblems(from: Size(width: 375, height: 667))      // in a test
public struct WindowReport: CustomStringConvertible {
  /// The name of the view.
  let name: String
  /// A map for each direction, safe area and text size.
  public let maps: [WindowMap]
  /// `true` if wrapping text was measured again in each window.
  let hasMeasuredText: Bool

  /// Throws the problems of some kinds, for tests, which print the error.
  ///
  /// - Parameters:
  ///   - kinds: what counts. Default: all.
  ///   - size: The smallest window that counts, in points; by default the smallest of the maps.
  /// - Throws: ``LayoutProblems``.
  public func requireNoProblems(
    _ kinds: Set<LayoutProblemKind> = Set(LayoutProblemKind.allCases), from size: Size = .zero
  ) throws(LayoutProblems) {
    let found = maps.map { map in
      map.problems.filter { kinds.contains($0.kind) && $0.area.hasWindow(from: size) }
    }
    if found.contains(where: { !$0.isEmpty }) {
      throw LayoutProblems(description: text(found))
    }
  }

  /// The smallest windows that work, and then the problems with their windows, for each map.
  public var description: String { text(maps.map { $0.problems }) }

  /// Returns the report with some problems of each map.
  private func text(_ problems: [[WindowProblem]]) -> String {
    var lines: [String] = []
    for (map, problems) in zip(maps, problems) {
      let count =
        problems.isEmpty
        ? "no problems" : problems.count == 1 ? "1 problem" : "\(problems.count) problems"
      lines.append(
        """
        Windows of \(name), \(map.widths.lowerBound) to \(map.widths.upperBound) points wide and \
        \(map.heights.lowerBound) to \(map.heights.upperBound) high\(map.circumstances): \(count)
        """)
      lines.append("  Smallest windows that work: \(map.frontier)")
      for problem in problems {
        let parts = problem.text(of: map.devices.count).split(separator: "\n")
        lines += parts.enumerated().map { $0 == 0 ? "  \($1)" : "    \($1)" }
      }
    }
    if !hasMeasuredText {
      lines.append("Text keeps the size that it was measured with on the screen.")
    }
    return lines.joined(separator: "\n")
  }
}

extension WindowMap {
  /// The smallest windows that work, in words.
  var frontier: String {
    var words = smallestWindows.isEmpty ? "none" : ""
    for window in smallestWindows {
      if !words.isEmpty { words += ", or " }
      words += decimal(window.width)
      words += " x "
      words += decimal(window.height)
    }
    return words
  }

  /// The direction, the safe area and the text size, if they are not the usual ones.
  var circumstances: String {
    var words = direction == .rightToLeft ? ", right to left" : ""
    if safeAreaInsets != .zero {
      let insets = safeAreaInsets
      let sides = [insets.top, insets.left, insets.bottom, insets.right].map(decimal)
      words += ", safe area \(sides.joined(separator: " "))"
    }
    if textScale != 1 { words += ", text \(decimal(textScale)) times as large" }
    return words
  }
}

extension WindowProblem {
  /// The problem, its windows, and the number of devices that have it.
  func text(of deviceCount: Int) -> String {
    let share = deviceCount == 0 ? "" : filled(", # of # devices", windows.count, deviceCount)
    return area.words + share + ": " + summary
  }
}
