import Anchors
import AnchorsSolver

/// A set of conflicting required constraints.
///
/// The set is minimal: without any one member, the others can hold. The constraint that was
/// installed last was removed, and the rest was laid out. Content, fixed frames and nonnegative
/// sizes can be members, but are not removed if a constraint can be.
///
///     Constraint.activate {
///       card.width == 300
///       title.leading >= card.leading + 12
///       title.width >= 320
///       title.trailing <= card.trailing - 12
///     }
///     card.conflicts[0].arithmetic
///     // card is 300 wide, title starts at least 12 after card's leading edge,
///     // title is at least 320 wide, title ends at least 12 before card's trailing edge;
///     // 12 + 320 + 12 = 344 needed, 300 available: 44 too many
///     card.conflicts[0].repairs[0]
///     // change the constant of title.width >= 320 (LoginView.swift:44) to 276
///
/// Independent conflicts are reported each. Naming one takes milliseconds in a tree of 1,000 views,
/// also where it goes through all of them.
public struct LayoutConflict {
  /// The constraints that the program has made, in the order of installation.
  public let constraints: [Constraint]
  /// Required intrinsic sizes and minimum sizes that take part: content that must not be compressed
  /// or stretched.
  public let intrinsicSizes: [ContentSizeConstraint]
  /// The other members in words: what stack views and system guides do, fixed frames, the root's
  /// size, nonnegative sizes.
  public let fixed: [String]
  /// The removed constraint; `nil` if it is an intrinsic size, or a stack view's own.
  public let removed: Constraint?
  /// The size of the conflict, in points: the least change of the removed constraint's constant
  /// with which the others can hold.
  public let excess: Double
  /// The conflict in one line: `4 required constraints conflict`.
  package let summary: String
  /// The members in words: `card is 300 wide`; of more than eight, the first and the last.
  package let statements: [String]
  /// The arithmetic of the statements: `12 + 320 + 12 = 344 needed, 300 available: 44 too many`;
  /// `nil` if rounding has spoiled it.
  package let sum: String?
  /// The verified fixes, the least change first. In a report about live views, the app can make all
  /// of them.
  public private(set) var repairs: [LayoutRepair]
  /// In a report about live views, the members that do not hold on the screen: those that UIKit or
  /// AppKit dropped. While a layout is pending it may be any of them. Empty on the portable tree,
  /// where only ``removed`` does not hold.
  public private(set) var dropped: [Constraint] = []
  /// In a report about live views, `true` if the rest can hold without the sizes that UIKit or
  /// AppKit gives a cell from outside: the cell cannot have its temporary size. `false` if the
  /// app's constraints conflict without them too; `nil` if no such size takes part, and on the
  /// portable tree.
  public private(set) var holdsWithoutEncapsulatedSizes: Bool?
  /// The members, a line each, as they were written and in words; then how they add up.
  package let details: [String]
  /// In a report about live views, remarks about dropped constraints and encapsulated sizes.
  package private(set) var remarks: [String] = []
  private var end: [String]
  /// The advice for a root without a size; `nil` if the conflict has another cause.
  private(set) var rootWithoutSize: String?
}

extension LayoutConflict: CustomStringConvertible {
  /// The chain of arithmetic that contradicts itself, in words: the statements and the sum.
  public var arithmetic: String { ProofText.sentence(statements, sum) }

  /// The report in several lines: each constraint as code with its line and in words, the
  /// arithmetic, the removed constraint (of live views the dropped one), and the fixes. If the
  /// cause is a root without a size, one line: `give screen a frame: it is 0 wide and 0 high`.
  public var description: String {
    rootWithoutSize ?? (["\(summary):"] + details + end).joined(separator: "\n")
  }
}

