import AnchorsLayout

/// A parsed log of UIKit or AppKit: `Unable to simultaneously satisfy constraints.`, once or
/// several times, or a list such as that of `po view.constraints`.
///
///     let log = LayoutLog(
///       parsing: """
///         Unable to simultaneously satisfy constraints.
///         (
///           "<NSLayoutConstraint:0x1 Card:0x71.width == 300   (active)>",
///           "<NSLayoutConstraint:0x2 H:|-(12)-[UILabel:0x72]   (active, names: '|':Card:0x71 )>",
///           "<NSLayoutConstraint:0x3 UILabel:0x72.width >= 320   (active)>",
///           "<NSLayoutConstraint:0x4 H:[UILabel:0x72]-(12)-|   (active, names: '|':Card:0x71 )>"
///         )
///         """)
///     log.conflicts[0].sum
///     // 12 + 320 + 12 = 344 needed, 300 available: 44 too many
///
/// Read are equations and visual formats, with priorities, identifiers and names; those of
/// autoresizing masks and content sizes; SnapKit's descriptions, with file and line; and
/// constraints as Anchors prints them. Anything before them on a line is passed over. A constraint
/// that cannot be read is kept, with the reason, and left out of what is solved.
///
/// A log says neither margins nor baselines, and only such content sizes as it lists. It is taken
/// to run from left to right.
public struct LayoutLog: Sendable {
  /// The lines with constraints, in order, without those that repeat the broken one.
  public let lines: [LogLine]
  /// The answers to the reports in the text, in order. Reports that differ only in addresses, or
  /// that have the same fix, share an answer.
  public let conflicts: [LogConflict]

  /// Reads a log and looks for what contradicts itself in it.
  ///
  /// It does not fail: what cannot be read is among ``lines``, with a ``LogLine/problem``.
  ///
  /// - Complexity: O(characters), and `LayoutTree.conflicts` for each report, twice with
  ///   encapsulated sizes.
  public init(parsing text: String) {
    let reports = LogReader(text).reports
    lines = reports.flatMap { $0.lines }
    // Reports that differ only in addresses are solved once.
    var (groups, places) = ([(report: LogReader.Report, count: Int)](), [String: Int]())
    for report in reports {
      let signature = report.signature
      if let place = places[signature] {
        groups[place].count += 1
      } else {
        places[signature] = groups.count
        groups.append((report, 1))
      }
    }
    var (conflicts, causes) = ([LogConflict](), [String: Int]())
    for conflict in groups.map({ LogConflict($0.report, repetitions: $0.count) }) {
      let decisive = conflict.decisive.flatMap { $0.source ?? $0.head }
      guard let decisive else {
        conflicts.append(conflict)
        continue
      }
      if let place = causes[decisive], conflicts[place].cause == conflict.cause {
        conflicts[place].repetitions += conflict.repetitions
        conflicts[place].related.append(conflict.firstLine)
      } else {
        causes[decisive] = conflicts.count
        conflicts.append(conflict)
      }
    }
    self.conflicts = conflicts
  }
}

extension LayoutLog: CustomStringConvertible {
  /// All answers, one after the other, with an empty line between them.
  public var description: String {
    if conflicts.isEmpty { return "There are no constraints in the log." }
    return conflicts.map { $0.description }.joined(separator: "\n\n")
  }
}
