/// A guide that was made for constraints. It is in its view while one of them that also mentions
/// another item is active. Its constraints keep it alive, active or not.
///
/// Example: a guide for the gap between two views has constraints with both, which hold it in
/// their superview, and others on its height and on its length beside that of another gap.
package protocol ConstraintGuide: LayoutItem {
  /// Adds the guide to its view, unless it is in one already or there is none.
  func join()
  /// Removes the guide from its view. Every constraint that mentions it is deactivated.
  func leave()
}

extension Constraint {
  /// Removes the constraint's guides from their views if no active constraint holds them there.
  ///
  /// Never inlined, because few constraints have guides.
  @inline(never)
  func removeUnusedGuides() {
    for guide in guides where !guide.layoutNode.isHeldByConstraints { guide.leave() }
  }

  /// `true` if the constraint mentions an item that was not made for it beside one that was.
  fileprivate var holdsGuides: Bool { second != nil && guides.count < 2 }
}

extension LayoutNode {
  /// `true` if an active constraint holds the guide in its view.
  fileprivate var isHeldByConstraints: Bool {
    installed.contains { $0.holdsGuides } || referring.contains { $0.holdsGuides }
  }
}
