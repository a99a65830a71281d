import AnchorsLayout

/// W4: a square of views of one size.
package struct Grid: Workload {
  package static let name = "W4 grid"
  package let root = LayoutView(name: "root", width: 4000, height: 3000)
  let rows: [[LayoutView]]
  package var views: [LayoutView] { Array(rows.joined()) }

  package init(viewCount: Int) {
    var side = 1
    while (side + 1) * (side + 1) <= viewCount { side += 1 }
    rows = (0..<side).map { [side] row in (0..<side).map { LayoutView(name: "v\(row).\($0)") } }
    for view in rows.joined() { root.addSubview(view) }
  }

  package func constraints() -> [Constraint] {
    var result: [Constraint] = []
    let first = rows[0][0]
    for (y, row) in rows.enumerated() {
      for (x, view) in row.enumerated() {
        if x > 0 || y > 0 {
          result.append(view.width == first.width)
          result.append(view.height == first.height)
        }
        result.append(x == 0 ? view.left == root.left + 8 : view.left == row[x - 1].right + 8)
        result.append(y == 0 ? view.top == root.top + 8 : view.top == rows[y - 1][x].bottom + 8)
      }
    }
    let last = rows[rows.count - 1][rows.count - 1]
    result.append(last.right == root.right - 8)
    result.append(last.bottom == root.bottom - 8)
    return result
  }

  package func writeFrames(to frames: UnsafeMutableBufferPointer<Rect>) {
    let side = rows.count
    let width = (root.frame.width - 8 * Double(side + 1)) / Double(side)
    let height = (root.frame.height - 8 * Double(side + 1)) / Double(side)
    for y in 0..<side {
      for x in 0..<side {
        frames[y * side + x] = Rect(
          x: 8 + Double(x) * (width + 8), y: 8 + Double(y) * (height + 8), width: width,
          height: height)
      }
    }
  }
}
