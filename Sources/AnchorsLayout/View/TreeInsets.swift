import Anchors
import AnchorsSolver

/// The spreading of safe areas and margins in a tree, for its engine: the rule of
/// `LayoutView+SafeArea.swift` for frames that have not been set.
final class TreeInsets: InsetSpreading {
  /// A view that uses insets, or that is on the way to one.
  private struct Place {
    /// The view's node: the engine keeps this, and is not to keep views.
    let node: LayoutNode
    /// The number of the view in the engine's model.
    let number: Int
    /// The place of the superview; -1 for the root.
    let parent: Int
    /// `true` if rows depend on the view's insets, through which guides.
    let isUser: Bool
    let marginsGuide: Int?
    let safeAreaGuide: Int?
  }

  /// Superviews before their subviews.
  private var places: [Place] = []

  /// Finds the views that use insets which their superviews may spread. `nil` if there are none.
  ///
  /// - Complexity: O(*n* log *n*) in these views and their ancestors.
  init?(_ model: borrowing LayoutModel) {
    var users: Set<Int> = []
    var (margins, safeAreas): ([Int: Int], [Int: Int]) = ([:], [:])
    for number in model.dependences.itemsOfUsedInsets {
      let node = model.nodes[number]
      if node.kind.isView { users.insert(number) }
      guard node.kind.isGuide, let guide = node.item as? LayoutGuide else { continue }
      let owner = model.order.parent(of: number)
      switch guide.source {
      case .margins: margins[owner] = number
      case .safeArea: safeAreas[owner] = number
      case .frame, .content, .fixed: continue
      case nil: if guide.owningView?.guides.keyboard !== guide { continue }
      }
      users.insert(owner)
    }
    users.remove(0)  // the topmost view's insets are its own
    if users.isEmpty { return nil }
    var isOnTheWay: Set<Int> = []
    for number in users {
      var ancestor = number
      while ancestor >= 0, isOnTheWay.insert(ancestor).inserted {
        ancestor = model.order.parent(of: ancestor)
      }
    }
    var labels: [(label: UInt32, number: Int)] = []
    for number in isOnTheWay { labels.append((model.order.label(of: number), number)) }
    labels = labels.inOrder { $0.label < $1.label }
    var placeOf: [Int: Int] = [:]
    for (_, number) in labels {
      guard model.nodes[number].kind.isView else { return nil }
      placeOf[number] = places.count
      places.append(
        Place(
          node: model.nodes[number], number: number,
          parent: placeOf[model.order.parent(of: number)] ?? -1,
          isUser: users.contains(number), marginsGuide: margins[number],
          safeAreaGuide: safeAreas[number]))
    }
  }

  func insets(_ frame: ((Int) -> Rect)?) -> [SpreadInsets] {
    var inside: [SpreadInsetsOfView] = []
    inside.reserveCapacity(places.count)
    var result: [SpreadInsets] = []
    for place in places {
      let around =
        place.parent < 0 || frame == nil ? SpreadInsetsOfView() : inside[place.parent]
      guard let view = place.node.item as? LayoutView else {
        inside.append(SpreadInsetsOfView())
        continue
      }
      let frame = frame?(place.number) ?? Rect(size: view.frame.size)
      let own = view.insets(spreadBy: around, in: frame)
      inside.append(view.spread(own, size: frame.size))
      if !place.isUser { continue }
      let margins = view.margins(own)
      var guides: [(number: Int, insets: Insets)] = []
      if let number = place.marginsGuide { guides.append((number, margins)) }
      if let number = place.safeAreaGuide { guides.append((number, own.safeArea)) }
      var constants: [(constraint: Constraint, value: Double)] = []
      if let height = view.guides.keyboardHeight {
        constants.append((height, view.heightOverKeyboard(own.safeArea)))
      }
      result.append(
        SpreadInsets(view: place.number, margins: margins, guides: guides, constants: constants))
    }
    return result
  }
}
