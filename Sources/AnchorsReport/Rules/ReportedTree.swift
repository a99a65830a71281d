import AnchorsLayout

/// A tree of the program, as rules see it.
struct ReportedTree: LaidOutTree {
  let tree: LayoutTree
  let isWorthSaying: (LintFinding) -> Bool
  private let names: ItemNames
  private let unseen: [LintFinding]
  private let cutOff: [ContentSizeConstraint]

  /// The tree at its present size.
  ///
  /// - Parameter names: The names of its items, if they are known.
  init(
    _ tree: LayoutTree, names: ItemNames = ItemNames(),
    isWorthSaying: @escaping (LintFinding) -> Bool
  ) {
    (self.tree, self.names, self.isWorthSaying) = (tree, names, isWorthSaying)
    let (views, contents) = tree.unseenParts
    unseen = views.filter(isWorthSaying)
    cutOff = contents
  }

  func name(of item: any LayoutItem) -> String { names.name(of: item) }
  func key(of item: any LayoutItem) -> String { names.name(of: item) }
  func key(of conflict: LayoutConflict) -> String {
    conflict.constraints.map { $0.text(names) }.joined(separator: "\n")
  }

  var foundConflicts: (certain: [LayoutConflict], hasOthers: Bool) { (tree.conflicts, false) }
  var contentsAreIndependent: Bool { false }

  var undetermined: [ItemFault] {
    tree.ambiguousComponents.map { item, components in
      ItemFault(
        item, components.map { $0.rawValue }.joined(separator: ", "),
        ambiguityTitle(item, components, names))
    }
  }

  var contentsCutOff: [ItemFault] {
    cutOff.map { limit in
      let (extent, size) = (limit.attribute, limit.item.layoutFrame.size)
      let has = extent == .width ? size.width : size.height
      return ItemFault(
        limit.item, "\(extent)",
        "\(name(of: limit.item))'s content has less \(extent) than it needs: \(decimal(has))")
    }
  }

  /// Content without any room is said to be cut off.
  var viewsWithoutArea: [ItemFault] {
    faults(.noSize).filter { !$0.item.layoutMetrics.hasIntrinsicSize }
  }
  var viewsOutside: [ItemFault] { faults(.outOfSight) }

  private func faults(_ kind: LintFinding.Kind) -> [ItemFault] {
    unseen.filter { $0.kind == kind }.map { ItemFault($0.items[0], $0.summary) }
  }

  var leastOverlap: Double { 4 }

  /// Returns `false`, because nobody knows what a view draws.
  func isCovered(_ area: Rect, of items: [any LayoutItem]) -> Bool { false }

  /// The visible views that have content, and no views in them: of a label the text, and of another
  /// view all of it, unless it is wider than its content, which may then be anywhere in it.
  var contentAreas: [ContentArea] {
    let scene = Scene(below: tree.root, names: names)
    return scene.items.compactMap { entry in
      guard let view = entry.item as? LayoutView, !entry.isHidden, view.layoutChildren.isEmpty,
        let width = view.layoutMetrics.intrinsicWidth,
        let height = view.layoutMetrics.intrinsicHeight
      else { return nil }
      var area = entry.alignmentRect
      let label = view as? LayoutLabel
      if width < area.width - 0.5 {
        guard let label else { return nil }
        area.origin.x += label.shareOfRoomBeforeLine * (area.width - width)
        area.size.width = width
      }
      if label != nil, height < area.height {
        area.origin.y += (area.height - height) / 2
        area.size.height = height
      }
      return entry.visible(area).map { ContentArea(view, $0, in: scene.scrollView(around: entry)) }
    }
  }
}

extension Scene {
  /// Returns the scroll view that an item is in.
  fileprivate func scrollView(around item: Item) -> (any LayoutItem)? {
    var number = item.parent
    while number >= 0 {
      if items[number].item is LayoutScrollView { return items[number].item }
      number = items[number].parent
    }
    return nil
  }
}
