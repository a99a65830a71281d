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
    /// The edges of the latest thing, and whether it is a label.
    var key: UInt64 = 0
  }

  /// The weights of what a rectangle meets.
  struct Weights {
    let label: Int
    let line: Int
  }

  private let steps: CellSteps
  private var blocks = BlockPlaces()
  /// The cells of the blocks, 64 each, column by column.
  private var cells: [Cell] = []
  private var bundles: [ThingBundle] = []
  /// The things of each bundle, which has room for eight. In a cell, things whose edges in it are
  /// equal are one that counts several times.
  private var members: [Member] = []
  private var boxes: [Box] = []

  init(cellSize: Double) { steps = CellSteps(cellSize: cellSize) }

  // MARK: Questions

  /// Returns the sum of the weights of all things that a rectangle meets, once for each cell that
  /// both touch. Stops as soon as the sum is not less than `stop`.
  func weight(on rect: Rect, _ weights: Weights, stop: Int) -> Int {
    guard let area = CellArea(of: rect, cellSize: steps.cellSize) else { return 0 }
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
      let edges = steps.edges(rect.minX, rect.maxX, in: column, of: area.columns)
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
            let edges = steps.edges(rect.minY, rect.maxY, in: row, of: area.rows)
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
    guard let area = CellArea(of: rect, cellSize: steps.cellSize) else { return }
    let box = Box(rect.minX, rect.minY, -rect.maxX, -rect.maxY)
    boxes.append(box)
    var edges = CellEdges()
    var column = area.columns.first
    while column <= area.columns.last {
      (edges.left, edges.right) = steps.edges(rect.minX, rect.maxX, in: column, of: area.columns)
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
  ///
  /// Thousands of long lines may lie on each other, so this goes without checks.
  private mutating func repeatLatest(
    _ rect: Rect, _ box: Box, _ edges: inout CellEdges, _ isLabel: Bool, _ rows: CellArea.Range,
    _ range: CellArea.Range, column first: Int
  ) -> Int {
    let steps = steps
    var (row, same) = (rows.first, Int32(-1))
    return members.withUnsafeMutableBufferPointer { members in
      bundles.withUnsafeMutableBufferPointer { bundles in
        boxes.withUnsafeBufferPointer { boxes in
          cells.withUnsafeBufferPointer { cells in
            while row <= rows.last {
              let latestEdges = edges
              (edges.top, edges.bottom) = steps.edges(rect.minY, rect.maxY, in: row, of: range)
              let cell = cells[first &+ row & 7]
              if cell.latest < 0 || cell.key != edges.key(isLabel: isLabel) { return row }
              let thing = members[Int(cell.latest)].thing
              if thing != same || edges != latestEdges {
                if !Self.areSame(boxes[Int(thing)], box, edges) { return row }
                same = thing
              }
              members[Int(cell.latest)].count &+= 1
              if members[Int(cell.latest)].count == 2 { bundles[Int(cell.last)].hasRepeats = true }
              row &+= 1
            }
            return row
          }
        }
      }
    }
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
    cells[cell].key = edges.key(isLabel: isLabel)
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
}
