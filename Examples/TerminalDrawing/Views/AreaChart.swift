import Anchors

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
    for place in 0..<cells.width {
      let x = isLeftToRight ? cells.x + place : cells.maxX - 1 - place
      let value = value(at: (Double(place) + 0.5) / Double(cells.width))
      var height = Int((value * Double(8 * cells.height)).rounded())
      var y = cells.maxY - 1
      while height > 0 {
        canvas.put(eighths[min(8, height)], x: x, y: y)
        height -= 8
        y -= 1
      }
    }
  }

  /// The value at a share of the width, on the line between the two values beside it.
  private func value(at share: Double) -> Double {
    let position = share * Double(values.count - 1)
    let index = min(Int(position), values.count - 2)
    return values[index] + (values[index + 1] - values[index]) * (position - Double(index))
  }
}
