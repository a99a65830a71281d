#if !ANCHORS_SINGLE_MODULE
import Anchors
import AnchorsSolver
#endif

/// Why an optional constraint, or the size that content asks for, does not hold: by how much, and what
/// stronger or equally strong prevents it.
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
  public let wish: UnsatisfiedLimit
  /// How far it is from holding, in points.
  public let violation: Double
  /// The constraints that prevent it and matter more.
  public let constraints: [Constraint]
  /// The content that prevents it and matters more.
  public let intrinsicSizes: [IntrinsicLimit]
  /// What prevents it and matters as much: the least violation of all of them together is what counts.
  public let competitors: [UnsatisfiedLimit]
  /// What else prevents it, in words: frames that are given, the root's size, sizes that would be negative.
  public let given: [String]
  /// What does not hold and by how much, in one line: `title.width == 200 ~ 750 is off by 80`.
  public let summary: String
  /// What prevents it, a line each: as it was written and in words; then how it adds up.
  public let details: [String]
  /// What each row that prevents it says, in words; of more than eight, the first and the last.
  public let statements: [String]
  /// How the statements add up; `nil` where rounding has spoilt the arithmetic.
  public let sum: String?
  private let isSetAside: Bool
}

extension ConstraintExplanation: CustomStringConvertible {
  /// The whole explanation, in several lines.
  public var description: String {
    let reason = isSetAside ? "these cannot hold together" : "of this"
    return (["\(summary), because \(reason):"] + details).joined(separator: "\n")
  }

  /// The chain of arithmetic, in words: the statements and the sum.
  public var arithmetic: String { CertificateText.sentence(statements, sum) }
}

extension ConstraintExplanation {
  /// Explains a row that does not hold; `nil` if it does.
  init?(_ row: Int, _ facts: LayoutFacts, _ names: ItemNames) {
    guard facts.violation(of: row) > Tolerance.reported,
      let wish = UnsatisfiedLimit(row, facts),
      let binding = facts.bindingRows(for: row)
    else { return nil }
    self.wish = wish
    violation = facts.violation(of: row)
    let priority = facts.setAside.contains(row) ? RequiredPriority.value : facts.rows[row].priority
    let isRequired = RequiredPriority.includes(priority)
    let stronger = binding.rows.filter { facts.rows[$0].priority > priority || isRequired }
    let equal = isRequired ? [] : binding.rows.filter { facts.rows[$0].priority == priority }
    (constraints, intrinsicSizes) = facts.owned(stronger)
    competitors = equal.compactMap { UnsatisfiedLimit($0, facts) }
    // The text.
    let words = RowWords(facts: facts, names: names, violations: binding.violations)
    let certificateText = CertificateText(binding.proof, measure: row, about: binding.system, words)
    given = words.ofWhatIsGiven(in: binding.proof)
    (statements, sum) = (certificateText.statements, certificateText.sum)
    summary = facts.state(of: row, names)
    let isConstraint = if case .constraint = wish { true } else { false }
    isSetAside = isConstraint && facts.setAside.contains(row)
    let isEqual = Set(equal)
    var lines = certificateText.lines { source in
      source == row ? " (this one)" : isEqual.contains(source) ? " (matters as much)" : ""
    }.map { "  \($0)" }
    if let sum { lines.append(sum) }
    details = lines + words.hints(about: binding.proof)
  }
}

// MARK: - Asking

extension Constraint {
  /// Why the constraint does not hold, as of a layout that is brought up to date first; `nil` if it holds or
  /// is not active.
  ///
  /// A required constraint does not hold if it was set aside because of a conflict, which is the explanation
  /// then. A constraint of UIKit or AppKit, whose solver says nothing of the kind, has none.
  ///
  ///     print(wide.explanation)
  ///     // title.width == 200 ~ 750 (LoginView.swift:47) is off by 80, because of this:
  ///     //   card.width == 144 (LoginView.swift:44): card is 144 wide
  ///     //   …
  ///     // 12 + 12 + 200 = 224 are needed, 144 are there: 80 too many
  ///
  /// - Complexity: some solvings of the constraints that hang together with this one, milliseconds where
  ///   these are a thousand.
  public var explanation: ConstraintExplanation? {
    guard isActive, let item = firstItem, item.layoutNode.isLaidOutByEngine else {
      return nil
    }
    let facts = LayoutTree(containing: item).facts
    return facts.row(of: self).flatMap { ConstraintExplanation($0, facts, ItemNames()) }
  }
}

extension IntrinsicLimit {
  /// Why the item is not as large as its content asks for, as of a layout that is brought up to date first;
  /// `nil` if this side of it holds.
  public var explanation: ConstraintExplanation? {
    if !item.layoutNode.isLaidOutByEngine { return nil }
    let facts = LayoutTree(containing: item).facts
    return facts.row(of: self).flatMap { ConstraintExplanation($0, facts, ItemNames()) }
  }
}

extension LayoutFacts {
  /// What has become of a row that does not hold.
  fileprivate func state(of row: Int, _ names: ItemNames) -> String {
    let violation = decimal(violation(of: row))
    switch owners[row] {
    case .constraint(let constraint):
      let text = constraint.text(names)
      return setAside.contains(row)
        ? "\(text) was set aside and is off by \(violation)" : "\(text) is off by \(violation)"
    case .content(let item, let side):
      let length = decimal(values[Int(rows[row].terms[0].variable)])
      return """
        \(names.name(of: items[item])) is \(length) \(side.isWidth ? "wide" : "high") where its content \
        asks for \(decimal(rows[row].constant))
        """
    case .given: return "what is given does not hold"
    }
  }

  fileprivate func row(of limit: IntrinsicLimit) -> Int? {
    guard let number = number(of: limit.item) else { return nil }
    return owners.firstIndex {
      guard case .content(number, let side) = $0 else { return false }
      return side.isWidth == (limit.attribute == .width)
        && side.isUpper == (limit.relation == .lessThanOrEqual)
    }
  }
}
