/// The dependences that a model's constraints create, which decide how content and insets that
/// depend on frames are solved. They are counted, so that they follow from the present constraints
/// alone.
struct Dependences {
  /// The number of constraints between a width and a height.
  var couplingCount = 0
  /// By item, how many constraints its margins are part of, or it itself if it is a guide.
  private var useCounts: [Int: Int] = [:]
  /// The number of times that an item joined or left the users.
  private(set) var useChanges = 0

  /// `true` if a constraint is between a width and a height.
  var couplesAxes: Bool { couplingCount > 0 }

  /// The items whose margins are part of a constraint, and the guides that are, in no order.
  var itemsOfUsedInsets: some Sequence<Int> { useCounts.keys }

  /// Counts a constraint that uses the insets of an item, by 1 if it comes and by -1 if it goes.
  mutating func countUse(ofInsetsOf number: Int, by change: Int) {
    let former = useCounts[number, default: 0]
    let count = former + change
    useCounts[number] = count == 0 ? nil : count
    if (former == 0) != (count == 0) { useChanges += 1 }
  }
}
