import AnchorsLayout
import AnchorsReport
import AnchorsTestSupport
import Testing

/// Texts, clipping and views of the app in pictures.
@Suite("Pictures of views")
struct ViewPictureTests {
  private let screen = LayoutView(name: "screen", width: 300, height: 200)

  @Test("A label is drawn as its lines, in its font, direction and alignment, and has no name")
  func labels() throws {
    let label = LayoutLabel(
      "Jumps over the lazy dog.", font: TextFont(size: 13, weight: .bold), name: "note")
    label.numberOfLines = 0
    label.textAlignment = .trailing
    label.frame = Rect(x: 20, y: 30, width: 100, height: 40)
    screen.addSubview(label)
    for (direction, anchor, x) in [
      (InterfaceDirection.leftToRight, "end", 120.0), (.rightToLeft, nil, 20),
    ] {
      screen.layoutDirection = direction
      let texts = try parse(screen.layoutTree.svg()).all("text")
      let lines = label.lines(fitting: label.bounds.size)
      #expect(lines.count == 2)
      #expect(texts.map(\.text) == lines.map(\.text) + ["screen"])
      for (text, line) in zip(texts, lines) {
        #expect(text.attributes["font-size"] == "13" && text.attributes["font-weight"] == "bold")
        #expect(text.attributes["text-anchor"] == anchor)
        #expect(text.number("x") == x)
        #expect(abs(try #require(text.number("y")) - 30 - line.origin.y) < 0.006)
      }
    }
  }

  @Test("A label without text, or one that is hidden, is a box")
  func boxes() throws {
    let empty = LayoutLabel(nil, name: "empty"), hidden = LayoutLabel("Hidden", name: "hidden")
    for (place, label) in [empty, hidden].enumerated() {
      label.frame = Rect(x: 20, y: 20 + Double(place) * 60, width: 100, height: 40)
      screen.addSubview(label)
    }
    hidden.isHidden = true
    let picture = try parse(screen.layoutTree.svg(PictureOptions(showsHiddenViews: true)))
    #expect(picture.texts.sorted() == ["empty", "hidden", "screen"])
  }

  @Test("A view that clips cuts off its subviews, their names and their constraints")
  func clipping() throws {
    let card = LayoutView(name: "card", frame: Rect(x: 20, y: 20, width: 100, height: 100))
    let wide = LayoutView(name: "wide"), away = LayoutView(name: "away")
    screen.addSubview(card)
    card.addSubview(wide)
    card.addSubview(away)
    Constraint.activate {
      wide.leading == card.leading + 30
      wide.top == card.top + 30
      wide.size == Size(width: 200, height: 20)
      away.edges(.top, .leading) == card.edges.inset(by: 120)
      away.size == 30
    }
    let options = PictureOptions(constraints: .all)
    #expect(!card.clipsToBounds && LayoutScrollView().clipsToBounds)
    let whole = screen.layoutTree.svg(options)
    #expect(try parse(whole).texts.contains("away") && !whole.contains("clip-path"))
    card.clipsToBounds = true
    let svg = screen.layoutTree.svg(options)
    let picture = try parse(svg)
    #expect(!picture.texts.contains("away") && picture.texts.contains("wide"))
    let groups = picture.all("g").filter {
      $0.attributes["clip-path"] == "url(#clip-20-20-100-100-0)"
    }
    #expect(groups.flatMap(\.texts).contains("wide"))
    #expect(PictureCheck(svg).faults == [])
    card.clipsToBounds = false
    #expect(screen.layoutTree.svg(options) == whole)
  }

  @Test("A function draws the app's own views, in their coordinates, and they have no names")
  func ownViews() throws {
    let badge = Badge(name: "badge"), card = LayoutView(name: "card")
    card.frame = Rect(x: 20, y: 30, width: 200, height: 100)
    card.bounds.origin = Point(x: 5, y: 0)
    badge.frame = Rect(x: 15, y: 10, width: 60, height: 20)
    screen.addSubview(card)
    card.addSubview(badge)
    let red = PicturePaint(light: 0xE5493F, dark: 0x0000FF)
    let svg = screen.layoutTree.svg { view, canvas in
      guard view is Badge else { return false }
      canvas.rect(view.bounds, fill: red, radius: 10)
      canvas.text("12", in: view.bounds, font: TextFont(size: 11), paint: red, alignment: .center)
      canvas.path("M0 0L4 4", stroke: red, at: Point(x: 2, y: 3))
      return true
    }
    let picture = try parse(svg)
    #expect(Set(picture.texts) == ["12", "card", "screen"])
    #expect(svg.contains(".f-e5493f-0000ff { fill: #e5493f; }"))
    let rect = try #require(picture.all("rect").first { $0.attributes["rx"] == "10" })
    #expect([rect.number("x"), rect.number("y")] == [30, 40])
    let text = try #require(picture.all("text").first { $0.text == "12" })
    #expect(text.number("x") == 60)
    let path = try #require(picture.all("path").first)
    #expect(path.attributes["transform"] == "translate(32 43) scale(1)")
  }

  @Test("A label's text may have another paint, and no name lies on what an app draws")
  func paints() throws {
    let label = LayoutLabel("Price: 12", name: "price"), card = LayoutView(name: "card")
    card.frame = Rect(x: 20, y: 30, width: 90, height: 20)
    label.frame = card.bounds
    screen.addSubview(card)
    card.addSubview(label)
    let green = PicturePaint(light: 0x00FF00, dark: 0x00AA00)
    let svg = screen.layoutTree.svg { view, canvas in
      guard let label = view as? LayoutLabel else { return false }
      canvas.text(of: label, in: label.bounds, paint: green)
      return true
    }
    let text = try #require(try parse(svg).all("text").first)
    #expect(text.text == "Price: 12" && text.attributes["class"] == "f-00ff00-00aa00")
    #expect(PictureCheck(svg).faults == [])
  }

  @Test("A canvas keeps what is not a number, and marks in path data, out of the picture")
  func oddValues() throws {
    let svg = screen.layoutTree.svg { view, canvas in
      canvas.rect(Rect(x: .nan, y: 0, width: .infinity, height: -5), radius: .nan, width: .nan)
      canvas.path("M0 0\"/><", fill: PicturePaint(light: 0x1_FFFFFF, dark: 1), scale: .nan)
      canvas.text("a", in: Rect(x: .nan, y: 0, width: 50, height: 20))
      return true
    }
    let picture = try parse(svg)
    #expect(!svg.contains("nan") && !svg.contains("inf"))
    #expect(picture.all("path").first?.attributes["d"] == "M0 0\"/><")
    #expect(svg.contains(".f-ffffff-000001 {"))
  }
}

private final class Badge: LayoutView {}
