/// The terms of a sum, the one of the highest variable first. Terms of the same variable are added
/// up as they leave.
package struct TermHeap: ~Copyable {
  private var terms = Pool<Term>(capacity: 64)

  package init() {}

  var isEmpty: Bool { terms.isEmpty }

  @inline(__always)
  package mutating func push(_ variable: Int32, _ coefficient: Double) {
    var place = terms.count
    let term = Term(variable: variable, coefficient: coefficient)
    terms.append(term)
    while place > 0 {
      let parent = (place - 1) / 2
      if terms[unchecked: parent].variable >= variable { break }
      terms[unchecked: place] = terms[unchecked: parent]
      place = parent
    }
    terms[unchecked: place] = term
  }

  /// The term of the highest variable, with everything the sum has of it.
  @inline(__always)
  package mutating func pop() -> Term? {
    if terms.isEmpty { return nil }
    var top = terms[unchecked: 0]
    removeTop()
    while !terms.isEmpty, terms[unchecked: 0].variable == top.variable {
      top.coefficient += terms[unchecked: 0].coefficient
      removeTop()
    }
    return top
  }

  mutating func removeAll() { terms.removeAll() }

  @inline(__always)
  private mutating func removeTop() {
    let last = terms.removeLast()
    if !terms.isEmpty { sink(last) }
  }

  /// Puts a term in the place of the top one, and then where it belongs.
  private mutating func sink(_ term: Term) {
    let count = terms.count
    var place = 0
    while true {
      var child = 2 * place + 1
      if child >= count { break }
      if child + 1 < count, terms[unchecked: child + 1].variable > terms[unchecked: child].variable
      {
        child += 1
      }
      if terms[unchecked: child].variable <= term.variable { break }
      terms[unchecked: place] = terms[unchecked: child]
      place = child
    }
    terms[unchecked: place] = term
  }
}
