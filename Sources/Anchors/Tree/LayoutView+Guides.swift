/// The guides that a view has by itself, made when they are first asked for.
struct OwnGuides {
  var margins: LayoutGuide?
  var safeArea: LayoutGuide?
  var readableContent: LayoutGuide?

  var all: [LayoutGuide] { [margins, safeArea, readableContent].compactMap { $0 } }
}

extension LayoutView {
  /// The guide within the view's layout margins; `layoutMarginsGuide` in UIKit.
  public final var margins: LayoutGuide {
    if let guide = ownGuides.margins { return guide }
    let guide = own(LayoutGuide(identifier: "margins", following: .margins))
    ownGuides.margins = guide
    return guide
  }

  /// The guide within the view's safe area; `safeAreaLayoutGuide` in UIKit.
  public final var safeArea: LayoutGuide {
    if let guide = ownGuides.safeArea { return guide }
    let guide = own(LayoutGuide(identifier: "safeArea", following: .safeArea))
    ownGuides.safeArea = guide
    return guide
  }

  /// The guide within the margins that is no wider than is good for reading, 672 points, and
  /// centered; `readableContentGuide` in UIKit.
  public final var readableContent: LayoutGuide {
    if let guide = ownGuides.readableContent { return guide }
    let guide = own(LayoutGuide(identifier: "readableContent"))
    ownGuides.readableContent = guide
    Constraint.activate {
      guide.verticalEdges == margins.verticalEdges
      guide.centerX == margins.centerX
      guide.width <= 672
      guide.width <= margins.width
      guide.width == margins.width ~ .required - 1
    }
    return guide
  }

  private func own(_ guide: LayoutGuide) -> LayoutGuide {
    guide.owningView = self
    hierarchyDidChange()
    return guide
  }
}

extension LayoutGuide {
  /// Says that the distances which the guide follows are different.
  func insetsDidChange() { layoutNode.engineThatMayHaveReadThis?.metricsDidChange(of: layoutNode) }
}
