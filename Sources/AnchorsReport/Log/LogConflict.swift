import AnchorsLayout

/// The answer to one report of UIKit or AppKit: the conflicting constraints, the reason, and the
/// fixes.
///
///     let answer = log.conflicts[0]
///     answer.verdict                 // Yours: OrderRow.swift:21, line 8
///     answer.lines.map(\.number)     // [7, 9, 10]: line 8 takes no part
///     answer.sum                     // 100 is not 84: 16 apart
///     print(answer)
public struct LogConflict: Sendable {
  /// The number of the line in the text on which the report begins.
  public let firstLine: Int
  /// The cause of the conflict.
  public let cause: Cause
  /// The cause and the place to start, in one line: `Yours: OrderRow.swift:21, line 8`,
  /// `UIKit's own`.
  public let verdict: String
  /// The line that the first repair changes; `nil` if there is none.
  public let decisive: LogLine?
  /// The number of reports with this answer: they differ in addresses alone, or have the same
  /// decisive line.
  public internal(set) var repetitions: Int
  /// The conflicting lines, in the order of the log. Without any one of them the others can hold.
  /// Empty without a conflict.
  public let lines: [LogLine]
  /// The lines in words; of more than eight, the first and the last.
  public let statements: [String]
  /// The arithmetic of the statements: `12 + 320 + 12 = 344 needed, 300 available: 44 too many`.
  public let sum: String?
  /// The fixes, in the order in which a person would try them. The app can make all of them.
  public let repairs: [String]
  /// The constraint that UIKit or AppKit broke, if the log says so.
  public let broken: LogLine?
  /// `true` if the broken line is one of ``lines``.
  package let isBrokenInSet: Bool
  /// `true` if the rest can hold without the temporary sizes of UIKit or AppKit, `false` if the
  /// app's constraints conflict without them too; `nil` if the report has none or no conflict.
  package let holdsWithoutEncapsulatedSizes: Bool?
  /// `large` or `small`: how the size from outside differs from what the content takes; `nil` if
  /// several such sizes take part, or none.
  let outsideSize: String?
  /// Lines that were not read.
  public let unread: [LogLine]
  /// Missing information and assumptions.
  public let notes: [String]
  /// The number of active constraints.
  let count: Int
  /// The advice about a conflict of the system.
  let systemAdvice: [String]
  /// The lines on which other reports with the same decisive line begin.
  var related: [Int] = []

  /// Solves the constraints of a report again.
  init(_ report: LogReader.Report, repetitions: Int) {
    let (finding, system) = LogFinding.search(report)
    let repairs = finding?.cause == .system ? [] : finding?.repairs ?? []
    let lines = finding?.lines ?? []
    firstLine = report.start
    self.repetitions = repetitions
    self.lines = lines
    let areSystems =
      finding == nil && !report.lines.isEmpty && (report.isReported || report.isPart)
      && system.roles.concernSystemsViews(report.lines + [report.broken].compactMap { $0 })
    // The lines of the app may be those that are missing.
    let isSystems = areSystems && (report.isReported || report.broken != nil)
    let isPart = report.isReported || report.isPart
    cause = finding?.cause ?? (isSystems ? .system : isPart ? .unknown : .none)
    unread = report.lines.filter { $0.problem != nil }
    verdict =
      isSystems
      ? system.ownVerdict : finding?.verdict(repairs.first) ?? Self.verdict(report, unread)
    decisive = repairs.first?.line
    statements = finding?.found.statements ?? []
    sum = finding?.found.sum
    self.repairs = repairs.map { $0.text }
    broken = report.broken
    isBrokenInSet =
      report.broken.map { broken in lines.contains { $0.isSame(as: broken) } } ?? false
    holdsWithoutEncapsulatedSizes = finding?.holdsWithoutTemporary
    outsideSize = finding?.outsideSize
    count = report.lines.count { $0.problem == nil && !$0.isInactive }
    systemAdvice = isSystems ? [system.advice(report.lines)] : finding?.systemAdvice ?? []
    notes =
      system.notes(finding) + report.notesOfCuts(finding == nil)
      + (areSystems && !isSystems
        ? ["All of these are \(system.ownVerdict); the missing lines may be the app's."] : [])
  }

  private static func verdict(_ report: LogReader.Report, _ unread: [LogLine]) -> String {
    if report.lines.isEmpty { return "Unknown: the list of constraints is not in the log" }
    if report.lines.contains(where: { $0.text == "<private>" }) {
      return "Unknown: the system hid the constraints"
    }
    if !report.isReported, !report.isPart, unread.isEmpty {
      return "Nothing is wrong: these do not conflict"
    }
    return "Unknown: what contradicts these is not in the log"
  }
}

extension LogReader.Report {
  /// Returns which part of the list is missing.
  ///
  /// - Parameter isUnexplained: Pass `true` if what is left does not conflict.
  fileprivate func notesOfCuts(_ isUnexplained: Bool) -> [String] {
    let isEndMissing =
      isCut && (isReported || isUnexplained) || isPart && !isWithoutStart && isUnexplained
    let missing = [(isWithoutStart && isUnexplained, "beginning"), (isEndMissing, "end")]
    return missing.filter { $0.0 }.map { "The list has no \($0.1): the log was cut." }
  }
}

extension LogSystem {
  /// Returns missing information and assumptions.
  fileprivate func notes(_ finding: LogFinding?) -> [String] {
    var notes = assumed
    guard let finding else { return notes + (marginNotes.isEmpty ? unknown : marginNotes) }
    let own = finding.members.map { $0.placed }
    if own.contains(where: { $0.line == nil }) || own.count < finding.found.parts.count {
      notes.append("The log does not print the margins; even margins of 0 are too large.")
    }
    let rest = required { line in own.contains { $0.line === line } }
    if !finding.isRounded, !search.canHold(rest) {
      notes.append("Other lines conflict, too, without these.")
    }
    var masked: Set<String> = []
    for line in finding.lines where finding.cause != .system && roles.isContainerMask(line) {
      let item = line.rows[0].first.item
      if !masked.insert(item).inserted { continue }
      notes.append(
        """
        Line \(line.number) comes from the autoresizing mask of \(item), which keeps its frame. \
        If constraints should determine that frame, set \
        translatesAutoresizingMaskIntoConstraints = false for \(item).
        """)
    }
    let sides = finding.members.flatMap { member in
      [member.placed.row.first, member.placed.row.second].compactMap { $0?.attribute }
    }
    if sides.contains(where: { $0.isDirectional }), sides.contains(where: { $0.isAbsoluteSide }) {
      notes.append("Assumed left-to-right text: leading is left, trailing is right.")
    }
    if isAppKit, lines.contains(where: { $0.hasCoordinates }) {
      notes.append("AppKit: assumed that minY, midY and maxY are measured upwards from the bottom.")
    }
    return notes
  }
}
