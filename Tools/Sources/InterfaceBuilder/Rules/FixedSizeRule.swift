import AnchorsLayout
@_spi(Tools) import AnchorsReport

/// Finds fixed lengths that are larger than the smallest screen.
enum FixedSizeRule: DocumentRule {
  static var name: String { "fixed-size" }
  static var severity: RuleSeverity { .warning }
  static var summary: String {
    "A width is larger than the smallest screen, or fixed to the canvas's."
  }
  static var reason: String { "The view does not fit on an iPhone SE." }
  static var example: String { "view is at least 350 wide, and the smallest screen is 320" }

  static func faults(of scene: WrittenScene) -> [DocumentFault] {
    let tree = scene.tree
    guard tree.document.platform == .iOS, tree.scene.kind == .controller,
      let smallest = scene.options.screensOfApp.map(\.width).min(),
      tree.ownSize.width < 700
    else { return [] }
    let traits = Traits(Size(width: smallest, height: smallest * 2))
    return constraintsThatFix(tree, smallest).filter { $0.element.isInstalled(traits) }
      + viewsThatKeepWidth(tree)
  }

  private static func constraintsThatFix(_ tree: SceneTree, _ smallest: Double) -> [DocumentFault] {
    tree.constraints.compactMap { installed in
      if tree.hasOutlet(installed.element) { return nil }
      let constraint = installed.constraint
      guard constraint.secondAnchor == nil, constraint.relation != .lessThanOrEqual,
        constraint.priority == .required, let view = constraint.firstItem as? LayoutView,
        !tree.isInScrollView(view), constraint.firstAnchor.attribute == .width,
        constraint.constant >= smallest
      else { return nil }
      if constraint.constant == smallest {
        // Only a view that fills the canvas is meant to fill the screen.
        guard constraint.relation == .equal, tree.ownSize.width == smallest,
          tree.frameInRoot(of: view).minX == 0, tree.scene.isOnCanvas
        else { return nil }
        return DocumentFault(
          installed.element,
          "\(view.layoutName) fills the canvas, and is \(smallest.text) wide on every screen")
      }
      return DocumentFault(
        installed.element,
        """
        \(view.layoutName) is at least \(constraint.constant.text) wide, and the smallest screen \
        is \(smallest.text)
        """)
    }
  }

  /// Returns bars, lists, texts and web pages that fill the canvas from side to side, and keep
  /// their width on a wider screen: neither constraints nor their masks change it.
  private static func viewsThatKeepWidth(_ tree: SceneTree) -> [DocumentFault] {
    let kinds: Set = [
      "webView", "wkWebView", "tableView", "collectionView", "mapView", "mkMapView", "scrollView",
      "textView", "searchBar", "toolbar", "navigationBar",
    ]
    let filling = tree.views.filter { entry in
      guard let frame = entry.frame else { return false }
      return entry.view.superview === tree.root && kinds.contains(entry.element.name)
        && entry.isComparable && frame.minX == 0 && frame.width == tree.ownSize.width
        && frame.width >= 320
    }
    guard tree.scene.isOnCanvas, !filling.isEmpty, let wide = wideTree(tree) else { return [] }
    return filling.compactMap { entry in
      let other = wide.views.first { $0.element.id == entry.element.id }
      guard entry.view.frame.width == tree.ownSize.width,
        other?.view.frame.width == tree.ownSize.width
      else { return nil }
      return DocumentFault(
        entry.element,
        """
        \(entry.view.layoutName) fills the canvas, and is \(tree.ownSize.width.text) wide on every \
        screen
        """)
    }
  }

  /// Returns the scene on a screen that is 10 points wider than the canvas; `nil` if constraints
  /// conflict there.
  private static func wideTree(_ tree: SceneTree) -> SceneTree? {
    let wide = SceneTree(tree.scene, in: tree.document, traits: tree.traits)
    wide.layOut(Size(width: tree.ownSize.width + 10, height: tree.ownSize.height))
    return wide.hasConflicts ? nil : wide
  }
}

extension Element {
  /// Returns `true` if a constraint is installed for size classes.
  fileprivate func isInstalled(_ traits: Traits) -> Bool {
    parent?.parent?.uninstalled("constraints", traits).contains(id) != true
  }
}
