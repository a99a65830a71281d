import AnchorsLayout
@_spi(Tools) import AnchorsReport

extension SceneTree {
  /// The views whose frame neither constraints nor content determine.
  ///
  /// Content of the app's own classes is not known, so their sizes do not count.
  package var undetermined: [ItemFault] {
    // Constraints to a guide that is not known are not installed.
    if notes.contains(where: { $0.element.name == "viewLayoutGuide" }) { return [] }
    if document.platform == .macOS, hasDesignSizes { return [] }
    var found: [ItemFault] = []
    var seen: Set<String> = []
    func add(_ entry: View, _ what: String) {
      // A mask determines all of a frame.
      let hasMask =
        entry.view !== root && entry.element["translatesAutoresizingMaskIntoConstraints"] != "NO"
        && !(entry.view.superview is LayoutStackView)
      guard entry.isComparable, !entry.view.isHidden, !hasMask,
        seen.insert(entry.element.id).inserted
      else { return }
      found.append(
        ItemFault(
          entry.view, "constraints do not determine the \(what) of \(entry.view.layoutName)"))
    }
    for unknown in unknownSizes
    where unknown.view.element["customClass"] == nil && !isPlacedByToolkit(unknown.view)
      && !unknown.view.element.showsNoImage && unknown.view.element.isOfKnownKind
    {
      add(unknown.view, unknown.axis == .horizontal ? "width" : "height")
    }
    let ambiguities = root.layoutTree.ambiguities
    // Contents of equal priority share what is left over or missing. With the document's own sizes
    // nothing is, unless a size is off by a point.
    if ambiguities.contains(where: isTieOfContents) { return found }
    var open: [ObjectIdentifier: Set<FrameComponent>] = [:]
    for ambiguity in ambiguities {
      let all = Set(ambiguity.components.map { $0.component })
      open[ObjectIdentifier(ambiguity.item)] = all
      // Only the frame of its content makes a view inside a scroll view ambiguous.
      guard let entry = entry(of: ambiguity.item), !(entry.view is LayoutScrollView),
        !isInScrollView(entry.view), !isPlacedByToolkit(entry)
      else { continue }
      // A view moves along with the view around it.
      let around = entry.view.superview.flatMap { open[ObjectIdentifier($0)] } ?? []
      let own = ambiguity.components.filter {
        ![.x, .y].contains($0.component) || !around.contains($0.component)
      }
      if own.isEmpty { continue }
      let components = own.map { component in
        switch component.component {
        case .x: "horizontal position"
        case .y: "vertical position"
        case .width: "width"
        case .height: "height"
        }
      }
      add(entry, components.joined(separator: " and "))
    }
    return found
  }

  /// `true` if a grid view places views, and so decides where others are.
  private var hasGrid: Bool { views.contains { $0.element.name == "gridView" } }

  /// Returns `true` if AppKit places a view: one with a fixed frame or a mask, and what is inside a
  /// split view, a box or a tab view.
  private func isPlacedByToolkit(_ entry: View) -> Bool {
    if document.platform != .macOS { return false }
    if hasGrid { return true }
    let shownByBinding =
      entry.element.name == "imageView"
      && entry.element.children(of: "connections").contains { $0.name == "binding" }
    if shownByBinding { return true }
    if entry.element.name == "scrollView", isPlacedByContent(entry.view) { return true }
    if isRelatedToContent(entry.view) { return true }
    // What is inside them sizes some containers.
    let isContainer = ["splitView", "box", "tabView"].contains(entry.element.name)
    if isContainer || entry.element.isOn("fixedFrame")
      || entry.element["translatesAutoresizingMaskIntoConstraints"] != "NO"
    {
      return true
    }
    return entry.view.superviews.contains { view in
      let element = self.entry(of: view)?.element
      return ["splitView", "box", "tabView"].contains(element?.name ?? "")
        || ["splitView", "tabViewItem"].contains(element?.parent?.parent?.name ?? "")
    } || scene.root.parent?.name == "tabViewItem"
  }

  /// Returns `true` if a constraint relates a view in a scroll view to one around it: AppKit keeps
  /// the content's place in the scroll view.
  private func isPlacedByContent(_ view: LayoutView) -> Bool {
    func isInside(_ item: (any LayoutItem)?) -> Bool {
      (item as? LayoutView).map { $0 !== view && $0.isDescendant(of: view) } ?? false
    }
    return constraints.contains { installed in
      let items = (installed.constraint.firstItem, installed.constraint.secondItem)
      return items.1 != nil && isInside(items.0) != isInside(items.1) && items.0 !== view
        && items.1 !== view
    }
  }

  /// Returns `true` if a constraint relates a view to one inside a scroll view that it is not in.
  private func isRelatedToContent(_ view: LayoutView) -> Bool {
    constraints.contains { installed in
      let items = [installed.constraint.firstItem, installed.constraint.secondItem]
      return items.contains { $0 === view }
        && items.contains { item in
          (item as? LayoutView)?.superviews.contains { superview in
            entry(of: superview)?.element.name == "scrollView" && !view.isDescendant(of: superview)
          } == true
        }
    }
  }

  /// Returns `true` if a view with content is ambiguous in the size that it has content for.
  private func isTieOfContents(_ ambiguity: LayoutAmbiguity) -> Bool {
    let metrics = ambiguity.item.layoutMetrics
    return ambiguity.components.contains {
      $0.component == .width && metrics.intrinsicWidth != nil
        || $0.component == .height && metrics.intrinsicHeight != nil
    }
  }
}

extension Element {
  /// `true` for a kind of view that has no content size, or one that is known.
  fileprivate var isOfKnownKind: Bool {
    let kinds: Set = [
      "view", "customView", "containerView", "scrollView", "stackView", "tableView", "textView",
      "collectionView", "webView", "wkWebView", "mapView", "mkMapView", "visualEffectView", "box",
      "imageView", "textField", "label", "button", "slider", "progressView", "progressIndicator",
      "searchBar", "navigationBar", "toolbar", "tabBar", "outlineView", "searchField", "comboBox",
      "secureTextField", "tokenField", "tableViewCellContentView", "collectionReusableView",
    ]
    return kinds.contains(name)
  }

  /// `true` for an image view without an image, which code sets.
  fileprivate var showsNoImage: Bool {
    name == "imageView" && imageName == nil && self["highlightedImage"] == nil
  }
}
