/// The guides that were made for a constraint, which keeps them alive.
package protocol ConstraintGuides: AnyObject {
  /// Adds the guides to their views.
  func join()
  /// Removes from their views the guides that no active constraint holds there.
  func leaveIfUnused()
}
