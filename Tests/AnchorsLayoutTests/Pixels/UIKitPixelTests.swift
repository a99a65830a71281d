import AnchorsLayout
import Testing

/// Frames rounded as UIKit was seen to round them. Unless a test says otherwise, its numbers were
/// measured once, in Mac Catalyst; that devices round origins and sizes to the nearest pixel is
/// reported by several.
@Suite("Pixels as in UIKit")
struct UIKitPixelTests {
  /// A view whose subviews share its width evenly, each with a distance to the next.
  private func columns(_ count: Int, in width: Double, spacing: Double, from start: Double = 0)
    -> LayoutView
  {
    let root = LayoutView(name: "root", width: width + 2 * start, height: 10)
    let views = (0..<count).map { _ in LayoutView() }
    views.forEach(root.addSubview)
    Constraint.activate {
      for view in views { view.verticalEdges == root.verticalEdges }
      for (view, next) in zip(views, views.dropFirst()) {
        next.left == view.right + spacing
        next.width == view.width
      }
      views[0].left == root.left + start
      views[count - 1].right == root.right - start
    }
    root.layoutIfNeeded()
    return root
  }

  private func rounded(_ root: LayoutView, on grid: PixelGrid) -> [[Double]] {
    root.subviews.map { [$0.frame(on: grid).minX, $0.frame(on: grid).width] }
  }

  @Test("Three columns in 300 with gaps of 10 are 93⅓ points wide each")
  func thirds() {
    let root = columns(3, in: 300, spacing: 10)
    #expect(rounded(root, on: .uiKit(scale: 1)) == [[0, 93], [103, 93], [207, 93]])
    #expect(rounded(root, on: .uiKit(scale: 2)) == [[0, 93.5], [103.5, 93.5], [206.5, 93.5]])
    // The last ends at 300.5.
    #expect(rounded(root, on: .catalyst) == [[0, 93.5], [103, 93.5], [207, 93.5]])
    // Measured once on a device: thirds of a point are pixels there.
    let thirds = root.subviews.map { $0.pixelFrame(on: .uiKit(scale: 3)) }
    #expect(thirds.map(\.x) == [0, 310, 620])
    #expect(thirds.map(\.width) == [280, 280, 280])
    // Edges by themselves: the sizes add up.
    #expect(rounded(root, on: PixelGrid(scale: 1)) == [[0, 93], [103, 94], [207, 93]])
  }

  @Test("Four columns in 99, and seven, have UIKit's pixels")
  func quarters() {
    let four = columns(4, in: 99, spacing: 0)
    #expect(rounded(four, on: .catalyst) == [[0, 25], [25, 25], [50, 25], [74, 25]])
    let seven = columns(7, in: 99, spacing: 2)
    #expect(rounded(seven, on: .catalyst).map { $0[0] } == [0, 14, 29, 43, 58, 72, 87])
    #expect(rounded(seven, on: .catalyst).allSatisfy { $0[1] == 12.5 })
  }

  @Test("A view pinned at the end may reach beyond it")
  func trailing() {
    let root = columns(3, in: 300, spacing: 10, from: 8)
    let views = root.subviews
    #expect(rounded(root, on: .catalyst).map { $0[0] } == [8, 111, 215])
    #expect(views[2].frame(on: .catalyst).maxX == 308.5)
    #expect(views[2].frame.maxX == 308)
  }

