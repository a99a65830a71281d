import AnchorsLayout

/// A view as high as a fixed area makes it in the width that it gets.
class AreaView: LayoutView {
  var area = 0.0 {
    didSet { if area != oldValue { invalidateIntrinsicContentSize() } }
  }

  override func intrinsicContentSize(forWidth width: Double) -> Size? {
    if area == 0 { return nil }
    // Bounded, so that no width gives a height that nothing can be done with.
    let height = width > 1 && width.isFinite ? min(area / width, 2000) : min(area, 2000)
    // A width is exact but for rounding, which must not decide which whole number is next.
    return Size(width: min(width, 2000), height: (height - 1e-6).rounded(.up))
  }
}

/// A view whose frame is larger than the rectangle that constraints are about.
class AlignedView: LayoutView {
  var alignment = Insets.zero {
    didSet { if alignment != oldValue { invalidateIntrinsicContentSize() } }
  }

  override var alignmentRectInsets: Insets { alignment }
}
