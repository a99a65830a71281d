import AnchorsLayout
@_spi(Tools) import AnchorsReport

/// Finds views that fill the root up to one edge, and the safe area up to the opposite one.
enum MixedEdgesRule: DocumentRule {
  static var name: String { "mixed-edges" }
  static var severity: RuleSeverity { .warning }
  static var summary: String {
    "Of two opposite edges of a view one is at the root's edge, and the other at the safe area's."
  }
  static var reason: String { "On a screen with rounded corners one side has a strip of its own." }
  static var example: String {
    "photo is inset by the safe area at its bottom edge alone, by up to 34 points"
  }

  static func faults(of scene: WrittenScene) -> [DocumentFault] {
    let tree = scene.tree
    guard tree.document.platform == .iOS, tree.scene.kind != .cell else { return [] }
    let screens = scene.options.screensOfApp.map {
      scene.options.turned($0, isLandscape: tree.document.isLandscape).safeArea
    }
    let pins = pins(tree)
    return tree.views.compactMap { entry in
      guard let own = pins[ObjectIdentifier(entry.view)] else { return nil }
      // Bars are at the top and bottom of portrait screens: only a picture should be behind them.
      let isPicture = entry.element.name == "imageView" && tree.scene.kind == .controller
      let inset = screens.map { max($0.left, $0.right) }.max() ?? 0
      if inset > 0, let fault = fault(entry, own, .leading, .trailing, inset) { return fault }
      guard isPicture, fillsWidth(own) else { return nil }
      let bottom = screens.map(\.bottom).max() ?? 0
      return fault(entry, own, .top, .bottom, bottom)
    }
  }

  private struct Pin {
    let isAtSafeArea: Bool
    let distance: Double
    let element: Element
  }

  private typealias Pins = [Attribute: Pin]

  /// Returns the required pins of the root's subviews at its edges and at its safe area.
  private static func pins(_ tree: SceneTree) -> [ObjectIdentifier: Pins] {
    let (root, safeArea) = (tree.root, tree.root.safeArea)
    var pins: [ObjectIdentifier: Pins] = [:]
    for installed in tree.constraints {
      let constraint = installed.constraint
      let attribute = constraint.firstAnchor.attribute
      guard constraint.relation == .equal, constraint.priority == .required,
        constraint.multiplier == 1, constraint.secondAnchor?.attribute == attribute,
        [.leading, .trailing, .top, .bottom].contains(attribute),
        let first = constraint.firstItem, let second = constraint.secondItem
      else { continue }
      for (item, other) in [(first, second), (second, first)] {
        guard let view = item as? LayoutView, view.superview === root else { continue }
        if other !== root && other !== safeArea { continue }
        pins[ObjectIdentifier(view), default: [:]][attribute] = Pin(
          isAtSafeArea: other === safeArea, distance: abs(constraint.constant),
          element: installed.element)
      }
    }
    return pins
  }

  private static func fillsWidth(_ pins: Pins) -> Bool {
    pins[.leading]?.distance == 0 && pins[.trailing]?.distance == 0
  }

  /// Returns the fault of two opposite pins of the same distance, of which one alone is at the safe
  /// area.
  private static func fault(
    _ entry: SceneTree.View, _ pins: Pins, _ start: Attribute, _ end: Attribute, _ inset: Double
  ) -> DocumentFault? {
    guard inset > 0, let first = pins[start], let last = pins[end],
      first.isAtSafeArea != last.isAtSafeArea, first.distance == last.distance
    else { return nil }
    // A picture below the status bar is as intended.
    if start == .top, first.isAtSafeArea || first.distance > 0 { return nil }
    let (edge, pin) = first.isAtSafeArea ? (start, first) : (end, last)
    return DocumentFault(
      pin.element,
      """
      \(entry.view.layoutName) is inset by the safe area at its \(edge) edge alone, by up to \
      \(inset.text) points
      """)
  }
}
