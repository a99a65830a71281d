import Anchors
import AnchorsSolver

/// The reason why an optional constraint or a content size is unsatisfied: the violation, and the
/// stronger or equally strong constraints that prevent it.
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
  /// The unsatisfied constraint.
  public let unsatisfied: UnsatisfiedConstraint
  /// The violation, in points.
  public let violation: Double
  /// The constraints that prevent it and matter more.
  public let constraints: [Constraint]
  /// The content that prevents it and matters more.
  public let intrinsicSizes: [ContentSizeConstraint]
  /// The constraints of the same priority that prevent it. The sum of their violations is minimal.
  public let competitors: [UnsatisfiedConstraint]
  /// The other causes, in words: stack views and system guides, fixed frames, the root's size,
  /// nonnegative sizes.
  public let fixed: [String]
  /// The constraint and its violation, in one line: `title.width == 200 ~ 750 is off by 80`.
  public let summary: String
  /// The preventing constraints, one per line, as code and in words; then the arithmetic.
  package let details: [String]
  /// The preventing rows in words; of more than eight, the first and the last.
  package let statements: [String]
  /// The arithmetic of the statements; `nil` if rounding has spoiled it.
  package let sum: String?
  private let isRemoved: Bool
}

extension ConstraintExplanation: CustomStringConvertible {
  /// The whole explanation, in several lines.
  public var description: String {
    let reason = isRemoved ? "these conflict" : "of this"
    return (["\(summary), because \(reason):"] + details).joined(separator: "\n")
  }

  /// The chain of arithmetic, in words: the statements and the sum.
  public var arithmetic: String { ProofText.sentence(statements, sum) }
}

extension ConstraintExplanation {
  /// Explains an unsatisfied row; `nil` if the row holds.
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
      .compactMap { facts.editableLimit($0) }
    let equal = isRequired ? [] : binding.rows.filter { facts.rows[$0].priority == priority }
    (constraints, intrinsicSizes) = (stronger.constraints, stronger.intrinsicSizes)
    competitors = equal.compactMap { facts.editableLimit($0) }
    // The text.
    let messages = RowMessages(facts: facts, names: names, violations: binding.violations)
    let proofText = ProofText(binding.proof, measure: row, about: binding.meant, messages)
    (fixed, statements, sum) = (proofText.fixed, proofText.statements, proofText.sum)
    summary = messages.state(of: row)
    let isEqual = Set(equal)
    details = proofText.details { source in
      source == row ? " (this one)" : isEqual.contains(source) ? " (same priority)" : ""
    }
  }
}

// MARK: - Asking

extension Constraint {
  /// The reason why the constraint is unsatisfied; `nil` if it holds or is inactive. Lays out
  /// first.
  ///
  /// A required constraint is unsatisfied if it was removed because of a conflict; the conflict is
  /// then the explanation. Constraints of UIKit and AppKit have none, because Apple's solver does
  /// not provide it.
  ///
  ///     print(wide.explanation)
  ///     // title.width == 200 ~ 750 (LoginView.swift:47) is off by 80, because of this:
  ///     //   card.width == 144 (LoginView.swift:44): card is 144 wide
  ///     //   …
  ///     // 12 + 12 + 200 = 224 needed, 144 available: 80 too many
  ///
  /// - Complexity: Several solves of the connected constraints: milliseconds for a thousand of
  ///   them.
  public var explanation: ConstraintExplanation? {
    isActive ? UnsatisfiedConstraint.constraint(self).explanation : nil
  }
}

extension LayoutTree {
  /// Returns the reason why each of these constraints of the tree is unsatisfied; `nil` for one
  /// that holds. The layout is read once.
  package func explanations(of limits: [UnsatisfiedConstraint]) -> [ConstraintExplanation?] {
    if limits.isEmpty { return [] }
    let (facts, names) = (facts, ItemNames())
    return limits.map { facts.row(of: $0).flatMap { ConstraintExplanation($0, facts, names) } }
  }
}

extension UnsatisfiedConstraint {
  /// The reason why it is unsatisfied; see ``Anchors/Constraint/explanation``.
  public var explanation: ConstraintExplanation? {
    guard let item, item.layoutNode.isLaidOutByEngine else { return nil }
    let facts = LayoutTree(containing: item).facts
    return facts.row(of: self).flatMap { ConstraintExplanation($0, facts, ItemNames()) }
  }
}
