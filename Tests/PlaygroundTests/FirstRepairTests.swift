import Foundation
import PlaygroundSession
import Testing

/// Layouts in which content has too little room, or may get it. The first repair is made again and
/// again, as a newcomer would make it.
@Suite("The first repair")
struct FirstRepairTests {
  /// A layout, the first repair that it is offered, and the content without room once all is
  /// repaired.
  struct Layout: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let firstRepair: String
    var withoutRoom: [String] = []
  }

  @Test("The first repair leaves content its room, whenever a repair can", arguments: layouts)
  func first(layout: Layout) throws {
    var text = layout.text
    var findings = try Findings(of: text)
    #expect(findings.repairs.first?.text == layout.firstRepair)
    var count = 0
    while !findings.repairs.isEmpty, count < 8 {
      let others = try findings.repairs.map { repair in
        #expect(!repair.edits.isEmpty)
        return try Findings(of: repair.applied(to: text))
      }
      let best = try #require(others.map { $0.withoutRoom.count }.min())
      #expect(others[0].withoutRoom.count == best, "\(text)")
      text = findings.repairs[0].applied(to: text)
      findings = others[0]
      count += 1
    }
    #expect(findings.repairs.isEmpty, "\(text)")
    #expect(findings.withoutRoom == layout.withoutRoom)
  }

  @Test("Content without room is reported, even if nothing conflicts or is ambiguous")
  func noRoom() throws {
    let findings = try Findings(
      of: """
        window 320 x 200
        view avatar 40 x 40
        avatar.leading == window.leading + 12
        avatar.top == window.top
        avatar.width == 0
        """)
    #expect(findings.repairs.isEmpty)
    #expect(findings.withoutRoom == ["avatar is 0 wide where its content asks for 40"])
  }

  @Test("The first repair ignores hidden views, and text that can wrap")
  func hiddenAndWrapped() throws {
    let findings = try Findings(
      of: """
        window 320 x 200
        label note "It leaves at noon, and it takes an hour to the first of the islands" lines 0
        view avatar 40 x 40 hidden
        note.edges(.top, .leading, .trailing) == window.edges
        avatar.edges(.top, .leading) == window.edges
        avatar.width == 0
        """)
    #expect(findings.withoutRoom.isEmpty)
  }
}

/// The findings of a session in a text.
private struct Findings {
  struct Repair {
    let text: String
    let edits: [(range: Range<Int>, text: String)]

    func applied(to text: String) -> String {
      var units = Array(text.utf16)
      for edit in edits.reversed() {
        units.replaceSubrange(edit.range, with: Array(edit.text.utf16))
      }
      return String(decoding: units, as: UTF16.self)
    }
  }

  /// Those of the first conflict, else of the first view that is ambiguous.
  let repairs: [Repair]
  let withoutRoom: [String]

