#if !ANCHORS_SINGLE_MODULE
import Anchors
#endif

extension LayoutViewController {
  /// What there is room for on the screen or in the window: the topmost view's size tells.
  ///
  /// - Complexity: O(depth).
  public final var traitCollection: LayoutTraits {
    LayoutTraits(size: view.topmostView.frame.size)
  }

  /// How much room there is horizontally.
  public final var horizontalSizeClass: LayoutSizeClass { traitCollection.horizontalSizeClass }

  /// How much room there is vertically.
  public final var verticalSizeClass: LayoutSizeClass { traitCollection.verticalSizeClass }

  /// The guide from the top of the view down to the end of what covers it: a status bar, a header.
  ///
  ///     title.top == controller.topLayoutGuide.bottom + 8
  public final var topLayoutGuide: LayoutGuide {
    if let topGuide { return topGuide }
    let guide = makeGuide("topLayoutGuide")
    Constraint.activate {
      guide.top == view.top
      guide.bottom == view.safeArea.top
    }
    topGuide = guide
    return guide
  }

  /// The guide from the beginning of what covers the bottom of the view, such as a tab bar, to the
  /// bottom.
  public final var bottomLayoutGuide: LayoutGuide {
    if let bottomGuide { return bottomGuide }
    let guide = makeGuide("bottomLayoutGuide")
    Constraint.activate {
      guide.top == view.safeArea.bottom
      guide.bottom == view.bottom
    }
    bottomGuide = guide
    return guide
  }

  private func makeGuide(_ identifier: String) -> LayoutGuide {
    let guide = LayoutGuide(identifier: identifier)
    view.addLayoutGuide(guide)
    Constraint.activate { guide.horizontalEdges == view.horizontalEdges }
    return guide
  }

  /// Tells the controller of traits it does not know; says whether that was so.
  final func tell(_ traits: LayoutTraits) -> Bool {
    if traits == knownTraits { return false }
    let previous = knownTraits
    knownTraits = traits
    traitCollectionDidChange(previous)
    return true
  }
}
