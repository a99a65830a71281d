import AnchorsLayout

/// A small arrowhead of 7 by 12 points that points where text ends.
class Chevron: LayoutView {
  convenience init() {
    self.init(name: "chevron")
    intrinsicContentSize = Size(width: 7, height: 12)
    setContentHuggingPriority(.high, for: .horizontal)
    setContentHuggingPriority(.high, for: .vertical)
  }
}
