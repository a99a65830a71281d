/// A linear form in free structural variables: a multiple of a tree in ``LinearForms``.
struct LinearForm: BitwiseCopyable {
  /// -1 for the form that is 0.
  var node: Int32 = -1
  var factor = 0.0
  /// The largest factor that was added to `factor`. Rounding errors are relative to it.
  var magnitude = 0.0

  var isZero: Bool { node < 0 }

  func times(_ number: Double) -> LinearForm {
    LinearForm(node: node, factor: factor * number, magnitude: magnitude * abs(number))
  }
}

/// Linear forms as trees that share nodes. The positions in a chain, each the one before plus a
/// little, together need little more memory than one.
///
/// A tree of keys, whose upper half is the component of the variable and whose lower half is its
/// number in it: the terms of a component are one subtree. Trees are never changed. Their height is
/// at most the 64 bits of a key, so they are walked by recursion.
///
/// Source: C. Okasaki, A. Gill, *Fast Mergeable Integer Maps* (1998).
struct LinearForms: ~Copyable {
  struct Node: BitwiseCopyable {
    /// The key of a leaf. The key of a branch is that of one of its leaves.
    var key: UInt64
    /// The highest bit in which keys differ below a branch; -1 for a leaf.
    var bit: Int32
    var left = LinearForm()
    var right = LinearForm()

    /// `true` if all terms are of one component.
    var isInOneComponent: Bool { bit < 32 }
    var component: Int { Int(key >> 32) }
    /// The number of a leaf's variable in its component.
    var number: Int32? { bit < 0 ? Int32(truncatingIfNeeded: key) : nil }
  }

  private var nodes = Pool<Node>()

  var count: Int { nodes.count }

  subscript(node: Int32) -> Node { nodes[node] }

  /// A new variable. There must be only one leaf of each.
  mutating func leaf(component: Int, number: Int32) -> LinearForm {
    nodes.append(Node(key: UInt64(component) << 32 | UInt64(number), bit: -1))
    return LinearForm(node: Int32(nodes.count - 1), factor: 1, magnitude: 1)
  }

  /// - Complexity: O(terms that both have), times the height of the trees.
  mutating func sum(_ a: LinearForm, _ b: LinearForm) -> LinearForm {
    if a.isZero { return b }
    if b.isZero { return a }
    if a.node == b.node {
      let (factor, magnitude) = (a.factor + b.factor, max(a.magnitude, b.magnitude))
      let isResidue = abs(factor) <= Tolerance.coefficient * magnitude
      return isResidue
        ? LinearForm() : LinearForm(node: a.node, factor: factor, magnitude: magnitude)
    }
    let (first, second) = (nodes[a.node], nodes[b.node])
    let bit = 63 - Int32((first.key ^ second.key).leadingZeroBitCount)
    if bit > max(first.bit, second.bit) {
      return Self.isSet(bit, in: first.key) ? branch(bit, b, a) : branch(bit, a, b)
    }
    if first.bit < second.bit { return sum(b, a) }
    let (left, right) = (first.left.times(a.factor), first.right.times(a.factor))
    if first.bit == second.bit {
      return branch(
        first.bit, sum(left, second.left.times(b.factor)), sum(right, second.right.times(b.factor)))
    }
    return Self.isSet(first.bit, in: second.key)
      ? branch(first.bit, left, sum(right, b)) : branch(first.bit, sum(left, b), right)
  }

  private static func isSet(_ bit: Int32, in key: UInt64) -> Bool { key >> UInt64(bit) & 1 == 1 }

  private mutating func branch(_ bit: Int32, _ left: LinearForm, _ right: LinearForm) -> LinearForm
  {
    if left.isZero { return right }
    if right.isZero { return left }
    nodes.append(Node(key: nodes[left.node].key, bit: bit, left: left, right: right))
    return LinearForm(node: Int32(nodes.count - 1), factor: 1, magnitude: 1)
  }

  // MARK: Reading

  /// Calls `body` with each term, in the order of keys.
  func forEachTerm(
    of form: LinearForm, _ body: (_ component: Int, _ number: Int32, _ coefficient: Double) -> Void
  ) {
    if form.isZero { return }
    let node = nodes[form.node]
    if let number = node.number { return body(node.component, number, form.factor) }
    forEachTerm(of: node.left.times(form.factor), body)
    forEachTerm(of: node.right.times(form.factor), body)
  }

  /// The first component, in order, that fulfils a condition.
  func firstComponent(of form: LinearForm, where condition: (Int) -> Bool) -> Int? {
    if form.isZero { return nil }
    let node = nodes[form.node]
    if node.isInOneComponent { return condition(node.component) ? node.component : nil }
    return firstComponent(of: node.left, where: condition)
      ?? firstComponent(of: node.right, where: condition)
  }

  /// Visits the components of a form in order, and returns the first at which a visit stops.
  ///
  /// - Parameter isDone: By node, whether no visit to its components is needed any longer. Forms
  ///   share nodes, so visits to many forms together take little more than the calls.
  func firstComponent(
    of form: LinearForm, unlessDone isDone: inout [Bool], visit: (_ component: Int) -> Visit
  ) -> Int? {
    if form.isZero || isDone[Int(form.node)] { return nil }
    let node = nodes[form.node]
    if node.isInOneComponent {
      let result = visit(node.component)
      isDone[Int(form.node)] = result == .done
      return result == .stop ? node.component : nil
    }
    for part in [node.left, node.right] {
      let found = firstComponent(of: part, unlessDone: &isDone, visit: visit)
      if found != nil { return found }
    }
    isDone[Int(form.node)] = [node.left, node.right].allSatisfy {
      $0.isZero || isDone[Int($0.node)]
    }
    return nil
  }

  /// The result of a visit to a component.
  enum Visit {
    /// The visits of this form end here.
    case stop
    /// The component is visited again for another form.
    case again
    /// The component is not visited again.
    case done
  }

  /// Returns `true` if a form has a term of a component.
  func hasTerms(of component: Int, _ form: LinearForm) -> Bool {
    var form = form
    while !form.isZero {
      let node = nodes[form.node]
      if node.isInOneComponent { return node.component == component }
      form = Self.isSet(node.bit, in: UInt64(component) << 32) ? node.right : node.left
    }
    return false
  }
}
