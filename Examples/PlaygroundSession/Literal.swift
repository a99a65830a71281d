import AnchorsLayout
import AnchorsReport

/// A number in the text, and how it moves the constant of a constraint.
struct Literal {
  /// The place in which a number is written.
  enum Home {
    /// The statement of the constraint has it, at this place among its numbers.
    case statement(Int)
    /// It has a name, and is at this place among such numbers.
    case named(Int)
  }

  let home: Home
  /// By how much the constant grows where the number grows by 1.
  let factor: Double
  /// The range in the text, as offsets of UTF-8.
  let range: Range<Int>
  let value: Double

  /// The same number in a tree that has taken over another text.
  func found(in tree: DocumentTree, _ statement: Int) -> Literal? {
    switch home {
    case .statement(let place):
      let literal = tree.statements[statement].literals[place]
      return Literal(home: home, factor: factor, range: literal.range, value: literal.value)
    case .named(let place):
      let number = tree.document.metrics[place]
      return Literal(home: home, factor: factor, range: number.range, value: number.value)
    }
  }
}

extension OpenLayout {
  /// By constraint, the number that moves its constant: one that is written in its statement, else
  /// one with a name, else a factor. Found by reading the statement again with another number.
  func findLiterals() -> [Literal?] {
    let reader = tree.reader
    return tree.statements.flatMap { statement in
      var found: [Literal?] = Array(repeating: nil, count: statement.constraints.count)
      func note(_ home: Literal.Home, _ range: Range<Int>, _ value: Double, _ changes: [Double]?) {
        for (place, change) in (changes ?? []).enumerated() where change != 0 && found[place] == nil
        {
          found[place] = Literal(home: home, factor: change, range: range, value: value)
        }
      }
      func noteLiterals(thatAreFactors areFactors: Bool) {
        for (place, literal) in statement.literals.enumerated()
        where tree.document.isFactor(literal.range) == areFactors {
          let changes = reader.changes(of: statement, adding1To: literal.range)
          note(.statement(place), literal.range, literal.value, changes)
        }
      }
      noteLiterals(thatAreFactors: false)
      if found.contains(where: { $0 == nil }) {
        let text = tree.document.text(statement.range)
        for (place, number) in tree.document.metrics.enumerated() where mentions(text, number.name)
        {
          let changes = reader.changes(of: statement, adding1ToNumber: number.name)
          note(.named(place), number.range, number.value, changes)
        }
        noteLiterals(thatAreFactors: true)
      }
      return found
    }
  }

  /// Returns `true` if the text contains the name.
  private func mentions(_ text: String, _ name: String) -> Bool {
    let (text, name) = (Array(text.utf8), Array(name.utf8))
    guard let first = name.first, text.count >= name.count else { return false }
    return (0...text.count - name.count).contains { start in
      text[start] == first && text[start..<start + name.count].elementsEqual(name)
    }
  }
}
