import AnchorsTestSupport
import Testing

@testable import AnchorsSolver

@Suite("SolverWork")
struct SolverWorkTests {
  @Test("The first solve is from scratch, and one without edits does nothing")
  func fromScratch() {
    var rows = Rows(sizes: 2)
    rows.add([1, 0], .equal, 3)
    rows.add([1, 1], .equal, 5)
    let solver = rows.solver()
    solver.solve()
    let work: SolverWork = solver.latestWork
    #expect(work.isFromScratch && work.reducedRows >= 2 && work.simplexSteps == 0)
    #expect(solver.rowCount == 2 && work.factoredComponents == 0)
    solver.solve()
    #expect(!solver.latestWork.isFromScratch && solver.latestWork.reducedRows == 0)
  }

  /// Each cell is at least as high as its content asks for, all would like to be equally high, and
  /// the last has to be 120 high. The cells move together: see `ComponentProblem.crashBasis(_:)`.
  @Test("A list of equal cells takes a few steps, however long it is", arguments: [50, 400])
  func equalCells(cells: Int) {
    var rows = Rows(sizes: 2 * cells)
    for cell in 0..<cells {
      var holds = Array(repeating: 0.0, count: 2 * cells)
      (holds[2 * cell], holds[2 * cell + 1]) = (1, -1)
      rows.add(holds, .atLeast, 16)
      var content = Array(repeating: 0.0, count: 2 * cells)
      content[2 * cell + 1] = 1
      rows.add(content, .atLeast, 60, priority: 750)
      rows.add(content, .atMost, 60, priority: 250)
      if cell + 1 < cells {
        var equal = Array(repeating: 0.0, count: 2 * cells)
        (equal[2 * cell], equal[2 * cell + 2]) = (-1, 1)
        rows.add(equal, .equal, 0, priority: 200)
      }
    }
    var last = Array(repeating: 0.0, count: 2 * cells)
    last[2 * cells - 2] = 1
    rows.add(last, .atLeast, 120)
    let solver = rows.solver()
    solver.solve()
    #expect(solver.latestWork.factoredComponents == 1)
    #expect(solver.latestWork.simplexSteps <= 8)
    for cell in 0..<cells {
      #expect(abs(solver.allValues[2 * cell] - 120) < 1e-6)
      #expect(abs(solver.allValues[2 * cell + 1] - 60) < 1e-6)
    }
  }
}
