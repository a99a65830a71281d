import AnchorsLayout
import Testing

@Suite("The article Visual format")
struct VisualFormatArticleTests {
  let print = Printed()

  @Test("The article shows a row, drawn")
  func row() throws {
    #sourceLocation(file:"TitleRow.swift",line:1)
    let screen = LayoutView(name: "screen", width: 390, height: 844)
    let icon = LayoutView(name: "icon"), more = LayoutView(name: "more")
    let title = LayoutView(name: "title")
    for view in [icon, title, more] { screen.addSubview(view) }
    title.intrinsicContentSize = Size(width: 180, height: 24)

    let views = ["icon": icon, "title": title, "more": more]
    let metrics = ["pad": 16.0, "low": 250]
    let row = try Constraint.activate {
      try Constraint.visualFormat(
        "|-pad-[icon(48)]-[title]-(>=8)-[more(==icon@low)]-pad-|", options: .alignAllCenterY,
        metrics: metrics, views: views)
      try Constraint.visualFormat("V:|-pad-[icon(48)]", metrics: metrics, views: views)
      more.height == 20
    }
    screen.layoutIfNeeded()
    print(row)
    print(icon.frame, title.frame, more.frame)
    #sourceLocation()
    try Article("VisualFormat").expect("TitleRow.swift", printed: print)
  }

  @Test("The article shows the mistakes")
  func mistakes() throws {
    #sourceLocation(file:"Mistakes.swift",line:1)
    let icon = LayoutView(name: "icon"), title = LayoutView(name: "title")
    let mistakes = [
      "|[icon][titel]", "[icon(>48)]", "[icon]-(>=title)-[title]", "[icon]->=8-[title]",
    ]
    for format in mistakes {
      do {
        _ = try Constraint.visualFormat(format, views: ["icon": icon, "title": title])
      } catch {
        print("\(error)\n")
      }
    }
    #sourceLocation()
    try Article("VisualFormat").expect("Mistakes.swift", printed: print)
  }

  @Test("The article shows no other examples")
  func count() throws {
    #expect(try Article("VisualFormat").exampleCount == 2)
  }
}
