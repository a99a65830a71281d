import Anchors
import AnchorsSolver

// Reading a tree and its changes.

/// The destination of an item and its descendants when they are read.
protocol SubtreeReader: ~Copyable {
  /// `true` if it reads a part of a tree, separately from the whole.
  var isPart: Bool { get }
  func contains(_ node: LayoutNode) -> Bool
  /// Appends the next item. Returns the number that its children have for a parent.
  mutating func append(_ place: ItemPlace, _ metrics: LayoutMetrics, _ fixed: FixedFrame) -> Int32
  /// Appends the next item, which is a plain view. Returns its number.
  mutating func appendPlain(_ place: ItemPlace, _ fixed: FixedFrame) -> Int32
}

extension LayoutModel: SubtreeReader {
  var isPart: Bool { index.isPart }

  func contains(_ node: LayoutNode) -> Bool { number(of: node) != nil }
}

extension Engine {
  /// The maximum number of times that changes are read before a layout.
  private static let readingLimit = 16

  /// Reads the changes. Changes during reading are read in turn, up to a limit.
  func read(_ root: any LayoutItem) {
    for reading in 1...Self.readingLimit {
      if !nonconverging.reads.isEmpty { nonconverging.reads.removeAll() }
      let isLast = reading == Self.readingLimit
      if isOver { return }
      if unread.isEverything || unread.isMixed {
        readTree(root, isLast: isLast)
      } else if !unread.structure.isEmpty {
        readChanges()
      }
      if mustRead { continue }
      if unread.isEverything || !hasReadRootSize(root) { continue }
      if unread.nodes.isEmpty { break }
      let hasChanged = readDirtyNodes()
      if mustRead { continue }
      if unread.nodes.isEmpty { break }
      if !hasChanged, reading > 1 {
        // They say so each time they are asked, but are the same.
        unread.nodes.removeAll()
        break
      }
      if isLast { nonconverging.reads += unread.nodes }
    }
    if isOver { return }
    // The items keep changing: use what was read last.
    if !unread.isEverything, !unread.structure.isEmpty { forgetTree() }
    if unread.isEverything {
      readTree(root, isLast: true)
      _ = hasReadRootSize(root)
    }
  }

  /// Reads the whole tree again. A tree that changes on being asked is left to be read again, but
  /// for the last time.
  private func readTree(_ root: any LayoutItem, isLast: Bool) {
    let former = generation
    unread.nodes.removeAll()
    var read = LayoutModel(limits: limits)
    gather(root, parent: -1, .leftToRight, asOf: former, &read)
    let isDisturbed = former != generation
    if isDisturbed, !isLast { return }
    let constraints = constraints(on: read.nodes)
    if let last = constraints.last {
      root.layoutNode.continueSerials(at: last.serial &+ 1)
    }
    statistics?.enter(.building)
    read.makeRows(of: constraints)
    statistics?.enter(.reading)
    model = read
    slots.keep(model.index)
    generation &+= 1
    unread.wasRead(isMixed: isDisturbed)
    dependents = FrameDependents()
    noteDependentItems(among: model.nodes.indices)
    frames.forgetItems()
    frames.areAllDue = true
    rootSize = Size(width: .nan, height: .nan)
  }

  /// Notes which of the items with these numbers have content that depends on their frames.
  func noteDependentItems(among numbers: some Sequence<Int>) {
    for number in numbers where model.metrics[number].dependsOnFrame {
      dependents.items.insert(number)
    }
  }

