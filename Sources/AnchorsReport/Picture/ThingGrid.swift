import AnchorsLayout

/// The labels and lines of a picture, in a grid of square cells.
struct ThingGrid {
  /// The edges of a rectangle: left, top, and the negated right and bottom. So one comparison tells
  /// whether two rectangles meet.
  private typealias Box = SIMD4<Double>

  /// The first and the last bundle of a cell; -1 if it is empty.
  private struct Cell {
    var first: Int32 = -1
    var last: Int32 = -1
  }

  /// The weights of what a rectangle meets.
  struct Weights {
    let label: Int
    let line: Int
  }

  private let cellSize: Double
  private let stepsPerPoint: Double
  private var blocks = BlockPlaces()
  /// The cells of the blocks, 64 each, column by column.
  private var cells: [Cell] = []
  private var bundles: [ThingBundle] = []
  /// The things of each bundle, which has room for eight. In a cell, things whose edges in it are
  /// equal are one that counts several times.
  private var members: [(thing: Int32, count: Int32)] = []
  private var boxes: [Box] = []

  init(cellSize: Double) {
    self.cellSize = cellSize
    stepsPerPoint = CellEdges.stepCount / cellSize
  }

  // MARK: Questions

  /// Returns the sum of the weights of all things that a rectangle meets, once for each cell that
  /// both touch. Stops as soon as the sum is not less than `stop`.
  func weight(on rect: Rect, _ weights: Weights, stop: Int) -> Int {
    guard let area = CellArea(of: rect, cellSize: cellSize) else { return 0 }
    let box = Box(rect.maxX, rect.maxY, -rect.minX, -rect.minY)
    var sum = 0
    var probe = ThingBundle.Probe()
    for column in area.columns {
      let columnEdges = edges(rect.minX, rect.maxX, in: column, of: area.columns)
      probe.setColumns(columnEdges.low, columnEdges.high)
      var (block, first) = (Int.min, -1)
      for row in area.rows {
        if row >> 3 != block {
          block = row >> 3
          first = blocks.place(column: column >> 3, row: block)
        }
        if first < 0 { continue }
        var place = Int(cells[first + Self.place(column, row)].first)
        if place < 0 { continue }
        let rowEdges = edges(rect.minY, rect.maxY, in: row, of: area.rows)
        probe.setRows(rowEdges.low, rowEdges.high)
        while place >= 0 {
          let met = things(met: box, probe, inBundle: place)
          if met != 0 {
            add(weights, of: met, inBundle: place, to: &sum, stop: stop)
            if sum >= stop { return sum }
          }
          place = Int(bundles[place].next)
        }
      }
    }
    return sum
  }

  /// Returns the highest bits of the things in a bundle that a rectangle meets.
  @inline(__always)
  private func things(met box: Box, _ probe: ThingBundle.Probe, inBundle place: Int) -> UInt64 {
    let possible = bundles[place].possible(probe)
    if possible == 0 { return 0 }
    var met = bundles[place].certain(probe)
    var open = possible & ~met
    while open != 0 {
      let thing = members[place * ThingBundle.size + open.trailingZeroBitCount >> 3].thing
      if all(boxes[Int(thing)] .< box) { met |= open & (0 &- open) }
      open &= open &- 1
    }
    return met
  }

  /// Adds the weights of some things of a bundle to a sum, from the first to the last, until it is
  /// not less than `stop`.
  @inline(__always)
  private func add(
    _ weights: Weights, of bits: UInt64, inBundle place: Int, to sum: inout Int, stop: Int
  ) {
    let labels = bundles[place].labels
    if !bundles[place].hasRepeats {
      let labelCount = ThingBundle.count(bits & labels)
      let lineCount = ThingBundle.count(bits) - labelCount
      let weight = labelCount * weights.label + lineCount * weights.line
      if sum + weight < stop { return sum += weight }
    }
    var rest = bits
    while rest != 0, sum < stop {
      let weight = labels & rest & (0 &- rest) != 0 ? weights.label : weights.line
      let count = members[place * ThingBundle.size + rest.trailingZeroBitCount >> 3].count
      sum += min(Int(count), (stop - sum + weight - 1) / weight) * weight
      rest &= rest &- 1
    }
  }

  // MARK: Changes

  /// Adds a thing.
  mutating func add(_ rect: Rect, isLabel: Bool) {
    guard let area = CellArea(of: rect, cellSize: cellSize) else { return }
    let box = Box(rect.minX, rect.minY, -rect.maxX, -rect.maxY)
    boxes.append(box)
    var edges = CellEdges()
    for column in area.columns {
      (edges.left, edges.right) = self.edges(rect.minX, rect.maxX, in: column, of: area.columns)
      var (block, first) = (Int.min, -1)
      for row in area.rows {
        if row >> 3 != block {
          block = row >> 3
          first = addBlock(column: column >> 3, row: block)
        }
        (edges.top, edges.bottom) = self.edges(rect.minY, rect.maxY, in: row, of: area.rows)
        add(box, edges, isLabel: isLabel, toCell: first + Self.place(column, row))
      }
    }
  }