extension LayoutConflict {
  init(_ conflict: InfeasibleSubset, _ facts: LayoutFacts, _ names: ItemNames) {
    let messages = RowMessages(facts: facts, names: names)
    let (rows, row) = (conflict.rows, conflict.removed)
    let limits = rows.compactMap { facts.editableLimit($0) }
    (constraints, intrinsicSizes) = (limits.constraints, limits.intrinsicSizes)
    removed = facts.role(of: row) == nil ? facts.constraints[row] : nil
    guard let certificate = facts.solved.system.certificate(besidesFixed: rows) else {
      // Only rounding can hide a conflict that the solver has found.
      (fixed, excess, repairs) = ([], facts.solved.violation(of: row), [])
      (statements, sum) = (rows.map(messages.text), nil)
      (details, end, rootWithoutSize) = ([statements.joined(separator: ", ")], [], nil)
      summary = Self.count(constraints.count, intrinsicSizes.count)
      return
    }
    let proof = certificate.scaled(to: row)
    let proofText = ProofText(
      proof, measure: row, about: facts.solved.system.rows(of: proof), messages)
    (fixed, statements, sum) = (proofText.fixed, proofText.statements, proofText.sum)
    summary = Self.count(constraints.count + proofText.arrangementCount, intrinsicSizes.count)
    excess = proof.isExact ? proof.total : facts.solved.violation(of: row)
    var search = ConflictRepairs(conflict, certificate, facts)
    repairs = search.find()
    details = proofText.details()
    rootWithoutSize = proofText.rootWithoutSize
    let isConstraint = facts.constraints[row] != nil
    let removedText =
      removed?.text(names) ?? (isConstraint ? messages.text(for: row) : "the content")
    end =
      ["Removed so that the rest can be laid out: \(removedText)"]
      + Self.notesOfUpdates(constraints, names)
      + Self.advice("To fix it, do one of these:", repairs.told.map { $0.text(names) })
  }

  /// Returns the conflict as it is among live views, of whose constraints these are copies.
  ///
  /// - Parameters:
  ///   - repairs: The fixes that the app can make.
  ///   - remarks: The lines in place of the removed constraint, which is the engine's choice.
  ///   - own: The constraints of which the app must make one optional, if the conflict is due to
  ///     the size that a cell has from outside; otherwise the fixes are the advice.
  package func onScreen(
    dropped: [Constraint], holdsWithoutEncapsulatedSizes: Bool?, repairs: [LayoutRepair],
    remarks: [String], own: [Constraint], names: ItemNames
  ) -> LayoutConflict {
    var conflict = self
    (conflict.dropped, conflict.repairs, conflict.remarks) = (dropped, repairs, remarks)
    conflict.holdsWithoutEncapsulatedSizes = holdsWithoutEncapsulatedSizes
    conflict.rootWithoutSize = nil
    conflict.end =
      remarks
      + (holdsWithoutEncapsulatedSizes == true
        ? Self.advice("Lower the priority of one of these to 999:", own.map { $0.text(names) })
        : Self.advice("To fix it, do one of these:", repairs.told.map { $0.text(names) }))
    return conflict
  }

  private static func advice(_ title: String, _ texts: [String]) -> [String] {
    texts.isEmpty ? [] : [title] + texts.map { "  \($0)" }
  }

  /// Returns a note for each constraint that an update has installed beside another one of the same
  /// anchor, because it matched none.
  private static func notesOfUpdates(_ constraints: [Constraint], _ names: ItemNames) -> [String] {
    constraints.filter { $0.wasInstalledByUpdate }.compactMap { added in
      let older = constraints.first {
        $0 !== added && $0.first === added.first && $0.firstAttribute == added.firstAttribute
          && $0.relation == added.relation && $0.serial < added.serial
      }
      return older.map {
        """
        \(added.text(names)) did not replace \($0.text(names)): an update edits a constraint only if \
        it has the same items, attributes and relation; remake the constraints, or deactivate the older one
        """
      }
    }
  }

  private static func count(_ constraints: Int, _ contents: Int) -> String {
    let parts = [(constraints, "constraint"), (contents, "content size")].filter { $0.0 > 0 }
    let texts = parts.map { "\($0.0) required \($0.1)\($0.0 == 1 ? "" : "s")" }
    return texts.joined(separator: " and ")
      + (constraints + contents > 1 ? " conflict" : " cannot be satisfied")
  }
}
