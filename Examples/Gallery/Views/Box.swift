import AnchorsLayout

/// A filled rectangle with round corners, and its name and size in the middle.
///
///     let red = Box("red", .red)
class Box: LayoutView {
  /// The colour inside.
  var fill = Colour.card
  /// The colour of the name; `nil` for no name.
  var ink: Colour?
  /// The colour of the outline; `nil` for none.
  var outline: Colour?
  /// The radius of the corners, in points.
  var cornerRadius = 0.0

  /// A box that shows its name.
  convenience init(_ name: String, _ tint: Tint) {
    self.init(name, fill: tint.soft, cornerRadius: 10)
    ink = tint.ink
  }

  /// A box that shows no name: a card, a line, a background.
  convenience init(
    _ name: String, fill: Colour, outline: Colour? = nil, cornerRadius: Double = 0
  ) {
    self.init(name: name)
    self.fill = fill
    self.outline = outline
    self.cornerRadius = cornerRadius
  }
}
