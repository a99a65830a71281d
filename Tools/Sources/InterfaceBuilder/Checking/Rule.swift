/// A rule of `anchors check`.
package enum Rule: String, CaseIterable, Sendable {
  case conflict
  case ambiguity
  case markedAmbiguity = "marked-ambiguity"
  case misplaced
  case noSize = "no-size"
  case outOfSight = "out-of-sight"
  case cutText = "cut-text"
  case overlap
  case fixedSize = "fixed-size"
  case leftRight = "left-right"
  case redundant
  case effectContent = "effect-content"
  case unreadable

  /// The severity of a finding.
  package enum Severity: String, Sendable {
    case error, warning
  }

  /// The severity of the rule's findings.
  package var severity: Severity {
    switch self {
    case .conflict, .noSize, .unreadable: .error
    default: .warning
    }
  }

  /// One sentence about what the rule finds.
  package var summary: String {
    switch self {
    case .conflict: "Required constraints conflict."
    case .ambiguity: "Constraints do not determine a frame."
    case .markedAmbiguity: "The document was committed with Interface Builder's mark of ambiguity."
    case .misplaced: "The document has another frame than the constraints give."
    case .noSize: "A view has no width or no height at a size."
    case .outOfSight: "A view is outside the screen at a size."
    case .cutText: "A text is cut off at a size."
    case .overlap: "Texts or controls overlap at a size, and not in the document."
    case .fixedSize: "A fixed length is larger than the smallest screen."
    case .leftRight: "A constraint uses left or right among others with leading or trailing."
    case .redundant:
      "A constraint repeats another one; with --strict also one that several others imply."
    case .effectContent:
      "A constraint relates a view of an effect view's content to the effect view itself."
    case .unreadable: "A constraint cannot be read or installed."
    }
  }

  /// The reason for the rule.
  package var reason: String {
    switch self {
    case .conflict:
      "Auto Layout removes one of them at run time, which one is not defined, and prints a log."
    case .ambiguity: "Auto Layout chooses a frame, and may choose another one tomorrow."
    case .markedAmbiguity: "Xcode warned of it, and the warning was committed."
    case .misplaced: "The canvas shows a screen that no user will see."
    case .noSize: "The view is invisible, and its content is not."
    case .outOfSight: "Nobody can see or touch the view on such a screen."
    case .cutText: "Nobody can read the rest."
    case .overlap: "Nobody can read or touch what is behind."
    case .fixedSize: "The view does not fit on an iPhone SE."
    case .leftRight:
      "In a right-to-left language one half of the screen is mirrored and the other is not."
    case .redundant: "A later change of one constraint conflicts with the other."
    case .effectContent:
      "Content belongs to the content view, whose place in the effect view is UIKit's."
    case .unreadable: "Interface Builder ignores it, or refuses the document."
    }
  }
}
