/// Looks out for an item that is met twice on the way up from an item of a class of one's own.
///
/// Views of the portable tree cannot be put into themselves. What other items say of their parents
/// is theirs to say, and a cycle would keep a climb from ending.
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
