import Anchors
import AnchorsSolver

extension Engine {
  /// Shows the usual solution again if an item is elsewhere in the present one. Returns `true` if
  /// it was.
  func putBack(_ item: any LayoutItem) -> Bool {
    guard frames.showOtherSolution, !unread.isEverything,
      let number = model.number(of: item.layoutNode),
      isElsewhere(number)
    else { return false }
    show(nil)
    return true
  }

  /// Shows a solution in which an item is elsewhere.
  func exerciseAmbiguity(of item: any LayoutItem) {
    guard let number = model.number(of: item.layoutNode) else { return }
    if isElsewhere(number) { return show(nil) }
    let facts = facts()
    guard let place = facts.number(of: item) else { return }
    let open = openComponents(of: place, facts.numbers)
    if open.isEmpty { return }
    let other = otherSolution(open, facts)
    show { other.value(of: Int(facts.numbers.variable(Int32($0)))) }
  }

  /// Returns `true` if a frame between the root and this item is not the solution's.
  private func isElsewhere(_ number: Int) -> Bool {
    var number = number
    while number > 0 {
      if item(number)?.layoutFrame != model.frame(of: number) { return true }
      number = model.order.parent(of: number)
    }
    return false
  }

  /// Returns an equally good solution in which ambiguous components are at the other ends of their
  /// ranges. They move one after the other, sizes first, within the ranges that the earlier ones
  /// leave. Required rows within the ranges do not change any optimum.
  private func otherSolution(_ open: [OpenComponent], _ facts: LayoutFacts) -> Solver {
    let copy = PinnedCopy(facts)
    for component in open.filter({ $0.isSize }) + open.filter({ !$0.isSize }) {
      let sum = facts.sum(component.component.variable, ofItem: component.item)
      let range = copy.solver.range(of: sum)
      guard range.isOpen else { continue }
      let end = range.otherEnd(from: component.value)
      copy.hold(sum, at: end)
    }
    return copy.solver
  }
}

extension Interval {
  /// The distance that exercising moves without an end, in points.
  static let exerciseDistance = 100.0

  /// The end that is farther from a value; where there is none, so far on as is documented.
  fileprivate func otherEnd(from value: Double) -> Double {
    if upper == .infinity { return max(lower, value + Interval.exerciseDistance) }
    if lower == -.infinity { return min(upper, value - Interval.exerciseDistance) }
    return upper - value >= value - lower ? upper : lower
  }
}
