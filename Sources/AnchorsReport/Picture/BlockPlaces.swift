/// The places of square blocks of 8 × 8 cells in an array of cells. Long lines touch many cells,
/// and one look-up finds eight of them.
struct BlockPlaces {
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
