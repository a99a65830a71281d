import AnchorsLayout

/// Further edits of a list of cells: a view that no constraint mentions comes and goes, a cell is
/// mirrored, a view in a small stack is hidden, a constant changes that moves nothing else.
package final class ListEdits {
  package let list: CellList
  private let lone = LayoutView(name: "lone", frame: Rect(x: 4, y: 4, width: 10, height: 10))
  private let stack: LayoutStackView
  private let dots: [LayoutView]

  /// Builds the list, and in its middle cell a stack of three views.
  package init(cellCount: Int) {
    list = CellList(cellCount: cellCount)
    dots = (0..<3).map { LayoutView(name: "dot\($0)") }
    for dot in dots { dot.intrinsicContentSize = Size(width: 10, height: 10) }
    stack = LayoutStackView(name: "stack", arrangedSubviews: dots)
    stack.spacing = 4
    let cell = list.cells[list.middle]
    cell.cell.addSubview(stack)
    let (stack, badge) = (stack, cell.badge)
    Constraint.activate {
      stack.trailing == badge.leading - 8
      stack.centerY == badge.centerY
    }
    list.root.layoutIfNeeded()
  }

  // MARK: Edits

  package func addLoneView() { list.root.addSubview(lone) }
  package func removeLoneView() { lone.removeFromSuperview() }

  /// The direction of a cell in the middle, though not that of the stack.
  package func flip(to direction: InterfaceDirection) {
    list.cells[list.middle + 1].cell.layoutDirection = direction
  }

  package func setHidden(_ isHidden: Bool) { dots[1].isHidden = isHidden }

  package func setSeparatorHeight(_ height: Double) {
    list.cells[list.middle].separatorHeight.constant = height
  }

  // MARK: Checks

  /// Stops the program if a frame is wrong.
  package func check(_ when: String) {
    list.check(when)
    let shown = dots.filter { !$0.isHidden }
    let length = 14 * Double(shown.count) - 4
    var expected = [
      (stack as LayoutView, Rect(x: 568 - length, y: 13, width: length, height: 10)),
      (lone, Rect(x: 4, y: 4, width: 10, height: 10)),
    ]
    for (place, dot) in shown.enumerated() {
      expected.append((dot, Rect(x: 14 * Double(place), y: 0, width: 10, height: 10)))
    }
    for (view, frame) in expected {
      if let wrong = view.differs(from: frame) { fatalError("\(wrong) \(when)") }
    }
  }
}
