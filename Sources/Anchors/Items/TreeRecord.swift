/// What the nodes of one tree share: who is told of changes, and the order of installation.
///
/// Views and guides of the portable tree remember their record, so that neither installing nor
/// editing a constraint has to climb to the top. These laws keep what they remember true:
///
/// 1. A node whose record is not dissolved has the record of the tree it is in, and so have all its
///    ancestors.
/// 2. A record is dissolved when its tree ceases to be one: when the topmost view dies, or moves
///    into another. The nodes find their new one when they are next asked.
/// 3. The nodes of a subtree that leaves a tree get a new record at that moment; the walk that
///    looks for constraints to deactivate visits them all anyway.
///
/// Items of other classes may move unannounced. They remember nothing; a record is valid for the
/// one that turns out to be topmost at the end of a climb.
package final class TreeRecord {
  /// Who is told of changes.
  private(set) var observer: (any LayoutObserver)?
  /// The number of the next constraint to be installed in the tree.
  private(set) var nextSerial: UInt32
  private(set) var isDissolved = false

  init(startingAt serial: UInt32 = 0) { nextSerial = serial }

  /// Who is told of changes, made when it is first asked for: once the tree has been laid out.
  package func observer(orMake make: () -> any LayoutObserver) -> any LayoutObserver {
    if let observer { return observer }
    let made = make()
    observer = made
    return made
  }

  /// A number higher than those of all constraints installed in the tree before.
  ///
  /// It wraps around: what 2³² installations leave without an order is which member of a conflict
  /// is set aside.
  func takeSerial() -> UInt32 {
    defer { nextSerial &+= 1 }
    return nextSerial
  }

  /// Makes sure that what is installed from now on comes after what has lower numbers than this.
  func continueSerials(at serial: UInt32) { nextSerial = max(nextSerial, serial) }

  /// The tree ceases to be one by itself. The numbers stay readable, for the records that follow.
  func dissolve() {
    isDissolved = true
    observer?.rootWillGoAway()
    observer = nil
  }
}

extension LayoutNode {
  /// The record of the tree that the item is in.
  ///
  /// - Complexity: O(1) amortized for views and guides of the portable tree: what has been climbed
  ///   once is remembered all the way. O(depth) for items of other classes.
  package var tree: TreeRecord {
    if kind != .other, let record, !record.isDissolved { return record }
    return findTree()
  }

  /// Who is told of changes in the tree that the item is in; nobody once the item is gone.
  package var observer: (any LayoutObserver)? { isReleased ? nil : tree.observer }

  private func findTree() -> TreeRecord {
    // 1. Up to the topmost node, or to the first that knows.
    var top = self
    var serial = record?.nextSerial ?? 0
    var cycle: ParentCycle?
    while !top.knowsTree, let parent = top.parent {
      if top.kind == .other, let item = parent.item {
        if cycle == nil { cycle = ParentCycle(from: item) } else { cycle?.pass(item) }
      }
      top = parent
      serial = max(serial, top.record?.nextSerial ?? 0)
    }
    let found: TreeRecord
    if let record = top.record, !record.isDissolved {
      found = record
    } else {
      found = TreeRecord()
      top.record = found
    }
    found.continueSerials(at: serial)
    // 2. The same way again, to remember.
    var node = self
    while node !== top, node.kind != .other, let parent = node.knownParent {
      node.record = found
      node = parent
    }
    return found
  }

  private var knowsTree: Bool { kind != .other && record?.isDissolved == false }

  /// The item, up to now the topmost of its tree, has become part of its parent's.
  package func didJoin(_ parent: LayoutNode) {
    guard let own = record else { return }
    let joined = parent.tree
    joined.continueSerials(at: own.nextSerial)
    own.dissolve()
    record = joined
  }

  /// The item has become the topmost of a tree that consists of `subtree`, in which everything to be
  /// installed comes after what was installed in the tree it comes from.
  package func didLeave(_ former: TreeRecord, with subtree: [LayoutNode]) {
    former.observer?.itemsDidLeave(subtree)
    let own = TreeRecord(startingAt: former.nextSerial)
    for node in subtree where node.kind != .other { node.record = own }
    record = own
  }

  /// Drops the cached record: the node is no longer a root.
  package func isNotTopmost() {
    guard kind == .other else { return }
    record?.dissolve()
    record = nil
  }
}
