import AnchorsLayout

/// A packed chain in the middle, one a quarter of the way along, and a chain of weights 1, 2 and 3.
func chainsAndWeights(in screen: LayoutView) {
  let middle = ["a", "b", "c"].map { Box($0, .blue) }
  let quarter = ["d", "e"].map { Box($0, .teal) }
  let weighted = ["1", "2", "3"].map { Box($0, .orange) }
  let before = LayoutGuide(identifier: "before")
  let after = LayoutGuide(identifier: "after")
  screen.addSubviews(middle + quarter + weighted)
  for guide in [before, after] { screen.addLayoutGuide(guide) }

  Constraint.activate {
    // The views of a chain follow one another
    for chain in [middle, quarter, weighted] {
      for (view, next) in zip(chain, chain.dropFirst()) { next.leading == view.trailing + 8 }
    }
    (middle + quarter).size == 48
    weighted.height == 48
    middle.top == screen.safeArea.top + 20
    quarter.top == middle[0].bottom + 20
    weighted.top == quarter[0].bottom + 20

    // Packed, in the middle: here the middle of the chain is that of its second view
    middle[1].centerX == screen.centerX

    // Packed, with three times as much room after it as before it
    before.leading == screen.margins.leading
    before.trailing == quarter[0].leading
    after.leading == quarter[1].trailing
    after.trailing == screen.margins.trailing
    after.width == before.width * 3

    // Weights
    weighted[0].leading == screen.margins.leading
    weighted[2].trailing == screen.margins.trailing
    weighted[1].width == weighted[0].width * 2
    weighted[2].width == weighted[0].width * 3
  }
}
