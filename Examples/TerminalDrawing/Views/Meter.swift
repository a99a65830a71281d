import AnchorsLayout

/// A bar for a quantity, from the leading edge on, to half a cell.
final class Meter: CellView {
  /// The characters of a meter.
  struct Style {
    let full: Character
    /// Half of a full one: the left half, and the right half.
    let halves: (left: Character, right: Character)
    let empty: Character

    static let line = Style(full: "━", halves: ("╸", "╺"), empty: "·")
    static let block = Style(full: "█", halves: ("▌", "▐"), empty: "░")
  }

  private let share: Double
  private let style: Style

  /// A meter of a share from 0 to 1.
  init(_ share: Double, _ style: Style) {
    self.share = share
    self.style = style
    super.init(name: "meter")
  }

  override func draw(in cells: PixelRect, on canvas: inout CellCanvas) {
    let halves = (share * 2 * Double(cells.width)).rounded()
    let half = isLeftToRight ? style.halves.left : style.halves.right
    for x in canvas.visibleColumns(of: cells) {
      let place = Double(isLeftToRight ? x - cells.x : cells.maxX - 1 - x)
      let character =
        2 * place + 1 < halves ? style.full : 2 * place < halves ? half : style.empty
      canvas.put(character, x: x, y: cells.y)
    }
  }
}
