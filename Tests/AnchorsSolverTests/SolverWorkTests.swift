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
}
