import Anchors

/// Where the items of a layout are seen, from the topmost one down.
struct SeenItems {
  /// By item, the frame in the topmost item's coordinates, as it is seen: scrolled.
  private(set) var frames: [Rect] = []
  /// By item, whether it or one above it is hidden.
  private(set) var isHidden: [Bool] = []
  /// By item, whether it is part of what scrolls.
  private(set) var scrolls: [Bool] = []

  init(_ facts: LayoutFacts) {
    for (number, item) in facts.items.enumerated() {
      let parent = Int(facts.parents[number])
      let isHiddenItself = (item as? LayoutView)?.isHidden ?? false
      if parent < 0 {
        frames.append(Rect(size: item.layoutFrame.size))
        isHidden.append(isHiddenItself)
        scrolls.append(false)
        continue
      }
      let origin = (facts.items[parent] as? LayoutView)?.bounds.origin ?? .zero
      frames.append(
        item.layoutFrame.moved(x: frames[parent].minX - origin.x, y: frames[parent].minY - origin.y)
      )
      isHidden.append(isHidden[parent] || isHiddenItself)
      scrolls.append(scrolls[parent] || facts.contentGuides[parent] != nil)
    }
  }
}

extension LintContext {
  /// Whether an item is a view below the topmost one that is meant to be seen.
  func isShown(_ number: Int, _ seen: SeenItems) -> Bool {
    number > 0 && !seen.isHidden[number] && facts.items[number].layoutRole == .view
  }

  /// Whether the topmost item has a size, so that frames mean something.
  var hasScreen: Bool { facts.items.first?.layoutFrame.hasArea ?? false }
}

extension Rect {
  var hasArea: Bool { width > 0 && height > 0 }
}
