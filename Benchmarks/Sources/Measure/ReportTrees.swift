import AnchorsLayout
import Workloads

/// The trees that reports are measured on: workloads, which are determined, and trees in which much
/// is ambiguous.
var reportTrees: [(name: String, make: (_ views: Int) -> LayoutView)] {
  [
    ("W1 chain", { installed(Chain(viewCount: $0)) }),
    ("W2 cells", { installed(Cells(viewCount: $0)) }),
    ("W3 nested", { installed(Nested(viewCount: $0)) }),
    ("W4 grid", { installed(Grid(viewCount: $0)) }),
    ("deep insets", { installed(DeepInsets(viewCount: $0)) }),
    ("stacks", stacks),
    ("open heights", openHeights),
    ("open widths", openWidths),
    ("open chain", openChain),
    ("open list", openList),
    ("open depth", openDepth),
  ]
}

private func installed(_ workload: some Workload) -> LayoutView {
  workload.install(workload.constraints())
  return workload.root
}

/// A scroll view's column of views without heights.
private func openHeights(_ count: Int) -> LayoutView {
  let scroll = LayoutScrollView(name: "scroll")
  scroll.frame = Rect(x: 0, y: 0, width: 390, height: 844)
  let column = views(count, in: scroll)
  var top = scroll.contentLayoutGuide.top + 0
  for view in column {
    Constraint.activate {
      view.leading == scroll.contentLayoutGuide.leading + 16
      view.width == 358
      view.top == top
    }
    top = view.bottom + 8
  }
  Constraint.activate { column[count - 1].bottom == scroll.contentLayoutGuide.bottom - 8 }
  return scroll
}

/// Rows of ten views whose contents compete for the width.
private func openWidths(_ count: Int) -> LayoutView {
  let root = LayoutView(name: "root", width: 1000, height: 44 * Double(count / 11 + 1))
  for row in 0..<count / 11 {
    let line = LayoutView(name: "row\(row)")
    root.addSubview(line)
    let cells = views(10, in: line, prefix: "r\(row)v")
    Constraint.activate {
      line.edges(.leading, .trailing) == root.edges
      line.top == root.top + 44 * Double(row)
      line.height == 44
      cells[0].leading == line.leading
      cells[9].trailing == line.trailing
      cells.top == line.top
    }
    for (cell, next) in zip(cells, cells.dropFirst()) {
      Constraint.activate { next.leading == cell.trailing + 8 }
    }
    for cell in cells { cell.intrinsicContentSize = Size(width: 40, height: 20) }
  }
  return root
}

/// A chain of views without widths across the root.
private func openChain(_ count: Int) -> LayoutView {
  let root = LayoutView(name: "root", width: 10 * Double(count), height: 44)
  let chain = views(count, in: root)
  Constraint.activate {
    chain[0].leading == root.leading
    chain[count - 1].trailing == root.trailing
    chain.height == 20
    chain.top == root.top
  }
  for (view, next) in zip(chain, chain.dropFirst()) {
    Constraint.activate { next.leading >= view.trailing + 8 }
  }
  return root
}

/// Views with sizes but no places.
private func openList(_ count: Int) -> LayoutView {
  let root = LayoutView(name: "root", width: 390, height: 844)
  Constraint.activate { views(count, in: root).size == 20 }
  return root
}

/// Views in views, without sizes.
private func openDepth(_ count: Int) -> LayoutView {
  let root = LayoutView(name: "root", width: 4 * Double(count), height: 844)
  var parent = root
  for index in 0..<count {
    let view = LayoutView(name: "v\(index)")
    parent.addSubview(view)
    Constraint.activate {
      view.left == parent.left + 2
      view.top == parent.top + 1
      view.width <= parent.width
    }
    parent = view
  }
  return root
}

/// Rows of labels in a column, all stacks.
private func stacks(_ count: Int) -> LayoutView {
  let root = LayoutView(name: "root", width: 390, height: 844)
  let column = LayoutStackView(name: "column")
  column.axis = .vertical
  column.spacing = 8
  root.addSubview(column)
  Constraint.activate { column.edges(.top, .leading, .trailing) == root.edges }
  for row in 0..<count / 4 {
    let line = LayoutStackView(name: "row\(row)")
    line.spacing = 4
    column.addArrangedSubview(line)
    for cell in 0..<3 {
      let label = LayoutView(name: "r\(row)v\(cell)")
      label.intrinsicContentSize = Size(width: 40, height: 20)
      if cell == 0 { label.setContentHuggingPriority(.low - 1, for: .horizontal) }
      line.addArrangedSubview(label)
    }
  }
  return root
}

private func views(_ count: Int, in parent: LayoutView, prefix: String = "v") -> [LayoutView] {
  (0..<count).map {
    let view = LayoutView(name: "\(prefix)\($0)")
    parent.addSubview(view)
    return view
  }
}
