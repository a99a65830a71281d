import AnchorsLayout

/// Finds room for text among text and lines.
///
/// A grid of cells remembers the occupied places, so the cost of a query depends on the
/// neighborhood. Where thousands of things are at one place, sixteen are compared at once: most
/// often a rectangle meets all of them or none.
struct LabelPlacer {
  /// The edges of a rectangle.
  private struct Box {
    var (minX, maxX, minY, maxY): (Double, Double, Double, Double)

    init(_ rect: Rect) {
      (minX, maxX, minY, maxY) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    }

    func intersects(_ other: Box) -> Bool {
      minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
  }

  private struct Cell {
    /// The numbers of the things in the cell, in order.
    var things: [Int32] = []
    /// By sixteen things.
    var bundles: [Bundle] = []
  }

  /// Things that come one after another in a cell.
  private struct Bundle {
    static let size = 16

    /// A box meets one of the things only if it meets this.
    var hull: Box
    /// A box meets all of the things if it meets this, which may have a negative size.
    var core: Box
    var labelCount = 0
  }

  /// A square of 8 × 8 cells. Long lines touch many cells, and one look-up finds eight of them.
  private struct Block: Hashable {
    let column: Int
    let row: Int
  }

  private let cellSize: Double
  private var things: [(isLabel: Bool, box: Box)] = []
  /// For each block, the place of its first cell in `cells`; its cells are column by column.
  private var blocks: [Block: Int] = [:]
  private var cells: [Cell] = []

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
    let box = Box(rect)
    var cost = 0.0
    /// Adds the cost of some things. Returns `false` if it is high enough.
    func add(_ numbers: ArraySlice<Int32>) -> Bool {
      for number in numbers where things[Int(number)].box.intersects(box) {
        cost += things[Int(number)].isLabel ? onLabel : onLine
        if cost >= Self.highestCost || other + cost >= limit { return false }
      }
      return true
    }
    var (block, first): (Block?, Int?) = (nil, nil)
    Self.forEachStretch(under: rect, cellSize: cellSize) { next, range in
      if next != block { (block, first) = (next, blocks[next]) }
      guard let first else { return true }
      for cell in range where !cells[first + cell].things.isEmpty {
        let cell = cells[first + cell]
        var rest = cell.things[...]
        for bundle in cell.bundles {
          let members = rest.prefix(Bundle.size)
          rest = rest.dropFirst(Bundle.size)
          if !bundle.hull.intersects(box) { continue }
          let sum =
            Double(bundle.labelCount) * onLabel
            + Double(Bundle.size - bundle.labelCount) * onLine
          // All costs are quarters, so that the sum is the same in any order.
          if bundle.core.intersects(box), cost + sum < Self.highestCost {
            cost += sum
          } else if !add(members) {
            return false
          }
        }
        if !add(rest) { return false }
      }
      return other + cost < limit
    }
    return other + cost
  }

  private mutating func add(_ rect: Rect, isLabel: Bool) {
    let number = Int32(things.count)
    things.append((isLabel, Box(rect)))
    var (block, first): (Block?, Int) = (nil, 0)
    Self.forEachStretch(under: rect, cellSize: cellSize) { next, range in
      if next != block {
        block = next
        first = blocks[next] ?? cells.count
        if first == cells.count {
          blocks[next] = first
          cells += Array(repeating: Cell(), count: 64)
        }
      }
      for cell in range { add(number, toCell: first + cell) }
      return true
    }
  }

  private mutating func add(_ number: Int32, toCell cell: Int) {
    cells[cell].things.append(number)
    if !cells[cell].things.count.isMultiple(of: Bundle.size) { return }
    let box = things[Int(number)].box
    var bundle = Bundle(hull: box, core: box)
    for number in cells[cell].things.suffix(Bundle.size) {
      let (isLabel, box) = things[Int(number)]
      if isLabel { bundle.labelCount += 1 }
      bundle.hull.minX = min(bundle.hull.minX, box.minX)
      bundle.hull.maxX = max(bundle.hull.maxX, box.maxX)
      bundle.hull.minY = min(bundle.hull.minY, box.minY)
      bundle.hull.maxY = max(bundle.hull.maxY, box.maxY)
      bundle.core.minX = max(bundle.core.minX, box.minX)
      bundle.core.maxX = min(bundle.core.maxX, box.maxX)
      bundle.core.minY = max(bundle.core.minY, box.minY)
      bundle.core.maxY = min(bundle.core.maxY, box.maxY)
    }
    cells[cell].bundles.append(bundle)
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
