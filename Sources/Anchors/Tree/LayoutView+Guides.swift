extension LayoutView {
  /// The guides that were added, without the view's own.
  public final var layoutGuides: [LayoutGuide] { guides.added }

  /// Adds a guide, taking it from its former owning view.
  public final func addLayoutGuide(_ guide: LayoutGuide) {
    if guide.owningView === self { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    surroundings.guides.added.append(guide)
    hierarchyDidChange()
  }

  /// Removes a guide. Every constraint that mentions it is deactivated.
  public final func removeLayoutGuide(_ guide: LayoutGuide) {
    guard layoutGuides.contains(where: { $0 === guide }) else { return }
    Installer.deactivateConstraints(leaving: guide)
    hierarchyDidChange()
    surroundings.guides.added.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// The guide within the view's layout margins; `layoutMarginsGuide` in UIKit.
  public final var margins: LayoutGuide {
    if let guide = guides.margins { return guide }
    let guide = own(LayoutGuide(identifier: "margins", following: .margins))
    surroundings.guides.margins = guide
    return guide
  }

  /// The guide within the view's safe area; `safeAreaLayoutGuide` in UIKit.
  public final var safeArea: LayoutGuide {
    if let guide = guides.safeArea { return guide }
    let guide = own(LayoutGuide(identifier: "safeArea", following: .safeArea))
    surroundings.guides.safeArea = guide
    return guide
  }

  /// The guide within the margins that is no wider than is good for reading, 672 points, and
  /// centered; `readableContentGuide` in UIKit.
  public final var readableContent: LayoutGuide {
    if let guide = guides.readableContent { return guide }
    let guide = own(LayoutGuide(identifier: "readableContent"))
    surroundings.guides.readableContent = guide
    Constraint.activate {
      guide.verticalEdges == margins.verticalEdges
      guide.centerX == margins.centerX
      guide.width <= 672
      guide.width <= margins.width
      guide.width == margins.width ~ .required - 1
    }
    return guide
  }

  final func own(_ guide: LayoutGuide) -> LayoutGuide {
    guide.owningView = self
    hierarchyDidChange()
    return guide
  }
}

extension LayoutGuide {
  /// Says that the distances which the guide follows are different.
  func insetsDidChange() { layoutNode.engineThatMayHaveReadThis?.metricsDidChange(of: layoutNode) }
}
