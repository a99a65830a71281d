#if !ANCHORS_SINGLE_MODULE
import Anchors
#endif

/// How safe areas and margins spread in a tree, for its engine: the rule of `LayoutView+SafeArea.swift` on
/// frames that have not been set.
final class TreeInsets: InsetSpreading {
  /// A view that uses insets, or that is on the way to one.
  private struct Place {
    /// The view's node: the engine keeps this, and is not to keep views.
    let node: LayoutNode
    /// The number of the view in the engine's model.
    let number: Int
    /// The place of the superview; -1 for the topmost.
    let parent: Int
    /// Whether insets of the view are part of rows, and by which guides.
    let isUser: Bool
    let marginsGuide: Int?
    let safeAreaGuide: Int?
  }

  /// Superviews before their subviews.
  private var places: [Place] = []

  /// Looks for the views that use insets which they may have from their superviews; `nil` if there are none.
  ///
  /// - Complexity: O(items).
  init?(_ model: borrowing LayoutModel) {
    var isOnTheWay = Array(repeating: false, count: model.nodes.count)
    var uses: [Int: (isUser: Bool, margins: Int?, safeArea: Int?)] = [:]
    for (number, node) in model.nodes.enumerated().dropFirst() {
      let isUsed = model.dependences.usesInsets(of: number)
      if isUsed, node.kind.isGuide, let guide = node.item as? LayoutGuide {
        let owner = Int(model.parents[number])
        switch guide.source {
        case .margins: uses[owner, default: (true, nil, nil)].margins = number
        case .safeArea: uses[owner, default: (true, nil, nil)].safeArea = number
        case .frame, .content, nil: break
        }
      } else if node.kind.isView, let view = node.item as? LayoutView,
        isUsed || view.guides.keyboard != nil
      {
        uses[number, default: (true, nil, nil)].isUser = true
      }
    }
    uses[0] = nil  // the topmost view's insets are its own
    if uses.isEmpty { return nil }
    for number in uses.keys {
      var ancestor = number
      while ancestor >= 0, !isOnTheWay[ancestor] {
        isOnTheWay[ancestor] = true
        ancestor = Int(model.parents[ancestor])
      }
    }
    var placeOf = Array(repeating: -1, count: model.nodes.count)
    for (number, node) in model.nodes.enumerated() where isOnTheWay[number] {
      guard node.kind.isView else { return nil }
      placeOf[number] = places.count
      let use = uses[number]
      places.append(
        Place(
          node: node, number: number,
          parent: number == 0 ? -1 : placeOf[Int(model.parents[number])],
          isUser: use != nil, marginsGuide: use?.margins, safeAreaGuide: use?.safeArea))
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
      let own = view.insets(
        spreadBy: around, in: frame?(place.number) ?? Rect(size: view.frame.size))
      inside.append(view.spread(own, size: frame?(place.number).size ?? view.frame.size))
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
