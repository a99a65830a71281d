import Foundation
import PlaygroundSession
import Testing

@Suite("A session of the playground")
struct PlaygroundSessionTests {
  private let session = PlaygroundSession()

  /// Returns the object in a session's answer.
  private func answer(_ json: String) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8))
    return try #require(value as? [String: Any])
  }

  private func list(_ answer: [String: Any], _ key: String) throws -> [[String: Any]] {
    try #require(answer[key] as? [[String: Any]])
  }

  /// A text with edits made, whose places are offsets of UTF-16.
  private func text(_ text: String, applying repair: [String: Any]) throws -> String {
    var units = Array(text.utf16)
    let edits = try list(repair, "edits")
    #expect(!edits.isEmpty)
    for edit in edits.reversed() {
      let (start, end) = (try #require(edit["start"] as? Int), try #require(edit["end"] as? Int))
      units.replaceSubrange(start..<end, with: Array(try #require(edit["text"] as? String).utf16))
    }
    return String(decoding: units, as: UTF16.self)
  }

  @discardableResult
  private func lay(_ width: Double = 390, _ height: Double = 300, rtl: Bool = false) -> [Double] {
    session.layout(width: width, height: height, isRightToLeft: rtl)
  }

  @Test("A session lists items, constraints and their positions, in UTF-16")
  func opening() throws {
    let text = """
      window 390 x 300
      label `Überschrift 👍` "Größe"
      view card
      // 👍👍
      card.top == `Überschrift 👍`.bottom + 10
      `Überschrift 👍`.leading == window.margins.leading
      """
    let opened = try answer(session.open(text))
    #expect(opened["same"] as? Bool == false)
    #expect(opened["mistakes"] == nil)
    let items = try list(opened, "items")
    #expect(
      items.map { $0["name"] as? String } == [
        "window", "Überschrift 👍", "card", "window.margins",
      ])
    #expect(items.map { $0["kind"] as? String } == ["window", "label", "view", "guide"])
    #expect(items.map { $0["parent"] as? Int } == [-1, 0, 0, 0])
    #expect(items.map { $0["line"] as? Int } == [1, 2, 3, nil])
    let constraints = try list(opened, "constraints")
    #expect(constraints.map { $0["line"] as? Int } == [5, 6])
    #expect(constraints.map { $0["first"] as? Int } == [2, 1])
    #expect(constraints.map { $0["second"] as? Int } == [1, 3])
    let start = try #require(constraints[0]["start"] as? Int)
    let end = try #require(constraints[0]["end"] as? Int)
    let units = Array(text.utf16)
    #expect(
      String(decoding: units[start..<end], as: UTF16.self)
        == "card.top == `Überschrift 👍`.bottom + 10")
    let literals = try #require(opened["literals"] as? [Any])
    let literal = try #require(literals[0] as? [Double])
    #expect(String(decoding: units[Int(literal[0])..<Int(literal[1])], as: UTF16.self) == "10")
    #expect(literal[2...] == [10, 1])
    #expect(literals[1] is NSNull)
    let frames = lay()
    #expect(frames.count == 16)
    #expect(frames[0..<4] == [0, 0, 390, 300])
    #expect(frames[4] == 8)
    let texts =
      try JSONSerialization.jsonObject(with: Data(session.texts().utf8)) as? [[String: Any]]
    let lines = try list(try #require(texts?.first), "lines")
    #expect(lines.map { $0["text"] as? String } == ["Größe"])
    #expect(lines[0]["x"] as? Double == 8)
  }

  @Test("A session says by how much a number in the text moves each constant, also one with a name")
  func literals() throws {
    let opened = try answer(
      session.open(
        """
        window 390 x 300
        view a
        let gap = 4
        a.edges == window.edges.inset(by: 10)
        a.width == (window.width - 6) * 2 ~ 100
        a.top == window.top + 2 * gap ~ 90
        a.height >= 0.5 * window.height ~ 80
        """))
    let literals = try #require(opened["literals"] as? [Any])
    let factors = literals.map { ($0 as? [Double])?[3] }
    #expect(factors == [1, 1, -1, -1, -2, 2, nil])
    let named = try #require(literals[5] as? [Double])
    #expect(named[2] == 4)
  }

  @Test(
    "A session keeps the views if only numbers change, and the last state if there are mistakes")
  func again() throws {
    let text =
      "window 390 x 300\nview a 20 x 20\na.top == window.top + 10\na.leading == window.leading"
    _ = session.open(text)
    #expect(lay()[5] == 10)
    let moved = try answer(session.open(text.replacingOccurrences(of: "10", with: "115")))
    #expect(moved["same"] as? Bool == true)
    let literal = try #require((moved["literals"] as? [Any])?[0] as? [Double])
    #expect(literal[1] - literal[0] == 3 && literal[2] == 115)
    #expect(lay()[5] == 115)
    // Another content size: other views, the same lists.
    let larger = try answer(session.open(text.replacingOccurrences(of: "20 x 20", with: "40 x 20")))
    #expect(larger["same"] as? Bool == true)
    #expect(lay()[4...] == [0, 10, 40, 20])
    let wrong = try answer(session.open("view b\nb.top == a.top\nb.left == 3 = 4"))
    #expect(try list(wrong, "mistakes").map { $0["line"] as? Int } == [2, 3])
    #expect(lay()[4...] == [0, 10, 40, 20])
    let optional = try answer(
      session.open(text.replacingOccurrences(of: "+ 10", with: "+ 10 ~ 20")))
    #expect(optional["same"] as? Bool == false)
  }

  @Test("A comment above moves the lines that the page knows")
  func movedLines() throws {
    let text = "window 390 x 300\nview a 20 x 20\na.top == window.top + 10\n"
    _ = session.open(text)
    let moved = try answer(session.open(text.replacingOccurrences(of: "view", with: "// A\nview")))
    #expect(moved["same"] as? Bool == false)
    #expect(try list(moved, "items").map { $0["line"] as? Int } == [1, 3])
    #expect(try list(moved, "constraints").map { $0["line"] as? Int } == [4])
    // One at the end moves nothing.
    let longer = try answer(
      session.open(text.replacingOccurrences(of: "view", with: "// A\nview") + "// B\n"))
    #expect(longer["same"] as? Bool == true)
  }

  @Test("A session fixes a conflict by each of its repairs")
  func repairs() throws {
    let text = """
      window 390 x 300
      view card
        view title
      card.width == 300
      card.edges(.top, .leading) == window.edges
      card.height == 100
      title.verticalEdges == card.verticalEdges
      title.horizontalEdges == card.horizontalEdges.inset(by: 12)
      title.width >= 320 // too wide
      """
    _ = session.open(text)
    lay()
    let conflicts = try list(try answer(session.findings()), "conflicts")
    #expect(conflicts.count == 1)
    #expect(conflicts[0]["sum"] as? String != nil)
    #expect((conflicts[0]["constraints"] as? [Int])?.count == 4)
    let repairs = try list(conflicts[0], "repairs")
    #expect(repairs.count == 3)
    for repair in repairs {
      let mended = try self.text(text, applying: repair)
      let other = PlaygroundSession()
      #expect(try answer(other.open(mended))["mistakes"] == nil, "\(mended)")
      _ = other.layout(width: 390, height: 300, isRightToLeft: false)
      #expect(try list(try answer(other.findings()), "conflicts").isEmpty, "\(mended)")
    }
  }

  @Test("A session fixes incompressible content in its declaration")
  func contentRepairs() throws {
    let text = """
      window 390 x 300
      view a 100 x 20 compression 1000 750 hugging 250
      a.width == 80
      a.top == window.top
      a.leading == window.leading
      """
    _ = session.open(text)
    lay()
    let conflict = try #require(try list(try answer(session.findings()), "conflicts").first)
    for repair in try list(conflict, "repairs")
    where !((repair["edits"] as? [Any])?.isEmpty ?? true) {
      let mended = try self.text(text, applying: repair)
      let other = PlaygroundSession()
      _ = other.open(mended)
      _ = other.layout(width: 390, height: 300, isRightToLeft: false)
      #expect(try list(try answer(other.findings()), "conflicts").isEmpty, "\(mended)")
    }
  }

  @Test("A session resolves an ambiguity by lines at the end, and nothing moves")
  func advice() throws {
    var text =
      "window 390 x 300\nview a\nview b\na.width >= 50\nb.top == a.bottom + 4\nb.height == 10"
    for _ in 0..<12 {
      _ = session.open(text)
      let before = lay()
      let ambiguities = try list(try answer(session.findings()), "ambiguities")
      guard let repair = try ambiguities.lazy.flatMap({ try self.list($0, "repairs") }).first else {
        break
      }
      text = try self.text(text, applying: repair)
      #expect(try answer(session.open(text))["mistakes"] == nil, "\(text)")
      #expect(lay() == before)
    }
    #expect(try list(try answer(session.findings()), "ambiguities").isEmpty, "\(text)")
  }

  @Test("A session explains a frame with the constraints that determine it")
  func explaining() throws {
    _ = session.open(
      "window 390 x 300\nview a 20 x 30\na.top == window.top + 10\na.centerX == window.centerX")
    lay()
    let explanation = try answer(session.explain(item: 1))
    #expect(explanation["title"] as? String == "a is at (185, 10) in window, 20 × 30")
    let reasons = try list(explanation, "reasons")
    #expect(
      reasons.map { $0["text"] as? String } == [
        "x = 185 in window", "y = 10 in window", "width = 20", "height = 30",
      ])
    let steps = try list(reasons[1], "steps")
    #expect(steps.first?["constraint"] as? Int == 0)
    #expect(session.explain(item: 7) == "null")
  }

  @Test("An explanation names the coordinates of a frame and of the values that lead to it")
  func coordinates() throws {
    _ = session.open(
      """
      window 390 x 300
      view card
        view a 20 x 30
      card.edges == window.edges.inset(by: 16)
      a.edges(.top, .leading) == card.edges.inset(by: 16)
      """)
    lay()
    let explanation = try answer(session.explain(item: 2))
    #expect(explanation["title"] as? String == "a is at (16, 16) in card, 20 × 30")
    let reasons = try list(explanation, "reasons")
    #expect(
      reasons.prefix(2).map { $0["text"] as? String } == ["x = 32 in window", "y = 32 in window"])
    let window = try answer(session.explain(item: 0))
    #expect(window["title"] as? String == "window is at (0, 0), 390 × 300")
  }

  @Test("A mistake in the text is listed once, at its place, with a suggestion")
  func mistakes() throws {
    let text = "window 390 x 300\n// 👍\nveiw a\na.top == window.top\nlable b"
    let mistakes = try list(try answer(session.open(text)), "mistakes")
    #expect(
      mistakes.map { $0["message"] as? String } == [
        "no line begins with veiw; did you mean view?",
        "no line begins with lable; did you mean label?",
      ])
    #expect(mistakes.map { $0["line"] as? Int } == [3, 5])
    let units = Array(text.utf16)
    for (mistake, word) in zip(mistakes, ["veiw", "lable"]) {
      let (start, end) = (
        try #require(mistake["start"] as? Int), try #require(mistake["end"] as? Int)
      )
      #expect(String(decoding: units[start..<end], as: UTF16.self) == word)
    }
  }

  @Test("A removed constraint is in the finding of its conflict, and in no other")
  func removed() throws {
    _ = session.open(
      """
      window 300 x 300
      view card
      card.edges == window.edges
      card.width == 344
      card.height == 100 ~ 500
      """)
    lay()
    let findings = try answer(session.findings())
    #expect(try list(findings, "conflicts").map { $0["removed"] as? Int } == [4])
    let unsatisfied = try list(findings, "unsatisfied")
    #expect(unsatisfied.map { $0["constraints"] as? [Int] } == [[5]])
  }

  @Test("A session draws constraints: all, those of an item, one, those in conflict")
  func drawing() throws {
    _ = session.open(
      """
      window 390 x 300
      view a
      a.edges == window.edges.inset(by: 10)
      a.width == 100
      """)
    lay()
    func marks(_ what: String) throws -> [[String: Any]] {
      try #require(
        JSONSerialization.jsonObject(with: Data(session.marks(what).utf8)) as? [[String: Any]])
    }
    #expect(try marks("all").count == 5)
    #expect(try marks("item 1").count == 5)
    #expect(try marks("item 0").count == 4)
    #expect(try marks("constraint 2").map { $0["constraint"] as? Int } == [2])
    let conflicting = try marks("conflicts")
    #expect(Set(conflicting.compactMap { $0["constraint"] as? Int }) == [1, 3, 4])
    #expect(
      conflicting.allSatisfy { $0["number"] != nil && $0["standing"] as? String == "conflict" })
    #expect(try marks("nonsense").isEmpty && marks("item x").isEmpty)
  }

  @Test("A session lists the widths with faults")
  func widths() throws {
    _ = session.open(
      """
      window 390 x 300
      view a
      a.edges == window.edges.inset(by: 10)
      a.width >= 300
      """)
    lay()
    let map = try answer(session.widths(from: 280, to: 400))
    #expect(try list(map, "problems").map { $0["kind"] as? String } == ["conflict"])
    // At the height of 300: first the region with the conflict, and then the one without.
    let runs = try #require(map["runs"] as? [[[Int]]])
    #expect(runs.count == 121 && runs.allSatisfy { $0.count == 1 && $0[0][0] == 300 })
    let regions = try #require(map["regions"] as? [[Int]])
    #expect(runs.filter { regions[$0[0][2]] == [0] }.count == 40)
    #expect(runs.firstIndex { regions[$0[0][2]].isEmpty } == 40)
    #expect(lay()[6] == 370)
    #expect(session.widths(from: 400, to: 280) == "null")
  }

  @Test("A session explains a log as text")
  func logs() throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x600001 App.Card:0x7f1.width == 300   (active)>",
          "<NSLayoutConstraint:0x600002 H:|-(12)-[UILabel:0x7f2]   (active, names: '|':App.Card:0x7f1 )>",
          "<NSLayoutConstraint:0x600003 UILabel:0x7f2.width >= 320   (active)>",
          "<NSLayoutConstraint:0x600004 H:[UILabel:0x7f2]-(12)-|   (active, names: '|':App.Card:0x7f1 )>"
      )
      """
    let read = try answer(session.log(log))
    let conflict = try #require(try list(read, "conflicts").first)
    #expect(conflict["title"] as? String == "Line 1: 4 constraints conflict")
    let text = try #require(conflict["text"] as? String)
    #expect(text.contains("  line 5: <NSLayoutConstraint:0x600003 UILabel:0x7f2.width >= 320"))
    #expect(text.contains("12 + 320 + 12 = 344 needed, 300 available: 44 too many"))
    #expect(text.contains("To fix it, do one of these:"))
  }

  @Test("A session is copied as Swift, Markdown, a picture and text")
  func copies() throws {
    let text = "window 390 x 300\nlabel `a b` \"Hi\"\nlet gap = 3\n`a b`.top == window.top + gap"
    _ = session.open(text)
    lay()
    #expect(session.copy("text") == text)
    #expect(session.copy("svg").hasPrefix("<svg"))
    let markdown = session.copy("markdown")
    #expect(markdown.hasPrefix("```\n\(text)\n```\n"))
    #expect(markdown.contains("not determined"))
    #expect(
      session.copy("swift") == """
        import AnchorsLayout

        let gap: Double = 3

        let window = LayoutView(name: "window", width: 390, height: 300)
        let `a b` = LayoutLabel("Hi", font: TextFont(size: 17), name: "a b")
        window.addSubview(`a b`)

        Constraint.activate {
          `a b`.top == window.top + gap
        }
        window.layoutIfNeeded()

        """)
  }
}
