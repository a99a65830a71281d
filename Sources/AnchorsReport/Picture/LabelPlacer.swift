import AnchorsLayout

/// Finds room for text among text and lines.
///
/// A grid of cells remembers the occupied places, so the cost of a query depends on the
/// neighborhood.
struct LabelPlacer {
  /// A square of 8 × 8 cells. Long lines touch many cells, and one look-up finds eight of them.
  private struct Block: Hashable {
    let column: Int
    let row: Int
  }

  private let cellSize: Double
  private var things: [(isLabel: Bool, rect: Rect)] = []
  /// For each block, the place of its first cell in `cells`; its cells are column by column.
  private var blocks: [Block: Int] = [:]
  /// The things in each cell, in order.
  private var cells: [[Int32]] = []

  /// - Parameter cellSize: about the length of a label, in points.
  init(cellSize: Double) { self.cellSize = cellSize }

  /// Notes that text is here.
  mutating func addLabel(_ rect: Rect) { add(rect, isLabel: true) }

  /// Notes that a line is here.
  mutating func addLine(_ rect: Rect) { add(rect, isLabel: false) }

  /// Returns the cost of text at a place, added to another cost: 0 is free, text on text is worst.
  /// From a limit on, the sum may be too small.
  func cost(ofLabel rect: Rect, besides other: Double = 0, limit: Double = .infinity) -> Double {
    cost(rect, onLabel: 10, onLine: 2, other, limit)
  }

  /// Returns the cost of a line at a place, added to another cost. From a limit on, the sum may be
  /// too small.
  func cost(ofLine rect: Rect, besides other: Double = 0, limit: Double = .infinity) -> Double {
    cost(rect, onLabel: 4, onLine: 0.25, other, limit)
  }

  /// The cost beyond which no place is better than another. Without a limit, thousands of things at
  /// one place would each be compared with all others.
  private static let highestCost = 100.0

  private func cost(
    _ rect: Rect, onLabel: Double, onLine: Double, _ other: Double, _ limit: Double
  ) -> Double {
    var cost = 0.0
    var (block, first): (Block?, Int?) = (nil, nil)
    Self.forEachStretch(under: rect, cellSize: cellSize) { next, range in
      if next != block { (block, first) = (next, blocks[next]) }
      guard let first else { return true }
      for cell in range {
        for number in cells[first + cell] {
          let thing = things[Int(number)]
          if !thing.rect.intersects(rect) { continue }
          cost += thing.isLabel ? onLabel : onLine
          if cost >= Self.highestCost || other + cost >= limit { return false }
        }
      }
      return true
    }
    return other + cost
  }

  private mutating func add(_ rect: Rect, isLabel: Bool) {
    let number = Int32(things.count)
    things.append((isLabel, rect))
    var (block, first): (Block?, Int) = (nil, 0)
    Self.forEachStretch(under: rect, cellSize: cellSize) { next, range in
      if next != block {
        block = next
        first = blocks[next] ?? cells.count
        if first == cells.count {
          blocks[next] = first
          cells += Array(repeating: [], count: 64)
        }
      }
      for cell in range { cells[first + cell].append(number) }
      return true
    }
  }

  /// Calls a function with the cells that a rectangle touches, up to a limit, as long as it returns
  /// `true`: column by column, those in one block at once.
  private static func forEachStretch(
    under rect: Rect, cellSize: Double, _ body: (Block, ClosedRange<Int>) -> Bool
  ) {
    func range(_ low: Double, _ high: Double) -> ClosedRange<Int> {
      let first = Int(nearest: (low / cellSize).rounded(.down))
      return first...max(first, min(first + 200, Int(nearest: (high / cellSize).rounded(.down))))
    }
    let rows = range(rect.minY, rect.maxY)
    for column in range(rect.minX, rect.maxX) {
      var row = rows.lowerBound
      while row <= rows.upperBound {
        let last = min(row | 7, rows.upperBound)
        let start = (column & 7) << 3
        let block = Block(column: column >> 3, row: row >> 3)
        if !body(block, start + (row & 7)...start + (last & 7)) { return }
        row = last + 1
      }
    }
  }
}
