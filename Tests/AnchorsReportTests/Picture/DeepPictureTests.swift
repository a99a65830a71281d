import AnchorsTestSupport
import Testing

@testable import Anchors
@testable import AnchorsLayout
@testable import AnchorsReport

/// Pictures and the data of reports of deep trees, on a small call stack.
@Suite("Pictures of deep trees")
struct DeepPictureTests {
  /// Views, each 1 point right of the one it is in.
  private static func chain(_ depth: Int, _ make: () -> LayoutView) -> [LayoutView] {
    let views = (0..<depth).map { place in
      let view = make()
      view.frame = Rect(x: place == 0 ? 0 : 1, y: 0, width: 10, height: 10)
      return view
    }
    for place in (1..<depth).reversed() { views[place - 1].addSubview(views[place]) }
    return views
  }

  @Test("The items of a scene know their depth, their index and their name")
  func scene() throws {
    let depth = 100_000
    let found = onSmallStack {
      let views = Self.chain(depth) { LayoutView() }
      defer { for view in views.reversed() { view.removeFromSuperview() } }
      let scene = Scene(below: views[0], names: ItemNames())
      let last = scene.items[depth - 1]
      return ("\(scene.items.count) \(last.depth) \(last.frame) \(last.parent)", last.name)
    }
    let (place, name) = try #require(found)
    #expect(place == "100000 99999 (99999, 0, 10, 10) 99998")
    #expect(name == "LayoutView#100000")
  }

  @Test("A drawing of nested scroll views has sibling groups")
  func drawing() throws {
    let depth = 4000
    let svg = onSmallStack {
      let views = Self.chain(depth) { LayoutView(name: "v") }
      let outer = LayoutScrollView(name: "outer"), inner = LayoutScrollView(name: "inner")
      let page = LayoutView(name: "page")
      outer.frame = Rect(x: 0, y: 0, width: 50, height: 50)
      inner.frame = Rect(x: 30, y: 30, width: 50, height: 50)
      page.frame = Rect(x: 0, y: 0, width: 200, height: 200)
      views[0].addSubview(outer)
      outer.addSubview(LayoutView(name: "beside", frame: outer.bounds))
      outer.addSubview(inner)
      inner.addSubview(page)
      defer { for view in views.reversed() { view.removeFromSuperview() } }
      return views[0].layoutTree.svg()
    }
    let document = try parse(try #require(svg))
    // All views but the topmost, which is the page; and the outlines of the clipping rectangles.
    #expect(document.all("rect").count > depth)
    let clips = document.all("g").compactMap { $0.attributes["clip-path"] }
    #expect(Set(clips) == ["url(#clip-0-0-50-50-0)", "url(#clip-30-30-20-20-0)"])
  }
}
