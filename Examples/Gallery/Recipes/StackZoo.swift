import Anchors
import Drawing

extension Recipe {
  static let stackZoo = Recipe(
    "Stack zoo",
    "Each distribution of a stack view with each alignment: views of three sizes in a row that is too "
      + "large for them."
  ) { screen in
    let grid = LayoutStackView(name: "grid")
    grid.axis = .vertical
    grid.distribution = .fillEqually
    grid.spacing = 6
    for (alignment, name) in zip(LayoutStackView.Alignment.allCases, alignmentNames) {
      let row = LayoutStackView(name: name)
      row.distribution = .fillEqually
      row.spacing = 6
      for distribution in LayoutStackView.Distribution.allCases {
        row.addArrangedSubview(specimen(distribution, alignment))
      }
      grid.addArrangedSubview(row)
    }
    screen.addSubview(grid)

    Constraint.activate {
      grid.horizontalEdges == screen.margins.horizontalEdges
      grid.verticalEdges == screen.safeArea.verticalEdges.inset(by: 12)
    }
  }
}

private let alignmentNames = [
  "fill", "leading", "first baseline", "center", "trailing", "last baseline",
]

/// A stack of three views on a background.
private func specimen(
  _ distribution: LayoutStackView.Distribution, _ alignment: LayoutStackView.Alignment
) -> LayoutView {
  let cage = Box("\(distribution), \(alignment)", fill: .backdrop, cornerRadius: 4)
  let stack = LayoutStackView(
    name: "\(distribution), \(alignment)",
    arrangedSubviews: [
      animal(.red, width: 16, height: 18, baseline: 14),
      animal(.green, width: 10, height: 30, baseline: 20),
      animal(.blue, width: 6, height: 12, baseline: 9),
    ])
  stack.distribution = distribution
  stack.alignment = alignment
  stack.spacing = 2
  cage.addSubview(stack)
  stack.makeConstraints { v in v.edges == cage.edges.inset(by: 3) }
  return cage
}

private func animal(_ hue: Hue, width: Double, height: Double, baseline: Double) -> LayoutView {
  let view = Box("\(hue)", fill: hue.soft, outline: hue.strong, cornerRadius: 2)
  view.intrinsicContentSize = Size(width: width, height: height)
  (view.baselineOffsetFromTop, view.baselineOffsetFromBottom) = (baseline, height - baseline)
  return view
}
