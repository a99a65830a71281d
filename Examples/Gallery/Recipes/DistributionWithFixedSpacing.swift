import Anchors
import Drawing

extension Recipe {
  static let distributionWithFixedSpacing = Recipe(
    "Distribution with fixed spacing",
    "Along a row and down a column: the gaps are given, the items share what is left."
  ) { screen in
    let row = ["a", "b", "c", "d"].map { Box($0, .blue) }
    let column = ["1", "2", "3"].map { Box($0, .teal) }
    screen.addSubviews(row + column)

    Constraint.activate {
      row.top == screen.safeArea.top + 20
      row.height == 72
      row[0].leading == screen.margins.leading
      for (left, right) in zip(row, row.dropFirst()) {
        right.leading == left.trailing + 12
        right.width == left.width
      }
      row[3].trailing == screen.margins.trailing

      column.horizontalEdges == screen.margins.horizontalEdges
      column[0].top == row[0].bottom + 24
      for (upper, lower) in zip(column, column.dropFirst()) {
        lower.top == upper.bottom + 12
        lower.height == upper.height
      }
      column[2].bottom == screen.safeArea.bottom - 20
    }
  }
}
