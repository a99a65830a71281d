import AnchorsLayout

/// Finds room for text among text and lines.
///
/// A grid of cells remembers the occupied places, so the cost of a query depends on the
/// neighborhood. Where thousands of things are at one place, sixteen are compared at once: most
/// often a rectangle meets all of them or none. Otherwise the bits of strips across the cell tell
/// which of them it may meet.
struct LabelPlacer {
  /// The edges of a rectangle: left, top, and the negated right and bottom. So one comparison tells
  /// whether two rectangles meet.
  private typealias Box = SIMD4<Double>

  /// Sixteen or fewer things that come one after another in a cell.
  private struct Bundle {
    static let size = 16

    /// The strips of all the things.
    var strips = Strips()
    /// A box meets all of the things if it meets this, which may have a negative size.
    var core: Box
    var count: Int32 = 0
    var labelCount: Int32 = 0
    /// The next bundle of the cell; -1 if this is the last.
    var next: Int32 = -1
  }

  /// Fourteen columns and fourteen rows of a cell, and what lies beyond it on each side, a bit
  /// each. Two boxes meet only if they have a column and a row in common.
  private struct Strips {
    var columns: UInt16 = 0
    var rows: UInt16 = 0

    /// Returns the bits of an interval along one axis of a cell.
    static func bits(_ low: Double, _ high: Double, cell: Int, size: Double) -> UInt16 {
      let start = Double(cell) * size
      // NaN is left to the comparison of boxes.
      if low < start && high > start + size || !(low <= high) { return 0xFFFF }
      let scale = 14 / size
      let first = UInt16(min(max((low - start) * scale + 1, 0), 15))
      let last = UInt16(min(max((high - start) * scale + 1, 0), 15))
      return 0xFFFF &>> (15 - last) & 0xFFFF &<< first
    }

    func mayMeet(_ other: Strips) -> Bool {
      columns & other.columns != 0 && rows & other.rows != 0
    }

    mutating func formUnion(_ other: Strips) {
      columns |= other.columns
      rows |= other.rows
    }
  }

  /// The first and the last bundle of a cell; -1 if it is empty.
  private struct Cell {
    var first: Int32 = -1
    var last: Int32 = -1
  }

  /// A square of 8 × 8 cells. Long lines touch many cells, and one look-up finds eight of them.
  private struct Block: Hashable {
    let column: Int
    let row: Int

    static let nearCount = 64 * 256

    /// The number of a block near the origin.
    var nearNumber: Int? {
      let (column, row) = (column + 8, row + 8)
      return 0..<64 ~= column && 0..<256 ~= row ? column * 256 + row : nil
    }
  }

