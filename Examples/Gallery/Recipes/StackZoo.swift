import AnchorsLayout

/// Each distribution of a stack view (across) with each alignment (down): three views, in a stack
/// that is larger than they are.
func stackZoo(in screen: LayoutView) {
  let names = ["fill", "equally", "in prop.", "spacing", "centers"]
  let grid = LayoutStackView(name: "grid", arrangedSubviews: [row("", names.map(caption))])
  for (name, alignment) in alignments {
    let cages = LayoutStackView.Distribution.allCases.map { cage($0, alignment) }
    grid.addArrangedSubview(row(name, cages))
  }
  let rows = Array(grid.arrangedSubviews.dropFirst())
  grid.axis = .vertical
  grid.spacing = 6
  screen.addSubview(grid)

  Constraint.activate {
    grid.horizontalEdges == screen.margins.horizontalEdges
    grid.verticalEdges == screen.safeArea.verticalEdges.inset(by: 12)
    rows.aligned(.height)
  }
}

private let alignments: [(String, LayoutStackView.Alignment)] = [
  ("fill", .fill), ("top", .top), ("first", .firstBaseline), ("center", .center),
  ("bottom", .bottom), ("last", .lastBaseline),
]

/// A name, and views of one width.
private func row(_ name: String, _ views: [LayoutView]) -> LayoutView {
  let label = name.isEmpty ? LayoutStackView(name: "corner") : Label(name, size: 10)
  let columns = LayoutStackView(name: "columns", arrangedSubviews: views)
  columns.distribution = .fillEqually
  columns.spacing = 6
  let row = LayoutStackView(name: "row \(name)", arrangedSubviews: [label, columns])
  row.spacing = 4
  label.makeConstraints { v in v.width == 34 }
  return row
}

private func caption(_ name: String) -> LayoutView { Label(name, size: 10, alignment: .center) }

/// A stack of three views, on a background.
private func cage(
  _ distribution: LayoutStackView.Distribution, _ alignment: LayoutStackView.Alignment
) -> LayoutView {
  let stack = LayoutStackView(
    name: "\(distribution), \(alignment)",
    arrangedSubviews: [
      animal(.red, width: 14, height: 18, baseline: 14),
      animal(.green, width: 10, height: 30, baseline: 20),
      animal(.blue, width: 6, height: 12, baseline: 9),
    ])
  stack.distribution = distribution
  stack.alignment = alignment
  stack.spacing = 2
  let cage = Box("cage", fill: .backdrop, cornerRadius: 4)
  cage.addSubview(stack)
  stack.makeConstraints { v in v.edges == cage.edges.inset(by: 3) }
  return cage
}

private func animal(_ tint: Tint, width: Double, height: Double, baseline: Double) -> LayoutView {
  let view = Box("\(tint)", fill: tint.soft, outline: tint.strong, cornerRadius: 2)
  view.intrinsicContentSize = Size(width: width, height: height)
  (view.baselineOffsetFromTop, view.baselineOffsetFromBottom) = (baseline, height - baseline)
  return view
}
