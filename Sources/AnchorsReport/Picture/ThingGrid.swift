import AnchorsLayout

/// The labels and lines of a picture, in a grid of square cells.
struct ThingGrid {
  /// The edges of a rectangle: left, top, and the negated right and bottom. So one comparison tells
  /// whether two rectangles meet.
  typealias Box = SIMD4<Double>

  /// A thing of a bundle, and how many times it counts.
  typealias Member = (thing: Int32, count: Int32)

  /// A cell, with what a further thing in it is compared with.
  private struct Cell {
    /// The first bundle; -1 if the cell is empty.
    var first: Int32 = -1
    var last: Int32 = -1
    /// The latest thing, as the place of its member.
    var latest: Int32 = -1
    var latestEdges = CellEdges()
    var isLatestLabel = false
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
  private var members: [Member] = []
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
    return bundles.withUnsafeBufferPointer { bundles in
      members.withUnsafeBufferPointer { members in
        boxes.withUnsafeBufferPointer { boxes in
          cells.withUnsafeBufferPointer { cells in
            var scale = Scale(
              bundles: bundles, members: members, boxes: boxes, weights: weights, stop: stop,
              box: Box(rect.maxX, rect.maxY, -rect.minX, -rect.minY))
            weigh(rect, area, cells, on: &scale)
            return scale.sum
          }
        }
      }
    }
  }

  @inline(__always)
  private func weigh(
    _ rect: Rect, _ area: CellArea, _ cells: UnsafeBufferPointer<Cell>, on scale: inout Scale
  ) {
    var probe = ThingBundle.Probe()
    var column = area.columns.first
    while column <= area.columns.last {
      let edges = edges(rect.minX, rect.maxX, in: column, of: area.columns)
      probe.setColumns(edges.low, edges.high)
      var (block, first) = (Int.min, -1)
      var row = area.rows.first
      while row <= area.rows.last {
        if row >> 3 != block {
          block = row >> 3
          first = blocks.place(column: column >> 3, row: block)
        }
        if first >= 0 {
          let bundle = cells[first &+ Self.place(column, row)].first
          if bundle >= 0 {
            let edges = self.edges(rect.minY, rect.maxY, in: row, of: area.rows)
            probe.setRows(edges.low, edges.high)
            scale.add(bundle, probe)
            if scale.sum >= scale.stop { return }
          }
        }
        row &+= 1
      }
      column &+= 1
    }
  }

  // MARK: Changes

  /// Adds a thing.
  mutating func add(_ rect: Rect, isLabel: Bool) {
    guard let area = CellArea(of: rect, cellSize: cellSize) else { return }
    let box = Box(rect.minX, rect.minY, -rect.maxX, -rect.maxY)
    boxes.append(box)
    var edges = CellEdges()
    var column = area.columns.first
    while column <= area.columns.last {
      (edges.left, edges.right) = self.edges(rect.minX, rect.maxX, in: column, of: area.columns)
      var row = area.rows.first
      while row <= area.rows.last {
        // The cells of a column that lie in one block.
        let first = addBlock(column: column >> 3, row: row >> 3) &+ Self.place(column, 0)
        let end = min(row | 7, area.rows.last)
        while row <= end {
          row = repeatLatest(rect, box, &edges, isLabel, (row, end), area.rows, column: first)
          if row > end { break }
          addMember(edges, isLabel: isLabel, toCell: first &+ row & 7)
          row &+= 1
        }
      }
      column &+= 1
    }
  }

  /// Counts the latest thing of each cell in a column of a block once more, up to a cell in which
  /// the thing is another. Returns the row of that, and sets the edges there.
  @inline(__always)
  private mutating func repeatLatest(
    _ rect: Rect, _ box: Box, _ edges: inout CellEdges, _ isLabel: Bool, _ rows: CellArea.Range,
    _ range: CellArea.Range, column first: Int
  ) -> Int {
    var row = rows.first
    while row <= rows.last {
      (edges.top, edges.bottom) = self.edges(rect.minY, rect.maxY, in: row, of: range)
      let cell = cells.withUnsafeBufferPointer { $0[first &+ row & 7] }
      if cell.latest < 0 || cell.latestEdges != edges || cell.isLatestLabel != isLabel {
        return row
      }
      let latest = Int(cell.latest)
      let thing = members.withUnsafeBufferPointer { Int($0[latest].thing) }
      let known = boxes.withUnsafeBufferPointer { $0[thing] }
      if !Self.areSame(known, box, edges) { return row }
      let count = members.withUnsafeMutableBufferPointer { members in
        members[latest].count &+= 1
        return members[latest].count
      }
      if count == 2 { bundles[Int(cell.last)].hasRepeats = true }
      row &+= 1
    }
    return row
  }

  /// Returns `true` if two boxes with the same steps in a cell are the same in it.
  @inline(__always)
  private static func areSame(_ one: Box, _ other: Box, _ edges: CellEdges) -> Bool {
    // Beyond the cell, it does not matter how far.
    (edges.left == 0 || one.x == other.x) && (edges.top == 0 || one.y == other.y)
      && (edges.right == 127 || one.z == other.z) && (edges.bottom == 127 || one.w == other.w)
  }

  /// Adds the latest thing to the last bundle of a cell, or to a new one.
  private mutating func addMember(_ edges: CellEdges, isLabel: Bool, toCell cell: Int) {
    let last = Int(cells[cell].last)
    cells[cell].latestEdges = edges
    cells[cell].isLatestLabel = isLabel
    var bundle = last
    if last < 0 || bundles[last].count == ThingBundle.size {
      bundle = bundles.count
      bundles.append(ThingBundle())
      members.append(contentsOf: repeatElement((thing: 0, count: 1), count: ThingBundle.size))
      if last < 0 {
        cells[cell].first = Int32(bundle)
      } else {
        bundles[last].next = Int32(bundle)
      }
      cells[cell].last = Int32(bundle)
    }
    let member = bundle * ThingBundle.size + Int(bundles[bundle].count)
    members[member].thing = Int32(boxes.count - 1)
    cells[cell].latest = Int32(member)
    bundles[bundle].add(edges, isLabel: isLabel)
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
    _ low: Double, _ high: Double, in cell: Int, of range: CellArea.Range
  ) -> (low: UInt8, high: UInt8) {
    let start = Double(cell) * cellSize
    return (
      cell > range.first ? 0 : CellEdges.step(low, from: start, perPoint: stepsPerPoint),
      cell < range.last ? 127 : CellEdges.step(high, from: start, perPoint: stepsPerPoint)
    )
  }
}
