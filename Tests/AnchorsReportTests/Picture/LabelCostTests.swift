import AnchorsLayout
import AnchorsTestSupport
import Testing

@testable import AnchorsReport

/// The costs of places next to those of a list in which every thing is compared with every place.
@Suite("Costs of labels")
struct LabelCostTests {
  /// Labels and lines in a list.
  private struct ListPlacer {
    let cellSize: Double
    var things: [(rect: Rect, isLabel: Bool)] = []

    func cost(of rect: Rect, onLabel: Double, onLine: Double) -> Double {
      things.reduce(0) { sum, thing in
        if !thing.rect.intersects(rect) { return sum }
        let cells =
          commonCells(thing.rect.minX...thing.rect.maxX, rect.minX...rect.maxX)
          * commonCells(thing.rect.minY...thing.rect.maxY, rect.minY...rect.maxY)
        return sum + Double(cells) * (thing.isLabel ? onLabel : onLine)
      }
    }

    /// The number of a grid's columns that two intervals touch.
    private func commonCells(_ one: ClosedRange<Double>, _ other: ClosedRange<Double>) -> Int {
      func cell(_ place: Double) -> Int { Int((place / cellSize).rounded(.down)) }
      return min(cell(one.upperBound), cell(other.upperBound))
        - max(cell(one.lowerBound), cell(other.lowerBound)) + 1
    }
  }

  /// A rectangle whose edges are often those of others, or of a cell. Most are as large as labels.
  private func rect(_ random: inout SeededRandom, within size: Int) -> Rect {
    func length() -> Double {
      let length = random.chance(4) ? random.whole(0...size) : random.whole(0...12)
      return random.chance(2) ? length : length + 0.1 * random.whole(0...9)
    }
    let place = Point(x: random.whole(-size...size), y: random.whole(-size...size))
    return Rect(x: place.x, y: place.y, width: length(), height: length())
  }

  @Test("Places cost what the things under them cost", arguments: 0..<40)
  func costs(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let size = random.pick([12, 60, 400]), cellSize = random.pick([0.48, 10, 48])
    if cellSize < 1, size > 60 { return }
    var placer = LabelPlacer(cellSize: cellSize), list = ListPlacer(cellSize: cellSize)
    var last = Rect(x: 0, y: 0, width: 4, height: 4)
    for _ in 0..<120 {
      // Things that repeat one another are stored once.
      let thing = random.chance(3) ? last : rect(&random, within: size)
      let isLabel = random.chance(3)
      if isLabel { placer.addLabel(thing) } else { placer.addLine(thing) }
      list.things.append((thing, isLabel))
      last = thing

      let place = rect(&random, within: size)
      let limit = random.chance(2) ? Double.infinity : random.whole(1...120) / 4
      let label = list.cost(of: place, onLabel: 10, onLine: 2)
      let line = list.cost(of: place, onLabel: 4, onLine: 0.25)
      for (cost, exact) in [
        (placer.cost(ofLabel: place, besides: 1, limit: limit), label),
        (placer.cost(ofLine: place, besides: 1, limit: limit), line),
      ] {
        if exact < 100, exact + 1 < limit {
          #expect(cost == exact + 1)
        } else {
          #expect(cost >= min(101, limit))
        }
      }
    }
  }

  @Test("Places beyond any picture cost nothing")
  func nowhere() {
    var placer = LabelPlacer(cellSize: 10)
    for number in [Double.nan, .infinity, -.infinity, 1e300] {
      let rect = Rect(x: number, y: 0, width: 10, height: 10)
      placer.addLabel(rect)
      #expect(placer.cost(ofLabel: rect) == 0)
    }
    #expect(placer.cost(ofLabel: Rect(x: 0, y: 0, width: 10, height: 10)) == 0)
  }
}
