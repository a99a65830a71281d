/// A rule about layout code. `anchors rules` says what each is about, and why.
public enum CodeRule: String, CaseIterable, Sendable {
  case mixedDirections = "mixed-directions"
  case selfEqual = "self-equal"
  case wrongOwner = "wrong-owner"
  case updateMismatch = "update-mismatch"
  case notAdded = "not-added"
  case conflict
  case pilesUp = "piles-up"
  case mask
  case cellHeight = "cell-height"
  case wrongContainer = "wrong-container"
  case neverActive = "never-active"
  case outside
  case duplicate
  case shiftedEdges = "shifted-edges"
}

/// A fault in layout code.
public struct CodeFinding: Hashable, Sendable {
  /// The rule.
  public let rule: CodeRule
  /// The line.
  public let place: CodePlace
  /// The type with the fault.
  public let type: String
  /// The view, the constraint or the function, without its line.
  public let object: String
  /// One sentence.
  public let message: String
  /// Further lines.
  public var details: [String] = []
}

extension Migration.Left {
  /// The rule that the code violates; `nil` if it is left for another reason.
  var rule: CodeRule? {
    if reason == Reason.comparedWithItself { return .selfEqual }
    return reason.contains(Reason.cannotBeRelated) ? .mixedDirections : nil
  }
}
