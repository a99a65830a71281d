import Anchors

/// An item as it is seen on the screen.
struct SeenItem {
  /// The frame in root coordinates, scrolled.
  var frame: Rect
  /// `true` if the item or an ancestor is hidden.
  var isHidden = false
  /// `true` if the item is part of what scrolls.
  var scrolls = false
  /// The number of items above it.
  var depth = 0
}

extension LayoutFacts {
  /// All items as visible, from the root down.
  var seenItems: [SeenItem] {
    var seen: [SeenItem] = []
    for (number, item) in items.enumerated() {
      var own = SeenItem(frame: Rect(size: item.layoutFrame.size))
      let parent = Int(parents[number])
      if parent >= 0 {
        own = seen[parent]
        let origin = (items[parent] as? LayoutView)?.bounds.origin ?? .zero
        own.frame = item.layoutFrame.moved(
          x: own.frame.minX - origin.x, y: own.frame.minY - origin.y)
        own.depth += 1
        own.scrolls = own.scrolls || contentGuides[parent] != nil
      }
      own.isHidden = own.isHidden || (item as? LayoutView)?.isHidden ?? false
      seen.append(own)
    }
    return seen
  }
}

extension LintContext {
  /// Returns `true` if an item is a view below the root that should be visible.
  func isShown(_ number: Int) -> Bool {
    number > 0 && !seen[number].isHidden && facts.items[number].layoutRole == .view
  }

  /// Returns a rule's findings about views that should be visible, if the root has a size. Of
  /// nested views, only the outer one is reported.
  func findings(
    _ kind: LintFinding.Kind,
    _ rule: (_ number: Int, _ item: any LayoutItem) -> (summary: String, advice: String)?
  ) -> [LintFinding] {
    guard seen.first?.frame.hasArea ?? false else { return [] }
    var reported: Set<Int> = []
    return facts.items.enumerated().compactMap { number, item in
      guard isShown(number) else { return nil }
      let isInside = reported.contains(Int(facts.parents[number]))
      let found = isInside ? nil : rule(number, item)
      if isInside || found != nil { reported.insert(number) }
      return found.map {
        LintFinding(
          kind: kind, items: [item], constraints: [], summary: $0.summary, details: [$0.advice])
      }
    }
  }
}

extension Rect {
  var hasArea: Bool { width > 0 && height > 0 }
}
