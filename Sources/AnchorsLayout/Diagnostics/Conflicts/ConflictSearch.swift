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
    /// The sizes that the set also needs to be nonnegative: `title's width`. The least change of a
    /// constant leaves each of them 0.
    package let emptied: [String]
    package let statements: [String]
    package let sum: String?
  }

  /// The sizes that must not be negative for a set to conflict.
  package enum NonnegativeSizes {
    /// All sizes.
    case all
    /// The sizes for which no member states a number: a stated one counts in full.
    case unstated
    /// No size: the set contradicts itself by what its members state.
    case none
  }

  private let facts: LayoutFacts
  /// The rows in which sizes may be negative.
  private let unbounded: RowSystem
  /// The constraints that keep margins from being negative.
  private let margins: [Constraint]

  package init(_ tree: LayoutTree, margins: [Constraint] = []) {
    (facts, self.margins) = (tree.facts, margins)
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
  ///   - sizes: The sizes that must not be negative.
  ///   - change: A constraint to read with another constant, and by how much.
  package func conflict(
    among constraints: [Constraint], nonnegative sizes: NonnegativeSizes = .all,
    change: (constraint: Constraint, by: Double)? = nil
  ) -> Found? {
    let members = constraints.compactMap { facts.rowOf[ObjectIdentifier($0)] }
    var plain = sizes == .none ? unbounded : facts.solved.system
    if sizes == .unstated {
      for size in statedSizes(members) { plain.shape.mayBeNegative(size) }
    }
    let system = changed(plain, change)
    guard let (rows, certificate) = system.irreducibleSubset(among: members), let last = rows.last
    else { return nil }
    let proof = certificate.scaled(to: last)
    let messages = RowMessages(facts: facts, names: ItemNames())
    // The sizes that a set states, and nonnegative margins, are needed.
    let stated = statedSizes(proof.parts.filter { $0.multiplier > 0 }.map { $0.source })
    let readsAsNeed =
      sizes == .unstated && !stated.isEmpty
      || rows.contains { row in margins.contains { $0 === facts.constraints[row] } }
    let text = ProofText(
      proof, measure: last, about: plain.rows(of: proof), messages, readsAsNeed: readsAsNeed)
    let parts = proof.parts.filter { $0.source >= 0 && facts.constraints[$0.source] != nil }
    let inOrder = rows.compactMap { row in parts.first { $0.source == row } }
    return Found(
      parts: inOrder.compactMap { part in
        facts.constraints[part.source].map { ($0, part.multiplier) }
      },
      total: proof.total, emptied: text.bounds.map(messages.size),
      statements: text.statements, sum: text.sum)
  }

  /// Returns the sizes for which a row states a positive number at least.
  private func statedSizes(_ rows: [Int]) -> [Int] {
    rows.filter { $0 >= 0 }.compactMap { row in
      let (row, shape) = (facts.rows[row], facts.solved.system.shape)
      guard row.terms.count == 1, row.relation != .atMost, row.constant > 0 else { return nil }
      let variable = Int(row.terms[0].variable)
      return shape.isSize(variable) ? variable : nil
    }
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
