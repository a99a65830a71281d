import AnchorsLayout
import AnchorsReport
import Foundation
import Testing

@Suite("The article One layout for every window")
struct OneLayoutForEveryWindowTests {
  let print = Printed()

  @Test("The article shows the report on a screen that breaks, and on the mended one")
  func player() throws {
    let screen = LayoutView(name: "screen", width: 390, height: 844)
    screen.safeAreaInsets = Insets(top: 47, bottom: 34)
    let cover = LayoutView(name: "cover")
    let title = LayoutLabel("Afternoons by the harbor, live", font: TextFont(size: 24))
    title.layoutName = "title"
    let play = LayoutView(name: "play")
    play.intrinsicContentSize = Size(width: 120, height: 48)
    for view in [cover, title, play] { screen.addSubview(view) }
    #sourceLocation(file:"Player.swift",line:1)
    let constraints = Constraint.activate {
      cover.top == screen.safeArea.top + 16
      cover.width == 350
      cover.height == 350
      title.top == cover.bottom + 24
      play.top == title.bottom + 24
      for view in [cover, title, play] { view.centerX == screen.centerX }
    }
    print(screen.layoutReport(widths: 240...1400, heights: 240...1400))
    #sourceLocation()
    let article = try Article("OneLayoutForEveryWindow")
    try article.expect("Player.swift", printed: print)

    constraints.deactivate()
    let mended = Printed()
    try {
      let print = mended
      #sourceLocation(file:"MendedPlayer.swift",line:1)
      title.numberOfLines = 0
      Constraint.activate {
        cover.top == screen.safeArea.top + 16
        cover.height == cover.width
        cover.width == 350 ~ 500
        cover.width <= screen.safeArea.width - 40
        title.top == cover.bottom + 24
        title.leading >= screen.safeArea.leading + 20
        play.top == title.bottom + 24
        play.bottom <= screen.safeArea.bottom - 16
        for view in [cover, title, play] { view.centerX == screen.safeArea.centerX }
      }
      let report = screen.layoutReport(widths: 240...1400, heights: 240...1400)
      print(report)
      try report.requireNoProblems(from: Size(width: 320, height: 320))
      #sourceLocation()
    }()
    try article.expect("MendedPlayer.swift", printed: mended)
    #expect(article.exampleCount == 2)
  }
}
