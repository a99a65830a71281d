/// Why a constraint cannot be installed. A batch with one bad constraint places none.
///
///     do {
///       try Installer.install(group)
///     } catch {
///       error.kind                     // .noCommonAncestor
///       error.constraint.firstItem     // the item to check
///       print(error)
///     }
///
/// The description names the items, the attributes and the line:
///
///     title.top == card.top + 10 (LoginView.swift:42): title and card have no common ancestor; add
///     both to one tree before activating
public struct InstallationError: Error, CustomStringConvertible, @unchecked Sendable {
  // Unchecked, because constraints are used where their tree is: an error that is sent elsewhere is
  // for reading.

  /// The kind of an error.
  public enum Kind: Sendable {
    /// The two items are not in one tree.
    case noCommonAncestor
    /// A position has a number on the right, but its item has no superview; or the item is a guide
    /// without an owning view.
    case noSuperview
    /// An item of the constraint no longer exists.
    case itemReleased
    /// `leading` or `trailing` on one side, `left` or `right` on the other.
    case mixedDirections
    /// The multiplier or the constant is not a finite number.
    case notFinite
    /// A multiplier of 0 would lose an item: the first one, or the second one of a position.
    case zeroMultiplier
    /// The priority is not above 0 and at most 1000.
    case priorityOutOfRange
    /// An anchor is compared with itself, or with itself plus a number.
    case comparedWithItself
    /// The items belong to different toolkits.
    case foreignItems
  }

  /// The kind of the error.
  public let kind: Kind
  /// The constraint that could not be installed.
  public let constraint: Constraint
  /// The constraint with its line, the error, and a suggested fix.
  public let description: String

  /// Creates an error; the description has the names that the items have now.
  ///
  /// Never inlined: it is rare, and its names cost.
  @inline(never)
  init(_ kind: Kind, _ constraint: Constraint) {
    let names = ItemNames()
    (self.kind, self.constraint) = (kind, constraint)
    description = "\(constraint.statement(names)): \(kind.reason(in: constraint, names))"
  }

  /// Stops the program.
  @inline(never)
  func stopProgram() -> Never { trap(description) }
}

extension Constraint {
  /// Returns the error of the constraint. This is a function because callers retain the arguments
  /// of an initializer even if there is no error.
  @inline(never)
  func error(_ kind: InstallationError.Kind) -> InstallationError {
    InstallationError(kind, self)
  }

  /// The error in the constraint's numbers; `nil` if they are valid.
  package var errorInNumbers: InstallationError? {
    let numbers = written
    if lostItsFirstItem { return error(.zeroMultiplier) }
    if !numbers.multiplier.isFinite || !numbers.constant.isFinite { return error(.notFinite) }
    if numbers.multiplier == 0, !firstAttribute.isSize { return error(.zeroMultiplier) }
    return numbers.priority.isValid ? nil : error(.priorityOutOfRange)
  }
}

extension InstallationError.Kind {
  /// Returns the error of a constraint and a suggested fix.
  fileprivate func reason(in constraint: Constraint, _ names: ItemNames) -> String {
    let (first, second) = (constraint.first, constraint.second ?? constraint.first)
    let (attribute, isSize) = (constraint.firstAttribute, constraint.firstAttribute.isSize)
    let item = names.name(of: first)
    let other = names.name(of: second, besides: first)
    switch self {
    case .noCommonAncestor:
      let ends =
        switch (first.parent == nil, second.parent == nil) {
        case (true, true): " (neither has a superview)"
        case (true, false): " (\(item) has no superview)"
        case (false, true): " (\(other) has no superview)"
        case (false, false): ""
        }
      return
        "\(item) and \(other) have no common ancestor; add both to one tree before activating\(ends)"
    case .noSuperview where isSize:
      return "\(item) belongs to no view; add it to one before activating"
    case .noSuperview:
      return """
        a position with a number is measured from the superview, and \(item) has none; add \(item) to \
        its superview before activating
        """
    case .itemReleased:
      let name = (first.isReleased ? first : second).releasedName
      return "\(name) no longer exists; constraints do not keep their items alive"
    case .mixedDirections:
      return attribute.refusal(ofOtherDirection: constraint.secondAttribute)
    case .notFinite:
      return "the multiplier and the constant must be finite numbers"
    case .zeroMultiplier where isSize:
      return """
        a multiplier of 0 on the left would lose the first item; write the size that it is to have
        """
    case .zeroMultiplier:
      return """
        a multiplier of 0 would lose an item, and a position cannot be compared with nothing; write \
        a number on the right, which is measured from the superview
        """
    case .priorityOutOfRange:
      return constraint.written.priority.refusal
    case .comparedWithItself:
      let fault = constraint.isTautology ? "says nothing" : "cannot hold"
      return """
        an anchor is compared with itself, which \(fault); if a number of the view's own by this name \
        is meant, write 'Double(view.\(attribute))'
        """
    case .foreignItems:
      return """
        \(item) (\(first.system)) and \(other) (\(second.system)) belong to different toolkits and \
        cannot share a constraint
        """
    }
  }
}

extension Attribute {
  /// Why the attribute cannot be compared with one of another direction.
  package func refusal(ofOtherDirection other: Attribute) -> String {
    """
    \(self) and \(other) cannot be compared, because only one of them follows the direction of text; use \
    leading/trailing or left/right on both sides
    """
  }
}
