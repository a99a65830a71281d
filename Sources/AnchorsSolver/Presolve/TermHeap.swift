/// The terms of a sum, the one of the highest rank first. Terms of the same variable are added up
/// as they leave.
struct TermHeap: ~Copyable {
  /// A term with the rank of its variable.
  struct Entry: BitwiseCopyable {
    var rank: UInt32
    var variable: Int32
    var coefficient: Double
  }

  private var terms = Pool<Entry>(capacity: 64)

  /// Adds a term of a variable whose number is its rank.
  @inline(__always)
  mutating func push(_ variable: Int32, _ coefficient: Double) {
    push(variable, coefficient, rank: UInt32(bitPattern: variable))
  }

  @inline(__always)
  mutating func push(_ variable: Int32, _ coefficient: Double, rank: UInt32) {
    var place = terms.count
    let term = Entry(rank: rank, variable: variable, coefficient: coefficient)
    terms.append(term)
    while place > 0 {
      let parent = (place - 1) / 2
      if terms[unchecked: parent].rank >= rank { break }
      terms[unchecked: place] = terms[unchecked: parent]
      place = parent
    }
    terms[unchecked: place] = term
  }

  /// The term of the variable of the highest rank, with everything the sum has of it.
  @inline(__always)
  mutating func pop() -> Term? {
    if terms.isEmpty { return nil }
    let top = terms[unchecked: 0]
    var coefficient = top.coefficient
    removeTop()
    while !terms.isEmpty, terms[unchecked: 0].rank == top.rank {
      coefficient += terms[unchecked: 0].coefficient
      removeTop()
    }
    return Term(variable: top.variable, coefficient: coefficient)
  }

  @inline(__always)
  private mutating func removeTop() {
    let last = terms.removeLast()
    if !terms.isEmpty { sink(last) }
  }

  /// Puts a term in the place of the top one, and then where it belongs.
  private mutating func sink(_ term: Entry) {
    let count = terms.count
    var place = 0
    while true {
      var child = 2 * place + 1
      if child >= count { break }
      if child + 1 < count, terms[unchecked: child + 1].rank > terms[unchecked: child].rank {
        child += 1
      }
      if terms[unchecked: child].rank <= term.rank { break }
      terms[unchecked: place] = terms[unchecked: child]
      place = child
    }
    terms[unchecked: place] = term
  }
}
