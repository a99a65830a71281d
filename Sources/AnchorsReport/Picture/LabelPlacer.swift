import AnchorsLayout

/// Finds room for text among text and lines.
///
/// A grid of cells remembers the occupied places, so the cost of a query depends on the
/// neighborhood.
struct LabelPlacer {
  private struct Cell: Hashable {
    let column: Int
    let row: Int
  }

  private let cellSize: Double
  private var cells: [Cell: [(isLabel: Bool, rect: Rect)]] = [:]

  /// - Parameter cellSize: about the length of a label, in points.
  init(cellSize: Double) { self.cellSize = cellSize }

  /// Notes that text is here.
  mutating func addLabel(_ rect: Rect) { add(rect, isLabel: true) }

  /// Notes that a line is here.
  mutating func addLine(_ rect: Rect) { add(rect, isLabel: false) }

  /// Returns the cost of text at a place: 0 is free, text on text is worst.
  func cost(ofLabel rect: Rect) -> Double { cost(rect, onLabel: 10, onLine: 2) }

  /// Returns the cost of a line at a place.
  func cost(ofLine rect: Rect) -> Double { cost(rect, onLabel: 4, onLine: 0.25) }

  /// The cost beyond which no place is better than another. Without a limit, thousands of things at
  /// one place would each be compared with all others.
  private static let highestCost = 100.0

  private func cost(_ rect: Rect, onLabel: Double, onLine: Double) -> Double {
    var cost = 0.0
    for cell in cells(under: rect) {
      for thing in cells[cell] ?? [] where thing.rect.intersects(rect) {
        cost += thing.isLabel ? onLabel : onLine
        if cost >= Self.highestCost { return cost }
      }
    }
    return cost
  }

  private mutating func add(_ rect: Rect, isLabel: Bool) {
    for cell in cells(under: rect) { cells[cell, default: []].append((isLabel, rect)) }
  }

  /// Returns the cells that a rectangle touches, up to a limit.
  private func cells(under rect: Rect) -> [Cell] {
    func range(_ low: Double, _ high: Double) -> ClosedRange<Int> {
      let first = Int(nearest: (low / cellSize).rounded(.down))
      return first...max(first, min(first + 200, Int(nearest: (high / cellSize).rounded(.down))))
    }
    let rows = range(rect.minY, rect.maxY)
    return range(rect.minX, rect.maxX).flatMap { column in
      rows.map { Cell(column: column, row: $0) }
    }
  }
}
