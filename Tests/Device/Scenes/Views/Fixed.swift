import Anchors

/// Lays out a stack at the top left corner of a screen, in a fixed size unless it is `nil`, and
/// records the frames of the stack and of its views, as `0`, `1`, `2` ….
final class Fixed: View {
  private var natural = Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)

  override var intrinsicContentSize: Size {
    get { natural }
    set {
      natural = newValue
      invalidateIntrinsicContentSize()
    }
  }
}

/// A view with content of a size.
@MainActor
func fixed(_ width: Double, _ height: Double = 20) -> View {
  let view = Fixed()
  view.intrinsicContentSize = Size(width: width, height: height)
  return view
}
