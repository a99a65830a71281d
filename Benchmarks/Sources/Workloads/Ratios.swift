import AnchorsLayout

/// W10: grids of 5 × 5 items whose rows share a height and whose columns share a width, and every
/// item would like its height to be its width times a ratio. The ratios contradict each other: 1.25
/// on the diagonal, 1 elsewhere.
///
/// The widths of a grid add up to 500. The answer is squares of 100, and it is the only one. Proof:
/// give every `|height - ratio · width|` the slope 1/4 off the diagonal and -1 on it. The slopes of
/// a row add up to 0, and those of every column, times the ratios, to the same -1/4; so nothing
/// that keeps the sum of widths can lower the sum of violations. All slopes off the diagonal are
/// strictly between -1 and 1, so in every optimum all those items are squares, and all squares are
/// equal.
package struct Ratios: Workload {
  package static let name = "W10 ratios"
  package let root = LayoutView(name: "root", width: 548, height: 800)
  package let views: [LayoutView]

  package init(viewCount: Int) {
    views = (0..<max(1, viewCount / 25) * 25).map { LayoutView(name: "v\($0)") }
    for view in views { root.addSubview(view) }
  }

  package func constraints() -> [Constraint] {
    var result: [Constraint] = []
    for grid in stride(from: 0, to: views.count, by: 25) {
      for place in 0..<25 {
        let (row, column) = (place / 5, place % 5)
        let view = views[grid + place]
        let leftmost = views[grid + row * 5]
        let topmost = views[grid + column]
        result.append(
          column == 0 ? view.left == root.left + 8 : view.left == views[grid + place - 1].right + 8)
        result.append(
          grid + row == 0
            ? view.top == root.top + 8 : view.top == views[grid + place - 5].bottom + 8)
        if column > 0 { result.append(view.height == leftmost.height) }
        if row > 0 { result.append(view.width == topmost.width) }
        result.append(view.height == view.width * (row == column ? 1.25 : 1) ~ 500)
      }
      result.append(views[grid + 4].right == root.right - 8)
    }
    return result
  }

  package func writeFrames(to frames: UnsafeMutableBufferPointer<Rect>) {
    for index in frames.indices {
      frames[index] = Rect(
        x: 8 + 108 * Double(index % 5), y: 8 + 108 * Double(index / 5), width: 100, height: 100)
    }
  }
}
