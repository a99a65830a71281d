/// The record that the nodes of one tree share: its backend and the order of installation.
///
/// Views and guides of the portable tree cache their record, so that installing or editing a
/// constraint need not climb to the root. These invariants keep the cache valid:
///
/// 1. A node whose record is not dissolved has the record of the tree it is in, and so have all its
///    ancestors.
/// 2. A record ends with its tree: when the root is freed or moves into another tree. The nodes
///    find their new one on the next access.
/// 3. The nodes of a subtree that leaves a tree get a new record at that moment; the walk that
///    looks for constraints to deactivate visits them all anyway.
///
/// Items of other classes may move without notice, and cache nothing: the record of the root at the
/// end of a climb is valid. All items of a toolkit with its own solver share one permanent record.
@usableFromInline
package final class TreeRecord {
  /// The backend of the tree; `nil` until the first access.
  private(set) var backend: (any Backend)?
  /// The number of the next constraint to be installed in the tree.
  @exclusivity(unchecked) package private(set) var nextSerial: UInt32
  private(set) var isDissolved = false
  /// Copies of constraints that a builder has made and that were freed without ever having been
  /// active: the first of each line, and no more than a hundred.
  @exclusivity(unchecked) package private(set) var neverActive: [Constraint] = []

  private let isPermanent: Bool

  /// Creates a record; with a backend, the permanent one of all items of a toolkit, which has one
  /// backend for all of them.
  package init(startingAt serial: UInt32 = 0, permanentlyFor backend: (any Backend)? = nil) {
    self.backend = backend
    nextSerial = serial
    isPermanent = backend != nil
  }

  /// Returns the backend, and creates it on first access, when the tree is laid out.
  package func backend(orMake make: () -> any Backend) -> any Backend {
    if let backend { return backend }
    let made = make()
    backend = made
    return made
  }

  /// Returns a number higher than those of all earlier installations in the tree.
  ///
  /// It wraps around. After 2³² installations, the choice of the removed constraint of a conflict
  /// may change.
  func takeSerial() -> UInt32 {
    defer { nextSerial &+= 1 }
    return nextSerial
  }

  /// Makes later installations come after those with lower numbers than this.
  func continueSerials(at serial: UInt32) { nextSerial = max(nextSerial, serial) }

  /// Remembers a constraint that was never active and is about to go away.
  fileprivate func noteNeverActive(_ constraint: Constraint) {
    guard neverActive.count < 100,
      !neverActive.contains(where: { $0.isFromLine(of: constraint) })
    else { return }
    let copy = constraint.copy(priority: constraint.priority)
    copy.noteUse()
    neverActive.append(copy)
  }

  /// The tree ceases to be one by itself. The numbers stay readable, for the records that follow.
  func dissolve() {
    if isPermanent { return }
    isDissolved = true
    if !neverActive.isEmpty { neverActive = [] }
    backend?.rootWillGoAway()
    backend = nil
  }
}

extension LayoutNode {
  /// The record of the tree that the item is in.
  ///
  /// - Complexity: O(1) amortized for views and guides of the portable tree, because a climb is
  ///   cached all the way. O(depth) for items of other classes.
  package var tree: TreeRecord { treeReference.takeUnretainedValue() }

  /// The ``tree`` without a retain: the node of the root retains it.
  var treeReference: Unmanaged<TreeRecord> {
    if knowsTree, let record { return .passUnretained(record) }
    return .passUnretained(findTree())
  }

  /// The backend of the item's tree, if it has one yet; `nil` once the item is freed.
  package var backend: (any Backend)? { isReleased ? nil : tree.backend }

  /// The backend, if the node knows it, even after the item's release. It knows its toolkit's, and
  /// through its cached record the tree's.
  var knownBackend: (any Backend)? { record?.backend }

  private func findTree() -> TreeRecord {
    // 0. The usual case: the parent knows.
    if !kind.isExternal, let parent = knownParent,
      let found = parent.use({ $0.knowsTree ? $0.record : nil })
    {
      if let record { found.continueSerials(at: record.nextSerial) }
      record = found
      return found
    }
    // 1. Climb to the root, or to the first node with a cached record.
    var top = self
    var serial = record?.nextSerial ?? 0
    var cycle: ParentCycle?
    while !top.knowsTree, let parent = top.parent {
      if top.kind == .other, let item = parent.item {
        if cycle == nil {
          cycle = ParentCycle(from: item.identity)
        } else if cycle?.isClosed(by: item.identity) == true {
          item.refuseToBeInsideItself()
        }
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
      node = parent.takeUnretainedValue()
    }
    return found
  }

  /// Records in the item's tree that a constraint about it has never been active. Only views and
  /// guides of the portable tree do so: other items may be in `deinit` themselves, or on another
  /// thread.
  @inline(never)
  func noteNeverActive(_ constraint: Constraint) {
    if !kind.isExternal, !isReleased { tree.noteNeverActive(constraint) }
  }

  private var knowsTree: Bool { kind != .other && record?.isDissolved == false }

  /// Notes that the item, until now a root, has joined its parent's tree.
  @_alwaysEmitIntoClient
  package func didJoin(_ parent: LayoutNode) { if record != nil { joinTree(of: parent) } }

  /// Replaces the record by that of the parent's tree.
  @usableFromInline @inline(never)
  func joinTree(of parent: LayoutNode) {
    guard let own = record else { return }
    let joined = parent.tree
    joined.continueSerials(at: own.nextSerial)
    for constraint in own.neverActive { joined.noteNeverActive(constraint) }
    own.dissolve()
    record = joined
  }

  /// Notes that the item has left its parent and is the root of `subtree`. Later installations
  /// there come after earlier ones in the old tree.
  package func didLeave(
    _ former: TreeRecord, with subtree: [LayoutNode], from parent: LayoutNode?
  ) {
    former.backend?.itemsDidLeave(subtree, from: parent)
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
