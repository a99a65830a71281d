/// The constraints placed on a node, or those that mention it, in the order of installation.
///
/// The list is threaded through the constraints themselves, so that adding and removing take
/// constant time and allocate nothing. A list is a ring backwards: the first constraint's previous
/// one is the last.
///
/// Links are unowned: a constraint keeps itself alive while it is active, and is active exactly as
/// long as it is in the lists.
struct ConstraintList: Sequence {
  /// Which of a constraint's three lists this is.
  enum Role { case host, first, second }

  /// A constraint's neighbours in one list.
  struct Links {
    unowned(unsafe) var next: Constraint?
    unowned(unsafe) var previous: Constraint?
  }

  private let node: LayoutNode
  private let role: Role

  init(_ node: LayoutNode, _ role: Role) {
    self.node = node
    self.role = role
  }

  /// The constraint installed first.
  var first: Constraint? { node[headOf: role] }

  /// The constraints, in the order of installation.
  var all: [Constraint] { Array(self) }

  func append(_ constraint: Constraint) {
    if let first = node[headOf: role] {
      let last = first[linksIn: role].previous
      last?[linksIn: role].next = constraint
      first[linksIn: role].previous = constraint
      constraint[linksIn: role] = Links(next: nil, previous: last)
    } else {
      node[headOf: role] = constraint
      constraint[linksIn: role] = Links(next: nil, previous: constraint)
    }
  }

  func remove(_ constraint: Constraint) {
    let links = constraint[linksIn: role]
    let first = node[headOf: role]
    if first === constraint {
      node[headOf: role] = links.next
    } else {
      links.previous?[linksIn: role].next = links.next
    }
    // The one after takes over the link backwards; after the last, that is the first.
    (links.next ?? first)?[linksIn: role].previous = links.previous
    constraint[linksIn: role] = Links()
  }

  /// Goes on to the next constraint before it returns one, so that the one returned may be removed.
  struct Iterator: IteratorProtocol {
    fileprivate var upcoming: Constraint?
    fileprivate let role: Role

    mutating func next() -> Constraint? {
      guard let constraint = upcoming else { return nil }
      upcoming = constraint[linksIn: role].next
      return constraint
    }
  }

  func makeIterator() -> Iterator { Iterator(upcoming: first, role: role) }
}
