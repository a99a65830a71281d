import Anchors

extension LayoutStackView {
  /// The views that the stack arranges, in their order along its axis. All are subviews; not every
  /// subview is arranged.
  public final var arrangedSubviews: [LayoutView] { arranged.map { $0.view } }

  /// Arranges a view after the others, and makes it a subview if it is not one.
  public final func addArrangedSubview(_ view: LayoutView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Arranges a view at a place among the arranged views, and makes it a subview, in front of the
  /// others, if it is not one. A view that is arranged already moves, and keeps its custom spacing.
  ///
  /// - Precondition: the place exists.
  public final func insertArrangedSubview(_ view: LayoutView, at index: Int) {
    guard arranged.indices.contains(index) || index == arranged.count else {
      trap("\(nameInTree) has no place \(index) among its \(arranged.count) arranged views")
    }
    if view.superview !== self { addSubview(view) }
    // The callbacks may have arranged the view, or removed it again.
    guard view.superview === self else { return }
    var entry = ArrangedView(view: view)
    if let former = arranged.firstIndex(where: { $0.view === view }) {
      entry = arranged.remove(at: former)
    }
    arranged.insert(entry, at: min(index, arranged.count))
    setNeedsArrangement()
  }

  /// Stops arranging a view. It remains a subview; `removeFromSuperview()` does both.
  public final func removeArrangedSubview(_ view: LayoutView) {
    guard let index = arranged.firstIndex(where: { $0.view === view }) else { return }
    arranged.remove(at: index)
    setNeedsArrangement()
  }

  /// Sets the distance between an arranged view and the next visible one, in points;
  /// ``spacingUseDefault`` for the stack's ``spacing``.
  public final func setCustomSpacing(_ spacing: Double, after view: LayoutView) {
    check(spacing, "custom spacing", of: view)
    guard let index = arranged.firstIndex(where: { $0.view === view }) else { return }
    let custom = spacing == Self.spacingUseDefault ? nil : spacing
    if arranged[index].customSpacing == custom { return }
    arranged[index].customSpacing = custom
    setNeedsArrangement()
  }

  /// The distance that was set after an arranged view; ``spacingUseDefault`` if none was.
  public final func customSpacing(after view: LayoutView) -> Double {
    arranged.first { $0.view === view }?.customSpacing ?? Self.spacingUseDefault
  }
}
