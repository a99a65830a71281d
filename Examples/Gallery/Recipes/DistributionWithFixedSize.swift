import AnchorsLayout

/// The items’ size is fixed, and the gaps share the rest: each far edge is a fraction of the whole.
func distributionWithFixedSize(in screen: LayoutView) {
  let tints: [Tint] = [.red, .orange, .yellow, .green, .purple]
  let items = tints.enumerated().map { Box("\($0 + 1)", $1) }
  let row = Box("row", fill: .backdrop, cornerRadius: 14)
  let column = Box("column", fill: .backdrop, cornerRadius: 14)
  let steps = tints.enumerated().map { Box("\($0 + 1)", $1) }
  screen.addSubviews(row, column)
  row.addSubviews(items)
  column.addSubviews(steps)

  let side = 44.0
  let pad = 12.0
  Constraint.activate {
    row.horizontalEdges == screen.margins.horizontalEdges
    row.top == screen.safeArea.top + 20
    row.height == side + 2 * pad

    items.distributed(along: .horizontal, itemLength: side, leading: pad, trailing: pad)
    items.height == side
    items.centerY == row.centerY

    column.horizontalEdges == screen.margins.horizontalEdges
    column.top == row.bottom + 20
    column.bottom == screen.safeArea.bottom - 20
    steps.distributed(along: .vertical, itemLength: side, leading: pad, trailing: pad)
    steps.horizontalEdges == column.horizontalEdges.inset(by: pad)
  }
}
