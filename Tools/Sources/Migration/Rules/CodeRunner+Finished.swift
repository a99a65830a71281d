// Faults that the finished layout of a class shows.

extension CodeRunner {
  /// Reports what is wrong with the views and constraints of an object.
  func checkFinished(_ root: SceneItem) {
    reportDetached()
    checkDuplicates()
    if !knowsConstraints { return }
    checkMasks(root.descendants)
    if root.isKind(of: "UITableViewCell") { checkHeight(of: contentView(of: root)) }
  }

  /// Reports views of UIKit's classes that have constraints and keep the autoresizing mask.
  func checkMasks(_ items: [SceneItem]) {
    for item in items
    where !item.hasNoMask && !item.isShared && item.isView && item.parent != nil {
      guard !declarations.isOwn(item.type),
        let first = constraints.first(where: { $0.first.item === item })
      else { continue }
      report(
        .mask, first.place, item.shownName,
        "\(item.shownName) has constraints, and nothing turns off its "
          + "translatesAutoresizingMaskIntoConstraints",
        ["\(item.shownName) is made in \(item.place.text)"])
    }
  }

  /// Reports constraints that repeat another one, and edges that are shifted out of the superview.
  private func checkDuplicates() {
    for (place, constraint) in constraints.enumerated() where !constraint.isUnknown {
      let twin = constraints[..<place].first {
        !$0.isUnknown && $0.isSame(as: constraint) && $0.constant == constraint.constant
          && $0.multiplier == constraint.multiplier && $0.priority == constraint.priority
      }
      if let twin {
        report(
          .duplicate, constraint.place, constraint.first.item.shownName,
          "\(constraint.shownText) is the constraint of \(twin.place.text) once more")
      }
      guard constraint.isOutwards, [.trailing, .right].contains(constraint.attribute),
        let other = constraints.first(where: {
          $0.isOutwards && $0.attribute == .bottom && $0.first == constraint.first
            && $0.constant == constraint.constant
        })
      else { continue }
      report(
        .shiftedEdges, constraint.place, constraint.first.item.shownName,
        "\(constraint.shownText) and \(other.shownText) both lie outside of the superview")
    }
  }

  /// Reports views of which all constraints lead to views outside of their superview, if they lie
  /// outside of it.
  ///
  /// - Parameter isOutside: Returns `true` for a view that does.
  func checkContainers(_ root: SceneItem, isOutside: (SceneItem) -> Bool) {
    for item in root.descendants where item.isView && !item.isShared {
      guard let container = item.parent, container !== root, !container.isShared else { continue }
      let ends = constraints.compactMap { constraint -> SceneItem? in
        guard let second = constraint.second, !constraint.attribute.isSize else { return nil }
        if constraint.first.item === item { return second.item }
        return second.item === item ? constraint.first.item : nil
      }
      let axes = Set(
        constraints.filter { $0.first.item === item && $0.second != nil }.map(\.attribute.axis))
      guard axes.isSuperset(of: [.x, .y]), ends.allSatisfy({ !$0.isInside(container) }),
        let other = ends.first, isOutside(item)
      else { continue }
      report(
        item.takesTouches ? .wrongContainer : .outside, item.place, item.shownName,
        "\(item.shownName) lies outside of its superview \(container.shownName): its constraints "
          + "are to \(other.shownName)")
    }
  }

  /// Reports a cell whose required constraints give the content a height.
  private func checkHeight(of content: SceneItem) {
    var chain = CodeChain()
    for constraint in constraints { chain.add(constraint) }
    for stack in content.descendants where stack.isStack { chain.add(arranged: stack) }
    guard let height = chain.height(of: content), height.length > 0 else { return }
    report(
      .cellHeight, height.constraint.place, content.shownName,
      "the required constraints from the top to the bottom of \(content.shownName) give it the "
        + "height \(height.length.shortText), which the table's own constraint contradicts")
  }
}

extension SceneItem {
  /// All items inside, the outer ones first.
  var descendants: [SceneItem] { children.flatMap { [$0] + $0.descendants } }