  /// Reads an item and its descendants, superviews before their subviews. A repeated item is read
  /// once. The first item's parent has its own number; others have the numbers that `append`
  /// returned. `generation` is that of the start: an item that has left for another tree since then
  /// keeps its slot there.
  func gather<Reader: SubtreeReader & ~Copyable>(
    _ top: any LayoutItem, parent: Int32, _ inherited: InterfaceDirection, asOf generation: Int,
    _ read: inout Reader
  ) {
    var open = [OpenItem(top, parent: parent, inherited)]
    while let next = open.popLast() {
      if let view = next.view, view.isPlain {
        // No user code is called for it, and the view retains its node.
        let reference = Unmanaged.passUnretained(view.layoutNode)
        reference.use { node in
          if read.contains(node) { return }
          take(node, asOf: generation)
          let direction = view.ownLayoutDirection ?? next.direction
          let place = ItemPlace(reference, next.parent, direction, view.ownLayoutDirection)
          let isFree = next.parent >= 0 && !node.mayTranslateMask
          let number = read.appendPlain(
            place, isFree ? .nothing : fixed(view, isTopmost: next.parent < 0))
          open.append(subviewsOf: view, parent: number, direction)
        }
        continue
      }
      let node = next.node
      if read.contains(node) { continue }
      take(node, asOf: generation)
      let item = next.item
      let isPart = read.isPart
      // Reading for a fitting size is not part of a layout.
      let outer = current
      if !isPart { current = node }
      let ownDirection = item.ownLayoutDirection
      let direction = ownDirection ?? next.direction
      let number = read.append(
        ItemPlace(.passUnretained(node), next.parent, direction, ownDirection),
        isPart ? item.checkedMetrics(forWidth: nil) : item.checkedMetrics,
        fixed(item, isTopmost: next.parent < 0))
      if let view = next.view {
        open.append(subviewsOf: view, parent: number, direction)
        for guide in view.guides.all.reversed() {
          open.append(OpenItem(guide, parent: number, direction))
        }
      } else {
        if node.kind.isOther {
          if next.parent >= 0 { node.isNotTopmost() }
          if !isPart { node.setReader(ownReference) }
        }
        for child in item.layoutChildren.reversed() {
          open.append(OpenItem(child, parent: number, direction))
        }
      }
      current = outer
    }
  }

  /// Gives the node of an item that is being read a slot. Since the generation in which the reading
  /// began, the item may have come into another engine's tree, or the whole tree may: then its slot
  /// is that engine's.
  @inline(__always)
  func take(_ node: LayoutNode, asOf generation: Int) {
    if isOver || generation != self.generation && node.backend !== self { return }
    slots.take(node)
  }

  private var ownReference: BackendReference {
    if let reference { return reference }
    let made = BackendReference(self)
    reference = made
    return made
  }

  /// The constraints placed on these nodes, in the order of installation.
  func constraints(on nodes: [LayoutNode]) -> [UnownedConstraint] {
    guard let next = nodes.first?.tree.nextSerial else { return [] }
    if let ordered = distinctConstraints(on: nodes, below: next) { return ordered }
    var constraints = Pool<SerialConstraint>()
    constraints.reserve(4 * nodes.count)
    var limit = 0
    forEachReference(on: nodes) {
      constraints.append(SerialConstraint(serial: $0.serial, constraint: $0))
      limit = max(limit, Int($0.serial) + 1)
    }
    // The standard library's one empty array must not be written to, not even its count.
    if constraints.count == 0 { return [] }
    if limit > 16 * nodes.count {
      constraints.sort { $0.serial < $1.serial }
      return (0..<constraints.count).map { constraints[$0].constraint }
    }
    // Trees that were joined use some serial numbers twice, so the constraints before each are
    // counted.
    var places = Pool<Int32>(repeating: 0, count: limit + 1)
    for index in 0..<constraints.count { places[Int(constraints[index].serial) + 1] += 1 }
    for serial in 0..<limit { places[serial + 1] += places[serial] }
    return [UnownedConstraint](unsafeUninitializedCapacity: constraints.count) { ordered, count in
      for index in 0..<constraints.count {
        let serial = Int(constraints[index].serial)
        ordered.initializeElement(at: Int(places[serial]), to: constraints[index].constraint)
        places[serial] += 1
      }
      count = constraints.count
    }
  }

  /// The constraints placed on these nodes, each put at once where its serial number says; `nil` if
  /// two have the same, as after trees have become one, or if there is little else between the
  /// numbers but gaps.
  private func distinctConstraints(on nodes: [LayoutNode], below limit: UInt32)
    -> [UnownedConstraint]?
  {
    if limit > 16 * nodes.count { return nil }
    var places = Pool<UnownedConstraint?>(repeating: nil, count: Int(limit))
    var count = 0
    var areDistinct = true
    forEachReference(on: nodes) {
      let serial = Int($0.serial)
      if serial < places.count, places[serial] == nil {
        places[serial] = $0
        count &+= 1
      } else {
        areDistinct = false
      }
    }
    if !areDistinct { return nil }
    if count == 0 { return [] }  // As above.
    return [UnownedConstraint](unsafeUninitializedCapacity: count) { ordered, initializedCount in
      for place in 0..<places.count {
        guard let constraint = places[place] else { continue }
        ordered.initializeElement(at: initializedCount, to: constraint)
        initializedCount &+= 1
      }
    }
  }

