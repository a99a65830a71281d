import Testing

@testable import AnchorsSolver

@Suite("Rows with the values that were found")
struct SolvedRowsTests {
  @Test("An index gives the rows of each variable in order")
  func index() {
    let index = RowIndex(
      [[Term(1, 0), Term(2, 2)], [Term(1, 2)], [Term(1, 1), Term(1, 0)]], variableCount: 4)
    #expect((0..<4).map { Array(index.rows(with: $0)) } == [[0, 2], [2], [0, 1], []])
  }

  @Test("Rows are connected by variables without a fixed value")
  func connected() {
    var rows = Rows(sizes: 5)
    rows.add([1, 0, 0, 0, 0], .equal, 100, isFixed: true)
    rows.add([-1, 1, 0, 0, 0], .atMost, 0)
    rows.add([-1, 0, 1, 0, 0], .atLeast, 0)
    rows.add([0, -1, 0, 1, 0], .equal, 5)
    let solved = rows.solved()
    // From row 1 to x0, of which only the given row counts, and to x1, x3.
    #expect(solved.rows(connectedWith: [1]) { _ in true } == [0, 1, 3])
    #expect(solved.rows(connectedWith: [1]) { $0 != 3 } == [0, 1])
    // Each variable has a component; those of rows 1 and 3 are one.
    let components = RowComponents(solved)
    let parts = components.parts(of: (0..<5).map { Term(1, $0) })
    #expect(parts.map { components.rows(of: $0.component) } == [[0], [0, 1, 3], [0, 2], []])
  }

  @Test("A violation is a row's distance from its value, and removed rows are known")
  func violations() {
    var rows = Rows(sizes: 1)
    rows.add([1], .equal, 30)
    rows.add([1], .atMost, 20)
    rows.add([1], .atLeast, 45, priority: 500)
    let solved = rows.solved()
    #expect(solved.values == [30] && solved.removed == [1])
    #expect((0..<3).map { solved.violation(of: $0) } == [0, 10, 15])
    #expect(solved.priorities(of: [2, 0, 1]) == [1000, 500])
  }
}

@Suite("The rows that bind a row")
struct BindingRowsTests {
  @Test("An optional row is bound by a required one, and the proof adds up to the violation")
  func required() {
    var rows = Rows(sizes: 2)
    rows.add([1, 0], .atMost, 100)
    rows.add([1, 0], .atLeast, 150, priority: 500)
    rows.add([0, 1], .atLeast, 7)
    let solved = rows.solved()
    let binding: BindingRows? = solved.bindingRows(for: 1)
    #expect(binding?.rows == [0])
    #expect(binding?.violations.isEmpty == true)
    let proof = binding?.proof.scaled(to: 1)
    #expect(proof?.isExact == true && proof?.total == 50)
    #expect(proof?.parts.map(\.source) == [0, 1] && proof?.parts.map(\.multiplier) == [-1, 1])
  }

  @Test("A satisfied row of the same level binds before a violated one")
  func equal() {
    var rows = Rows(sizes: 1)
    rows.add([1], .atMost, 40, priority: 500)
    rows.add([1], .atMost, 50, priority: 500)
    rows.add([1.5], .atLeast, 135, priority: 500)
    let solved = rows.solved()
    // The slope of the sum is 1 - 1.5 from 40 on and 2 - 1.5 from 50 on.
    #expect(solved.values == [50] && solved.violation(of: 0) == 10)
    let binding = solved.bindingRows(for: 2)
    #expect(binding?.rows == [1] && binding?.violations.isEmpty == true)
    #expect(binding?.proof.scaled(to: 2).total == 60)
  }

  @Test("A removed row is bound by the others of its infeasible subset")
  func conflict() {
    var rows = Rows(sizes: 1)
    rows.add([1], .equal, 30)
    rows.add([1], .atMost, 20)
    let solved = rows.solved()
    #expect(solved.bindingRows(for: 1)?.rows == [0])
    #expect(solved.bindingRows(for: 1)?.proof.scaled(to: 1).total == 10)
  }
}
