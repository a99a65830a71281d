import AnchorsLayout
import Testing

@Suite("The article Constraints as text")
struct ConstraintsAsTextArticleTests {
  let print = Printed()

  @Test("The article shows the card")
  func card() throws {
    #sourceLocation(file:"Card.swift",line:1)
    let screen = LayoutView(name: "screen", width: 390, height: 300)
    let card = LayoutView(name: "card"), title = LayoutView(name: "title")
    let save = LayoutView(name: "Save button")
    screen.addSubview(card)
    for view in [title, save] { card.addSubview(view) }

    let items = ["screen": screen, "card": card, "title": title, "Save button": save]
    let text = """
      card.edges == screen.safeArea.edges.inset(by: pad)
      title.top == card.top + 10; title.leading == card.margins.leading

      // The button is as wide as the title, if there is room.
      [title, `Save button`].height == 44
      `Save button`.top == title.bottom + .system
      `Save button`.width == title.width ~ .high - 1
      `Save button`.trailing <= card.margins.trailing
        - 2 * pad
      """
    let constraints = try Constraint.parse(text, items: items, metrics: ["pad": 16])
    print(constraints.text())
    #sourceLocation()
    try Article("ConstraintsAsText").expect("Card.swift", printed: print)
  }

  @Test("The article shows a round trip")
  func roundTrip() throws {
    #sourceLocation(file:"RoundTrip.swift",line:1)
    let card = LayoutView(name: "my card"), title = LayoutView(name: "title")
    let gap = title.top == card.safeArea.top + 1.5 ~ .high
    gap.identifier = "gap"
    let copy = try Constraint.parse("\(gap)", items: ["my card": card, "title": title])[0]
    print(gap)
    print(copy.secondItem === card.safeArea, copy.constant, copy.priority, copy.identifier ?? "")
    #sourceLocation()
    try Article("ConstraintsAsText").expect("RoundTrip.swift", printed: print)
  }

  @Test("The article shows the mistakes")
  func mistakes() throws {
    #sourceLocation(file:"Mistakes.swift",line:1)
    let card = LayoutView(name: "card"), title = LayoutView(name: "title")
    let mistakes = [
      "title.top == card.left + 10", "titel.top == card.top", "title.baseline == card.top",
      "title.top = card.top", "title.top == 10 - card.top",
    ]
    for text in mistakes {
      do {
        _ = try Constraint.parse(text, items: ["card": card, "title": title])
      } catch {
        print("\(error)\n")
      }
    }
    #sourceLocation()
    try Article("ConstraintsAsText").expect("Mistakes.swift", printed: print)
  }

  @Test("The article shows no other examples")
  func count() throws {
    #expect(try Article("ConstraintsAsText").exampleCount == 3)
  }
}
