import AnchorsLayout
import Testing

@Suite("Where items of other classes are, on a grid")
struct ItemPixelTests {
  @Test("Three widgets share a row of 100 points")
  func thirds() {
    let row = MeasuredWidget("row")
    let cells = (1...3).map { MeasuredWidget("cell\($0)") }
    for cell in cells { row.add(cell) }
    let (window, tree) = MeasuredWidget.window(120, 50, row)
    window.layoutFrame.origin = Point(x: 7, y: 9)
    Constraint.activate {
      row.edges(.leading, .top) == window.edges.inset(by: 10.4)
      row.width == 100
      row.height == 20
      cells[0].leading == row.leading
      cells[1].leading == cells[0].trailing
      cells[2].leading == cells[1].trailing
      cells[2].trailing == row.trailing
      cells[1].width == cells[0].width
      cells[2].width == cells[0].width
      cells.verticalEdges == row.verticalEdges
    }
    tree.layoutIfNeeded()
    let grid = PixelGrid(scale: 1)
    #expect(cells.map { $0.frame(on: grid).width } == [34, 33, 33])
    #expect(cells.map { $0.pixelFrame(on: grid).x } == [0, 34, 67])
    #expect(row.frameInRoot == Rect(x: 10.4, y: 10.4, width: 100, height: 20))
    #expect(cells[0].frameInRoot.origin == Point(x: 10.4, y: 10.4))
    #expect(cells[0].pixelFrameInRoot(on: grid) == PixelRect(x: 10, y: 10, width: 34, height: 20))
    #expect(window.frameInRoot == Rect(x: 0, y: 0, width: 120, height: 50))
    #expect(window.pixelFrame(on: grid) == PixelRect(x: 7, y: 9, width: 120, height: 50))
  }

  @Test(
    "A view and a guide have the same pixels as classes and as items, also in scrolled content")
  func views() {
    let screen = LayoutView(name: "screen", width: 300, height: 200)
    let scroll = LayoutScrollView()
    let view = LayoutView(name: "view")
    let guide = LayoutGuide(identifier: "guide")
    screen.addSubview(scroll)
    scroll.addSubview(view)
    view.addLayoutGuide(guide)
    Constraint.activate {
      scroll.edges == screen.edges.inset(by: 10)
      view.edges == scroll.contentLayoutGuide.edges
      view.width == 600
      view.height == 500
      guide.edges == view.edges.inset(by: 5.5)
    }
    screen.layoutIfNeeded()
    scroll.contentOffset = Point(x: 30, y: 40)
    let grid = PixelGrid(scale: 1)
    for item in [screen, scroll, view] {
      let other: any LayoutItem = item
      #expect(other.frameInRoot == item.frameInRoot)
      #expect(other.pixelFrameInRoot(on: grid) == item.pixelFrameInRoot(on: grid))
      #expect(other.frame(on: grid) == item.frame(on: grid))
    }
    #expect(view.frameInRoot.origin == Point(x: -20, y: -30))
    #expect(guide.frameInRoot == Rect(x: -14.5, y: -24.5, width: 589, height: 489))
  }
}
