import AnchorsReport
import Testing

/// What contradicts itself in a log, drawn.
@Suite("Pictures of logs")
struct LogPictureTests {
  /// The numbers of the constraints that are drawn.
  private func numbers(_ picture: XMLElementNode) -> Set<String> {
    Set(picture.all(class: "f-on-conflict").map(\.text))
  }

  private func picture(_ name: String, report: Int = 0) throws -> XMLElementNode {
    try parse(try #require(LogFixtureTests.log(name).conflicts[report].svg()))
  }

  /// The views that are drawn, in their order, with their frames.
  private func views(_ picture: XMLElementNode) -> [String] {
    picture.all("title").map(\.text).filter { $0.hasSuffix(")") && !$0.hasPrefix("Line") }
  }

  @Test(
    "number the constraints as the lines are, if any cannot hold",
    arguments: LogFixtureTests.answers)
  func numbers(_ answer: LogFixtureTests.Answer) throws {
    let conflict = try LogFixtureTests.log(answer.name).conflicts[answer.report]
    if answer.lines.isEmpty {
      #expect(conflict.svg() == nil)
      return
    }
    let picture = try picture(answer.name, report: answer.report)
    #expect(numbers(picture) == Set(answer.lines.map { "\($0)" }))
    #expect(picture.all("title").first?.text == "Line \(conflict.firstLine)")
    #expect(views(picture).isEmpty == false)
  }

  @Test("have what the log says, also what does not contradict anything")
  func said() throws {
    #expect(
      views(try picture("card")) == [
        "Harbor.Card:0x7fa101 (16, 16, 300, 90)", "UILabel:0x7fa102 (28, 32, 100, 58)",
      ])
  }

  @Test("have a size for each view, and views in those that are around them")
  func unsaid() throws {
    #expect(
      views(try picture("formats")) == [
        "UIView:0x7fb101 (16, 16, 180, 92)", "UIImageView:0x7fb102 (32, 32, 40, 60)",
        "UILabel:0x7fb103'Arrivals, today' (80, 32, 100, 60)",
      ])
    #expect(views(try picture("own")) == ["card (16, 16, 132, 46)", "title (32, 26, 100, 20)"])
    #expect(views(try picture("several", report: 1)) == ["UIView:0x7f5101 (16, 16, 90, 60)"])
  }

  @Test("have views that nothing puts beside each other one below the other")
  func unrelated() throws {
    let log = LayoutLog(
      parsing: """
        a.width == b.width
        b.width == c.width + 10
        c.width == a.width
        """)
    let picture = try parse(try #require(log.conflicts[0].svg()))
    #expect(
      views(picture) == ["a (16, 16, 100, 60)", "b (16, 92, 100, 60)", "c (16, 168, 90, 60)"])
  }

  @Test("show one contradiction each, though a report may have several")
  func others() throws {
    let log = LayoutLog(
      parsing: """
        a.width == 10
        a.width == 20
        a.height == 30
        a.height == 40
        """)
    #expect(log.conflicts.count == 1)
    let picture = try parse(try #require(log.conflicts[0].svg()))
    #expect(numbers(picture) == Set(log.conflicts[0].lines.map { "\($0.number)" }))
  }

  @Test("can be made of any beginning of a log", arguments: LogFixtureTests.answers)
  func cut(_ answer: LogFixtureTests.Answer) throws {
    let text = try LogFixtureTests.text(answer.name)
    for length in stride(from: 0, to: text.count, by: 61) {
      for conflict in LayoutLog(parsing: String(text.prefix(length))).conflicts {
        let svg = conflict.svg()
        #expect((svg == nil) == conflict.lines.isEmpty)
        guard let svg else { continue }
        #expect(numbers(try parse(svg)) == Set(conflict.lines.map { "\($0.number)" }))
      }
    }
  }

  @Test("follow the options")
  func options() throws {
    let conflict = LogFixtureTests.answers[0]
    let log = try LogFixtureTests.log(conflict.name)
    let picture = try parse(
      try #require(log.conflicts[0].svg(PictureOptions(constraints: .none, padding: 0))))
    #expect(picture.all(class: "f-conflict").isEmpty)
    #expect(picture.attributes["viewBox"] == "0 0 332 122")
  }
}
