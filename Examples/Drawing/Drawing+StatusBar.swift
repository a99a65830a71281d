import AnchorsLayout
import AnchorsReport

extension Drawing {
  /// A clock and a battery in the top safe area inset, and a home indicator in the bottom one: they
  /// say why nothing else is there.
  static func drawStatusBar(of root: LayoutView, on canvas: inout PictureCanvas) {
    let size = root.frame.size
    let insets = root.safeAreaInsets
    let isLeftToRight = root.layoutDirection == .leftToRight
    if insets.top >= 16 {
      let font = Font(size: 12, weight: .bold)
      let bar = Rect(x: 28, y: insets.top - 19, width: size.width - 56, height: 15)
      canvas.text("9:41", in: bar, font: font)
      let battery = Rect(
        x: isLeftToRight ? bar.maxX - 22 : bar.minX, y: bar.minY + 2, width: 22, height: 11)
      canvas.rect(battery, stroke: .text, radius: 3)
      canvas.rect(battery.outset(by: -2), fill: .text, radius: 1.5)
    }
    if insets.bottom >= 16 {
      let width = min(134, size.width / 3)
      canvas.rect(
        Rect(x: (size.width - width) / 2, y: size.height - 11, width: width, height: 5),
        fill: .text, radius: 2.5)
    }
  }
}
