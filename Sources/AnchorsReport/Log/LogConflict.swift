import AnchorsLayout

/// What is to be said of one report of UIKit or AppKit: which of its constraints cannot hold together, why,
/// and what to do.
///
///     let answer = log.conflicts[0]
///     answer.lines.map(\.number)     // [7, 9, 10]: the fourth constraint of the log is not to blame
///     answer.sum                     // 100 is not 84: 16 apart
///     print(answer)
public struct LogConflict: Sendable {
  /// What becomes of the contradiction without the sizes that UIKit or AppKit gives a cell from outside,
  /// `UIView-Encapsulated-Layout-Height` and the like.
  public enum WithoutEncapsulatedSizes: Sendable {
    /// It is gone: the cell cannot have the size that it was given for a moment.
    case holds
    /// It is still there, and is what the answer is about: the app's constraints contradict each other.
    case contradicts
  }

  /// The number of the line in the text on which the report begins.
  public let firstLine: Int
  /// The lines whose constraints cannot hold together, in the order of the log. Without any one of them the
  /// others can. Empty if all that was read can hold together.
  public let lines: [LogLine]
  /// What each of them says, in words; of more than eight, the first and the last.
  public let statements: [String]
  /// How the statements add up: `12 + 320 + 12 = 344 are needed, 300 are there: 44 too many`.
  public let sum: String?
  /// What could be done, that which changes least first; nothing that only UIKit or AppKit could change.
  public let repairs: [String]
  /// The constraint that UIKit or AppKit broke, if the log says so.
  public let broken: LogLine?
  /// Whether that is among ``lines``.
  public let isBrokenInSet: Bool
  /// `nil` if no such size takes part.
  public let withoutEncapsulatedSizes: WithoutEncapsulatedSizes?
  /// Lines that were not read.
  public let unread: [LogLine]
  /// What the log does not say, or how it was taken.
  public let notes: [String]
  private let count: Int

  init(_ report: LogReader.Report) {
    var all = report.lines
    var brokenPlace: Int?
    if let broken = report.broken {
      brokenPlace = all.firstIndex { $0.isSame(as: broken) }
      if brokenPlace == nil, broken.problem == nil {
        all.append(broken)
        brokenPlace = all.count - 1
      }
    }
    var system = LogSystem(all, broken: brokenPlace)
    var found = system.conflict
    var guesses = false
    if found == nil {
      let guessing = LogSystem(all, broken: brokenPlace, guesses: true)
      if let conflict = guessing.conflict { (system, found, guesses) = (guessing, conflict, true) }
    }
    var without: WithoutEncapsulatedSizes?
    if found != nil, all.contains(where: { $0.isEncapsulatedSize && !$0.isInactive }) {
      let rest = LogSystem(
        all, broken: brokenPlace, guesses: guesses, without: \.isEncapsulatedSize)
      if let conflict = rest.conflict {
        (system, found, without) = (rest, conflict, .contradicts)
      } else {
        without = .holds
      }
    }
    firstLine = report.start
    lines = found?.places.map { all[$0] } ?? []
    statements = found?.conflict.statements ?? []
    sum = found?.conflict.sum
    var repairs: [String] = []
    for repair in found?.conflict.repairs ?? [] {
      let line = repair.constraint.flatMap(system.place).map { all[$0] }
      if line?.isSystems == true { continue }
      let place = line.map { " (\($0.source.map { "\($0), " } ?? "")line \($0.number))" }
      repairs.append("\(repair)\(place ?? "")")
    }
    for constraint in found?.conflict.constraints ?? [] {
      guard let hint = system.place(of: constraint).flatMap({ all[$0].hint(constraint.relation) })
      else { continue }
      if !repairs.contains(hint) { repairs.append(hint) }
    }
    self.repairs = repairs
    broken = report.broken
    isBrokenInSet = brokenPlace.map { found?.places.contains($0) == true } ?? false
    withoutEncapsulatedSizes = without
    unread = all.filter { $0.problem != nil }
    count = all.count { $0.problem == nil && !$0.isInactive }
    var notes = guesses ? system.assumed : []
    if found == nil { notes += system.unknown.map { "The log does not say \($0)." } }
    let sides = (found?.conflict.constraints ?? []).flatMap {
      [$0.firstAttribute, $0.secondAttribute]
    }
    if sides.contains(where: \.isDirectional), sides.contains(where: \.isAbsoluteSide) {
      notes.append("Text is taken to run from left to right: leading is left, trailing is right.")
    }
    if system.isAppKit, all.contains(where: \.hasCoordinates) {
      notes.append("AppKit: minY, midY and maxY are taken to be measured from the bottom, upwards.")
    }
    self.notes = notes
  }
}

