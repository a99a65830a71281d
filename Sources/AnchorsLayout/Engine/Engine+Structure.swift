import Anchors
import AnchorsSolver

/// The structural changes of a tree since it was read. Nodes may occur twice, and may have left
/// again; their present state counts.
struct StructureChanges {
  /// Items that have come, each with all below it.
  private(set) var joined: [LayoutNode] = []
  /// Items that have changed places among the children of the same item.
  private(set) var moved: [LayoutNode] = []
  /// Items whose own direction is another.
  private(set) var turned: [LayoutNode] = []
  /// Constraints that mention something unknown.
  var constraints: [Constraint] = []

  /// The number of nodes that triggers a cleanup.
  private var limit = 64

  var isEmpty: Bool {
    joined.isEmpty && moved.isEmpty && turned.isEmpty && constraints.isEmpty
  }

  enum Change { case joining, moving, turning }

  /// Records a change of a node. Edits without layouts do not grow memory: whenever the number of
  /// nodes has doubled, duplicates and nodes outside the tree of `backend` are dropped.
  mutating func note(_ change: Change, of node: LayoutNode, in backend: some Backend) {
    switch change {
    case .joining: joined.append(node)
    case .moving: moved.append(node)
    case .turning: turned.append(node)
    }
    if joined.count + moved.count + turned.count <= limit { return }
    Self.drop(from: &joined, unlessIn: backend)
    Self.drop(from: &moved, unlessIn: backend)
    Self.drop(from: &turned, unlessIn: backend)
    limit = max(64, 2 * (joined.count + moved.count + turned.count))
  }

  private static func drop(from nodes: inout [LayoutNode], unlessIn backend: some Backend) {
    var seen: Set<ObjectIdentifier> = []
    nodes.removeAll {
      $0.backend !== backend || !seen.insert(ObjectIdentifier($0)).inserted
    }
  }
}

// Reading items that came, moved or changed direction. If an item changes the structure when it is
// asked, the whole tree is read again.

extension Engine {
  /// Reads all changes of the structure.
  func readChanges() {
    let changes = unread.structure
    unread.structure = StructureChanges()
    let generation = generation
    var isDisturbed = false
    for node in changes.turned where !isDisturbed {
      guard let number = model.number(of: node), let item = node.item else { continue }
      let direction = ask(node) { item.ownLayoutDirection }
      isDisturbed = generation != self.generation
      if isDisturbed { break }
      // Margins may be others in the other direction.
      unread.nodes += model.turn(number, to: direction).map { model.nodes[$0] }
    }
    // In the order in which they are now: each finds the one before it where that is to stay.
    let moved = changes.moved.compactMap { node in
      model.number(of: node).flatMap { number in
        (node.item as? LayoutView)?.placeInSuperview.map { (place: $0, node: node, number: number) }
      }
    }
    for (_, node, number) in moved.inOrder({ $0.place < $1.place }) {
      var place = place(of: node)
      while let unread = place?.unread { place = self.place(of: unread) }
      if let place { model.move(number, after: place.sibling) }
    }
    for node in changes.joined where !isDisturbed { isDisturbed = !read(joined: node) }
    // The items between were not announced.
    let hasUnread = changes.constraints.contains { $0.isRecorded && model.row(of: $0) < 0 }
    if isDisturbed || hasUnread { return forgetTree() }
    self.generation &+= 1
  }

  /// Reads an added item, if it is still there, and the unread items above it. Returns `false` if
  /// an item changes the structure when it is asked.
  private func read(joined node: LayoutNode) -> Bool {
    let generation = generation
    var unread = [node]
    while let next = unread.last {
      if model.number(of: next) != nil {
        unread.removeLast()
        continue
      }
      // If its parent is unread, it is read with the parent.
      guard let place = place(of: next) else { return true }
      if let sibling = place.unread {
        unread.append(sibling)
        continue
      }
      guard let item = next.item else { return true }
      var subtree = Subtree(of: self)
      gather(
        item, parent: Int32(place.parent),
        model.isRightToLeft(place.parent) ? .rightToLeft : .leftToRight, asOf: generation, &subtree)
      if generation != self.generation { return false }
      let numbers = model.insert(subtree.items, after: place.sibling)
      noteDependentItems(among: numbers)
      frames.items += numbers
      unread.removeLast()
    }
    return true
  }

  /// Returns the position of an item among its siblings, with the one before it, read or unread;
  /// `nil` if its parent is unread.
  private func place(of node: LayoutNode) -> (parent: Int, sibling: Int?, unread: LayoutNode?)? {
    guard let item = node.item, let parentNode = node.parent, let parentItem = parentNode.item,
      let parent = model.number(of: parentNode)
    else { return nil }
    let before = parentItem.child(before: item)
    let sibling = before.flatMap { model.number(of: $0) }
    return (parent, sibling, sibling == nil ? before : nil)
  }
}

extension LayoutItem {
  /// The node of the child before another one.
  ///
  /// - Complexity: O(guides) in a view of the portable tree, O(children) in other items.
  fileprivate func child(before child: any LayoutItem) -> LayoutNode? {
    if let view = self as? LayoutView { return view.child(before: child) }
    var last: LayoutNode?
    for other in layoutChildren {
      if other === child { return last }
      last = other.layoutNode
    }
    return nil
  }
}

/// An item that has come and all below it, as they are read.
private struct Subtree: SubtreeReader {
  private let engine: Engine
  private(set) var items: [ItemSnapshot] = []
  private var seen: Set<ObjectIdentifier> = []

  init(of engine: Engine) { self.engine = engine }

  var isPart: Bool { false }

  func contains(_ node: LayoutNode) -> Bool {
    engine.model.number(of: node) != nil
      || node.kind.isOther && seen.contains(ObjectIdentifier(node))
  }

  mutating func append(_ place: ItemPlace, _ metrics: LayoutMetrics, _ fixed: FixedFrame) -> Int32 {
    append(place, metrics, fixed: fixed)
  }

  mutating func appendPlain(_ place: ItemPlace, _ fixed: FixedFrame) -> Int32 {
    append(place, nil, fixed: fixed)
  }

  private mutating func append(
    _ place: ItemPlace, _ metrics: LayoutMetrics?, fixed: FixedFrame
  ) -> Int32 {
    place.node.use {
      if $0.kind.isOther { seen.insert(ObjectIdentifier($0)) }
    }
    items.append(
      ItemSnapshot(
        node: place.node.takeUnretainedValue(), place: place, metrics: metrics, fixed: fixed))
    return Int32(items.count - 1)
  }
}
