import AnchorsLayout

/// A button, as wide as its title with some room.
class Button: LayoutView {
  let title: String
  let tint: Tint
  /// `true` if the fill is strong rather than soft.
  let isProminent: Bool
  let font = TextFont(size: 16, weight: .bold)

  init(_ title: String, _ tint: Tint = .blue, isProminent: Bool = true) {
    self.title = title
    self.tint = tint
    self.isProminent = isProminent
    super.init(name: title)
    let measurer = StandardTextMeasurer.shared
    let width = measurer.width(of: title[...], in: font)
    intrinsicContentSize = Size(width: width.rounded(.up) + 28, height: 40)
    baselineOffsetFromTop = 20 - measurer.lineHeight(of: font) / 2 + measurer.ascent(of: font)
    baselineOffsetFromBottom = 40 - baselineOffsetFromTop
  }
}
