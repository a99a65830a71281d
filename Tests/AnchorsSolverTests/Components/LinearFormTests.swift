import Testing

@testable import AnchorsSolver

@Suite("Linear forms that share their terms")
struct LinearFormTests {
  private func terms(_ form: LinearForm, _ forms: borrowing LinearForms) -> [[Double]] {
    var terms: [[Double]] = []
    forms.forEachTerm(of: form) { terms.append([Double($0), Double($1), $2]) }
    return terms
  }

  @Test("A sum has each variable once, by component and number, without zeros")
  func sums() {
    var forms = LinearForms()
    let (a, b) = (forms.leaf(component: 0, number: 1), forms.leaf(component: 3, number: 0))
    let c = forms.leaf(component: 0, number: 6)
    let ab = forms.sum(a, b.times(2))
    let all = forms.sum(ab.times(-3), forms.sum(c, b))
    let none = forms.sum(ab, ab.times(-1))
    let withoutB = forms.sum(all, b.times(5))
    let (abTerms, allTerms) = (terms(ab, forms), terms(all, forms))
    #expect(abTerms == [[0, 1, 1], [3, 0, 2]])
    #expect(allTerms == [[0, 1, -3], [0, 6, 1], [3, 0, -5]])
    #expect(none.isZero && LinearForm().isZero)
    let components = [
      forms.firstComponent(of: all) { $0 > 0 }, forms.firstComponent(of: ab) { $0 > 3 },
    ]
    #expect(components == [3, nil])
    let areThere = [
      forms.hasTerms(of: 3, all), forms.hasTerms(of: 2, all), forms.hasTerms(of: 3, withoutB),
    ]
    #expect(areThere == [true, false, false])
  }

  @Test("Facts about sums are stored by variable and by node")
  func known() {
    let solver = Rows(sizes: 2).solver()
    solver.solve()
    let sums = FreeSums(solver.free, solver.elimination)
    #expect(sums.places == [0, 1] && sums.numbers == [0, 1])
    #expect(sums.sums[0] == nil && sums.notes[1] == nil)
    let leaf = sums.forms.leaf(component: 1, number: 0)
    let sum = FreeSum(value: 4, constant: 1, form: leaf)
    sums.sums[0] = sum
    sums.notes[1] = sums.add(sum, times: 2, to: sum)
    #expect(sums.sums[0]?.value == 4 && sums.notes[1]?.value == 12)
    let noted = sums.notes[1].map { terms($0.form, sums.forms) }
    #expect(noted == [[1, 0, 3]])
    #expect(sums[rangeOf: leaf.node] == nil)
    sums[rangeOf: leaf.node] = FreeSums.Range(interval: Interval(lower: -1, upper: 2), value: 1)
    #expect(sums[rangeOf: leaf.node]?.interval == Interval(lower: -1, upper: 2))
  }

  @Test("A sum that bounds hold at its end holds what it is made of")
  func heldFace() {
    var rows = Rows(sizes: 2)
    rows.add([1, 1], .atMost, 10)
    let solver = rows.solver()
    solver.solve()
    var face = HeldFace(solver)
    let first = solver.sum(of: [Term(1, 0)])
    let both = solver.sum(of: [Term(1, 0), Term(1, 1)])
    func areOpen() -> [Bool] { [face.isOpen(first), face.isOpen(both)] }
    #expect(areOpen() == [true, true])
    // x0 + x1 stays 0, so x0 cannot go up without x1 below 0.
    face.hold(both)
    #expect(areOpen() == [false, false])
    face.check()
    let isDecided = face.isDecided(first)
    #expect(isDecided)
  }

  @Test("Sums of two components that are fixed together determine each other")
  func joinedComponents() {
    // Two sizes that nothing connects: two components.
    let solver = Rows(sizes: 2).solver()
    solver.solve()
    var face = HeldFace(solver)
    let (one, other) = (solver.sum(of: [Term(1, 0)]), solver.sum(of: [Term(1, 1)]))
    face.hold(solver.sum(of: [Term(1, 0), Term(-1, 1)]))
    let isOpen = face.isOpen(one)
    #expect(isOpen)
    face.hold(other)
    let isClosed = !face.isOpen(one)
    #expect(isClosed)
    // Neither can move alone from 0 down, and the difference can move up and down.
    face.check()
    let isDecided = face.isDecided(one)
    #expect(isDecided)
  }
}