  private mutating func add(_ box: Box, _ edges: CellEdges, isLabel: Bool, toCell cell: Int) {
    var last = Int(cells[cell].last)
    if last >= 0, repeatLatest(ofBundle: last, box, edges, isLabel: isLabel) { return }
    if last < 0 || bundles[last].count == ThingBundle.size {
      let next = bundles.count
      bundles.append(ThingBundle())
      members.append(contentsOf: repeatElement((thing: 0, count: 1), count: ThingBundle.size))
      if last < 0 {
        cells[cell].first = Int32(next)
      } else {
        bundles[last].next = Int32(next)
      }
      cells[cell].last = Int32(next)
      last = next
    }
    members[last * ThingBundle.size + Int(bundles[last].count)].thing = Int32(boxes.count - 1)
    bundles[last].add(edges, isLabel: isLabel)
  }

  /// Counts the latest thing of a bundle once more if a new one has the same edges in the cell.
  /// Returns `false` if it has not.
  private mutating func repeatLatest(
    ofBundle place: Int, _ box: Box, _ edges: CellEdges, isLabel: Bool
  ) -> Bool {
    guard bundles[place].latest == edges else { return false }
    let number = Int(bundles[place].count) - 1
    guard (bundles[place].labels &>> UInt64(number * 8) & 0x80 != 0) == isLabel else {
      return false
    }
    let member = place * ThingBundle.size + number
    let latest = boxes[Int(members[member].thing)]
    // Beyond the cell, it does not matter how far.
    guard edges.left == 0 || latest.x == box.x, edges.top == 0 || latest.y == box.y,
      edges.right == 127 || latest.z == box.z, edges.bottom == 127 || latest.w == box.w
    else { return false }
    members[member].count += 1
    bundles[place].hasRepeats = true
    return true
  }

  private mutating func addBlock(column: Int, row: Int) -> Int {
    let place = blocks.place(column: column, row: row)
    if place >= 0 { return place }
    blocks.set(cells.count, column: column, row: row)
    cells.append(contentsOf: repeatElement(Cell(), count: 64))
    return cells.count - 64
  }

  // MARK: Cells

  /// Returns the place of a cell in its block.
  private static func place(_ column: Int, _ row: Int) -> Int { (column & 7) << 3 | row & 7 }

  /// Returns the steps of an interval in a row or column of cells, one of those that it touches.
  @inline(__always)
  private func edges(
    _ low: Double, _ high: Double, in cell: Int, of range: ClosedRange<Int>
  ) -> (low: UInt8, high: UInt8) {
    let start = Double(cell) * cellSize
    return (
      cell > range.lowerBound ? 0 : CellEdges.step(low, from: start, perPoint: stepsPerPoint),
      cell < range.upperBound ? 127 : CellEdges.step(high, from: start, perPoint: stepsPerPoint)
    )
  }
}

/// The cells that a rectangle touches, up to a limit in each direction.
private struct CellArea {
  let columns: ClosedRange<Int>
  let rows: ClosedRange<Int>

  /// The cells of a rectangle; `nil` if an edge is no number, or beyond any picture.
  init?(of rect: Rect, cellSize: Double) {
    guard let columns = Self.range(rect.minX, rect.maxX, cellSize),
      let rows = Self.range(rect.minY, rect.maxY, cellSize)
    else { return nil }
    (self.columns, self.rows) = (columns, rows)
  }

  private static func range(_ low: Double, _ high: Double, _ cellSize: Double) -> ClosedRange<Int>?
  {
    let (low, high) = (low / cellSize, high / cellSize)
    guard abs(low) < 1e12, abs(high) < 1e12 else { return nil }
    let first = roundedDown(low)
    return first...max(first, min(first + 200, roundedDown(high)))
  }

  /// Returns a number as the next lower integer. It is in the range of integers.
  private static func roundedDown(_ number: Double) -> Int {
    let whole = Int(number)
    return Double(whole) > number ? whole - 1 : whole
  }
}

/// The places of square blocks of 8 × 8 cells in an array of cells. Long lines touch many cells,
/// and one look-up finds eight of them.
private struct BlockPlaces {
  private struct Block: Hashable {
    let column: Int
    let row: Int
  }

  private static let nearCount = 64 * 256
  /// The places of blocks near the origin, by number: -1 for blocks without cells.
  private var near: [Int32] = Array(repeating: -1, count: nearCount)
  private var far: [Block: Int] = [:]

  /// The place of the first cell of a block; -1 if it has no cells.
  func place(column: Int, row: Int) -> Int {
    if let number = Self.number(column, row) { return Int(near[number]) }
    return far[Block(column: column, row: row)] ?? -1
  }

  mutating func set(_ place: Int, column: Int, row: Int) {
    if let number = Self.number(column, row) {
      near[number] = Int32(place)
    } else {
      far[Block(column: column, row: row)] = place
    }
  }

  /// The number of a block near the origin.
  private static func number(_ column: Int, _ row: Int) -> Int? {
    let (column, row) = (column + 8, row + 8)
    return 0..<64 ~= column && 0..<256 ~= row ? column * 256 + row : nil
  }
}
