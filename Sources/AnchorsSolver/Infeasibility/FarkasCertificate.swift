/// A proof that rows conflict, with its arithmetic checked. A solver returns only the parts.
///
/// The sum of the rows, each times its multiplier, cancels all variables and leaves `0 ≥ total`
/// with a positive `total`. To satisfy the rows, the constant of any one of them must change by at
/// least `total` divided by its multiplier.
///
/// Source: J. Farkas, *Theorie der einfachen Ungleichungen* (1902).
package struct FarkasCertificate {
  package struct Part: BitwiseCopyable {
    /// The row, by its number, or -1 - *s* for the nonnegativity bound of size *s*.
    package var source: Int
    /// The multiplier: positive for an "at least" row, negative for an "at most" row.
    package var multiplier: Double
  }

  /// The parts in row order, the nonnegativity bounds first.
  package private(set) var parts: [Part]
  package private(set) var total: Double
  /// `true` if the variables cancel. If rounding has spoiled the arithmetic, only the rows are
  /// known.
  package let isExact: Bool

  /// The nonnegativity bounds in the certificate, those of the last sizes first, and then the rows,
  /// in order.
  package var sources: [Int] { parts.map { $0.source } }
  /// The rows that take part, in order.
  package var rows: [Int] { sources.filter { $0 >= 0 } }

  /// Checks the arithmetic, and turns its signs the right way round.
  package init(_ weighted: [Part], in system: RowSystem) {
    let largest = weighted.reduce(0) { max($0, abs($1.multiplier)) }
    parts = weighted.filter { abs($0.multiplier) > Tolerance.multiplier * largest }
    parts = parts.inOrder { $0.source < $1.source }
    total = 0
    for part in parts where part.source >= 0 {
      total += part.multiplier * system.rows[part.source].constant
    }
    if total < 0 { Self.scale(&parts, &total, by: -1) }
    isExact = total > 0 && Self.signsAreRight(parts, system) && Self.cancels(parts, system)
  }

  private static func signsAreRight(_ parts: [Part], _ system: RowSystem) -> Bool {
    parts.allSatisfy { part in
      switch part.source < 0 ? .atLeast : system.rows[part.source].relation {
      case .equal: true
      case .atLeast: part.multiplier > 0
      case .atMost: part.multiplier < 0
      }
    }
  }

  /// Returns `true` if all variables cancel, up to rounding.
  private static func cancels(_ parts: [Part], _ system: RowSystem) -> Bool {
    var sum = Array(repeating: 0.0, count: system.shape.variableCount)
    var scale = sum
    for part in parts {
      if part.source < 0 {
        sum[-1 - part.source] += part.multiplier
        scale[-1 - part.source] += abs(part.multiplier)
        continue
      }
      for term in system.rows[part.source].terms {
        sum[Int(term.variable)] += part.multiplier * term.coefficient
        scale[Int(term.variable)] += abs(part.multiplier * term.coefficient)
      }
    }
    return sum.indices.allSatisfy { abs(sum[$0]) <= Tolerance.cancellation * scale[$0] }
  }
}

extension FarkasCertificate {
  private static func scale(_ parts: inout [Part], _ total: inout Double, by factor: Double) {
    total *= factor
    for place in parts.indices { parts[place].multiplier *= factor }
  }

  /// The same certificate with other multipliers: the one of a row is 1 or -1.
  package func scaled(to source: Int) -> FarkasCertificate {
    guard let part = parts.first(where: { $0.source == source }) else { return self }
    return scaled(by: 1 / abs(part.multiplier))
  }

  /// The same certificate with all multipliers times a positive factor.
  package func scaled(by factor: Double) -> FarkasCertificate {
    var certificate = self
    if factor != 1 { Self.scale(&certificate.parts, &certificate.total, by: factor) }
    return certificate
  }

  /// The certificate in the numbers of the system that a part was taken from.
  package func renumbered(rows: [Int], variables: [Int32]) -> FarkasCertificate {
    var certificate = self
    for place in parts.indices {
      let source = parts[place].source
      certificate.parts[place].source = source < 0 ? -1 - Int(variables[-1 - source]) : rows[source]
    }
    certificate.parts = certificate.parts.inOrder { $0.source < $1.source }
    return certificate
  }
}
