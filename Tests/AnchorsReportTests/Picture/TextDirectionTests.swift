import AnchorsLayout
import Testing

@testable import AnchorsReport

/// The right ends of right-to-left texts.
@Suite("Directions of texts in pictures")
struct TextDirectionTests {
  @Test(
    "A text has the direction of its first letter",
    arguments: [
      ("Hello!", InterfaceDirection.leftToRight), ("«été»", .leftToRight), ("日本", .leftToRight),
      ("Привет", .leftToRight), ("שלום!", .rightToLeft), ("(مرحبا)", .rightToLeft),
      ("12 שלום", .rightToLeft), ("ߒߞߏ", .rightToLeft), ("🧭 a", .leftToRight),
      ("\u{200F}12", .rightToLeft),
    ])
  func letters(_ text: String, _ direction: InterfaceDirection) {
    for surrounding in [InterfaceDirection.leftToRight, .rightToLeft] {
      #expect(text.direction(in: surrounding) == direction, "\(text)")
    }
  }

  @Test(
    "A text without letters has the direction around it", arguments: ["", "12:30", "٣٤", "— × 🧭"])
  func withoutLetters(_ text: String) {
    for surrounding in [InterfaceDirection.leftToRight, .rightToLeft] {
      #expect(text.direction(in: surrounding) == surrounding)
    }
  }

  /// Returns the right end of a text if its anchor gives one.
  private func rightEnd(_ text: XMLElementNode) -> Double? {
    let isRightToLeft = text.attributes["direction"] == "rtl"
    let anchor = text.attributes["text-anchor"] ?? "start"
    return anchor == (isRightToLeft ? "start" : "end") ? text.number("x") : nil
  }

  @Test("A name is right-aligned in an item that is laid out from the right")
  func names() throws {
    for (name, direction, isFromRight) in [
      ("card", InterfaceDirection.leftToRight, false), ("card", .rightToLeft, true),
      ("כרטיס", .leftToRight, true), ("כרטיס", .rightToLeft, true), ("12", .rightToLeft, true),
    ] {
      let view = LayoutView(name: name, width: 200, height: 100)
      view.layoutDirection = direction
      let text = try #require(try parse(view.layoutTree.svg()).all("text").first)
      if isFromRight {
        // 4 from the right edge in an item that is laid out from the right, else after its own
        // width.
        let right = try direction == .rightToLeft ? 196 : 4 + #require(text.number("textLength"))
        #expect(abs(try #require(rightEnd(text)) - right) < 0.011, "\(name)")
      } else {
        #expect(text.number("x") == 4 && text.attributes["text-anchor"] == nil)
      }
    }
  }

  @Test("A label's text ends at the edge of its alignment")
  func labels() throws {
    for (string, direction, attribute) in [
      ("Name", InterfaceDirection.rightToLeft, nil), ("שם", .rightToLeft, "rtl"),
      ("12%", .rightToLeft, "rtl"),
    ] {
      let screen = LayoutView(name: "screen", width: 200, height: 100)
      screen.layoutDirection = direction
      let label = LayoutLabel(string)
      screen.addSubview(label)
      label.frame = Rect(x: 20, y: 10, width: 150, height: 20)
      let text = try #require(try parse(screen.layoutTree.svg()).all("text").first)
      #expect(rightEnd(text) == 170)
      #expect(text.attributes["direction"] == attribute)
    }
  }

  @Test("Text at the left of a label starts at its left edge in any direction")
  func leftAligned() throws {
    let screen = LayoutView(name: "screen", width: 200, height: 100)
    let label = LayoutLabel("שם")
    label.textAlignment = .left
    screen.addSubview(label)
    label.frame = Rect(x: 20, y: 10, width: 150, height: 20)
    let text = try #require(try parse(screen.layoutTree.svg()).all("text").first)
    #expect(text.number("x") == 20 && text.attributes["direction"] == "rtl")
    #expect(text.attributes["text-anchor"] == "end")
  }

  @Test("The direction is not inherited from the page with the picture")
  func root() {
    #expect(
      LayoutView(name: "a", width: 9, height: 9).layoutTree.svg().contains(" direction=\"ltr\" "))
  }
}
