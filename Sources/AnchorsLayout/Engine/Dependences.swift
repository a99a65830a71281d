/// What the constraints of a model tie to each other, which decides how content and insets that
/// depend on frames are found. It is counted, so that it follows from the constraints there are
/// alone.
struct Dependences {
  /// How many constraints tie a width to a height.
  var couplingCount = 0
  /// By item, how many constraints its margins are part of, or it itself if it is a guide.
  private var useCounts: [Int: Int] = [:]
  /// How often an item has come to be one of them, or has ceased to be.
  private(set) var useChanges = 0

  /// Whether a constraint ties a width to a height.
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
