import Anchors

/// Something in a layout that works, but is not as it should be.
///
///     for finding in screen.lintFindings { print(finding) }
///     // card.width == screen.width (LoginView.swift:12) follows from
///     //     card.leading == screen.leading (LoginView.swift:10)
///     //     card.trailing == screen.trailing (LoginView.swift:11)
///     // Remove it, or one of these instead.
public struct LintFinding {
  /// The kind of a finding.
  public enum Kind: String, _NamedCase, Sendable, CaseIterable {
    /// A constraint that says nothing others do not say: required ones, or one like it. What
    /// follows from equations is found, and what follows from equations and one inequality; what
    /// only several inequalities together imply is not.
    case redundant
    /// A constraint between two items that are far from each other in the tree.
    case distant
    /// `left` or `right` among constraints that say `leading` and `trailing`.
    case leftOrRight
    /// A required size that equals the content's size.
    case fixedContent
    /// A constant whose sign puts a view outside one that contains it.
    case wrongSign
    /// A constraint of a builder that was freed and has never been active.
    case neverActive
    /// A view with content that has no width or no height.
    case noSize
    /// A view that is not seen, or not all of it.
    case outOfSight
  }

  /// The kind of the finding.
  public let kind: Kind
  /// The items concerned, the one at fault first.
  public let items: [any LayoutItem]
  /// The constraints: the one at fault first, then those that it is compared with. Empty if the
  /// frame is at fault.
  public let constraints: [Constraint]
  /// The finding in one line.
  package let summary: String
  /// The compared constraints, one per line, and the advice.
  package let details: [String]

  /// The line of the constraint at fault, if it was written in a builder.
  package var source: Constraint.SourceLocation? { constraints.first?.source }
}

extension LintFinding: CustomStringConvertible {
  /// The finding and the advice, in a few lines.
  public var description: String { ([summary] + details).joined(separator: "\n") }
}

extension Sequence where Element == LintFinding {
  /// The findings as one text, an empty line between them; empty if there are none.
  public func text() -> String { map { $0.description }.joined(separator: "\n\n") }
}
