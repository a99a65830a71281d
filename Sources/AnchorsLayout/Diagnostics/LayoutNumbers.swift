import Anchors
import AnchorsSolver

/// The numbers of a layout that change with the size of the root: frames, and the slacks of rows.
///
/// While no slack changes its sign, the same rows determine the frames, and all these numbers are
/// linear functions of the root's size. Each layout of a tree has the same numbers in the same
/// order, unless a view changes its constraints.
///
/// Source: parametric programming of the right-hand side; for example M. Padberg, *Linear
/// Optimization and Extensions* (1999), chapter 6.
package final class LayoutNumbers {
  /// The items in tree order, the root first.
  package var items: [any LayoutItem] { facts.items }
  /// The number of each item's parent, -1 for the root.
  package var parents: [Int32] { facts.parents }
  /// The frames of the items in root coordinates, scrolled.
  package let frames: [Rect]
  /// `true` for each item that should be visible.
  package let isShown: [Bool]
  /// `true` for each item that is part of what scrolls.
  package let scrolls: [Bool]
  /// The content metrics of each item.
  package var metrics: [LayoutMetrics] { facts.metrics }
  /// The left side of each row minus its constant; 0 for rows that are always met.
  package let slacks: [Double]
  /// The sizes of the items, which must not be negative, and then their positions, whose magnitudes
  /// are minimal if nothing else determines them.
  package var values: [Double] { facts.values }
  /// `true` if constraints do not determine everything.
  package let isAmbiguous: Bool
  private let facts: LayoutFacts

  fileprivate init(_ facts: LayoutFacts, isAmbiguous: Bool) {
    (self.facts, self.isAmbiguous) = (facts, isAmbiguous)
    let context = LintContext(facts)
    var (isShown, scrolls, slacks): ([Bool], [Bool], [Double]) = ([], [], [])
    for (number, item) in context.seen.enumerated() {
      isShown.append(context.isShown(number))
      scrolls.append(item.scrolls)
    }
    let (rows, values, removed) = (facts.rows, facts.values, facts.removed)
    for number in rows.indices {
      let row = rows[number]
      var slack = -row.constant
      for term in row.terms { slack += term.coefficient * values[Int(term.variable)] }
      let isMet = row.isFixed || row.isRequired && row.relation == .equal
      slacks.append(isMet || removed.contains(number) ? 0 : slack)
    }
    (self.isShown, self.scrolls, self.slacks) = (isShown, scrolls, slacks)
    frames = Self.frames(of: context.seen)
  }

  private static func frames(of seen: [SeenItem]) -> [Rect] {
    var frames: [Rect] = []
    for item in seen { frames.append(item.frame) }
    return frames
  }

  /// The frames of the same items after another layout, in root coordinates, scrolled.
  package var currentFrames: [Rect] { Self.frames(of: facts.seenItems) }

  /// The number of rows.
  package var rowCount: Int { slacks.count }

  /// Returns `true` if a row asks that an item is at least as large as its content.
  package func asksForRoom(_ row: Int) -> Bool { facts.asksForRoom(row) }

  /// The rows of each conflict, as a list that is equal for equal conflicts.
  package var conflicts: [[Int]] { facts.conflictRows }

  /// Sums of rows that prove conflicts while they are positive.
  package struct Proofs {
    // The parts of all of them, and the number of parts up to the end of each.
    fileprivate var parts: [FarkasCertificate.Part] = []
    fileprivate var ends: [Int] = []
  }

  /// The proof of each conflict. If rounding has spoiled the arithmetic of one, it has no parts.
  package var proofs: Proofs {
    var proofs = Proofs()
    for conflict in facts.solved.conflicts {
      let certificate = facts.solved.system.certificate(besidesFixed: conflict.rows)
      if let certificate, certificate.isExact { proofs.parts += certificate.parts }
      proofs.ends.append(proofs.parts.count)
    }
    return proofs
  }

  /// Returns the sum of each proof with the constants of this layout.
  package func sums(of proofs: Proofs) -> [Double] {
    var sums: [Double] = []
    var place = 0
    for end in proofs.ends {
      var sum = 0.0
      while place < end {
        let part = proofs.parts[place]
        if part.source >= 0 { sum += part.multiplier * facts.rows[part.source].constant }
        place += 1
      }
      sums.append(sum)
    }
    return sums
  }
}

extension LayoutFacts {
  fileprivate var conflictRows: [[Int]] {
    solved.conflicts.map { $0.rows.inOrder(<) + [$0.removed] }
  }
}

extension LayoutTree {
  /// The numbers of the layout. Lays out first.
  ///
  /// - Complexity: O(items + rows).
  package var layoutNumbers: LayoutNumbers {
    let engine = laidOutEngine
    return LayoutNumbers(
      engine.facts(), isAmbiguous: !ambiguousComponents(includingLibraryGuides: true).isEmpty)
  }

  /// The rows of each conflict, as in ``LayoutNumbers/conflicts``. Lays out first.
  package var conflictRows: [[Int]] {
    let engine = laidOutEngine
    return engine.hasConflicts ? engine.facts().conflictRows : []
  }
}
