import AnchorsLayout

/// A frame of lines, with a title and a note in its upper line. Its margins are two cells from the
/// sides and one from the top and the bottom.
final class Panel: CellView {
  private let title: Text?
  private let note: Text?

  init(_ name: String, title: String? = nil, note: String? = nil) {
    self.title = title.map { Text(" \($0) ") }
    self.note = note.map { Text(" \($0) ", .trailing) }
    super.init(name: name)
    layoutMargins = Insets(top: 1, left: 2, bottom: 1, right: 2)
  }

  override func draw(in cells: PixelRect, on canvas: inout CellCanvas) {
    canvas.stroke(cells)
    // Between the corners, with a cell of the line left at each end.
    let line = PixelRect(
      x: cells.x + 2, y: cells.y, width: max(0, cells.width - 4), height: 1)
    let texts = [title, note].compactMap { $0 }
    let length = texts.reduce(0) { $0 + $1.intrinsicContentSize.width }
    for text in length < Double(line.width) ? texts : Array(texts.prefix(1)) {
      text.layoutDirection = layoutDirection
      text.draw(in: line, on: &canvas)
    }
  }

  /// Returns the cells within the lines.
  override func inside(of cells: PixelRect) -> PixelRect {
    PixelRect(
      x: cells.x + 1, y: cells.y + 1, width: max(0, cells.width - 2),
      height: max(0, cells.height - 2))
  }

  /// Puts rows into the panel, each a cell high, from the top down.
  func pile(_ rows: [LayoutView], spacing: Double = 0) {
    rows.forEach(addSubview)
    Constraint.activate {
      for (place, row) in rows.enumerated() {
        row.horizontalEdges == margins.horizontalEdges
        if place == 0 {
          row.top == margins.top
        } else {
          row.top == rows[place - 1].bottom + spacing
        }
        row.height == 1
      }
    }
  }
}
