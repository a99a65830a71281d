import AnchorsLayout
import Testing

/// Frames on a grid, by hand.
@Suite("Pixels")
struct PixelTests {
  private let root = LayoutView(name: "root", width: 100, height: 10)

  /// Views side by side, with these widths.
  private func row(_ widths: [Double], from start: Double = 0) -> [LayoutView] {
    var x = start
    return widths.map { width in
      let view = LayoutView(frame: Rect(x: x, y: 0, width: width, height: 10))
      x += width
      root.addSubview(view)
      return view
    }
  }

  @Test("Pixels of a row add up to the row")
  func row() {
    let views = [LayoutView(), LayoutView(), LayoutView()]
    views.forEach(root.addSubview)
    Constraint.activate {
      for view in views { view.verticalEdges == root.verticalEdges }
      views[0].leading == root.leading
      views[1].leading == views[0].trailing
      views[2].leading == views[1].trailing
      views[2].trailing == root.trailing
      views[1].width == views[0].width
      views[2].width == views[0].width
    }
    root.layoutIfNeeded()
    // 33⅓ and 66⅔
    #expect(
      views.map { $0.pixelFrame(on: PixelGrid(scale: 1)) } == [
        PixelRect(x: 0, y: 0, width: 33, height: 10),
        PixelRect(x: 33, y: 0, width: 34, height: 10),
        PixelRect(x: 67, y: 0, width: 33, height: 10),
      ])
    // 66⅔ and 133⅓ half points
    #expect(
      views.map { $0.frame(on: PixelGrid(scale: 2)) } == [
        Rect(x: 0, y: 0, width: 33.5, height: 10), Rect(x: 33.5, y: 0, width: 33, height: 10),
        Rect(x: 66.5, y: 0, width: 33.5, height: 10),
      ])
    // 100 thirds each
    let third = PixelGrid(scale: 3)
    #expect(views.map { $0.pixelFrame(on: third).width } == [100, 100, 100])
    // and the frames are what they were
    #expect(abs(views[1].frame.minX - 100.0 / 3) < 1e-9)
  }

  @Test("Pixels of content are right in a view between pixels")
  func nested() {
    let outer = LayoutView(frame: Rect(x: 0.4, y: 0.6, width: 20, height: 9))
    let inner = LayoutView(frame: Rect(x: 0.4, y: 0.2, width: 19.2, height: 8.2))
    root.addSubview(outer)
    outer.addSubview(inner)
    let grid = PixelGrid(scale: 1)
    // outer from 0.4 to 20.4 and from 0.6 to 9.6; inner from 0.8 to 20 and from 0.8 to 9
    #expect(outer.pixelFrame(on: grid) == PixelRect(x: 0, y: 1, width: 20, height: 9))
    #expect(inner.pixelFrameInRoot(on: grid) == PixelRect(x: 1, y: 1, width: 19, height: 8))
    #expect(inner.pixelFrame(on: grid) == PixelRect(x: 1, y: 0, width: 19, height: 8))
    #expect(inner.frame(on: grid) == Rect(x: 1, y: 0, width: 19, height: 8))
    let all = root.pixelFramesInRoot(on: grid)
    #expect(
      all.map(\.view.layoutNode).elementsEqual([root, outer, inner].map(\.layoutNode)) { $0 === $1 }
    )
    #expect(
      all.map(\.pixels) == [
        PixelRect(x: 0, y: 0, width: 100, height: 10), PixelRect(x: 0, y: 1, width: 20, height: 9),
        PixelRect(x: 1, y: 1, width: 19, height: 8),
      ])
    #expect(outer.pixelFramesInRoot(on: grid).map(\.pixels) == all.dropFirst().map(\.pixels))
  }

  @Test("Pixel rectangles have the edges of a Rect")
  func edges() {
    let pixels = PixelRect(x: -2, y: 3, width: 10, height: 4)
    #expect((pixels.x, pixels.maxX) == (-2, 8))
    #expect((pixels.y, pixels.maxY) == (3, 7))
  }

  @Test("Pixels of the topmost view are at its frame")
  func topmost() {
    root.frame = Rect(x: 7.6, y: -3.4, width: 10.4, height: 5.5)
    let grid = PixelGrid(scale: 1)
    #expect(root.pixelFrame(on: grid) == PixelRect(x: 8, y: -3, width: 10, height: 6))
    #expect(root.pixelFrameInRoot(on: grid) == PixelRect(x: 0, y: 0, width: 10, height: 6))
  }

  @Test(
    "An edge in the middle of a pixel goes to the right, on both sides of zero",
    arguments: [
      (-1.5, -1), (-1.25, -1), (-0.75, -1), (-0.5, 0), (-0.4, 0), (0, 0), (0.4, 0), (0.5, 1),
      (0.6, 1), (1.5, 2), (2.5, 3), (4_503_599_627_370_495.5, 4_503_599_627_370_496),
      (9_007_199_254_740_992, 9_007_199_254_740_992), (-1e15, -1_000_000_000_000_000),
      (-1e16, -10_000_000_000_000_000), (1e300, Int.max / 8), (-1e300, -Int.max / 8),
      (.infinity, Int.max / 8), (-.infinity, -Int.max / 8), (.nan, 0),
    ] as [(Double, Int)])
  func halves(edge: Double, pixel: Int) {
    #expect(PixelGrid(scale: 1).pixels(Rect(x: edge, y: 0, width: 0, height: 0)).x == pixel)
    #expect(PixelGrid(scale: 1).pixels(Rect(x: 0, y: edge, width: 0, height: 0)).y == pixel)
  }

  @Test("An edge that two sums reach has the same pixel")
  func sums() {
    // 0.1 + 0.2 + 0.2 and 0.5 differ, and so do ten tenths and 1.
    let left = row([0.1, 0.2, 0.2])
    let right = row([50], from: 0.5)
    let half = PixelGrid(scale: 1)
    #expect(left[2].pixelFrame(on: half).maxX == right[0].pixelFrame(on: half).x)
    #expect(
      half.pixels(Rect(x: 0.5 - 1e-9, y: 0.5 - 1e-5, width: 0, height: 0))
        == PixelRect(x: 1, y: 0, width: 0, height: 0))
  }

  @Test("A grid may have cells that are taller than wide")
  func cells() {
    let grid = PixelGrid.cells(width: 8, height: 16)
    let pixels = grid.pixels(Rect(x: 19, y: 8, width: 81, height: 31.9))
    // from 2.375 to 12.5 and from 0.5 to 2.49
    #expect(pixels == PixelRect(x: 2, y: 1, width: 11, height: 1))
    #expect(grid.rect(pixels) == Rect(x: 16, y: 16, width: 88, height: 16))
  }

  @Test("A view may have no pixels, unless a least size is asked for")
  func hairlines() {
    var grid = PixelGrid(scale: 1)
    let line = Rect(x: 0, y: 43.7, width: 90, height: 0.3)
    #expect(grid.pixels(line) == PixelRect(x: 0, y: 44, width: 90, height: 0))
    grid.minimumSize = 1
    #expect(grid.pixels(line) == PixelRect(x: 0, y: 43, width: 90, height: 1))
    // The pixel that the line's middle is in; what has no size stays without.
    #expect(
      grid.pixels(Rect(x: 5.1, y: 2, width: 0.2, height: 0))
        == PixelRect(x: 5, y: 2, width: 1, height: 0))
    grid.minimumSize = 3
    #expect(
      grid.pixels(Rect(x: 10, y: 10, width: 1, height: 4))
        == PixelRect(x: 9, y: 10, width: 3, height: 4))
  }

  @Test("Pixel rectangles intersect and contain each other correctly")
  func rectangles() {
    let pixels = PixelRect(x: 2, y: 1, width: 10, height: 3)
    #expect((pixels.maxX, pixels.maxY) == (12, 4))
    #expect(pixels.description == "(2, 1, 10, 3)")
    #expect(
      pixels.intersection(PixelRect(x: 8, y: 0, width: 9, height: 2))
        == PixelRect(x: 8, y: 1, width: 4, height: 1))
    #expect(pixels.intersection(PixelRect(x: 12, y: 1, width: 4, height: 3)).isEmpty)
    #expect(!pixels.isEmpty)
  }

  @Test("A grid needs a positive, finite scale")
  func traps() async {
    await #expect(processExitsWith: .failure) { _ = PixelGrid(scale: 0) }
    await #expect(processExitsWith: .failure) { _ = PixelGrid(scale: .infinity) }
    await #expect(processExitsWith: .failure) { _ = PixelGrid.cells(width: 8, height: -1) }
  }
}