  private let cellSize: Double
  private var things: [(isLabel: Bool, box: Box)] = []
  /// For each block, the place of its first cell in `cells`; its cells are column by column.
  private var blocks: [Block: Int] = [:]
  /// The same for blocks near the origin, by number: -1 for blocks without cells.
  private var nearBlocks: [Int32] = Array(repeating: -1, count: Block.nearCount)
  private var cells: [Cell] = []
  private var bundles: [Bundle] = []
  /// The things of each bundle, which has room for sixteen: their numbers and strips.
  private var members: [(number: Int32, strips: Strips)] = []

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
    let box = Box(rect.maxX, rect.maxY, -rect.minX, -rect.minY)
    var cost = 0.0
    // A little less than the cost at which to stop.
    let stop = min(Self.highestCost, limit - other - 0.01)
    var (block, first): (Block?, Int?) = (nil, nil)
    Self.forEachStretch(under: rect, cellSize: cellSize) { next, range in
      if next != block { (block, first) = (next, firstCell(of: next)) }
      guard let first else { return true }
      var strips = strips(of: rect, next, range)
      for cell in range {
        var place = cells[first + cell].first
        if place < 0 { continue }
        setRows(of: &strips, rect, next, cell)
        while place >= 0 {
          let bundle = Int(place)
          place = bundles[bundle].next
          if !bundles[bundle].strips.mayMeet(strips) { continue }
          if all(bundles[bundle].core .< box) {
            let labels = bundles[bundle].labelCount
            let sum = Double(labels) * onLabel + Double(bundles[bundle].count - labels) * onLine
            // All costs are quarters, so that the sum is the same in any order.
            if cost + sum < Self.highestCost {
              cost += sum
              if other + cost >= limit { return false }
              continue
            }
          }
          let start = bundle * Bundle.size
          for place in start..<start + Int(bundles[bundle].count) {
            if !members[place].strips.mayMeet(strips) { continue }
            let thing = things[Int(members[place].number)]
            if !all(thing.box .< box) { continue }
            cost += thing.isLabel ? onLabel : onLine
            if cost >= stop, cost >= Self.highestCost || other + cost >= limit { return false }
          }
        }
      }
      return true
    }
    return other + cost
  }

  private func firstCell(of block: Block) -> Int? {
    guard let number = block.nearNumber else { return blocks[block] }
    return nearBlocks[number] < 0 ? nil : Int(nearBlocks[number])
  }

  private mutating func addCells(of block: Block) -> Int {
    let first = cells.count
    if let number = block.nearNumber {
      nearBlocks[number] = Int32(first)
    } else {
      blocks[block] = first
    }
    cells.append(contentsOf: repeatElement(Cell(), count: 64))
    return first
  }

  private mutating func add(_ rect: Rect, isLabel: Bool) {
    let number = Int32(things.count)
    let box = Box(rect.minX, rect.minY, -rect.maxX, -rect.maxY)
    things.append((isLabel, box))
    var (block, first): (Block?, Int) = (nil, 0)
    Self.forEachStretch(under: rect, cellSize: cellSize) { next, range in
      if next != block {
        block = next
        first = firstCell(of: next) ?? addCells(of: next)
      }
      var strips = strips(of: rect, next, range)
      for cell in range {
        setRows(of: &strips, rect, next, cell)
        add(number, isLabel, box, strips, toCell: first + cell)
      }
      return true
    }
  }

  /// Returns the columns of a rectangle in cells of a block that are below one another.
  private func strips(of rect: Rect, _ block: Block, _ cells: ClosedRange<Int>) -> Strips {
    let column = block.column << 3 | cells.lowerBound >> 3
    return Strips(columns: Strips.bits(rect.minX, rect.maxX, cell: column, size: cellSize))
  }

  private func setRows(of strips: inout Strips, _ rect: Rect, _ block: Block, _ cell: Int) {
    let row = block.row << 3 | cell & 7
    strips.rows = Strips.bits(rect.minY, rect.maxY, cell: row, size: cellSize)
  }

  private mutating func add(
    _ number: Int32, _ isLabel: Bool, _ box: Box, _ strips: Strips, toCell cell: Int
  ) {
    var last = Int(cells[cell].last)
    if last < 0 || bundles[last].count == Bundle.size {
      let next = bundles.count
      bundles.append(Bundle(core: box))
      members.append(contentsOf: repeatElement((number: 0, strips: Strips()), count: Bundle.size))
      if last < 0 {
        cells[cell].first = Int32(next)
      } else {
        bundles[last].next = Int32(next)
      }
      cells[cell].last = Int32(next)
      last = next
    }
    members[last * Bundle.size + Int(bundles[last].count)] = (number, strips)
    bundles[last].count += 1
    bundles[last].labelCount += isLabel ? 1 : 0
    bundles[last].strips.formUnion(strips)
    bundles[last].core.replace(with: box, where: box .> bundles[last].core)
  }

  /// Calls a function with the cells that a rectangle touches, up to a limit, as long as it returns
  /// `true`: column by column, those in one block at once.
  private static func forEachStretch(
    under rect: Rect, cellSize: Double, _ body: (Block, ClosedRange<Int>) -> Bool
  ) {
    func range(_ low: Double, _ high: Double) -> ClosedRange<Int> {
      let first = wholeNumber(roundingDown: low / cellSize)
      return first...max(first, min(first + 200, wholeNumber(roundingDown: high / cellSize)))
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
