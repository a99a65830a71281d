import Anchors
import AnchorsSolver

/// Why an optional constraint, or the size that content asks for, does not hold: by how much, and
/// what stronger or equally strong prevents it.
///
///     Constraint.activate {
///       card.width == 144
///       title.leading == card.leading + 12
///       title.trailing == card.trailing - 12
///     }
///     let wide = title.width == 200 ~ .high
///     wide.isActive = true
///     wide.explanation?.violation     // 80
///     wide.explanation?.constraints   // the three above
///
/// Without any one of what prevents it, the layout could come closer to it.
public struct ConstraintExplanation {
  /// What does not hold.
  public let unsatisfied: UnsatisfiedConstraint
  /// How far it is from holding, in points.
  public let violation: Double
  /// The constraints that prevent it and matter more.
  public let constraints: [Constraint]
  /// The content that prevents it and matters more.
  public let intrinsicSizes: [ContentSizeConstraint]
  /// What prevents it and matters as much: the least violation of all of them together is what
  /// counts.
  public let competitors: [UnsatisfiedConstraint]
  /// What else prevents it, in words: frames that are given, the root's size, sizes that would be
  /// negative.
  public let fixed: [String]
  /// What does not hold and by how much, in one line: `title.width == 200 ~ 750 is off by 80`.
  public let summary: String
  /// What prevents it, a line each: as it was written and in words; then how it adds up.
  package let details: [String]
  /// What each row that prevents it says, in words; of more than eight, the first and the last.
  package let statements: [String]
  /// How the statements add up; `nil` where rounding has spoilt the arithmetic.
  package let sum: String?
  private let isRemoved: Bool
}

extension ConstraintExplanation: CustomStringConvertible {
  /// The whole explanation, in several lines.
  public var description: String {
    let reason = isRemoved ? "these cannot hold together" : "of this"
    return (["\(summary), because \(reason):"] + details).joined(separator: "\n")
  }

  /// The chain of arithmetic, in words: the statements and the sum.
  public var arithmetic: String { ProofText.sentence(statements, sum) }
}

extension ConstraintExplanation {
  /// Explains a row that does not hold; `nil` if it does.
  init?(_ row: Int, _ facts: LayoutFacts, _ names: ItemNames) {
    violation = facts.solved.violation(of: row)
    guard violation > Tolerance.reported, let unsatisfied = facts.limit(row),
      let binding = facts.solved.bindingRows(for: row)
    else { return nil }
    self.unsatisfied = unsatisfied
    isRemoved = facts.constraints[row] != nil && facts.removed.contains(row)
    let priority = facts.rows[row].priority
    let isRequired = RequiredPriority.includes(priority)
    let stronger = binding.rows.filter { isRequired || facts.rows[$0].priority > priority }
      .compactMap { facts.limit($0) }
    let equal = isRequired ? [] : binding.rows.filter { facts.rows[$0].priority == priority }
    (constraints, intrinsicSizes) = (stronger.constraints, stronger.intrinsicSizes)
    competitors = equal.compactMap { facts.limit($0) }
    // The text.
    let messages = RowMessages(facts: facts, names: names, violations: binding.violations)
    let proofText = ProofText(binding.proof, measure: row, about: binding.system, messages)
    (fixed, statements, sum) = (proofText.fixed, proofText.statements, proofText.sum)
    summary = messages.state(of: row)
    let isEqual = Set(equal)
    details = proofText.details { source in
      source == row ? " (this one)" : isEqual.contains(source) ? " (matters as much)" : ""
    }
  }
}

// MARK: - Asking

extension Constraint {
  /// Why the constraint does not hold, as of a layout that is brought up to date first; `nil` if it
  /// holds or is not active.
  ///
  /// A required constraint does not hold if it was set aside because of a conflict, which is the
  /// explanation then. A constraint of UIKit or AppKit, whose solver says nothing of the kind, has
  /// none.
  ///
  ///     print(wide.explanation)
  ///     // title.width == 200 ~ 750 (LoginView.swift:47) is off by 80, because of this:
  ///     //   card.width == 144 (LoginView.swift:44): card is 144 wide
  ///     //   …
  ///     // 12 + 12 + 200 = 224 are needed, 144 are there: 80 too many
  ///
  /// - Complexity: some solvings of the constraints that hang together with this one, milliseconds
  ///   where these are a thousand.
  public var explanation: ConstraintExplanation? {
    isActive ? UnsatisfiedConstraint.constraint(self).explanation : nil
  }
}

extension UnsatisfiedConstraint {
  /// Why it does not hold; see ``Anchors/Constraint/explanation``.
  public var explanation: ConstraintExplanation? {
    guard let item, item.layoutNode.isLaidOutByEngine else { return nil }
    let facts = LayoutTree(containing: item).facts
    return facts.row(of: self).flatMap { ConstraintExplanation($0, facts, ItemNames()) }
  }
}
