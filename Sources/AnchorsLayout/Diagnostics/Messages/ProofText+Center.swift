import Anchors
import AnchorsSolver

extension ProofText {
  /// Returns the arithmetic of a center between two edges:
  /// `(20 - 20) / 2 = 0 is not 30: 30 apart`; `nil` for other proofs.
  ///
  /// A center counts twice as much as an edge. In terms of an edge, the sum would double the
  /// distance of the center that one sees.
  func centerArithmetic(_ isEquation: Bool) -> String? {
    let centers = proof.parts.filter { messages.facts.isCenter($0.source) }
    guard bounds.isEmpty, let first = centers.first(where: { isDistance($0.source) })
    else { return nil }
    let unit = abs(first.multiplier)
    let edges = proof.parts.filter { part in
      !messages.facts.isCenter(part.source) && rows[part.source]?.constant != 0
    }
    let shape = messages.facts.solved.system.shape
    let areOfEdges = edges.allSatisfy { part in
      let terms = rows[part.source]?.terms ?? []
      return abs(2 * abs(part.multiplier) - unit) < 1e-9 * unit
        && !(terms.count == 1 && shape.isSize(Int(terms[0].variable)))
    }
    // Without numbers at the edges, at least two rows must show that it is about edges.
    guard areOfEdges, centers.allSatisfy({ abs(abs($0.multiplier) - unit) < 1e-9 * unit }),
      !edges.isEmpty || proof.parts.contains(where: { 2 * abs($0.multiplier) < 1.5 * unit })
    else { return nil }
    let isMore = first.multiplier > 0
    func numbers(_ parts: [FarkasCertificate.Part], isCenter: Bool) -> [Double] {
      parts.map { part in
        let isAdded = (part.multiplier > 0) == (isMore == isCenter)
        return (isAdded ? 1 : -1) * (rows[part.source]?.constant ?? 0)
      }.filter { $0 != 0 }
    }
    let (own, between) = (numbers(centers, isCenter: true), numbers(edges, isCenter: false))
    let (place, limit) = (own.reduce(0) { $0 + $1 }, between.reduce(0) { $0 + $1 } / 2)
    let half =
      between.count > 1
      ? "(\(Self.sum(between))) / 2" : between.isEmpty ? "0" : "\(Self.sum(between)) / 2"
    let needed = Self.result(Self.sum(own), place)
    let there = Self.result(half, limit)
    let apart = "\(difference(place - limit)) apart"
    return isEquation
      ? "\(there) is not \(needed): \(apart)"
      : "at \(isMore ? "most" : "least") \(there), not \(needed): \(apart)"
  }

  /// Returns a certificate whose centers count at most once, so that it tells their distance.
  func scaledToCenter(_ certificate: FarkasCertificate) -> FarkasCertificate {
    let most = certificate.parts.filter { isDistance($0.source) }
      .reduce(1) { max($0, abs($1.multiplier)) }
    return certificate.scaled(by: 1 / most)
  }

  /// Returns `true` if a row is a distance of a center.
  private func isDistance(_ source: Int) -> Bool {
    messages.facts.isCenter(source) && rows[source]?.constant != 0
  }

  /// Returns `20 - 12`, what is added first.
  private static func sum(_ numbers: [Double]) -> String {
    let inOrder = numbers.filter { $0 > 0 } + numbers.filter { $0 < 0 }
    let terms = inOrder.enumerated().map { place, number in
      place == 0 ? decimal(number) : " \(number < 0 ? "-" : "+") \(decimal(abs(number)))"
    }
    return terms.isEmpty ? "0" : terms.joined()
  }

  private static func result(_ text: String, _ value: Double) -> String {
    text == decimal(value) ? text : "\(text) = \(decimal(value))"
  }
}

extension LayoutFacts {
  /// Returns `true` if a row is a constraint with a center.
  fileprivate func isCenter(_ source: Int) -> Bool {
    guard source >= 0, let constraint = constraints[source] else { return false }
    return constraint.firstAttribute.row.line == .center
      || constraint.secondAttribute.row.line == .center
  }
}
