import AnchorsLayout

/// Values from the leading to the trailing edge, as columns of blocks, to an eighth of a cell.
final class AreaChart: CellView {
  private let values: [Double]
  private let eighths = Array(" ▁▂▃▄▅▆▇█")

  /// A chart of values from 0 to 1, at least two.
  init(_ values: [Double]) {
    self.values = values
    super.init(name: "chart")
  }

  override func draw(in cells: PixelRect, on canvas: inout CellCanvas) {
    for x in canvas.visibleColumns(of: cells) {
      let place = isLeftToRight ? x - cells.x : cells.maxX - 1 - x
      let value = value(at: (Double(place) + 0.5) / Double(cells.width))
      // In eighths of a cell, from the bottom.
      let height = (value * 8 * Double(cells.height)).rounded()
      for y in canvas.visibleRows(of: cells) {
        let rest = height - 8 * Double(cells.maxY - 1 - y)
        if rest > 0 { canvas.put(eighths[Int(min(8, rest))], x: x, y: y) }
      }
    }
  }

  /// The value at a share of the width, on the line between the two values beside it.
  private func value(at share: Double) -> Double {
    let position = share * Double(values.count - 1)
    let index = Int(min(max(position, 0), Double(values.count - 2)))
    return values[index] + (values[index + 1] - values[index]) * (position - Double(index))
  }
}
