/// A partition of `0..<count`, at first into single elements.
///
/// Union by lower id and path halving: the representative is deterministic.
package struct DisjointSets: ~Copyable {
  private var parent: Pool<Int32>

  package init(count: Int) {
    parent = Pool(capacity: count)
    for element in 0..<Int32(count) { parent.append(element) }
  }

  package mutating func find(_ element: Int) -> Int {
    var element = Int32(element)
    var above = parent[element]
    while above != element {
      // The pool contains indices into itself.
      let next = parent[unchecked: above]
      parent[unchecked: Int(element)] = next
      element = next
      above = parent[unchecked: element]
    }
    return Int(element)
  }

  package mutating func unite(_ a: Int, _ b: Int) {
    let (a, b) = (find(a), find(b))
    if a < b { parent[b] = Int32(a) } else { parent[a] = Int32(b) }
  }
}