  @Test(
    "Edges go to the nearest pixel, from the middle away from zero",
    arguments: [
      (950.2, 950), (950.25, 950.5), (950.7, 950.5), (0.24, 0), (0.25, 0.5), (-0.24, 0),
      (-0.25, -0.5), (-0.75, -1), (.nan, 0),
    ] as [(Double, Double)])
  func halves(points: Double, rounded: Double) {
    let grid = PixelGrid.uiKit(scale: 2)
    let rect = Rect(x: points, y: points, width: points, height: points)
    #expect(grid.pixels(rect).x == Int(rounded * 2))
    #expect(
      grid.rect(grid.pixels(rect)) == Rect(x: rounded, y: rounded, width: rounded, height: rounded))
  }

  @Test("A hairline between two points has UIKit's pixels in Mac Catalyst")
  func hairline() {
    let grid = PixelGrid.catalyst
    let line = Rect(x: 0, y: 55.5, width: 90, height: 0.5)
    #expect(grid.rect(grid.pixels(line)) == Rect(x: 0, y: 56, width: 90, height: 0.5))
    var kept = grid
    kept.minimumSize = 1
    let thin = Rect(x: 0, y: 55.5, width: 0, height: 0.2)
    #expect(grid.pixels(thin) == PixelRect(x: 0, y: 112, width: 0, height: 0))
    #expect(kept.pixels(thin) == PixelRect(x: 0, y: 112, width: 0, height: 1))
  }

  @Test(
    "A fixed frame is unchanged, and its content is rounded within it")
  func masks() {
    let root = LayoutView(name: "root", width: 400, height: 100)
    let owned = LayoutView(frame: Rect(x: 199.3, y: 0, width: 100.2, height: 50))
    let inner = LayoutView()
    root.addSubview(owned)
    owned.addSubview(inner)
    Constraint.activate {
      inner.left == owned.left + 10.3
      inner.top == owned.top
      inner.width == 20
      inner.height == 20
    }
    root.layoutIfNeeded()
    let grid = PixelGrid.uiKit(scale: 2)
    #expect(owned.frame(on: grid) == owned.frame)
    #expect(inner.frame(on: grid) == Rect(x: 10.5, y: 0, width: 20, height: 20))
    let item: any LayoutItem = inner
    #expect(item.frame(on: grid) == inner.frame(on: grid))
    #expect((owned as any LayoutItem).frame(on: grid) == owned.frame)
  }

  @Test("The pixels of all views are those of each view, also in scrolled content")
  func scrolled() {
    let root = LayoutView(name: "root", width: 100, height: 100)
    root.bounds.origin = Point(x: 0, y: 3.2)
    let scroll = LayoutScrollView(frame: Rect(x: 10.3, y: 5.6, width: 50, height: 50))
    let card = LayoutView(frame: Rect(x: 2.3, y: 30.4, width: 33.3, height: 10))
    let mark = LayoutView(frame: Rect(x: 1.4, y: 1.4, width: 1.4, height: 1.4))
    root.addSubview(scroll)
    scroll.addSubview(card)
    card.addSubview(mark)
    scroll.bounds.origin = Point(x: 0, y: 12.6)
    for grid in [
      PixelGrid(scale: 1), PixelGrid(scale: 3), .uiKit(scale: 1), .uiKit(scale: 2), .catalyst,
    ] {
      for top in [root, scroll, card] {
        for (view, pixels) in top.pixelFramesInRoot(on: grid) {
          #expect(pixels == view.pixelFrameInRoot(on: grid))
          #expect(pixels == (view as any LayoutItem).pixelFrameInRoot(on: grid))
        }
      }
    }
    // 10.3 and 5.6 are 10 and 6, less 13 that are scrolled, and 2.3 and 30.4 are 2 and 30.
    #expect(
      card.pixelFrameInRoot(on: .uiKit(scale: 1)) == PixelRect(x: 12, y: 23, width: 33, height: 10))
    // 12.6 and 23.4
    #expect(card.pixelFrameInRoot(on: PixelGrid(scale: 1)).y == 23)
  }

  @Test("A fitting size is exact, not rounded")
  func fitting() {
    let root = LayoutView(name: "root")
    let inner = LayoutView()
    root.addSubview(inner)
    Constraint.activate {
      inner.edges == root.edges
      inner.width == 212.0 / 3
      inner.height == 10
    }
    #expect(root.systemLayoutSizeFitting(.zero).width == 212.0 / 3)
  }
}
