import AnchorsLayout
import AnchorsReport
import LayoutCases
import Testing
import TextCases

@Suite("The text of a layout")
struct LayoutTextTests {
  private let root = LayoutView(name: "screen", width: 320, height: 480)
  private let card = LayoutView(name: "card")
  private let title = LayoutView(name: "title")

  init() {
    root.addSubview(card)
    card.addSubview(title)
  }

  @Test("The text has a line for each item and constraint, and the expectations")
  func document() throws {
    title.intrinsicContentSize = Size(width: 80, height: 20)
    let gap = title.leading == card.leading + 12
    gap.identifier = "gap"
    Constraint.activate([
      card.left == root.left + 20, card.top == root.top + 10.5 ~ 250,
      card.width == root.width / 3, card.height >= 60, gap, title.top == card.top + 8,
    ])
    for constraint in root.hostedConstraints + card.hostedConstraints { constraint.source = nil }
    #expect(
      root.layoutTree.layoutText() == """
        anchors 2
        window screen 320 x 480
        view card
          view title 80 x 20

        card.left == screen.left + 20
        card.top == screen.top + 10.5 ~ 250
        card.width == 0.3333333333333333 * screen.width
        card.height >= 60
        title.leading == card.leading + 12 'gap'
        title.top == card.top + 8

        expect card 20 10.5 106.666667 -
        expect title 12 8 80 20

        """)
  }

  @Test("The text has the content size of the topmost view, and names of any kind")
  func topmost() throws {
    root.intrinsicContentSize = Size(width: 100, height: 100)
    root.setContentHuggingPriority(.required, for: .vertical)
    root.layoutTree.conflictHandler = nil
    card.layoutName = "rows[0]"
    title.layoutName = "Save `now` // or \u{2028}\u{7f}\"later\" \\u{41}"
    let (one, two) = (LayoutGuide(identifier: "rail"), LayoutGuide(identifier: "rail"))
    card.addLayoutGuide(one)
    title.addLayoutGuide(two)
    Constraint.activate {
      card.edges == root.edges
      title.edges == card.edges
      one.edges == two.edges
      two.edges == title.edges.inset(by: 3)
    }
    let read = try ReadText(root)
    #expect(read.text.contains("screen.height <= 100 'hugging'\n"))
    #expect(read.text.hasSuffix("expect conflicts\n"))
    #expect(read.answer.status == .infeasible && read.complaints == [] && read.notes == [])
    root.setContentHuggingPriority(.low, for: .vertical)
    let other = try ReadText(root)
    #expect(other.complaints == [])
    #expect(other.differences(from: root) == [])
    #expect(other.answer.status == .unique)
  }

  @Test("Guides in equal gaps are in the text while their constraints are active")
  func gaps() throws {
    let views = (1...3).map { LayoutView(name: "view \($0)") }
    for view in views {
      view.intrinsicContentSize = Size(width: 20, height: 10)
      root.addSubview(view)
    }
    card.removeFromSuperview()
    Constraint.activate { views.top == 0 }
    let group = views.distributed(along: .horizontal, leading: 10, trailing: 10)
    #expect(!root.layoutTree.layoutText().contains("gap"))
    group.activate()
    let read = try ReadText(root)
    #expect(read.complaints == [] && read.notes == [] && read.answer.status == .unique)
    #expect(read.differences(from: root) == [])
    //  10 ┌ 20 ┐ 120 ┌ 20 ┐ 120 ┌ 20 ┐ 10
    #expect(read.text.contains(" 170 0 120 0\n"))
    group.deactivate()
    #expect(!root.layoutTree.layoutText().contains("gap"))
  }

  @Test("The text expects nothing that it cannot state, and says why")
  func exceptions() throws {
    let odd = Constraint(
      title.layoutNode, .left, .equal, card.layoutNode, .width, multiplier: 1, constant: 0)
    Constraint.activate {
      card.edges == root.edges
      title.top == card.top
      title.size == Size(width: 10, height: 10)
    }
    odd.isActive = true
    let read = try ReadText(root)
    #expect(!read.text.contains("expect"))
    #expect(
      read.notes == [
        "Left out, since left and width cannot be compared: title.left == card.width"
      ])
  }

  @Test("A text that expects other frames is told which")
  func complaints() throws {
    let text = "window 100 x 100\nview a\na.edges(excluding: .bottom) == window.edges\n"
    #expect(try ReadText(text).complaints == ["status is ambiguous, not unique"])
    #expect(
      try ReadText(text + "expect a 0 0 100 -\n").complaints == [])
    #expect(
      try ReadText(text + "expect a 0 5 - 20\n").complaints == [
        "a.y is 0, not 5", "a.width is not ambiguous", "a.height is ambiguous",
      ])
    #expect(
      try ReadText(text + "expect conflicts\n").complaints
        == ["status is ambiguous, not infeasible"])
    for (line, message) in [
      ("expect b 0 0 1 1", "no item above is named b"),
      (
        "expect a 0 0 1",
        "a frame is expected so, with - for what is ambiguous: expect title 16 20 100 -"
      ),
    ] { #expect(LayoutDocument(text + line).mistakes.map(\.message) == [message]) }
  }
}
