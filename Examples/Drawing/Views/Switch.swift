import AnchorsLayout
import AnchorsReport

/// A switch, on or off.
open class Switch: DrawableView {
  /// Whether the switch is on.
  package let isOn: Bool

  /// Creates a switch.
  package init(_ name: String, isOn: Bool) {
    self.isOn = isOn
    super.init(name: name)
    intrinsicContentSize = Size(width: 44, height: 26)
    setContentHuggingPriority(.high, for: .horizontal)
    setContentHuggingPriority(.high, for: .vertical)
  }

  /// Draws the track and the knob; the knob of a switch that is on is at the trailing end.
  package override func draw(in rect: Rect, on canvas: inout Canvas) {
    let radius = rect.height / 2
    canvas.rect(rect, fill: isOn ? Hue.green.strong : Paint.line, radius: radius)
    let isAtRight = isOn == (layoutDirection == .leftToRight)
    canvas.circle(
      Point(x: isAtRight ? rect.maxX - radius : rect.minX + radius, y: rect.midY),
      radius: radius - 2, fill: .onStrong)
  }
}
