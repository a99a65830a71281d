import AnchorsLayout
import AnchorsReport
import LayoutCases
import Testing

/// What is in the file.
@Suite("The file of a case")
struct CaseDocumentTests {
  private let root = LayoutView(name: "screen", width: 320, height: 480)
  private let card = LayoutView(name: "card")
  private let title = LayoutView(name: "title")

  init() {
    root.addSubview(card)
    card.addSubview(title)
  }

  @Test("has a line for each item and constraint, and what is expected")
  func document() throws {
    title.intrinsicContentSize = Size(width: 80, height: 20)
    let gap = title.leading == card.leading + 12
    gap.identifier = "gap"
    Constraint.activate([
      card.left == root.left + 20, card.top == root.top + 10.5 ~ 250,
      card.width == root.width / 3, card.height >= 60, gap, title.top == card.top + 8,
    ])
    let lines = [
      #"{"#,
      #"  "name": "login","#,
      #"  "root": {"id":"root","width":320,"height":480},"#,
      #"  "direction": "ltr","#,
      #"  "items": ["#,
      #"    {"id":"card","parent":"root"},"#,
      #"    {"id":"title","parent":"card","intrinsic":{"width":80,"height":20}}"#,
      #"  ],"#,
      #"  "constraints": ["#,
      #"    {"id":"c1","item":"card","attr":"left","relation":"==","multiplier":1,"item2":"root","#
        + #""attr2":"left","constant":20,"priority":1000,"text":"card.left == screen.left + 20"},"#,
      #"    {"id":"c2","item":"card","attr":"top","relation":"==","multiplier":1,"item2":"root","#
        + #""attr2":"top","constant":10.5,"priority":250,"text":"card.top == screen.top + 10.5 ~ 250"},"#,
      #"    {"id":"c3","item":"card","attr":"width","relation":"==","multiplier":0.3333333333333333,"#
        + #""item2":"root","attr2":"width","constant":0,"priority":1000,"#
        + #""text":"card.width == 0.333333 * screen.width"},"#,
      #"    {"id":"c4","item":"card","attr":"height","relation":">=","multiplier":1,"item2":null,"#
        + #""attr2":null,"constant":60,"priority":1000,"text":"card.height >= 60"},"#,
      #"    {"id":"gap","item":"title","attr":"leading","relation":"==","multiplier":1,"#
        + #""item2":"card","attr2":"leading","constant":12,"priority":1000,"#
        + #""text":"title.leading == card.leading + 12 'gap'"},"#,
      #"    {"id":"c6","item":"title","attr":"top","relation":"==","multiplier":1,"item2":"card","#
        + #""attr2":"top","constant":8,"priority":1000,"text":"title.top == card.top + 8"}"#,
      #"  ],"#,
      #"  "expected": {"status":"ambiguous","frames":{"card":[20,10.5,106.666667,null],"#
        + #""title":[32,18.5,80,20]},"ambiguous":{"card":["h"]}}"#,
      #"}"#, "",
    ]
    #expect(
      root.layoutCase(name: "login").split(separator: "\n", omittingEmptySubsequences: false).map(
        String.init) == lines)
  }

  @Test("keeps the content sizes of the topmost view, and its name from others")
  func topmost() throws {
    root.intrinsicContentSize = Size(width: 100, height: 100)
    root.setContentHuggingPriority(.required, for: .vertical)
    root.conflictHandler = nil
    card.layoutName = "root"
    Constraint.activate {
      card.edges == root.edges
      title.edges == card.edges
    }
    let written = try WrittenCase(root)
    #expect(written.layoutCase.items.map(\.id) == ["root#2", "title"])
    #expect(written.answer.status == .infeasible)
    #expect(written.complaints == [[]])
  }

  @Test("expects nothing where a case cannot say it, and says what")
  func exceptions() throws {
    root.conflictHandler = nil
    let odd = Constraint(
      title.layoutNode, .left, .equal, card.layoutNode, .width, multiplier: 1, constant: 0)
    card.layoutMargins = Insets(30)
    Constraint.activate {
      card.left == root.left
      card.top == root.top
      card.size == Size(width: 40, height: 90)
      title.center == card.margins.center
      title.size == Size(width: 10, height: 10)
    }
    odd.isActive = true
    let written = try WrittenCase(root)
    #expect(written.layoutCase.expected == nil)
    #expect(
      written.notes == [
        "Left out, since left and width cannot be compared: title.left == card.width",
        "The width of card.margins is -20; in a case no size is below 0.",
      ])
  }
}
