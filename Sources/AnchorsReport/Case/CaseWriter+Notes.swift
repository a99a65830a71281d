import AnchorsLayout

extension CaseWriter {
  /// Notes what the case does not say of a tree, and what it says differently.
  mutating func addNotes(of tree: LayoutTree) {
    for (number, item) in layout.items.enumerated() {
      let metrics = item.metrics
      let insets = metrics.alignmentRectInsets
      if insets != .zero {
        let sides = decimals([insets.top, insets.left, insets.bottom, insets.right])
        notes.append(
          "\(items[number].id) is the alignment rectangle; the frame is larger by \(sides), from the top to "
            + "the left, the bottom and the right.")
      }
      if metrics.dependsOnFrame, metrics.hasIntrinsicSize {
        notes.append(
          "The content of \(items[number].id) depends on its frame; it is that of this layout.")
      }
      for given in item.given where given.attribute.isSize {
        let size = given.attribute == .width ? item.rect.width : item.rect.height
        if size < -1e-9 {
          leave(
            "The \(given.attribute) of \(items[number].id) is \(decimal(size)); in a case no size is below 0."
          )
        }
      }
    }
    for item in tree.nonconvergingItems { leave("\(names.name(of: item)) was still changing.") }
    for item in tree.unsolvedItems { leave("\(names.name(of: item)) is not solved to the end.") }
  }

  /// Notes that the case is not the same as the layout.
  private mutating func leave(_ note: String) {
    notes.append(note)
    isExact = false
  }
}
