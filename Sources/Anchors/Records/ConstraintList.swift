/// The constraints that are placed on a node or mention it, in the order of installation.
///
/// The list is threaded through the constraints themselves, so that adding and removing take
/// constant time and allocate nothing. A list is a ring backwards: the first constraint's previous
/// one is the last.
///
/// Links are unowned: a constraint keeps itself alive while it is active, and is active exactly as
/// long as it is in the lists.
struct ConstraintList: Sequence {
  /// The role of a list: each constraint is in up to three.
  enum Role { case host, first, second }

  /// The node, which whoever uses the list holds.
  private let node: Unmanaged<LayoutNode>
  private let role: Role

  @inline(__always)
  init(_ node: LayoutNode, _ role: Role) {
    self.node = .passUnretained(node)
    self.role = role
  }

  private var head: UnownedConstraint? {
    @inline(__always) get { node.use { $0[headOf: role] } }
    @inline(__always) nonmutating set {
      node.use { $0[headOf: role] = newValue }
    }
  }

  /// The constraint installed first.
  var first: Constraint? { head?.constraint }

  /// The constraint installed last.
  var last: Constraint? { head?[role].previous?.constraint }

  /// The constraints, in the order of installation.
  var all: [Constraint] { Array(self) }

  /// The active constraints, in the order of installation.
  var active: [Constraint] { all.filter { $0.holds } }

  @inline(__always)
  func append(_ constraint: Constraint) {
    let added = UnownedConstraint(constraint)
    if let first = head {
      let last = first[role].previous
      last?[role].next = added
      first[role].previous = added
      added[role] = ConstraintLinks(next: nil, previous: last)
    } else {
      head = added
      added[role] = ConstraintLinks(next: nil, previous: added)
    }
  }

  func remove(_ constraint: Constraint) {
    let removed = UnownedConstraint(constraint)
    let links = removed[role]
    let first = head
    if first == removed {
      head = links.next
    } else {
      links.previous?[role].next = links.next
    }
    // The one after takes over the link backwards; after the last, that is the first.
    (links.next ?? first)?[role].previous = links.previous
    removed[role] = ConstraintLinks()
  }

  /// Takes all constraints off their hosts and items. Never inlined, because it is long, and
  /// freeing an item empties three lists.
  @inline(never)
  func withdrawAll() {
    while let constraint = head { constraint.withdraw() }
  }

  /// Goes on to the next constraint before it returns one, so that the one returned may be removed.
  struct Iterator: IteratorProtocol {
    fileprivate var upcoming: Constraint?
    fileprivate let role: Role

    mutating func next() -> Constraint? {
      guard let constraint = upcoming else { return nil }
      upcoming = constraint[linksIn: role].next?.constraint
      return constraint
    }
  }

  func makeIterator() -> Iterator { Iterator(upcoming: first, role: role) }
}

/// A constraint's neighbours in one list.
@usableFromInline
struct ConstraintLinks {
  @usableFromInline var next: UnownedConstraint?
  var previous: UnownedConstraint?
}

/// A constraint known to live: a link of a list.
///
/// `Unmanaged` rather than `unowned(unsafe)`, whose every use retains and releases: relinking is
/// half of what installing a constraint costs.
@usableFromInline
package struct UnownedConstraint: Equatable, BitwiseCopyable {
  @usableFromInline let reference: Unmanaged<Constraint>

  package init(_ constraint: Constraint) { reference = .passUnretained(constraint) }

  package var constraint: Constraint { reference.takeUnretainedValue() }

  @_alwaysEmitIntoClient @inline(__always)
  package func retain() { _ = reference.retain() }

  @_alwaysEmitIntoClient @inline(__always)
  package func release() { reference.release() }

  /// Calls a function with the constraint, without retaining it.
  @_alwaysEmitIntoClient @inline(__always)
  package func use<Result>(_ body: (Constraint) -> Result) -> Result {
    reference.use(body)
  }

  /// The place in the order of installation.
  @_alwaysEmitIntoClient
  package var serial: UInt32 { use { $0.serial } }

  /// Takes an active constraint off its host and items.
  fileprivate func withdraw() {
    if use({ $0.isWithdrawalTold }) { return constraint.withdraw() }
    use { $0.leaveLists() }
    reference.release()
  }

  fileprivate subscript(role: ConstraintList.Role) -> ConstraintLinks {
    get { reference.use { $0[linksIn: role] } }
    nonmutating set { reference.use { $0[linksIn: role] = newValue } }
  }

  @usableFromInline
  package static func == (lhs: UnownedConstraint, rhs: UnownedConstraint) -> Bool {
    lhs.reference.toOpaque() == rhs.reference.toOpaque()
  }
}
