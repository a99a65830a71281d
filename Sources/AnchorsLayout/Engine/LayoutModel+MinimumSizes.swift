import Anchors
import AnchorsSolver

// The least sizes of content, as required rows. Items without one have no rows and take no memory
// here.

extension LayoutModel {
  /// `true` if any item's content has a minimum size.
  var hasMinimumSizes: Bool { !minimumRows.isEmpty }

  /// Updates the rows of an item's minimum size. They come before the other content rows, so that a
  /// conflict with hugging removes the hugging.
  mutating func updateMinimumRows(of number: Int) {
    let hasMinimumSize = metrics[number].hasMinimumSize
    if !hasMinimumSize, !hasMinimumSizes { return }
    let (width, height) = (metrics[number].minimumWidth, metrics[number].minimumHeight)
    for (variable, length) in [(Variable.width, width), (.height, height)] {
      updateMinimumRow(variable, length, of: number)
    }
  }

  private mutating func updateMinimumRow(_ variable: Variable, _ length: Double?, of number: Int) {
    let place = variable.id(of: number)
    let row = updated(
      minimumRows[place] ?? -1, variable, of: number, .atLeast, length,
      priority: RequiredPriority.value, order: .minimum)
    minimumRows[place] = row < 0 ? nil : row
  }

  /// Takes the rows of an item's least size out.
  mutating func removeMinimumRows(of number: Int) {
    if !hasMinimumSizes { return }
    for variable in [Variable.width, .height] { updateMinimumRow(variable, nil, of: number) }
  }
}
