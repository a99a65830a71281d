import AnchorsLayout
import Testing

@Suite("All frames explained at once")
struct FrameExplanationsTests {
  @Test("All frames are explained in the order of the tree, each as if asked alone")
  func sameAsOneByOne() {
    let screen = LayoutView(name: "screen", width: 390, height: 600)
    let card = LayoutView(name: "card"), title = LayoutView(name: "title")
    let badge = LayoutView(name: "badge", frame: Rect(x: 4, y: 4, width: 20, height: 20))
    screen.addSubview(card)
    card.addSubview(title)
    card.addSubview(badge)
    title.intrinsicContentSize = Size(width: 400, height: 20)
    Constraint.activate {
      card.edges == screen.safeArea.edges.inset(by: 16)
      title.leading == card.leading + 12
      title.trailing <= card.trailing - 12
      title.top >= badge.bottom + 8
    }
    let tree = LayoutTree(containing: screen)
    let explanations = tree.frameExplanations
    let items: [any LayoutItem] = [screen, screen.safeArea, card, title, badge]
    #expect(explanations.count == items.count)
    for (explanation, item) in zip(explanations, items) {
      #expect(explanation.item === item)
      #expect(explanation.description == tree.frameExplanation(of: item).description)
    }
    #expect(
      explanations[3].components.map { $0.value } == [28, 48, 334, 20])
    #expect(explanations[3].components.map { $0.isDetermined } == [true, false, true, true])
  }
}
