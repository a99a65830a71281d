import AnchorsLayout
import AnchorsReport
import Testing

/// Trees that are not as trees usually are.
@Suite("Pictures of odd trees")
struct OddPictureTests {
  @Test("Pictures name items, whatever their names contain")
  func escaping() throws {
    let names = ["<b>&\"x\"", "a\u{0}b\u{7}", "]]>", "<\u{301}b>", "日本 שלום 🧭"]
    let screen = LayoutView(name: names[0], width: 300, height: 200)
    for (place, name) in names.dropFirst().enumerated() {
      let view = LayoutView(
        name: name, frame: Rect(x: 10, y: 20 + Double(place) * 40, width: 200, height: 30))
      screen.addSubview(view)
    }
    let picture = try parse(screen.layoutTree.svg())
    #expect(picture.texts == ["<b>&\"x\"", "a\u{FFFD}b\u{FFFD}", "]]>", "<\u{301}b>", "日本 שלום 🧭"])
  }

  @Test("Empty trees have pictures")
  func empty() throws {
    let nothing = LayoutView(name: "nothing")
    let picture = try parse(nothing.layoutTree.svg(PictureOptions(constraints: .all)))
    // The name is above it.
    #expect(picture.attributes["viewBox"] == "-12 -26.3 60.08 38.3")
  }

  @Test("Pictures mark items without area")
  func zeroSizes() throws {
    let screen = LayoutView(name: "screen", width: 100, height: 100)
    screen.addSubview(LayoutView(name: "point", frame: Rect(x: 50, y: 60, width: 0, height: 0)))
    screen.addSubview(LayoutView(name: "line", frame: Rect(x: 10, y: 20, width: 80, height: 0)))
    let paths = try parse(screen.layoutTree.svg()).all("path").map { $0.attributes["d"] }
    #expect(paths == ["M47 57L53 63M47 63L53 57", "M10 20L90 20"])
  }

  @Test(
    "Pictures never contain NaN", arguments: [Double.nan, .infinity, -.infinity, 1e300, -5])
  func oddNumbers(_ number: Double) throws {
    let screen = LayoutView(name: "screen", width: 100, height: 100)
    // A view refuses what is not finite; the options do not.
    let length = number.isFinite ? number : 5
    screen.addSubview(LayoutView(frame: Rect(x: length, y: 10, width: length, height: 20)))
    var options = PictureOptions(constraints: .all)
    for change in [\PictureOptions.scale, \.padding] {
      options[keyPath: change] = number
      let picture = screen.layoutTree.svg(options)
      let document = try parse(picture)
      for element in document.all {
        for name in ["x", "y", "width", "height"] where element.attributes[name] != nil {
          #expect(element.number(name)?.isFinite == true)
        }
        if let width = element.number("width") { #expect(width >= 0) }
      }
    }
  }

  @Test("Pictures cut off what scroll views do not show, constraints included")
  func scrolling() throws {
    let screen = LayoutView(name: "screen", width: 100, height: 100)
    let scroll = LayoutScrollView(name: "scroll"), page = LayoutView(name: "page")
    let end = LayoutView(name: "end")
    screen.addSubview(scroll)
    scroll.addSubview(page)
    page.addSubview(end)
    Constraint.activate {
      scroll.edges == screen.edges.inset(by: 10)
      page.edges == scroll.edges
      page.width == scroll.width
      page.height == 400
      end.height == 20
      end.edges(.leading, .bottom, .trailing) == page.edges
    }
    let picture = try parse(screen.layoutTree.svg(PictureOptions(constraints: .all)))
    #expect(try #require(picture.number("height")) < 150)
    #expect(!picture.texts.contains("end"))
    #expect(picture.all("clipPath").allSatisfy { $0.children[0].attributes["height"] == "80" })
    scroll.contentOffset.y = 320
    #expect(try parse(screen.layoutTree.svg()).texts.contains("end"))
  }

  @Test("Pictures show any class that is laid out")
  func widgets() throws {
    let window = Widget("window"), button = Widget("button")
    window.layoutFrame = Rect(x: 0, y: 0, width: 320, height: 240)
    window.add(button)
    Constraint.activate {
      button.center == window.center
      button.size == Size(width: 80, height: 32)
    }
    let tree = LayoutTree(containing: window)
    let picture = try parse(tree.svg(PictureOptions(constraints: .all)))
    #expect(picture.texts.sorted() == ["32", "80", "button", "window"])
    #expect(tree.htmlReport().contains("<h1>window</h1>"))
  }

  @Test(
    "Pictures include their colors and fetch nothing",
    arguments: [PictureOptions.Scheme.automatic, .light, .dark])
  func colours(_ scheme: PictureOptions.Scheme) throws {
    let picture = LayoutView(name: "screen", width: 10, height: 10).layoutTree.svg(
      PictureOptions(scheme: scheme))
    #expect(picture.contains("@media (prefers-color-scheme: dark)") == (scheme == .automatic))
    #expect(picture.contains(".f-page { fill: #ffffff; }") == (scheme != .dark))
    #expect(picture.contains(".f-page { fill: #16191f; }") == (scheme != .light))
    let rest = picture.replacing("http://www.w3.org/2000/svg", with: "")
    for word in ["http", "url(", "@import", "@font-face", "href"] { #expect(!rest.contains(word)) }
  }
}

private final class Widget: LayoutItem {
  private let storage = LayoutStorage()
  var layoutNode: LayoutNode { storage.node(of: self) }
  private(set) weak var parent: Widget?
  private(set) var children: [Widget] = []
  var layoutParent: (any LayoutItem)? { parent }
  var layoutChildren: [any LayoutItem] { children }
  var layoutFrame = Rect.zero
  let layoutName: String

  init(_ name: String) { layoutName = name }

  func add(_ child: Widget) {
    children.append(child)
    child.parent = self
  }
}
