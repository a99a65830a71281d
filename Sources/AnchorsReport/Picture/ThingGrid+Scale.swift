extension ThingGrid {
  /// Weighs the things that a rectangle meets.
  struct Scale {
    let bundles: UnsafeBufferPointer<ThingBundle>
    let members: UnsafeBufferPointer<Member>
    let boxes: UnsafeBufferPointer<Box>
    let weights: Weights
    /// The sum at which weighing ends.
    let stop: Int
    /// The rectangle: right, bottom, and the negated left and top.
    let box: Box
    private(set) var sum = 0

    /// Adds the weights of a bundle and those after it.
    mutating func add(_ first: Int32, _ probe: ThingBundle.Probe) {
      var place = Int(first)
      while place >= 0 {
        let possible = bundles[place].possible(probe)
        if possible != 0 {
          let certain = bundles[place].certain(probe)
          let met = certain | exactlyMet(possible & ~certain, inBundle: place)
          add(met, ofBundle: place)
          if sum >= stop { return }
        }
        place = Int(bundles[place].next)
      }
    }

    /// Returns those of some things of a bundle that the rectangle meets.
    private func exactlyMet(_ things: UInt64, inBundle place: Int) -> UInt64 {
      var (met, rest) = (UInt64(0), things)
      while rest != 0 {
        let thing = members[Self.member(rest, ofBundle: place)].thing
        if all(boxes[Int(thing)] .< box) { met |= rest & (0 &- rest) }
        rest &= rest &- 1
      }
      return met
    }

    /// Adds the weights of some things of a bundle, from the first to the last.
    private mutating func add(_ things: UInt64, ofBundle place: Int) {
      let labels = bundles[place].labels
      if !bundles[place].hasRepeats {
        let labelCount = ThingBundle.count(things & labels)
        let lineCount = ThingBundle.count(things) &- labelCount
        let weight = labelCount &* weights.label &+ lineCount &* weights.line
        if sum &+ weight < stop {
          sum &+= weight
          return
        }
      }
      var rest = things
      while rest != 0, sum < stop {
        let weight = labels & rest & (0 &- rest) != 0 ? weights.label : weights.line
        let count = Int(members[Self.member(rest, ofBundle: place)].count)
        // No more than it takes to reach the end.
        let limit = count == 1 ? 1 : (stop &- sum &+ weight &- 1) / weight
        sum &+= weight &* min(count, limit)
        rest &= rest &- 1
      }
    }

    /// The place among all members of the first of some things of a bundle.
    private static func member(_ things: UInt64, ofBundle place: Int) -> Int {
      place &* ThingBundle.size &+ things.trailingZeroBitCount &>> 3
    }
  }
}
