import AnchorsLayout
import AnchorsReport

/// Text in a colour, on one line or on several.
///
///     let title = Label("Name")
///     title.intrinsicContentSize      // (46, 20)
open class Label: LayoutLabel, Drawable {
  /// The colour.
  package var paint: Paint

  /// Creates a label.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - size: the size of the letters, in points.
  ///   - weight: how heavy the letters are.
  ///   - paint: the colour.
  ///   - alignment: where lines stand in a label that is wider.
  ///   - lines: the greatest number of lines; 0 for any.
  package init(
    _ text: String, size: Double = 17, weight: Font.Weight = .regular, paint: Paint = .text,
    alignment: Alignment = .leading, lines: Int = 1
  ) {
    self.paint = paint
    super.init(name: "\"\(text)\"", frame: .zero)
    self.text = text
    font = Font(size: size, weight: weight)
    textAlignment = alignment
    numberOfLines = lines
  }

  /// Draws the lines that fit the rectangle.
  package func draw(in rect: Rect, on canvas: inout Canvas) {
    drawText(in: rect, paint: paint, on: &canvas)
  }
}

extension LayoutLabel {
  /// Draws the lines that fit a rectangle, each from where the alignment says, so that it is there
  /// with another font, too.
  func drawText(in rect: Rect, paint: Paint, on canvas: inout Canvas) {
    let placement: TextPlacement =
      switch textAlignment {
      case .leading: textStart
      case .center: .center
      case .trailing: textEnd
      case .left: .left
      case .right: .right
      }
    canvas.text(
      lines: lines(fitting: rect.size), in: rect, font: font, paint: paint, alignment: placement)
  }
}
