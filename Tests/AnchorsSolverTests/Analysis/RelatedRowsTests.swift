import Testing

@testable import AnchorsSolver

@Suite("The rows that have to do with a sum")
struct RelatedRowsTests {
  /// x1 is 5 more than x0, which is 10; a lower level asks for 40.
  private let rows: SolvedRows = {
    var rows = Rows(sizes: 3)
    rows.add([1, 0, 0], .equal, 10)
    rows.add([-1, 1, 0], .equal, 5, priority: 750)
    rows.add([0, 1, 0], .equal, 40, priority: 250)
    rows.add([0, 0, 1], .equal, 3, priority: 250)
    return rows.solved()
  }()

  private func related() -> RelatedRows { RelatedRows([Term(1, 1)], RowComponents(rows)) }

  @Test("The deciding priority is that of the highest level that determines the sum")
  func deciding() {
    let related = related()
    #expect(related.mentionsTarget)
    #expect(related.decidingPriority { _ in nil } == 750)
    // What is known is not solved: here it is said that the first level does.
    #expect(related.decidingPriority { _ in true } == 1000)
    let priorities = (0..<3).map { RowComponents(rows).highestViolatedPriority(of: [Term(1, $0)]) }
    #expect(priorities == [250, 250, -.infinity])
  }

  @Test("Without the deciding row, a lower level wins and the sum has its value")
  func without() {
    var related = related()
    #expect(related.determine(15) && !related.determine(40))
    let gainer = related.gainer(without: 1)
    #expect(gainer?.row == 2 && gainer?.values == [10, 40, 3])
    let isBack = related.determine(15)
    related.leaveOut(1)
    let isOther = related.determine(40)
    related.takeIn(1)
    let isBackAgain = related.determine(15)
    #expect(isBack && isOther && isBackAgain)
  }
}

@Suite("Inequalities in the variables that no equation defines")
struct ReducedInequalitiesTests {
  @Test("One inequality implies another together with an equation, unless the equation is excluded")
  func implication() {
    var rows = Rows(sizes: 3)
    rows.add([-1, 1, 0], .equal, 10)  // x1 = x0 + 10
    rows.add([0, 1, 0], .atLeast, 12)  // so x0 ≥ 2
    rows.add([1, 0, 0], .atLeast, 1)
    rows.add([1, 0, 0], .atLeast, 4)
    rows.add([0, 0, 1], .atLeast, -1)
    let equations = Equations(rows.shape)
    #expect(equations.add(rows.system.rows[0].terms))
    var inequalities = ReducedInequalities([1, 2, 3], of: rows.system, [5, 15, 0], equations)
    inequalities.takeOut(2)
    inequalities.takeOut(3)
    let implied = inequalities.implication(of: rows.system.rows[2])
    #expect(implied?.row == 1)
    // x0 - x1 is what the equation makes up for.
    #expect(implied.flatMap { equations.combination(of: $0.rest) } == [0])
    #expect(inequalities.implication(of: rows.system.rows[3]) == nil)
    inequalities.takeOut(1)
    #expect(inequalities.implication(of: rows.system.rows[2]) == nil)
    inequalities.putBack(3)
    #expect(inequalities.implication(of: rows.system.rows[2])?.row == 3)
  }

  @Test("The nonnegativity of a size needs no other row")
  func bound() {
    var rows = Rows(sizes: 1)
    rows.add([2], .atLeast, -1)
    let none = ReducedInequalities([], of: rows.system, [0], Equations(rows.shape))
    let implied = none.implication(of: rows.system.rows[0])
    #expect(implied != nil && implied?.row == nil)
  }

  @Test("Collected terms have each variable once, the highest first, without zeros")
  func collected() {
    let row = RowSystem.Row(
      terms: [Term(2, 0), Term(1, 3), Term(5, 1), Term(3, 0), Term(-1, 3)], relation: .equal,
      constant: 0, priority: 1000, isFixed: false)
    #expect(row.collectedTerms == [Term(5, 1), Term(5, 0)])
  }
}
