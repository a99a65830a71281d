import Anchors

// The priorities of a stack's own constraints: UIKit's, as printed by live stacks. Constraints far
// below your priorities break the ties that UIKit leaves, so a stack is never ambiguous and no
// constraint loses to them.

extension Priority {
  /// A hidden view has no length: the highest priority that yields to what is inside the view.
  static let hiding = Priority(Priority.required.rawValue.nextDown)
  /// A view's share of the stack, in proportion to its content. Of several that cannot all be had,
  /// earlier ones come first.
  static func proportion(_ place: Int) -> Priority { Priority(max(999 - Double(place), 1)) }
  /// A view without content has no share of a proportional stack, and no length. UIKit uses 1000;
  /// here a view with its own length keeps it.
  static let withoutShare = Priority(999.5)
  /// Returns the priority of equal distances of centers. They differ like those of
  /// ``proportion(_:)``, so that nothing is ambiguous.
  static func equalCentering(_ place: Int, of count: Int) -> Priority {
    Priority(149 - 0.001 * Double(place) / Double(count))
  }
  /// Across the axis, what all views are in is no larger than they make it.
  static let spanningFit = Priority(51)
  /// The stack is no larger than its views make it.
  static let canvasFit = Priority(49)
  /// Across the axis, a view is no larger than it has to be.
  static let lengthAcross = Priority(25)

  /// A view is as long as its content, the last one most of all: the first one grows or shrinks.
  /// Between 0.003 and 0.004.
  static func keeping(_ place: Int, of count: Int) -> Priority {
    Priority(0.003 + 0.001 * Double(place + 1) / Double(count + 1))
  }
  /// The upper end of the priorities of ``keeping(_:of:)``.
  static let aboveKeeping = Priority(0.004)
  /// A view without content has no length, the first one least of all: the last one grows. Between
  /// 0.002 and 0.003.
  static func vanishing(_ place: Int, of count: Int) -> Priority {
    Priority(0.002 + 0.001 * Double(count - place) / Double(count + 1))
  }
  /// The last tie-breakers.
  static let rest = Priority(0.001)
  /// Across the axis, a hidden view is as long as the others.
  static let hiddenAcross = Priority(0.0005)
}
