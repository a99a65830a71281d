/// Looks out for a parent that is met twice on the way up from an item of a class of one's own.
///
/// Views of the portable tree cannot be put into themselves. What other items say of their parents is theirs
/// to say, and a cycle would keep a climb from ending.
///
/// Source: R. Brent, *An improved Monte Carlo factorization algorithm* (1980), for the comparison with one
/// former place, which is moved on after 1, 2, 4, 8 … steps.
struct ParentCycle {
  private var mark: ObjectIdentifier
  private var steps = 0
  private var nextMark = 1

  init(from item: any LayoutItem) { mark = item.identity }

  /// Takes the next item on the way up. Stops the program if it has been met before.
  @inline(__always)
  mutating func pass(_ item: any LayoutItem) {
    if item.identity == mark { refuse(item) }
    steps += 1
    if steps < nextMark { return }
    mark = item.identity
    (steps, nextMark) = (0, 2 * nextMark)
  }

  @inline(never)
  private func refuse(_ item: any LayoutItem) -> Never {
    let parent = item.layoutParent?.layoutName ?? item.layoutName
    fatalError(
      "\(item.layoutName) is inside of itself: its parent \(parent) is \(item.layoutName), or below it"
    )
  }
}

extension LayoutItem {
  /// The item at the end of the way up.
  ///
  /// - Complexity: O(depth).
  package var topmostItem: any LayoutItem {
    var top: any LayoutItem = self
    var cycle = ParentCycle(from: self)
    while let parent = top.layoutParent {
      cycle.pass(parent)
      top = parent
    }
    return top
  }
}
