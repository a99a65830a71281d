import Anchors
import AnchorsSolver

// The least sizes of content, as required rows. Items without one have no rows and take no memory
// here.

extension LayoutModel {
  /// Whether any item's content has a least size.
  var hasMinimumSizes: Bool { !minimumRows.isEmpty }

  /// Gives an item the rows of its least size as it is now. They come before the rest of the
  /// content, so that of hugging that contradicts a least size it is the hugging that is set aside.
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