  @inline(__always)
  private func forEachReference(on nodes: [LayoutNode], _ body: (UnownedConstraint) -> Void) {
    for index in nodes.indices {
      Unmanaged.passUnretained(nodes[index]).use {
        $0.forEachHostedReference(body)
      }
    }
  }

  func fixed(_ item: any LayoutItem, isTopmost: Bool) -> FixedFrame {
    if isTopmost { return .frame(Rect(size: item.checkedFrame.size)) }
    switch item.layoutRole {
    case .guide: return .nothing
    case .insetGuide(let insets): return .insets(insets)
    case .contentGuide: return .origin
    case .view:
      guard item.translatesAutoresizingMaskIntoConstraints else { return .nothing }
      return item.layoutAutoresizing.map { .autoresizing($0) } ?? .frame(item.checkedFrame)
    }
  }

  /// Reads the root's size. Returns `true` if the tree need not be read again because of it.
  private func hasReadRootSize(_ root: any LayoutItem) -> Bool {
    let size = root.checkedFrame.size
    if unread.isEverything { return false }
    if size == rootSize { return true }
    rootSize = size
    model.change(.frame(Rect(size: size)), of: 0)
    return true
  }

  /// Reads changed items again. Returns `true` if there were any. Stops if the structure changes.
  private func readDirtyNodes() -> Bool {
    if unread.nodes.isEmpty { return false }
    let nodes = unread.nodes
    unread.nodes.removeAll(keepingCapacity: true)
    let generation = generation
    var hasChanged = false
    for (place, node) in nodes.enumerated() {
      guard let number = model.number(of: node), let item = node.item else { continue }
      let (metrics, fixed, frame) = ask(node) {
        (item.checkedMetrics, self.fixed(item, isTopmost: number == 0), item.layoutFrame)
      }
      if generation != self.generation {
        if !unread.isEverything { unread.nodes += nodes[place...] }
        return true
      }
      if number > 0, frame != model.frame(of: number) { frames.items.append(number) }
      let known = model.metrics[number]
      if metrics != known { hasChanged = true }
      model.change(metrics, of: number)
      if metrics.dependsOnFrame != known.dependsOnFrame {
        dependents.items.remove(number)
        noteDependentItems(among: CollectionOfOne(number))
      }
      if metrics.alignmentRectInsets != known.alignmentRectInsets {
        // All frames inside start at another corner, and so do their fixed rows.
        let subtree = model.order.subtree(of: number)
        frames.items += subtree
        for child in subtree.dropFirst() { unread.nodes.append(model.nodes[child]) }
      }
      if model.change(fixed, of: number) { hasChanged = true }
    }
    return hasChanged
  }
}

/// An item that is yet to be read, its parent's number, and the direction it inherits.
private struct OpenItem {
  /// The item, if it is a view of the portable tree.
  let view: LayoutView?
  private let other: (any LayoutItem)?
  let parent: Int32
  let direction: InterfaceDirection

  init(_ item: any LayoutItem, parent: Int32, _ direction: InterfaceDirection) {
    let view = item.layoutNode.view(of: item)
    (self.view, other) = (view, view == nil ? item : nil)
    (self.parent, self.direction) = (parent, direction)
  }

  init(_ view: LayoutView, parent: Int32, _ direction: InterfaceDirection) {
    (self.view, other) = (view, nil)
    (self.parent, self.direction) = (parent, direction)
  }

  var item: any LayoutItem {
    if let view { return view }
    if let other { return other }
    preconditionFailure("an open item is a view or another item")
  }

  @inline(__always)
  var node: LayoutNode { view?.layoutNode ?? item.layoutNode }
}

extension [OpenItem] {
  /// Appends the subviews of a view, the first one last.
  @inline(__always)
  fileprivate mutating func append(
    subviewsOf view: LayoutView, parent: Int32, _ direction: InterfaceDirection
  ) {
    for subview in view.children.reversed() {
      append(OpenItem(subview, parent: parent, direction))
    }
  }
}

/// A constraint and its number in the order of installation.
private struct SerialConstraint: BitwiseCopyable {
  let serial: UInt32
  let constraint: UnownedConstraint
}
