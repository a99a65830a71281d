import AnchorsLayout

/// Along a row and down a column: the gaps are fixed, and the items share the rest.
func distributionWithFixedSpacing(in screen: LayoutView) {
  let row = ["a", "b", "c", "d"].map { Box($0, .blue) }
  let column = ["1", "2", "3"].map { Box($0, .teal) }
  screen.addSubviews(row + column)

  // Edges are the superview's.
  let margin = screen.layoutMargins.left
  let top = screen.safeAreaInsets.top + 20 + 72 + 24
  let bottom = screen.safeAreaInsets.bottom + 20

  Constraint.activate {
    row.top == screen.safeArea.top + 20
    row.height == 72
    row.distributed(along: .horizontal, spacing: 12, leading: margin, trailing: margin)

    column.horizontalEdges == screen.margins.horizontalEdges
    column.distributed(along: .vertical, spacing: 12, leading: top, trailing: bottom)
  }
}
