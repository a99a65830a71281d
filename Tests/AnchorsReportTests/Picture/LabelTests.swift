import AnchorsLayout
import Foundation
import Testing

@testable import AnchorsReport

/// Texts that can be read.
@Suite("Labels of pictures")
struct LabelTests {
  /// The rectangle of a text of a picture, as the standard font has it.
  private func box(_ text: XMLElementNode) throws -> Rect {
    let size = try #require(text.number("font-size"))
    let (x, y) = (try #require(text.number("x")), try #require(text.number("y")))
    let width = Font(size: size).width(of: text.text)
    let left =
      switch text.attributes["text-anchor"] {
      case "middle": x - width / 2
      case "end": x - width
      default: x
      }
    return Rect(x: left, y: y - 0.75 * size, width: width, height: 0.8 * size)
  }

  @Test("Labels do not overlap if there is room")
  func apart() throws {
    let screen = LayoutView(name: "screen", width: 390, height: 600)
    let views = (1...6).map { LayoutView(name: "view \($0)") }
    for view in views { screen.addSubview(view) }
    Constraint.activate {
      for view in views {
        view.leading == screen.leading + 16
        view.trailing == screen.trailing - 16
        view.height == 60
      }
      views[0].top == screen.top + 20
      for (upper, lower) in zip(views, views.dropFirst()) { lower.top == upper.bottom + 24 }
      views[5].bottom <= screen.bottom - 20
    }
    let picture = try parse(screen.layoutTree.svg(PictureOptions(constraints: .all)))
    let texts = picture.all("text")
    #expect(texts.count == 7 + 25)
    let boxes = try texts.map(box)
    for (place, one) in boxes.enumerated() {
      for (other, rect) in zip(texts[(place + 1)...], boxes[(place + 1)...]) {
        #expect(!one.intersects(rect), "\(texts[place].text) and \(other.text)")
      }
    }
  }

  @Test("Labels are at least 8 pixels high")
  func readable() throws {
    let screen = LayoutView(name: "screen", width: 390, height: 600)
    screen.addSubview(
      LayoutView(
        name: "a long name in a small box", frame: Rect(x: 20, y: 20, width: 40, height: 12)))
    for scale in [0.5, 1, 3] {
      let texts = try parse(screen.layoutTree.svg(PictureOptions(scale: scale))).all("text")
      #expect(!texts.isEmpty)
      for text in texts { #expect(try #require(text.number("font-size")) * scale >= 7.96) }
    }
  }

  @Test("In a crowd, texts that would cover others are left out", arguments: [200, 260])
  func crowd(viewCount: Int) throws {
    let screen = LayoutView(name: "screen", width: 390, height: 600)
    let views = (0..<viewCount).map { LayoutView(name: "v\($0)") }
    for view in views { screen.addSubview(view) }
    Constraint.activate { views.size == 20 }
    let picture = try parse(
      screen.layoutTree.svg(PictureOptions(constraints: .all, showsNames: false)))
    // Each constraint has a line and its text as a title.
    let titles = picture.all("title").map(\.text)
    #expect(titles.filter { $0.contains(" == 20") }.count == 2 * viewCount)
    #expect(picture.all("path").count >= 2 * viewCount)
    let texts = picture.all("text")
    #expect((1..<100).contains(texts.count))
    let boxes = try texts.map(box)
    for (place, one) in boxes.enumerated() {
      #expect(!boxes[(place + 1)...].contains { $0.intersects(one) })
    }
  }

  @Test("Labels are placed by nearby shapes only")
  func placer() {
    var placer = LabelPlacer(cellSize: 2)
    placer.addLabel(Rect(x: -25, y: -25, width: 10, height: 10))
    placer.addLine(Rect(x: 0, y: 100, width: 500, height: 1))
    #expect(placer.cost(ofLabel: Rect(x: -20, y: -20, width: 4, height: 4)) >= 10)
    #expect(placer.cost(ofLabel: Rect(x: -13, y: -13, width: 4, height: 4)) == 0)
    #expect(placer.cost(ofLabel: Rect(x: 480, y: 98, width: 4, height: 4)) > 0)
    #expect(placer.cost(ofLabel: Rect(x: 480, y: 102, width: 4, height: 4)) == 0)
  }
}
