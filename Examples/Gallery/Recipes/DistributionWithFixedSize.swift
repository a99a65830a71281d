import Anchors
import Drawing

extension Recipe {
  static let distributionWithFixedSize = Recipe(
    "Distribution with fixed item size",
    "The items’ size is given, the gaps share what is left: each far edge is a fraction of the whole."
  ) { screen in
    let hues: [Hue] = [.red, .orange, .yellow, .green, .purple]
    let items = hues.enumerated().map { Box("\($0 + 1)", $1) }
    let row = Box("row", fill: .backdrop, cornerRadius: 14)
    let column = Box("column", fill: .backdrop, cornerRadius: 14)
    let steps = hues.enumerated().map { Box("\($0 + 1)", $1) }
    screen.addSubviews(row, column)
    row.addSubviews(items)
    column.addSubviews(steps)

    let side = 44.0
    let pad = 12.0
    Constraint.activate {
      row.horizontalEdges == screen.margins.horizontalEdges
      row.top == screen.safeArea.top + 20
      row.height == side + 2 * pad

      // The first begins at the pad, the last ends there, and the others divide what is between.
      items.size == side
      items.centerY == row.centerY
      items[0].leading == row.leading + pad
      for (index, item) in items.enumerated().dropFirst() {
        let part = Double(index) / Double(items.count - 1)
        item.trailing == part * row.trailing + ((1 - part) * (side + pad) - part * pad)
      }

      column.horizontalEdges == screen.margins.horizontalEdges
      column.top == row.bottom + 20
      column.bottom == screen.safeArea.bottom - 20
      steps.height == side
      steps.horizontalEdges == column.horizontalEdges.inset(by: pad)
      steps[0].top == column.top + pad
      for (index, step) in steps.enumerated().dropFirst() {
        let part = Double(index) / Double(steps.count - 1)
        step.bottom == part * column.bottom + ((1 - part) * (side + pad) - part * pad)
      }
    }
  }
}
