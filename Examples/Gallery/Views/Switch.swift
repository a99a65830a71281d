import AnchorsLayout

/// A switch of 44 by 26 points, on or off.
class Switch: LayoutView {
  let isOn: Bool

  init(_ name: String, isOn: Bool) {
    self.isOn = isOn
    super.init(name: name)
    intrinsicContentSize = Size(width: 44, height: 26)
    setContentHuggingPriority(.high, for: .horizontal)
    setContentHuggingPriority(.high, for: .vertical)
  }
}