extension LogLine {
  /// Whether both are about one constraint: the text may be cut differently.
  fileprivate func isSame(as other: LogLine) -> Bool {
    if text == other.text { return true }
    func address(_ line: LogLine) -> Substring? {
      guard let end = line.text[...].firstIndex(of: " "), line.text.hasPrefix("<") else {
        return nil
      }
      let head = line.text[..<end]
      return head.endOfLast(":0x") == nil ? nil : head
    }
    return address(self) != nil && address(self) == address(other)
  }
}

extension LogLine {
  /// What can be done about a constraint that is not the app's, which takes part with a relation.
  fileprivate func hint(_ relation: Relation) -> String? {
    guard let row = rows.first else { return nil }
    let item = row.first.item
    if isOfMask { return "turn off translatesAutoresizingMaskIntoConstraints of \(item)" }
    if isOfContent {
      let what = relation == .lessThanOrEqual ? "hugging" : "compression resistance"
      let axis = row.first.attribute == .width ? "horizontal" : "vertical"
      return "lower the \(axis) \(what) of \(item) below required (line \(number))"
    }
    if className == "NSIBPrototypingLayoutConstraint" {
      return "give \(item) constraints of its own: Interface Builder added line \(number)"
    }
    return nil
  }
}

extension LayoutRepair {
  /// The constraint that it changes.
  fileprivate var constraint: Constraint? {
    switch self {
    case .constant(let constraint, _, _), .priority(let constraint): constraint
    case .contentPriority: nil
    }
  }
}

// MARK: - In words

extension LogConflict: CustomStringConvertible {
  /// The whole answer, in several lines.
  public var description: String {
    (answer + brokenText + encapsulatedText + repairText + unreadText + notes)
      .joined(separator: "\n")
  }

  private var answer: [String] {
    if lines.isEmpty {
      if count == 0 { return ["Line \(firstLine): no constraint of this report can be read."] }
      let missing =
        unread.isEmpty ? "other constraints or content sizes" : "the lines below, at least"
      return [
        "Line \(firstLine): what was read can hold together (\(count) of \(count + unread.count)).",
        "What contradicts them is not in the log: \(missing).",
      ]
    }
    let noun = lines.count == 1 ? "constraint" : "constraints"
    let together = lines.count == 1 ? "" : " together"
    return ["Line \(firstLine): \(lines.count) \(noun) of \(count) cannot hold\(together):"]
      + lines.map { "  line \($0.number): \($0.text)" } + statements.map { "  \($0)" }
      + [sum].compactMap { $0 }
  }

  private var brokenText: [String] {
    guard let broken else { return [] }
    let what =
      lines.isEmpty ? "" : isBrokenInSet ? ", which is one of these" : ", which is none of these"
    return ["Broken to recover: \(broken.text)\(what)"]
  }

  private var encapsulatedText: [String] {
    switch withoutEncapsulatedSizes {
    case nil: return []
    case .holds:
      let numbers = lines.filter { !$0.isSystems }.map { "\($0.number)" }
      let which = numbers.count == 1 ? "line" : "one of the lines"
      return [
        """
        Without the encapsulated size the rest can hold: this cell cannot have the size that it was \
        given for a moment.
        Lower the priority of \(which) \(numbers.joined(separator: ", ")) to 999.
        """
      ]
    case .contradicts:
      return [
        "This is so without the encapsulated sizes too: the app's constraints contradict each other."
      ]
    }
  }

  private var repairText: [String] {
    if repairs.isEmpty || withoutEncapsulatedSizes == .holds { return [] }
    return ["To repair it, one of these:"] + repairs.prefix(4).map { "  \($0)" }
  }

  private var unreadText: [String] {
    unread.map { "Not read, line \($0.number): \($0.text) (\($0.problem ?? ""))" }
  }
}
