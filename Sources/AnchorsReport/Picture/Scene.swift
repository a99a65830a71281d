import AnchorsLayout

/// The items of a laid out tree, flat, each with where it is seen.
struct Scene {
  /// One item.
  struct Item {
    let item: any LayoutItem
    let name: String
    /// The number of the parent, -1 for the root.
    let parent: Int
    let depth: Int
    /// The visible frame in root coordinates.
    let frame: Rect
    /// The alignment rectangle: the frame without its alignment insets.
    let alignmentRect: Rect
    /// The origin of the children's coordinates.
    let origin: Point
    /// The visible part of the item and its descendants; `nil` if nothing clips it.
    let clip: Rect?
    let isHidden: Bool
    let isRightToLeft: Bool

    var isGuide: Bool { item.layoutRole != .view }

    /// Returns `true` if nothing clips a rectangle.
    func shows(_ rect: Rect) -> Bool { clip?.contains(rect) ?? true }

    /// Returns the unclipped part of a rectangle, `nil` if it is empty.
    func visible(_ rect: Rect) -> Rect? {
      guard let clip else { return rect }
      let common = clip.intersection(rect)
      return common.width >= 0 && common.height >= 0 ? common : nil
    }
  }

  /// The items in tree order, the root first.
  let items: [Item]
  private let numbers: [ObjectIdentifier: Int]

  /// The tree below an item.
  ///
  /// - Complexity: O(items).
  init(below root: any LayoutItem, names: ItemNames) {
    var items: [Item] = []
    var numbers: [ObjectIdentifier: Int] = [:]
    for (item, place, parent, _) in preorder(from: root) {
      numbers[item.identity] = place
      items.append(
        Item(
          item, name: names.name(of: item), number: parent, in: parent < 0 ? nil : items[parent]))
    }
    self.items = items
    self.numbers = numbers
  }

  /// The number of an item, if it is part of the scene.
  func number(of item: (any LayoutItem)?) -> Int? { item.flatMap { numbers[$0.identity] } }

  /// Returns `true` if an item is a descendant of another.
  func isItem(_ number: Int, inside ancestor: Int) -> Bool {
    var parent = items[number].parent
    // A parent comes before its children.
    while parent > ancestor { parent = items[parent].parent }
    return parent == ancestor
  }

  /// Every constraint placed on an item of the scene, in the order of the tree and of installation.
  var constraints: [Constraint] {
    items.flatMap { $0.item.hostedConstraints }.filter { $0.libraryRole == 0 }
  }
}

extension Scene.Item {
  fileprivate init(_ item: any LayoutItem, name: String, number: Int, in parent: Scene.Item?) {
    self.item = item
    self.name = name
    self.parent = number
    let view = item as? LayoutView
    if let parent {
      depth = parent.depth + 1
      frame = item.layoutFrame.drawable.moved(x: parent.origin.x, y: parent.origin.y)
      isHidden = parent.isHidden || view?.isHidden ?? false
      isRightToLeft = item.ownLayoutDirection.map { $0 == .rightToLeft } ?? parent.isRightToLeft
    } else {
      depth = 0
      // The picture is in the root's own coordinates.
      frame = Rect(size: item.layoutFrame.drawable.size)
      isHidden = false
      isRightToLeft = (view?.layoutDirection ?? item.ownLayoutDirection) == .rightToLeft
    }
    alignmentRect = frame.inset(by: item.layoutMetrics.alignmentRectInsets).drawable
    let scrolled = view?.bounds.drawable.origin ?? .zero
    origin = Point(x: frame.minX - scrolled.x, y: frame.minY - scrolled.y)
    let clips = view?.clipsToBounds ?? false
    clip = clips ? parent?.clip?.intersection(frame) ?? frame : parent?.clip
  }
}

extension Rect {
  /// The rectangle with finite numbers: others become 0, and no side is negative.
  var drawable: Rect {
    let rect = finite
    return Rect(x: rect.minX, y: rect.minY, width: max(0, rect.width), height: max(0, rect.height))
  }

  /// Returns `true` if another rectangle is inside of this one.
  func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// Returns the intersection; of negative size if the two do not touch.
  package func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }
}
