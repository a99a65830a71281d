#if !ANCHORS_SINGLE_MODULE
import Anchors
import AnchorsSolver
#endif

/// Required constraints that cannot hold together.
///
/// The set is irreducible: removing any one member leaves constraints that can hold. One of it was
/// set aside, the one installed last, and everything else was laid out without it. Content, frames that are
/// given and the law that no size is negative take part as well, but are not set aside where a constraint
/// can be.
///
///     Constraint.activate {
///       card.width == 300
///       title.leading >= card.leading + 12
///       title.width >= 320
///       title.trailing <= card.trailing - 12
///     }
///     card.conflicts[0].arithmetic
///     // card is 300 wide, title starts at least 12 after card's leading edge, title is at least 320 wide,
///     // title ends at least 12 before card's trailing edge;
///     // 12 + 320 + 12 = 344 are needed, 300 are there: 44 too many
///     card.conflicts[0].repairs[0]
///     // change the constant of title.width >= 320 (LoginView.swift:44) to 276
///
/// Independent conflicts are reported each. Naming one takes milliseconds in a tree of 1,000 views, also
/// where it goes through all of them.
public struct LayoutConflict {
  /// The constraints, in the order of installation.
  public let constraints: [Constraint]
  /// Required intrinsic sizes that take part: content that must not be compressed or stretched.
  public let intrinsicSizes: [IntrinsicLimit]
  /// What else takes part, in words: frames that are given, the root's size, sizes that would be negative.
  public let given: [String]
  /// The constraint that was set aside; `nil` if it was an intrinsic size.
  public let setAside: Constraint?
  /// By how many points the set contradicts itself: the least change of the constant of the one set aside
  /// with which the others could hold.
  public let excess: Double
  /// What it is, in one line: `4 required constraints cannot hold together`.
  public let summary: String
  /// What each member says, in words: `card is 300 wide`; of more than eight, the first and the last.
  public let statements: [String]
  /// How the statements add up: `12 + 320 + 12 = 344 are needed, 300 are there: 44 too many`; `nil` where
  /// rounding has spoilt the arithmetic.
  public let sum: String?
  /// What could be done, that which changes least first. Each has been tried.
  public let repairs: [LayoutRepair]
  private let text: String
}

extension LayoutConflict: CustomStringConvertible {
  /// The chain of arithmetic that contradicts itself, in words: the statements and the sum.
  public var arithmetic: String { CertificateText.sentence(statements, sum) }

  /// The whole report, in several lines: each constraint with where and what it was written, how they add
  /// up, which was set aside, and what to do.
  public var description: String { text }
}

extension LayoutFacts {
  /// The conflicts in words, in the order of the rows set aside.
  func conflictReports(_ names: ItemNames = ItemNames()) -> [LayoutConflict] {
    reports(of: conflicts, names)
  }

  func reports(of conflicts: [(rows: [Int], setAside: Int)], _ names: ItemNames) -> [LayoutConflict]
  {
    conflicts.map { LayoutConflict($0.rows, setAside: $0.setAside, self, names) }
  }

  func limit(_ item: Int, _ side: IntrinsicSide) -> IntrinsicLimit {
    IntrinsicLimit(
      item: items[item], attribute: side.isWidth ? .width : .height,
      relation: side.isUpper ? .lessThanOrEqual : .greaterThanOrEqual)
  }

  /// Sorts rows by what they are of.
  func owned(_ rows: [Int]) -> (constraints: [Constraint], intrinsicSizes: [IntrinsicLimit]) {
    var result: (constraints: [Constraint], intrinsicSizes: [IntrinsicLimit]) = ([], [])
    for row in rows {
      switch owners[row] {
      case .constraint(let constraint): result.constraints.append(constraint)
      case .content(let item, let side): result.intrinsicSizes.append(limit(item, side))
      case .given: break
      }
    }
    return result
  }
}

extension LayoutConflict {
  fileprivate init(
    _ rows: [Int], setAside row: Int, _ facts: LayoutFacts, _ names: ItemNames
  ) {
    let words = RowWords(facts: facts, names: names)
    (constraints, intrinsicSizes) = facts.owned(rows)
    if case .constraint(let constraint) = facts.owners[row] {
      setAside = constraint
    } else {
      setAside = nil
    }
    summary = Self.count(constraints.count, intrinsicSizes.count)
    guard let conflict = facts.system.proven(rows) else {
      // Only rounding can be the reason that a solver no longer finds what it has found.
      (given, excess, repairs) = ([], facts.violation(of: row), [])
      (statements, sum) = (rows.map(words.words), nil)
      text = statements.joined(separator: ", ")
      return
    }
    let proof = conflict.certificate.scaled(to: row)
    let certificateText = CertificateText(proof, measure: row, about: facts.system, words)
    given = words.ofWhatIsGiven(in: proof)
    excess = proof.isExact ? proof.total : facts.violation(of: row)
    (statements, sum) = (certificateText.statements, certificateText.sum)
    repairs = facts.repairs(of: conflict, setAside: row)
    // The text.
    let setAsideText = setAside?.text(names) ?? "the content"
    var lines = ["\(summary):"]
    lines += certificateText.lines().map { "  \($0)" }
    if let sum { lines.append(sum) }
    lines += words.hints(about: proof)
    lines.append("Set aside, so that the rest could be laid out: \(setAsideText)")
    if !repairs.isEmpty {
      lines.append("To repair it, one of these:")
      lines += repairs.filter { $0.amount != nil }.prefix(2).map { "  \($0.text(names))" }
      lines += repairs.filter { $0.amount == nil }.prefix(1).map { "  \($0.text(names))" }
    }
    text = lines.joined(separator: "\n")
  }

  private static func count(_ constraints: Int, _ contents: Int) -> String {
    let parts = [(constraints, "constraint"), (contents, "content size")].filter { $0.0 > 0 }
    let texts = parts.map { "\($0.0) required \($0.1)\($0.0 == 1 ? "" : "s")" }
    return texts.joined(separator: " and ") + " cannot hold"
      + (constraints + contents > 1 ? " together" : "")
  }
}

extension RowSystem {
  /// What is known to be a conflict, with its proof.
  func proven(_ rows: [Int]) -> IrreducibleSubset? {
    let numbers = given(for: rows) + rows
    let (part, variables) = part(numbers)
    return part.certificate(among: Array(part.rows.indices)).map {
      IrreducibleSubset(rows: rows, certificate: $0.renumbered(rows: numbers, variables: variables))
    }
  }
}

extension RowWords {
  /// What the rows that are given say, and the laws.
  func ofWhatIsGiven(in certificate: FarkasCertificate) -> [String] {
    certificate.sources.filter { $0 < 0 || facts.rows[$0].isGiven }.map { words(for: $0) }
  }

  /// What is to be known of frames that are given by themselves where constraints meet them.
  func hints(about certificate: FarkasCertificate) -> [String] {
    var hints: [String] = []
    for source in certificate.rows {
      guard case .given(let item, _) = facts.owners[source], item > 0,
        facts.items[item].layoutRole == .view
      else { continue }
      let hint = """
        \(name(item)) keeps that frame because translatesAutoresizingMaskIntoConstraints is on: \
        turn it off for constraints to determine it
        """
      if !hints.contains(hint) { hints.append(hint) }
    }
    return hints
  }
}
