import Testing

@testable import AnchorsSolver

@Suite("What bounds and signs show without a search")
struct FaceCoordinatesTests {
  @Test("A variable stops what can make up for it only")
  func mobility() {
    // x0 is known, and none can fall: x1 ≤ x0, x2 ≤ x1. x3 is free.
    var mobility = Mobility([[], .up, .up, [.up, .down]])
    mobility.add([Term(1, 0), Term(-1, 1)], .up)
    #expect(mobility.known == [0, 1])
    mobility.add([Term(1, 1), Term(-1, 2)], .up)
    #expect(mobility.known == [0, 1, 2])
    #expect(!mobility.isKnown(3))
    // The only variable of an equality that can move at all.
    mobility.add([Term(1, 3), Term(1, 2)], [])
    #expect(mobility.isKnown(3))
  }

  /// `x0 + 8 ≤ x1`, `x1 + 8 ≤ x2`, all from 0 to 100.
  private static func chain() -> (rows: RowMatrix, domain: [Interval]) {
    var rows = RowMatrix()
    rows.reset(structurals: 3, rowLimit: 2)
    for first in Int32(0)..<2 {
      rows.append(1, first + 1)
      rows.append(-1, first)
      _ = rows.endRow()
    }
    let size = Interval(lower: 0, upper: 100)
    let distance = Interval(lower: 8, upper: .infinity)
    return (rows, [size, size, size, distance, distance])
  }

  @Test("Rows narrow what variables can have, along a chain in both directions")
  func narrowed() {
    let (rows, domain) = Self.chain()
    let expected = [(0.0, 84.0), (8, 92), (16, 100)].map { Interval(lower: $0, upper: $1) }
    #expect(rows.narrowed(domain) == expected)
    let everything = domain.map { _ in Interval.everything }
    #expect(rows.narrowed(everything) == Array(repeating: .everything, count: 3))
  }

  @Test("A coordinate moves as far as bounded sums let it while the others stay")
  func ways() {
    let (rows, domain) = Self.chain()
    let (structurals, between) = rows.bounded(domain, [0, 8, 16], 0)
    var coordinates = FaceCoordinates(variableCount: 3)
    // x2 is x0 and the two distances.
    let sums = [structurals[0], between[0], between[1], structurals[2]]
    let areNew = sums.map { coordinates.add($0.terms) }
    #expect(areNew == [true, true, true, false])
    let ways = coordinates.ways(within: structurals + between)
    #expect(ways.map { $0.up } == [84, 84, 84] && ways.map { $0.down } == [0, 0, 0])
    coordinates.fix(structurals[1].terms)
    #expect(coordinates.count == 3)
  }

  @Test("An end that a point reaches and bounds allow needs no search")
  func reach() {
    let (rows, domain) = Self.chain()
    let reach = FaceReach(rows, domain, [0, 8, 16])
    #expect((0..<3).map { reach.least([$0], [1]) } == [0, 8, 16])
    #expect((0..<3).map { reach.least([$0], [-1]) } == [-84, -92, -100])
    #expect(reach.least([2, 0], [1, 1]) == 16)
    #expect(reach.least([2, 0], [-1, -1]) == nil)
    #expect(FaceReach([Interval(lower: 1, upper: 5)], [5]).least([0], [-1]) == -5)
    #expect(FaceReach([Interval(lower: 1, upper: 5)], [5]).least([0], [1]) == nil)
  }
}
