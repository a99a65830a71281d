import AnchorsLayout
import AnchorsTestSupport
import Testing

@testable import AnchorsReport

/// The cells that things cover, next to a set in which each cell is an element.
@Suite("Cells that labels and lines cover")
struct CoverMapTests {
  /// The cells of labels and lines, as sets.
  private struct ListedCells {
    let cellSize: Double
    var labels: Set<[Int]> = []
    var lines: Set<[Int]> = []

    /// The cells whose middle is in a rectangle, and the one in the middle.
    func cells(of rect: Rect) -> [[Int]] {
      span(rect.minX, rect.maxX).flatMap { column in
        span(rect.minY, rect.maxY).map { [column, $0] }
      }
    }

    private func span(_ low: Double, _ high: Double) -> ClosedRange<Int> {
      func nearest(_ place: Double) -> Int { Int(place.rounded(.toNearestOrEven)) }
      let middle = nearest((low + high) / 2 / cellSize - 0.5)
      return min(nearest(low / cellSize), middle)...max(nearest(high / cellSize) - 1, middle)
    }
  }

  /// A rectangle whose edges are often those of others, or of a cell. Most are as large as labels.
  private func rect(_ random: inout SeededRandom, within size: Int) -> Rect {
    func length() -> Double {
      let length = random.chance(4) ? random.whole(0...size) : random.whole(0...12)
      return random.chance(2) ? length : length + 0.25 * random.whole(0...3)
    }
    let place = Point(x: random.whole(-size...size), y: random.whole(-size...size))
    return Rect(x: place.x, y: place.y, width: length(), height: length())
  }

  @Test("Covered cells are counted once each", arguments: 0..<40)
  func counts(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let size = random.pick([12, 60, 400]), cellSize = random.pick([0.5, 2, 8])
    if cellSize < 1, size > 60 { return }
    var map = CoverMap(cellSize: cellSize), list = ListedCells(cellSize: cellSize)
    for _ in 0..<60 {
      let thing = rect(&random, within: size)
      let isLabel = random.chance(3)
      map.add(thing, isLabel: isLabel)
      if isLabel {
        list.labels.formUnion(list.cells(of: thing))
      } else {
        list.lines.formUnion(list.cells(of: thing))
      }
      let place = rect(&random, within: size)
      let cells = list.cells(of: place)
      let count = map.count(in: place) { _ in false }
      #expect(count.labels == cells.count { list.labels.contains($0) })
      #expect(count.lines == cells.count { list.lines.contains($0) })
      let some = map.count(in: place) { $0.labels > 0 }
      #expect((some.labels > 0) == (count.labels > 0))
    }
  }

  @Test("Places beyond any picture cost nothing")
  func nowhere() {
    var placer = LabelPlacer(cellSize: 2)
    for number in [Double.nan, .infinity, -.infinity, 1e300] {
      let rect = Rect(x: number, y: 0, width: 10, height: 10)
      placer.addLabel(rect)
      #expect(placer.cost(ofLabel: rect) == 0)
    }
    #expect(placer.cost(ofLabel: Rect(x: 0, y: 0, width: 10, height: 10)) == 0)
  }

  @Test("A place far from the origin is like any other", arguments: [-1e8, -300, 1e4, 1e9])
  func far(_ place: Double) {
    var placer = LabelPlacer(cellSize: 2)
    let rect = Rect(x: place, y: -place, width: 20, height: 12)
    placer.addLine(rect)
    #expect(placer.cost(ofLabel: rect) > 0)
    #expect(placer.cost(ofLabel: rect.moved(x: 24, y: 0)) == 0)
    placer.addLabel(rect)
    #expect(placer.cost(ofLabel: rect) > LabelPlacer.textOnText)
  }
}
