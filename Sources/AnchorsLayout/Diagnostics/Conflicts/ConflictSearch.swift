import Anchors
import AnchorsSolver

/// A search among the required constraints of a tree, for a reader that chooses which of several
/// conflicts to tell.
///
///     let search = ConflictSearch(root.layoutTree)
///     search.conflict(among: [top, height, bottom, size])?.sum
///     // 120 needed, 15 available: 105 too many
///
/// It asks a copy of the rows, and leaves the layout as it is.
package struct ConflictSearch {
  /// A minimal set of conflicting constraints.
  package struct Found {
    /// The members, in the order of the search, with their multipliers: positive for "at least".
    package let parts: [(constraint: Constraint, multiplier: Double)]
    /// By how much the set contradicts itself, in the terms of its last member.
    package let total: Double
    /// `true` if the set also needs that some size is not negative.
    package let needsSizes: Bool
    package let statements: [String]
    package let sum: String?
  }

  private let facts: LayoutFacts
  /// The rows in which sizes may be negative.
  private let unbounded: RowSystem

  package init(_ tree: LayoutTree) {
    facts = tree.facts
    var system = facts.solved.system
    for variable in 0..<system.shape.variableCount where system.shape.isSize(variable) {
      system.shape.mayBeNegative(variable)
    }
    unbounded = system
  }

  /// Returns a minimal conflicting set; `nil` if the constraints can all hold.
  ///
  /// - Parameters:
  ///   - constraints: What to search. Earlier members are left out first.
  ///   - sizesMayBeNegative: Pass `true` for a set that contradicts itself by what its members
  ///     state.
  ///   - change: A constraint to read with another constant, and by how much.
  package func conflict(
    among constraints: [Constraint], sizesMayBeNegative: Bool = false,
    change: (constraint: Constraint, by: Double)? = nil
  ) -> Found? {
    let plain = sizesMayBeNegative ? unbounded : facts.solved.system
    let system = changed(plain, change)
    let members = constraints.compactMap { facts.rowOf[ObjectIdentifier($0)] }
    guard let (rows, certificate) = system.irreducibleSubset(among: members), let last = rows.last
    else { return nil }
    let proof = certificate.scaled(to: last)
    let messages = RowMessages(facts: facts, names: ItemNames())
    let text = ProofText(proof, measure: last, about: plain.rows(of: proof), messages)
    let parts = proof.parts.filter { $0.source >= 0 && facts.constraints[$0.source] != nil }
    let inOrder = rows.compactMap { row in parts.first { $0.source == row } }
    return Found(
      parts: inOrder.compactMap { part in
        facts.constraints[part.source].map { ($0, part.multiplier) }
      },
      total: proof.total, needsSizes: proof.sources.contains { $0 < 0 },
      statements: text.statements, sum: text.sum)
  }

  /// Returns `true` if the constraints can all hold, optionally with another constant for one of
  /// them.
  package func canHold(
    _ constraints: [Constraint], change: (constraint: Constraint, by: Double)? = nil
  ) -> Bool {
    changed(facts.solved.system, change)
      .isFeasible(constraints.compactMap { facts.rowOf[ObjectIdentifier($0)] })
  }

  private func changed(_ system: RowSystem, _ change: (constraint: Constraint, by: Double)?)
    -> RowSystem
  {
    guard let change, let row = facts.rowOf[ObjectIdentifier(change.constraint)] else {
      return system
    }
    var system = system
    system.rows[row].constant += change.by
    return system
  }
}
