import AnchorsLayout
import AnchorsTestSupport
import Testing

/// Properties of frames on any grid, over seeded random trees.
@Suite("Pixels of random trees")
struct PixelPropertyTests {
  /// 1, 2 and 3 of phones, 1.25 to 2.625 of desktops and Android, primes, a cell of 8 points.
  static let scales: [Double] = [1, 1.25, 1.5, 2, 2.625, 3, 7, 13, 1.0 / 8, 0.37]
  /// An edge is at most half a pixel from its place, plus the tolerance around the middle.
  private static let half = 0.5 + 0x1p-20 + 1e-9

  private static func tree(_ seed: UInt64, _ direction: InterfaceDirection) -> RandomRows {
    RandomRows(seed: seed, direction)
  }

  @Test(
    "Pixels of adjacent views are adjacent, and add up",
    arguments: SlowTests.cases(scales, first: 5))
  func flush(scale: Double) {
    let grid = PixelGrid(scale: scale)
    for seed in 0..<60 as Range<UInt64> {
      for direction in [InterfaceDirection.leftToRight, .rightToLeft] {
        let tree = Self.tree(seed, direction)
        for row in tree.rows {
          let frames = row.cells.map { $0.pixelFrame(on: grid) }
          let container = row.container.pixelFrame(on: grid)
          let rightwards = direction == .leftToRight ? frames : frames.reversed()
          #expect(rightwards.first?.x == 0, "seed \(seed)")
          #expect(rightwards.last?.maxX == container.width, "seed \(seed)")
          for (left, right) in zip(rightwards, rightwards.dropFirst()) {
            #expect(left.maxX == right.x, "seed \(seed)")
          }
          #expect(frames.reduce(0) { $0 + $1.width } == container.width, "seed \(seed)")
          #expect(frames.allSatisfy { $0.width >= 0 && $0.height == container.height })
        }
      }
    }
  }

  @Test(
    "Pixels are within half a pixel of the edges, at any depth",
    arguments: SlowTests.cases(scales, first: 5))
  func error(scale: Double) {
    let grid = PixelGrid(scale: scale)
    for seed in 0..<60 as Range<UInt64> {
      for (view, pixels) in Self.tree(seed, .leftToRight).root.pixelFramesInRoot(on: grid) {
        let exact = view.frameInRoot
        let pairs = [
          (exact.minX, pixels.x), (exact.maxX, pixels.maxX), (exact.minY, pixels.y),
          (exact.maxY, pixels.maxY),
        ]
        for (edge, pixel) in pairs {
          #expect(abs(edge * scale - Double(pixel)) <= Self.half, "seed \(seed) \(view)")
        }
        #expect(view.pixelFrameInRoot(on: grid) == pixels, "seed \(seed) \(view)")
      }
    }
  }

  @Test("Frames on the grid are their own pixels", arguments: SlowTests.cases(scales, first: 5))
  func idempotent(scale: Double) {
    let grid = PixelGrid(scale: scale)
    for seed in 0..<60 as Range<UInt64> {
      let tree = Self.tree(seed, .leftToRight)
      let pixels = tree.root.pixelFramesInRoot(on: grid)
      for (_, pixels) in pixels { #expect(grid.pixels(grid.rect(pixels)) == pixels) }
      // A tree whose frames are the rounded ones.
      let rounded = pixels.map { $0.view.frame(on: grid) }
      for ((view, _), frame) in zip(pixels, rounded) { view.layoutFrame = frame }
      #expect(tree.root.pixelFramesInRoot(on: grid).map(\.pixels) == pixels.map(\.pixels))
      #expect(pixels.map { $0.view.frame(on: grid) } == rounded, "seed \(seed)")
    }
  }

  @Test(
    "Pixels move by whole pixels with their view", arguments: SlowTests.cases(scales, first: 5),
    [-3, 1, 40])
  func moving(scale: Double, steps: Int) {
    let grid = PixelGrid(scale: scale)
    let move = Double(steps) / scale
    for seed in 0..<40 as Range<UInt64> {
      let tree = Self.tree(seed, .leftToRight)
      let before = tree.root.pixelFramesInRoot(on: grid).dropFirst().map(\.pixels)
      for view in tree.root.subviews {
        view.layoutFrame.origin.x += move
        view.layoutFrame.origin.y += move
      }
      let after = tree.root.pixelFramesInRoot(on: grid).dropFirst().map(\.pixels)
      let expected = before.map {
        PixelRect(x: $0.x + steps, y: $0.y + steps, width: $0.width, height: $0.height)
      }
      #expect(after == expected, "seed \(seed)")
    }
  }

  @Test("Pixels on cells are adjacent on both axes")
  func cells() {
    let grid = PixelGrid.cells(width: 7, height: 15)
    for seed in 100..<160 as Range<UInt64> {
      for row in Self.tree(seed, .rightToLeft).rows {
        let frames = row.cells.map { $0.pixelFrame(on: grid) }
        #expect(frames.reduce(0) { $0 + $1.width } == row.container.pixelFrame(on: grid).width)
      }
    }
  }
}

/// Rows in rows, each filled by its cells without a gap, at places that are on no grid.
private struct RandomRows {
  let root: LayoutView
  private(set) var rows: [(container: LayoutView, cells: [LayoutView])] = []
  private var random: SeededRandom

  init(seed: UInt64, _ direction: InterfaceDirection) {
    random = SeededRandom(seed: seed)
    root = LayoutView(width: 400, height: 300)
    root.layoutDirection = direction
    for _ in 0...random.int(in: 0...2) {
      let row = LayoutView()
      root.addSubview(row)
      // Quarters and eighths meet the middle between pixels often, thirds and sevenths never.
      let place = Point(x: coordinate(), y: coordinate())
      let size = Size(width: 60 + abs(coordinate()), height: 30 + abs(coordinate()))
      row.makeConstraints { row in
        row.left == place.x
        row.top == place.y
        row.size == size
      }
      fill(row, depth: random.int(in: 1...3))
    }
    root.layoutIfNeeded()
  }

  private mutating func coordinate() -> Double {
    Double(random.int(in: -200...400)) / random.pick([1, 2, 3, 4, 7, 8, 10])
  }

  /// Cells of random shares of the row, and rows in some of them.
  private mutating func fill(_ row: LayoutView, depth: Int) {
    let cells = (0...random.int(in: 0...5)).map { _ in LayoutView() }
    let shares = cells.map { _ in Double(random.int(in: 1...12)) }
    let all = shares.reduce(0) { $0 + $1 }
    for (place, cell) in cells.enumerated() {
      row.addSubview(cell)
      Constraint.activate {
        cell.verticalEdges == row.verticalEdges
        cell.leading == (place == 0 ? row.leading : cells[place - 1].trailing)
        cell.width == row.width * (shares[place] / all)
      }
    }
    rows.append((row, cells))
    for cell in cells where depth > 1 && random.chance(2) { fill(cell, depth: depth - 1) }
  }
}
