import AnchorsLayout

extension LayoutView {
  /// Adds views, each in front of the one before it.
  func addSubviews(_ views: [LayoutView]) {
    for view in views { addSubview(view) }
  }

  /// Adds views, each in front of the one before it.
  func addSubviews(_ views: LayoutView...) { addSubviews(views) }
}
