import Anchors

/// The role of a constraint that the library itself has made. Reports do not speak of such a
/// constraint, which nobody has written, but say in other words what it does.
enum LibraryRole: UInt8 {
  /// Places a system guide.
  case guide = 1
  /// Keeps arranged views inside the stack or its margins.
  case edge
  /// Puts the first visible view at the beginning of the stack.
  case first
  /// Puts the last visible view at the end of the stack.
  case last
  /// Keeps the distance between neighbors.
  case spacing
  /// Makes all distances equal.
  case gap
  /// Gives a hidden view no length.
  case hidden
  /// Puts a hidden view where it would be.
  case hiddenPlace
  /// Makes all views of one length.
  case equalLength
  /// Aligns a view across the axis.
  case alignment
  /// Gives a view its share of the length, or breaks a tie.
  case length
  /// Puts a view into a line of a flow view.
  case line
}

extension Constraint {
  /// The constraint's role in the library; `nil` if the program has made it.
  var role: LibraryRole? {
    get { LibraryRole(rawValue: libraryRole) }
    set { play(newValue?.rawValue ?? 0) }
  }

  /// The stack that has made the constraint, if one has.
  var stack: LayoutStackView? {
    if libraryRole == 0 || role == .guide || role == .line { return nil }
    // A length alone is placed on the view itself.
    let node = second == nil ? first.parent : host?.layoutNode
    return node?.view as? LayoutStackView
  }
}

extension ConstraintGroup {
  /// Marks the constraints as those of a system guide.
  func markAsGuide() {
    for constraint in constraints { constraint.role = .guide }
  }
}
