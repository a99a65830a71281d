import Anchors

/// A view whose content has a size that is given, so that no font decides.
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
