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

  /// A thing that is being added.
  private struct Newcomer {
    let rect: Rect
    let isLabel: Bool
    let area: CellArea
    let steps: CellSteps
    let box: Box

    init(_ rect: Rect, isLabel: Bool, _ area: CellArea, _ steps: CellSteps) {
      (self.rect, self.isLabel, self.area, self.steps) = (rect, isLabel, area, steps)
      box = Box(rect.minX, rect.minY, -rect.maxX, -rect.maxY)
    }

    /// Sets the left and right edges in a column of cells.
    @inline(__always)
    func set(_ edges: inout CellEdges, column: Int) {
      (edges.left, edges.right) = steps.edges(rect.minX, rect.maxX, in: column, of: area.columns)
    }

    /// Sets the top and bottom edges in a row of cells.
    @inline(__always)
    func set(_ edges: inout CellEdges, row: Int) {
      (edges.top, edges.bottom) = steps.edges(rect.minY, rect.maxY, in: row, of: area.rows)
    }
  }

  /// Adds a thing.
  mutating func add(_ rect: Rect, isLabel: Bool) {
    guard let area = CellArea(of: rect, cellSize: steps.cellSize) else { return }
    let thing = Newcomer(rect, isLabel: isLabel, area, steps)
    boxes.append(thing.box)
    for column in area.columns.first >> 3...area.columns.last >> 3 {
      for row in area.rows.first >> 3...area.rows.last >> 3 {
        let first = addBlock(column: column, row: row)
        var others = repeatLatest(thing, blockColumn: column, blockRow: row, first)
        while others != 0 {
          let place = others.trailingZeroBitCount
          others &= others &- 1
          var edges = CellEdges()
          thing.set(&edges, column: column << 3 | place >> 3)
          thing.set(&edges, row: row << 3 | place & 7)
          addMember(edges, isLabel: isLabel, toCell: first &+ place)
        }
      }
    }
  }

  /// Counts the latest thing of each cell of a block once more if it is the same as a further one.
  /// Returns the other cells that the thing touches, a bit each.
  ///
  /// Thousands of long lines may lie on each other, so this goes without checks.
  private mutating func repeatLatest(
    _ thing: Newcomer, blockColumn: Int, blockRow: Int, _ first: Int
  ) -> UInt64 {
    let lastColumn = min(thing.area.columns.last, blockColumn << 3 | 7)
    let firstRow = max(thing.area.rows.first, blockRow << 3)
    let lastRow = min(thing.area.rows.last, blockRow << 3 | 7)
    return members.withUnsafeMutableBufferPointer { members in
      bundles.withUnsafeMutableBufferPointer { bundles in
        boxes.withUnsafeBufferPointer { boxes in
          cells.withUnsafeBufferPointer { cells in
            var others: UInt64 = 0
            var column = max(thing.area.columns.first, blockColumn << 3)
            while column <= lastColumn {
              var edges = CellEdges()
              thing.set(&edges, column: column)
              var row = firstRow
              while row <= lastRow {
                thing.set(&edges, row: row)
                let place = Self.place(column, row)
                let cell = cells[first &+ place]
                if cell.latest >= 0, cell.key == edges.key(isLabel: thing.isLabel),
                  Self.areSame(boxes[Int(members[Int(cell.latest)].thing)], thing.box, edges)
                {
                  members[Int(cell.latest)].count &+= 1
                  if members[Int(cell.latest)].count == 2 {
                    bundles[Int(cell.last)].hasRepeats = true
                  }
                } else {
                  others |= 1 &<< UInt64(place)
                }
                row &+= 1
              }
              column &+= 1
            }
            return others
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