  init(of text: String) throws {
    let session = PlaygroundSession()
    func object(_ json: String) throws -> [String: Any] {
      try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    }
    func list(_ object: [String: Any], _ key: String) throws -> [[String: Any]] {
      try #require(object[key] as? [[String: Any]])
    }
    #expect(try object(session.open(text))["mistakes"] == nil, "\(text)")
    _ = session.layout(width: 320, height: 200, isRightToLeft: false)
    let findings = try object(session.findings())
    let first = try (list(findings, "conflicts") + list(findings, "ambiguities")).first
    repairs =
      try first.map { try list($0, "repairs") }?.map { repair in
        Repair(
          text: try #require(repair["text"] as? String),
          edits: try list(repair, "edits").map { edit in
            let start = try #require(edit["start"] as? Int)
            return (
              start..<(try #require(edit["end"] as? Int)), try #require(edit["text"] as? String)
            )
          })
      } ?? []
    withoutRoom = try list(findings, "compressed").map { try #require($0["title"] as? String) }
  }
}

extension FirstRepairTests {
  /// Two items beside each other in a window.
  private static func row(_ items: String) -> String {
    """
    window 320 x 200
    \(items)
    a.leading == window.leading + 12
    b.leading == a.trailing + 8
    b.trailing == window.trailing - 12
    [a, b].centerY == window.centerY
    """
  }

  /// Three items below each other in a window.
  private static func column(_ header: Int, _ body: Int, _ footer: Int) -> String {
    """
    window 320 x 200
    view header 100 x \(header)
    view body 100 x \(body)
    view footer 100 x \(footer)
    [header, body, footer].horizontalEdges == window.horizontalEdges
    header.top == window.top + 12
    body.top == header.bottom + 8
    footer.top == body.bottom + 8
    footer.bottom == window.bottom - 12
    """
  }

  static let layouts = [
    Layout(
      testDescription: "an avatar beside a long label",
      text: row(
        """
        view a 40 x 40
        label b "A rather long label that wants much more than there is of room"
        """),
      firstRepair: "raise the horizontal compression resistance of a to 751",
      withoutRoom: ["b is 248 wide where its content asks for 471"]),
    Layout(
      testDescription: "an avatar beside a label that wraps",
      text: row(
        """
        view a 40 x 40
        label b "A rather long label that wants much more than there is of room" lines 0
        """),
      firstRepair: "raise the horizontal compression resistance of a to 751"),
    Layout(
      testDescription: "two labels",
      text: row(
        """
        label a "The ferry to the islands"
        label b "leaves at noon every day"
        """),
      firstRepair: "raise the horizontal compression resistance of a to 751",
      withoutRoom: ["b is 115 wide where its content asks for 189"]),
    Layout(
      testDescription: "a title and a badge",
      text: row(
        """
        label a "The ferry to the islands leaves at noon"
        view b 24 x 24
        """),
      firstRepair: "lower the horizontal compression resistance of a to 749",
      withoutRoom: ["a is 264 wide where its content asks for 289"]),
    Layout(
      testDescription: "a form field",
      text: row(
        """
        label a "Name"
        view b 120 x 34
        """),
      firstRepair: "raise the horizontal hugging of a to 251"),
    Layout(
      testDescription: "a row of icons",
      text: """
        window 320 x 200
        view i 24 x 24
        view j 24 x 24
        view k 24 x 24
        label t "The ferry to the islands leaves at noon"
        i.leading == window.leading + 12
        j.leading == i.trailing + 8
        k.leading == j.trailing + 8
        t.leading == k.trailing + 8
        t.trailing == window.trailing - 12
        [i, j, k, t].centerY == window.centerY
        """,
      firstRepair: "lower the horizontal compression resistance of t to 749",
      withoutRoom: ["t is 200 wide where its content asks for 289"]),
    Layout(
      testDescription: "a cell",
      text: """
        window 320 x 200
        view cell
          view photo 60 x 60
          label title "The ferry to the islands and to the lighthouse" bold
          view arrow 12 x 20
        cell.edges == window.edges
        photo.leading == cell.leading + 12
        [photo, title].top == cell.top + 12
        title.leading == photo.trailing + 12
        title.trailing == arrow.leading - 8
        arrow.trailing == cell.trailing - 12
        arrow.centerY == cell.centerY
        """,
      firstRepair: "lower the horizontal compression resistance of title to 749",
      withoutRoom: ["title is 204 wide where its content asks for 364"]),
    Layout(
      testDescription: "three buttons",
      text: """
        window 320 x 200
        label cancel "Cancel"
        label later "Later"
        label ok "Install"
        cancel.leading == window.leading + 20
        later.leading == cancel.trailing + 8
        ok.leading == later.trailing + 8
        ok.trailing == window.trailing - 20
        [cancel, later, ok].top == window.top + 20
        """,
      firstRepair: "lower the horizontal hugging of ok to 249"),
    Layout(
      testDescription: "a column with too little room",
      text: column(60, 90, 60),
      firstRepair: "lower the vertical compression resistance of body to 749",
      withoutRoom: ["body is 40 high where its content asks for 90"]),
    Layout(
      testDescription: "a column with too much room",
      text: column(30, 40, 30),
      firstRepair: "lower the vertical hugging of footer to 249"),
    Layout(
      testDescription: "an icon and a slider in conflict",
      text: iconAndSlider(first: "icon.width >= 32", last: "slider.width == 280"),
      firstRepair: "change the constant of slider.width == 280 to 256"),
    Layout(
      testDescription: "an icon and a slider in conflict, the icon last",
      text: iconAndSlider(first: "slider.width == 280", last: "icon.width >= 32"),
      firstRepair: "change the constant of slider.width == 280 to 256"),
  ]

  private static func iconAndSlider(first: String, last: String) -> String {
    """
    window 320 x 200
    view icon 32 x 32
    view slider 100 x 30
    icon.leading == window.leading + 12
    slider.leading == icon.trailing + 8
    slider.trailing == window.trailing - 12
    \(first)
    [icon, slider].centerY == window.centerY
    \(last)
    """
  }
}
