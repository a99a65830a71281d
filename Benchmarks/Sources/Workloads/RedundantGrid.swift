import AnchorsLayout

/// W12: W4 with required equalities that say once more what already follows; 61 at 1,000 views.
package struct RedundantGrid: Workload {
  package static let name = "W12 redundant"
  private let grid: Grid
  package var root: LayoutView { grid.root }
  package var views: [LayoutView] { grid.views }

  package init(viewCount: Int) { grid = Grid(viewCount: viewCount) }

  package func constraints() -> [Constraint] {
    var result = grid.constraints()
    let last = grid.rows.count - 1
    for index in 0..<last {
      result.append(grid.rows[index][last].right == root.right - 8)
      result.append(grid.rows[last][index].bottom == root.bottom - 8)
    }
    result.append(grid.rows[last][last].width == grid.rows[0][last].width)
    return result
  }

  package func writeFrames(to frames: UnsafeMutableBufferPointer<Rect>) {
    grid.writeFrames(to: frames)
  }
}
