#if !ANCHORS_SINGLE_MODULE
import Anchors
#endif

// Wishes that only matter where nothing else does are lower than what one writes: from 1 to 2. They decide
// all that is left open, so that a stack is never ambiguous.

extension Priority {
  /// Lengths in proportion: a view's own required length comes first.
  static let proportion = Priority.required - 1
  /// A hidden view has no length, unless its own constraints require one.
  static let hiding = Priority.required - 1
  /// The first of the wishes that centers are at equal distances, below that of hugging content. Of
  /// several that cannot all be had, earlier ones come first.
  static let equalCentering = Priority(150)
  /// No view is longer than it has to be, the last one least of all. Between 1 and 2, excluding both.
  static func shortness(_ index: Int, of count: Int) -> Priority {
    Priority(1 + Double(index + 1) / Double(count + 1))
  }
  /// The stack is no larger than its views make it.
  static let fit = Priority(1)
}