  /// `true` for UIKit's controls and views of text and lists.
  fileprivate var takesTouches: Bool {
    ["UIControl", "UITextView", "UITableView", "UICollectionView"].contains { isKind(of: $0) }
  }
}

extension SceneConstraint {
  /// `true` for a far edge that a literal shifts out of the superview.
  fileprivate var isOutwards: Bool {
    relation == .equal && attribute.isFar && attribute == secondAttribute && constant > 0
      && second?.guide == nil && second?.item === first.item.parent
  }
}

/// Edges that required constraints place at known distances from each other.
struct CodeChain {
  private struct Edge: Hashable {
    let item: ObjectIdentifier
    let isBottom: Bool
  }

  /// By edges, another edge of the same group and the distance to it.
  private var links: [Edge: (to: Edge, distance: Double)] = [:]
  private var last: SceneConstraint?

  /// Adds a required constraint that gives a height or a vertical distance.
  mutating func add(_ constraint: SceneConstraint) {
    guard constraint.priority == 1000, !constraint.isUnknown, constraint.relation == .equal,
      constraint.multiplier == 1,
      constraint.spacing == nil, constraint.first.guide == nil
    else { return }
    let item = ObjectIdentifier(constraint.first.item)
    let isBottom = constraint.attribute == .bottom
    if constraint.attribute == .height, constraint.second == nil {
      link(Edge(item: item, isBottom: true), Edge(item: item, isBottom: false), constraint.constant)
    } else if let second = constraint.second, second.guide == nil,
      isBottom || constraint.attribute == .top,
      let other = constraint.secondAttribute, [.top, .bottom].contains(other)
    {
      let end = Edge(item: ObjectIdentifier(second.item), isBottom: other == .bottom)
      link(Edge(item: item, isBottom: isBottom), end, constraint.constant)
    } else {
      return
    }
    last = constraint
  }

  /// Adds the views that a vertical stack view arranges without gaps of unknown length.
  mutating func add(arranged stack: SceneItem) {
    guard case .member("vertical")? = stack.properties["axis"], stack.hasPlainArrangement,
      !stack.arranged.contains(where: { $0.properties["isHidden"] != nil })
    else { return }
    let spacing = stack.properties["spacing"]?.number ?? 0
    var end = Edge(item: ObjectIdentifier(stack), isBottom: false)
    for (place, view) in stack.arranged.enumerated() {
      let top = Edge(item: ObjectIdentifier(view), isBottom: false)
      link(top, end, place == 0 ? 0 : spacing)
      end = Edge(item: ObjectIdentifier(view), isBottom: true)
    }
    link(Edge(item: ObjectIdentifier(stack), isBottom: true), end, 0)
  }

  /// Returns the height that the constraints give to an item, and the last of them.
  func height(of item: SceneItem) -> (length: Double, constraint: SceneConstraint)? {
    let top = root(of: Edge(item: ObjectIdentifier(item), isBottom: false))
    let bottom = root(of: Edge(item: ObjectIdentifier(item), isBottom: true))
    guard top.edge == bottom.edge, let last else { return nil }
    return (bottom.distance - top.distance, last)
  }

  /// Places the first edge at a distance from the second one.
  private mutating func link(_ first: Edge, _ second: Edge, _ distance: Double) {
    let (a, b) = (root(of: first), root(of: second))
    if a.edge == b.edge { return }
    links[a.edge] = (b.edge, b.distance + distance - a.distance)
  }

  private func root(of edge: Edge) -> (edge: Edge, distance: Double) {
    var (edge, distance) = (edge, 0.0)
    while let link = links[edge] { (edge, distance) = (link.to, distance + link.distance) }
    return (edge, distance)
  }
}

extension SceneItem {
  /// `true` for a stack view whose arranged views fill it one after the other.
  fileprivate var hasPlainArrangement: Bool {
    if case .member(let name)? = properties["distribution"], name != "fill" { return false }
    return arranged.allSatisfy { $0.properties["after"] == nil } && !arranged.isEmpty
      && properties["isLayoutMarginsRelativeArrangement"] == nil
  }
}
