// A row is needed if all others have a solution without it: the witness. In an irreducible subset
// there is one such solution for each row: all other rows hold exactly, and this row is violated by
// the certificate's total. These solutions differ in the right side of two equations only. So one
// elimination serves all of them: it expresses each size by each right side. It remains to check
// that no size is negative.

extension RowSystem {
  /// Returns rows of a certificate, other than the background, that have a witness. It may miss
  /// some.
  ///
  /// - Complexity: O(sizes × rows) of simple arithmetic, one elimination.
  func rowsWithWitness(of certificate: FarkasCertificate, background: Range<Int>) -> [Int] {
    let members = certificate.parts.filter { $0.source >= background.count }
    let bounds = certificate.parts.filter { $0.source < 0 }.map { -1 - $0.source }
    // The last row follows from the others, except for the certificate's total.
    let numbers = Array(background) + members.dropLast().map { $0.source }
    let equations = Equations(shape)
    let areIndependent =
      bounds.allSatisfy { equations.add([Term(variable: Int32($0), coefficient: 1)]) }
      && numbers.allSatisfy { equations.add(rows[$0].terms) }
    guard areIndependent else { return [] }
    var isNegative = Array(repeating: false, count: rows.count)
    var out = Array(repeating: 0.0, count: rows.count)
    for member in members { out[member.source] = -certificate.total / member.multiplier }
    for size in 0..<shape.variableCount where shape.isNonnegative(size) {
      var value = 0.0
      var shares: [(row: Int, factor: Double)] = []
      for part in equations.parts(of: [Term(variable: Int32(size), coefficient: 1)])
      where part.source >= bounds.count {
        let row = numbers[part.source - bounds.count]
        value += part.multiplier * rows[row].constant
        shares.append((row, part.multiplier))
      }
      if value < -Tolerance.length {
        // Only a row that this size follows from may have a solution in which it is not negative.
        var isMended = Array(repeating: false, count: rows.count)
        for share in shares {
          isMended[share.row] = value + share.factor * out[share.row] >= -Tolerance.length
        }
        for member in members where !isMended[member.source] { isNegative[member.source] = true }
      } else {
        for share in shares where value + share.factor * out[share.row] < -Tolerance.length {
          isNegative[share.row] = true
        }
      }
    }
    return members.map { $0.source }.filter { !isNegative[$0] }
  }
}
