/// The edges of a rectangle in a cell of a grid, in whole steps from 0 to 127. An edge beyond the
/// cell is at 0 or 127, so two edges are ordered as their steps are, unless these are equal.
struct CellEdges: Equatable {
  var left: UInt8 = 0
  var top: UInt8 = 0
  var right: UInt8 = 127
  var bottom: UInt8 = 127

  /// The edges and the kind of a thing as one number.
  func key(isLabel: Bool) -> UInt64 {
    UInt64(left) | UInt64(top) &<< 8 | UInt64(right) &<< 16 | UInt64(bottom) &<< 24
      | (isLabel ? 1 &<< 32 : 0)
  }
}

/// The steps of places in cells of a size.
struct CellSteps {
  let cellSize: Double
  private let stepsPerPoint: Double

  init(cellSize: Double) {
    self.cellSize = cellSize
    // Places in the cell have the steps from 2 to 125.
    stepsPerPoint = 123 / cellSize
  }

  /// Returns the steps of an interval in a row or column of cells, one of those that it touches.
  @inline(__always)
  func edges(_ low: Double, _ high: Double, in cell: Int, of range: CellArea.Range)
    -> (low: UInt8, high: UInt8)
  {
    let start = Double(cell) * cellSize
    return (
      cell > range.first ? 0 : step(low, from: start),
      cell < range.last ? 127 : step(high, from: start)
    )
  }

  @inline(__always)
  private func step(_ place: Double, from start: Double) -> UInt8 {
    UInt8(min(max((place - start) * stepsPerPoint + 2, 0), 127))
  }
}

/// Eight or fewer things that come one after another in a cell.
///
/// A byte of a word holds an edge of each thing, so that one subtraction compares eight edges: the
/// highest bit of a byte is set before, and stays if the rest is not less than what is subtracted.
/// The technique is SWAR, *SIMD within a register*.
struct ThingBundle {
  static let size = 8
  /// The highest bit of each byte.
  private static let high: UInt64 = 0x8080_8080_8080_8080
  /// The lowest bit of each byte.
  private static let low: UInt64 = 0x0101_0101_0101_0101

  private var left: UInt64 = 0
  private var top: UInt64 = 0
  /// The right edges, with the highest bits set.
  private var right: UInt64 = high
  /// The bottom edges, with the highest bits set.
  private var bottom: UInt64 = high
  /// The highest bits of the bytes that are in use.
  private var used: UInt64 = 0
  /// The highest bits of labels.
  private(set) var labels: UInt64 = 0
  private(set) var count: Int32 = 0
  /// The next bundle of the cell; -1 if this is the last.
  var next: Int32 = -1
  /// `true` if a thing represents several.
  var hasRepeats = false

  /// Adds a thing. There is room for it.
  mutating func add(_ edges: CellEdges, isLabel: Bool) {
    let shift = UInt64(count) * 8
    left |= UInt64(edges.left) &<< shift
    top |= UInt64(edges.top) &<< shift
    right |= UInt64(edges.right) &<< shift
    bottom |= UInt64(edges.bottom) &<< shift
    used |= 0x80 &<< shift
    if isLabel { labels |= 0x80 &<< shift }
    count += 1
  }

  /// The edges of a rectangle, each eight times.
  struct Probe {
    fileprivate var left: UInt64 = 0
    fileprivate var top: UInt64 = 0
    fileprivate var right: UInt64 = 0
    fileprivate var bottom: UInt64 = 0

    mutating func setColumns(_ left: UInt8, _ right: UInt8) {
      self.left = UInt64(left) &* low
      self.right = UInt64(right) &* low | high
    }

    mutating func setRows(_ top: UInt8, _ bottom: UInt8) {
      self.top = UInt64(top) &* low
      self.bottom = UInt64(bottom) &* low | high
    }
  }

  /// Returns the highest bits of the things that a rectangle may meet.
  func possible(_ probe: Probe) -> UInt64 {
    (probe.right &- left) & (probe.bottom &- top) & (right &- probe.left)
      & (bottom &- probe.top) & used
  }

  /// Returns the highest bits of the things that a rectangle meets, whatever its exact edges are.
  func certain(_ probe: Probe) -> UInt64 {
    (probe.right &- left &- Self.low) & (probe.bottom &- top &- Self.low)
      & (right &- probe.left &- Self.low) & (bottom &- probe.top &- Self.low) & used
  }

  /// Returns how many of the highest bits are set.
  static func count(_ bits: UInt64) -> Int { Int((bits &>> 7 &* low) &>> 56) }
}
