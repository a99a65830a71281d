import AnchorsLayout
import Testing

@Suite("Names in texts about constraints")
struct QuotedNameTests {
  private func text(_ name: String) -> String {
    let screen = LayoutView(name: "screen")
    let view = LayoutView(name: name)
    screen.addSubview(view)
    return (view.top == 1).firstAnchor.text(ItemNames())
  }

  @Test("Names are in backticks unless they are identifiers")
  func quotes() {
    for name in ["title", "_x1", "row#2", "日本", "größe", "🙂", "שם"] {
      #expect(text(name) == "\(name).top")
    }
    #expect(text("Save button") == "`Save button`.top")
    #expect(text("a.b") == "`a.b`.top")
    #expect(text("1st") == "`1st`.top")
    #expect(text("") == "``.top")
    #expect(text("row#") == "`row#`.top")
    #expect(text("it`s \\") == "`it\\`s \\\\`.top")
    #expect(text("a\nb\t\u{1B}") == "`a\\nb\\u{9}\\u{1b}`.top")
    #expect(text("a\u{2014}b") == "`a\u{2014}b`.top")
    #expect(text("a\u{A0}b") == "`a\u{A0}b`.top")
  }

  @Test("Names of guides are quoted part by part")
  func guides() {
    let card = LayoutView(name: "my card")
    let guide = LayoutGuide(identifier: "left column")
    card.addLayoutGuide(guide)
    #expect("\(card.safeArea.top == 1)" == "`my card`.safeArea.top == 1")
    #expect("\(guide.top == 1)" == "`my card`.`left column`.top == 1")
    #expect(ItemNames().name(of: guide) == "my card.left column")
  }

  @Test("Names that stand alone are not quoted")
  func plain() {
    let view = LayoutView(name: "Save button")
    #expect(ItemNames().name(of: view) == "Save button")
    let released = LayoutView(name: "Save button").safeArea.top == 1
    #expect("\(released)" == "`Save button`.safeArea (released).top == 1")
  }
}
