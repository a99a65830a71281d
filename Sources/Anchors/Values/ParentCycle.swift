/// Detects a cycle among the parents of custom items. The climb to the root would not end
/// otherwise.
///
/// A view of the portable tree cannot contain itself, but a custom item may return any parent.
///
/// Source: R. Brent, *An improved Monte Carlo factorization algorithm* (1980), for the comparison
/// with one former place, which is moved on after 1, 2, 4, 8 … steps.
struct ParentCycle {
  private var mark: ObjectIdentifier
  private var steps = 0
  private var nextMark = 1

  init(from item: ObjectIdentifier) { mark = item }

  /// Takes the next item on the way up. Returns `true` if it has been seen before.
  @inline(__always)
  mutating func isClosed(by item: ObjectIdentifier) -> Bool {
    if item == mark { return true }
    steps += 1
    if steps < nextMark { return false }
    mark = item
    (steps, nextMark) = (0, 2 * nextMark)
    return false
  }
}
