import AnchorsLayout

/// A sheet of cells, one character each, that lines and text are drawn on.
public struct CellCanvas {
  private let cells: PixelRect
  private var characters: [Character?]
  private var arms: [LineArms]
  /// The area in which drawing has an effect.
  var clip: PixelRect

  /// The greatest width and height of a sheet. What is further out is not drawn.
  static let greatestLength = 2000

  /// An empty sheet.
  init(width: Int, height: Int) {
    let width = min(max(width, 0), Self.greatestLength)
    let height = min(max(height, 0), Self.greatestLength)
    cells = PixelRect(x: 0, y: 0, width: width, height: height)
    characters = Array(repeating: nil, count: width * height)
    arms = Array(repeating: [], count: width * height)
    clip = cells
  }

  /// The place of a cell in the arrays, if drawing has an effect there.
  private func index(_ x: Int, _ y: Int) -> Int? {
    let cell = PixelRect(x: x, y: y, width: 1, height: 1)
    if cell.intersection(clip).intersection(cells).isEmpty { return nil }
    return y * cells.width + x
  }

  // MARK: Drawing

  /// Puts a character into a cell.
  mutating func put(_ character: Character, x: Int, y: Int) {
    if let index = index(x, y) { characters[index] = character }
  }

  /// Writes text into the cells of a row from the left. If the text is longer than the row, `…`
  /// replaces the rest.
  mutating func write(_ text: String, x: Int, y: Int, width: Int) {
    let shown = text.count <= width ? text : width > 0 ? text.prefix(width - 1) + "…" : ""
    for (place, character) in shown.enumerated() { put(character, x: x + place, y: y) }
  }

  /// Draws lines through the outermost cells of a rectangle, joined with those that are there.
  mutating func stroke(_ rect: PixelRect) {
    if rect.width < 2 || rect.height < 2 { return }
    let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
    for y in [rect.y, bottom] {
      join(.right, rect.x, y)
      for x in visibleColumns(of: rect) where rect.x < x && x < right {
        join([.left, .right], x, y)
      }
      join(.left, right, y)
    }
    for x in [rect.x, right] {
      join(.down, x, rect.y)
      for y in visibleRows(of: rect) where rect.y < y && y < bottom { join([.up, .down], x, y) }
      join(.up, x, bottom)
    }
  }

  private mutating func join(_ more: LineArms, _ x: Int, _ y: Int) {
    if let index = index(x, y) { arms[index].formUnion(more) }
  }

  // MARK: Reading

  /// The columns of a rectangle in which drawing has an effect: a rectangle may be wider than the
  /// sheet by far.
  func visibleColumns(of rect: PixelRect) -> Range<Int> {
    let visible = rect.intersection(clip).intersection(cells)
    return visible.x..<visible.maxX
  }

  /// The rows of a rectangle in which drawing has an effect.
  func visibleRows(of rect: PixelRect) -> Range<Int> {
    let visible = rect.intersection(clip).intersection(cells)
    return visible.y..<visible.maxY
  }

  /// The rows, from top to bottom.
  var rows: [String] {
    (0..<cells.height).map { y in
      String((y * cells.width..<(y + 1) * cells.width).map { characters[$0] ?? arms[$0].character })
    }
  }
}
