import AnchorsLayout

/// The problems of a layout in some widths, with their ranges.
///
///     let report = profile.layoutReport(
///       widths: 320...430, directions: [.leftToRight, .rightToLeft])
///     print(report)
///     // Layout of profile, 320 to 430 points wide: 1 problem
///     //   320 to 343 wide: title's content has less width than it needs: 96
///     try report.requireNoProblems()      // in a test
public struct WidthReport: CustomStringConvertible {
  /// The name of the view.
  let name: String
  /// The range of the examined widths, in points: both ends and every whole point between them. Of
  /// more than 512 widths, the report examines some at equal distances, and all between two of them
  /// where a problem begins or ends.
  let widths: ClosedRange<Double>
  /// The problems: left to right first, then by the narrowest width. If constraints conflict, no
  /// other problem is reported, because it may be a consequence.
  public let problems: [WidthProblem]
  /// `true` if wrapping text was measured again in each width.
  let hasMeasuredText: Bool

  /// A report about the widths in some directions.
  ///
  /// - Parameters:
  ///   - directions: The directions; `nil` or none for `own`.
  ///   - own: The present direction.
  ///   - problemsIn: Returns the problems in a direction.
  init(
    of name: String, _ widths: ClosedRange<Double>, in directions: Set<InterfaceDirection>?,
    own: InterfaceDirection, hasMeasuredText: Bool,
    problemsIn: (InterfaceDirection) -> [WidthProblem]
  ) {
    (self.name, self.widths, self.hasMeasuredText) = (name, widths, hasMeasuredText)
    let chosen = directions.flatMap { $0.isEmpty ? nil : $0 } ?? [own]
    let all = [InterfaceDirection.leftToRight, .rightToLeft].filter { chosen.contains($0) }
      .map(problemsIn)
    problems = all.dropFirst().reduce(all[0]) { $0.joined(with: $1) }
  }

  /// The problems, each with its widths.
  public var description: String { text(problems) }

  /// Throws the problems of some kinds, for tests, which print the error.
  ///
  ///     let report = profile.layoutReport(
  ///       widths: 320...430, directions: [.leftToRight, .rightToLeft])
  ///     try report.requireNoProblems()
  ///
  /// - Parameter kinds: what counts. Default: all.
  /// - Throws: ``LayoutProblems``.
  public func requireNoProblems(_ kinds: Set<LayoutProblemKind> = Set(LayoutProblemKind.allCases))
    throws(LayoutProblems)
  {
    let found = problems.filter { kinds.contains($0.kind) }
    if !found.isEmpty { throw LayoutProblems(description: text(found)) }
  }

  private func text(_ problems: [WidthProblem]) -> String {
    let (low, high) = (decimal(widths.lowerBound), decimal(widths.upperBound))
    let count =
      problems.isEmpty
      ? "no problems" : problems.count == 1 ? "1 problem" : "\(problems.count) problems"
    var lines = ["Layout of \(name), \(low) to \(high) points wide: \(count)"]
    for problem in problems {
      let parts = problem.description.split(separator: "\n")
      lines += parts.enumerated().map { $0 == 0 ? "  \($1)" : "    \($1)" }
    }
    if !hasMeasuredText {
      lines.append("Text keeps the size that it was measured with on the screen.")
    }
    return lines.joined(separator: "\n")
  }
}

/// Problems of a layout, as an error whose description is the short form of a report.
public struct LayoutProblems: Error, CustomStringConvertible {
  /// The findings, as the description of the report has them.
  public let description: String
}
