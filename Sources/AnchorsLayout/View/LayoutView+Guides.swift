import Anchors

extension LayoutView {
  /// The guides that were added, without the view's own.
  public final var layoutGuides: [LayoutGuide] { guides.added }

  /// Adds a guide, taking it from its former owning view.
  public final func addLayoutGuide(_ guide: LayoutGuide) {
    if guide.owningView === self { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    surroundings.guides.added.append(guide)
    childDidJoin(guide.layoutNode)
  }

  /// Removes a guide. Every constraint that mentions it is deactivated.
  public final func removeLayoutGuide(_ guide: LayoutGuide) {
    guard let place = layoutGuides.firstIndex(where: { $0 === guide }) else { return }
    // First: the last of its constraints also removes a guide that was made for constraints.
    surroundings.guides.added.remove(at: place)
    let nodes = Installer.deactivateConstraints(leaving: guide)
    guide.owningView = nil
    layoutNode.backendThatMayHaveReadThis?.itemsDidLeave(nodes, from: layoutNode)
  }

  /// The guide within the view's layout margins; `layoutMarginsGuide` in UIKit.
  public final var margins: LayoutGuide {
    guides.margins
      ?? own(LayoutGuide(identifier: "margins", following: .margins)) {
        $0.margins = $1
      }
  }

  /// The guide within the view's safe area; `safeAreaLayoutGuide` in UIKit.
  public final var safeArea: LayoutGuide {
    guides.safeArea
      ?? own(LayoutGuide(identifier: "safeArea", following: .safeArea)) {
        $0.safeArea = $1
      }
  }

  /// The guide within the margins that is no wider than is good for reading, 672 points, and
  /// centered; `readableContentGuide` in UIKit.
  public final var readableContent: LayoutGuide {
    if let guide = guides.readableContent { return guide }
    let guide = own(LayoutGuide(identifier: "readableContent")) { $0.readableContent = $1 }
    Constraint.activate {
      guide.verticalEdges == margins.verticalEdges
      guide.centerX == margins.centerX
      guide.width <= 672
      guide.width <= margins.width
      guide.width == margins.width ~ .required - 1
    }
    .markAsGuide()
    return guide
  }

  /// The guide that covers the keyboard at the bottom of the view; `keyboardLayoutGuide` in UIKit.
  /// Without a keyboard, it is as high as the bottom safe area.
  ///
  ///     form.bottom == screen.keyboard.top - 8
  public final var keyboard: LayoutGuide {
    if let guide = guides.keyboard { return guide }
    let guide = own(LayoutGuide(identifier: "keyboard")) { $0.keyboard = $1 }
    let height = guide.height == heightOverKeyboard(safeAreaInsets)
    surroundings.guides.keyboardHeight = height
    Constraint.activate {
      guide.horizontalEdges == horizontalEdges
      guide.bottom == bottom
      height
    }
    .markAsGuide()
    return guide
  }

  /// The height of the keyboard's part of the view, in points. The default is 0: no keyboard.
  public final var keyboardHeight: Double {
    get { hasSurroundings ? surroundings.keyboardHeight : 0 }
    set {
      check(newValue, "keyboardHeight", of: self)
      surroundings.keyboardHeight = newValue
      keyboardGuideDidChange()
    }
  }

  /// The height of the keyboard's guide, if this is the safe area.
  final func heightOverKeyboard(_ safeArea: Insets) -> Double {
    max(keyboardHeight, safeArea.bottom)
  }

  /// The keyboard or the safe area is another.
  final func keyboardGuideDidChange() {
    guides.keyboardHeight?.constant = heightOverKeyboard(safeAreaInsets)
  }

  /// Returns a guide by name: a system guide, created on demand, or an added one.
  final func ownGuide(named name: String) -> LayoutGuide? {
    switch name {
    case "margins": margins
    case "safeArea": safeArea
    case "readableContent": readableContent
    case "keyboard": keyboard
    default: guides.all.first { $0.identifier == name }
    }
  }

  /// Makes a guide one of the view's own, which `keep` puts among them.
  final func own(
    _ guide: LayoutGuide, _ keep: (inout ViewGuides, LayoutGuide) -> Void
  ) -> LayoutGuide {
    guide.owningView = self
    childDidJoin(guide.layoutNode)
    keep(&surroundings.guides, guide)
    return guide
  }
}

extension LayoutGuide {
  /// Announces that the distances of the guide changed.
  func insetsDidChange() { layoutNode.backendThatMayHaveReadThis?.metricsDidChange(of: layoutNode) }
}
