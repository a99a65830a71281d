import AnchorsReport
import AnchorsTestSupport
import Foundation
import Testing

/// Logs of the forms that people post, each with its set, its sum, whose it is, and what to do
/// first.
@Suite("Answers about posted logs")
struct LogAnswerTests {
  struct Answer: Sendable {
    let name: String
    let cause: LogConflict.Cause
    let lines: [Int]
    let sum: String?
    let repair: String?
    var repetitions = 1
  }

  static let answers = [
    Answer(
      name: "agree", cause: .rounding, lines: [1, 2],
      sum: "48 needed, 48 available: equal as printed",
      repair: "lower the priority of UIView:0xa.height >= 48 to 999 (line 1)"),
    Answer(
      name: "alert", cause: .system, lines: [1],
      sum: "0 - 16 = -16 would be left for UIView:0xa's width", repair: nil),
    Answer(
      name: "anchorspace", cause: .app, lines: [1, 2],
      sum: "20 needed, 8 available: 12 too many",
      repair: "change the constant of UIView:0xa.bottom <= UIView:0xb.bottom + 8 to 20 (line 1)"),
    Answer(
      name: "back-button", cause: .system, lines: [3, 4, 5, 6, 7, 8, 9, 10],
      sum: "6 + 8 = 14 needed, 0 available: 14 too many", repair: nil),
    Answer(
      name: "before-layout", cause: .temporary, lines: [3, 4, 5],
      sum: "0 - 13 - 13 = -26 would be left for Harbor.TagView:0xa's width",
      repair:
        "lower the priority of Harbor.TagView:0xa.right == Harbor.Header:0xb.right - 13 to 999 (Header.swift:48, line 4)"
    ),
    Answer(
      name: "broken-elsewhere", cause: .app, lines: [3, 4, 5, 6],
      sum: "10 + 10 + 60 = 80 needed, 15 available: 65 too many",
      repair: "change the constant of UIView:0xb.height == 15 to 80 (line 6)"),
    Answer(name: "brokenalone", cause: .unknown, lines: [], sum: nil, repair: nil),
    Answer(
      name: "cellmask", cause: .temporary, lines: [1, 2, 3, 4], sum: "44 is not 100: 56 apart",
      repair:
        "lower the priority of UITextView:0xa.bottom == UITableViewCellContentView:0xb.bottom to 999 (line 3)"
    ),
    Answer(
      name: "collapsed", cause: .app, lines: [2, 3, 4],
      sum: "0 - 3 - 4 = -7 would be left for UILabel:0xa's height",
      repair: "lower the priority of UILabel:0xa.bottom == UIView:0xb.bottom - 4 to 999 (line 3)"),
    Answer(
      name: "collectionlist", cause: .temporary, lines: [1, 2, 3, 4],
      sum: "44 is not 152: 108 apart",
      repair:
        "lower the priority of _UICollectionViewListCellContentView:0xa.height == 152 to 999 (line 3)"
    ),
    Answer(
      name: "conflicting-detected", cause: .app, lines: [2, 3], sum: "5 is not 0: 5 apart",
      repair: "remove NSView:0xa.width == 5 (line 2) or NSView:0xa.width == 0 (line 3)"),
    Answer(
      name: "content-known", cause: .app, lines: [3, 4, 5, 6],
      sum: "120 + 16 + 16 = 152 needed, 100 available: 52 too many",
      repair:
        "change the constant of UILabel:0xa'Pier'.width >= 120 to 68 (line 3): leaves UILabel:0xa'Pier' 68 points; its content needs 60"
    ),
    Answer(
      name: "crlf-dup", cause: .app, lines: [1, 3], sum: "5 is not 0: 5 apart",
      repair: "remove UIView:0xa.width == 5 (line 1) or UIView:0xa.width == 0 (line 3)"),
    Answer(name: "cut", cause: .unknown, lines: [], sum: nil, repair: nil),
    Answer(
      name: "document-view", cause: .app, lines: [3, 4, 5, 6, 7, 8],
      sum: "15 + 350 = 365 needed, 300 available: 65 too many",
      repair:
        "change the constant of NSTextField:0xa.width == 350 to 285 (line 3): leaves NSTextField:0xa 285 points"
    ),
    Answer(
      name: "endash", cause: .app, lines: [1, 2], sum: "10 is not 0: 10 apart",
      repair:
        "remove UILabel:0xa.leading == UIView:0xb.leading + 10 (line 1) or UILabel:0xa.leading == UIView:0xb.leading (line 2)"
    ),
    Answer(
      name: "entities", cause: .app, lines: [3, 4], sum: "50 needed, 48 available: 2 too many",
      repair:
        "change the constant of UIView:0xa.height >= 50 to 48 (line 4): leaves UIView:0xa 48 points"
    ),
    Answer(
      name: "generic", cause: .app, lines: [1, 2], sum: "5 is not 0: 5 apart",
      repair:
        "remove _TtGC7SwiftUI14_UIHostingViewVS_7AnyView_:0xa.width == 5 (line 1) or SwiftUI._UIHostingView<SwiftUI.ModifiedContent<SwiftUI.AnyView, SwiftUI.RootModifier>>:0xa.width == 0 (line 2)"
    ),
    Answer(
      name: "hidden2", cause: .app, lines: [1, 2, 3], sum: "0.5 × 414 = 207 is not 0: 207 apart",
      repair: "change the constant of UIView:0xa.right == UIView:0xb.right to -207 (line 2)"),
    Answer(
      name: "identifiers", cause: .system, lines: [1, 2], sum: "0.4 is not 0: 0.4 apart",
      repair: nil),
    Answer(
      name: "json-string", cause: .app, lines: [1, 1], sum: "8 is not 5: 3 apart",
      repair: "remove UIView:0xa.width == 8 (line 1) or UIView:0xa.width == 5 (line 1)"),
    Answer(
      name: "keyboard", cause: .system, lines: [1, 2], sum: "17 is not 0: 17 apart", repair: nil),
    Answer(name: "margins-together", cause: .unknown, lines: [], sum: nil, repair: nil),
    Answer(
      name: "maskfix", cause: .app, lines: [1, 2, 3, 4, 5],
      sum: "0 - 2 × 20 = -40 would be left for UIStackView:0xc's width",
      repair: "turn off translatesAutoresizingMaskIntoConstraints of UIButton:0xa"),
    Answer(
      name: "maskident", cause: .temporary, lines: [1, 2], sum: "44 is not 50: 6 apart",
      repair: "lower the priority of UIView:0xa.height == 50 to 999 (line 2)"),
    Answer(
      name: "masonry-cell", cause: .temporary, lines: [1, 2, 3, 4],
      sum: "100 is not 200: 100 apart",
      repair:
        "lower the priority of UILabel:0xa.bottom == UITableViewCellContentView:0xb.bottom to 999 (line 2)"
    ),
    Answer(
      name: "midx", cause: .app, lines: [1, 2, 3], sum: "0.5 × 26 + 8 = 21 is not 14.5: 6.5 apart",
      repair: "turn off translatesAutoresizingMaskIntoConstraints of UIImageView:0xa"),
    Answer(
      name: "multiplier", cause: .app, lines: [1, 2, 3, 4], sum: "0.1 × 40 = 4 is not 0: 4 apart",
      repair: "change the constant of UIImageView:0xb.top == UILabel:0xa.top to 4 (line 3)"),
    Answer(
      name: "negwidthrepair", cause: .app, lines: [1, 2, 3],
      sum: "1 - 10 - 11 = -20 would be left for UILabel:0xa's width",
      repair: "change the constant of UIView:0xb.width == 1 to 21 (line 3)"),
    Answer(
      name: "nobrackets", cause: .app, lines: [2, 3], sum: "5 is not 0: 5 apart",
      repair: "remove UIView:0xa.width == 5 (line 2) or UIView:0xa.width == 0 (line 3)"),
    Answer(
      name: "nospace-asterisk", cause: .system, lines: [1, 2], sum: "5 is not 0: 5 apart",
      repair: nil),
    Answer(
      name: "one-cause", cause: .app, lines: [3, 4],
      sum: "90 needed, 80 available: 10 too many",
      repair:
        "change the constant of UILabel:0x7f01.width >= 90 to 80 (Berth.swift:12, line 3): leaves UILabel:0x7f01 80 points",
      repetitions: 2),
    Answer(
      name: "oneline", cause: .app, lines: [1, 1], sum: "5 is not 0: 5 apart",
      repair: "remove UIView:0xa.width == 0 (line 1) or UIView:0xa.width == 5 (line 1)"),
    Answer(
      name: "pathspace", cause: .app, lines: [1, 2], sum: "60 is not 61: 1 apart",
      repair:
        "remove UIView:0xa.height == 60 (View Controller.swift:98, line 1) or UIView:0xa.height == 61 (View Controller.swift:99, line 2)"
    ),
    Answer(
      name: "quoted", cause: .temporary, lines: [3, 5, 6],
      sum: "28 - 10 - 20 = -2 would be left for UILabel:0xa'a > b''s height",
      repair:
        "lower the priority of UILabel:0xa'a > b'.bottom == UITableViewCellContentView:0xb.bottom - 20 to 999 (line 5)"
    ),
    Answer(
      name: "quotedbackslash", cause: .app, lines: [1, 2], sum: "128 is not 0: 128 apart",
      repair:
        "remove UILabel:0xa'Orange\\nFor som...'.height == 128 (line 1) or UILabel:0xa'Orange\\nFor som...'.height == 0 (line 2)"
    ),
    Answer(
      name: "repeated", cause: .app, lines: [3, 4], sum: "90 needed, 80 available: 10 too many",
      repair:
        "change the constant of UILabel:0x7f01.width >= 90 to 80 (line 3): leaves UILabel:0x7f01 80 points",
      repetitions: 3),
    Answer(name: "samename", cause: .none, lines: [], sum: nil, repair: nil),
    Answer(
      name: "smart-identifier", cause: .temporary, lines: [1, 2],
      sum: "50 needed, 48 available: 2 too many",
      repair: "lower the priority of UIView:0xa.height >= 50 to 999 (line 2)"),
    Answer(
      name: "smart-superview", cause: .app, lines: [1, 2], sum: "5 is not 0: 5 apart",
      repair:
        "remove UIView:0xa.leading == UIView:0xb.leading + 5 (line 1) or UIView:0xa.leading == UIView:0xb.leading (line 2)"
    ),
    Answer(
      name: "stated-size-of-a-fifth", cause: .app, lines: [1, 2, 3, 4],
      sum: "10 + 100 + 10 = 120 needed, 25 available: 95 too many",
      repair: "change the constant of UIView:0xb.height == 25 to 120 (line 4)"),
    Answer(
      name: "stack-before-layout", cause: .temporary, lines: [3, 4, 5, 6],
      sum: "20 needed, 0 available: 20 too many", repair: nil),
    Answer(
      name: "stated-size", cause: .app, lines: [1, 2, 3, 4],
      sum: "10 + 100 + 10 = 120 needed, 15 available: 105 too many",
      repair: "change the constant of UIView:0xb.height == 15 to 120 (line 4)"),
    Answer(
      name: "swiftname", cause: .app, lines: [1, 2], sum: "5 is not 0: 5 apart",
      repair:
        "remove UIView:0xa.width == 5 (line 1) or _TtGC7SwiftUI14_UIHostingViewVS_7AnyView_:0xa.width == 0 (line 2)"
    ),
    Answer(
      name: "tab", cause: .app, lines: [1, 2], sum: "44 is not 50: 6 apart",
      repair: "remove UIView:0xa.height == 44 'id' (line 1) or UIView:0xa.height == 50 (line 2)"),
    Answer(
      name: "tildes", cause: .temporary, lines: [5, 7, 9, 11],
      sum: "20 + 24 = 44 needed, 38 available: 6 too many",
      repair:
        "lower the priority of UIStackView:0xa.bottom == UIView:0xb.bottom - 20 to 999 (line 7)"
    ),
    Answer(
      name: "toolbar", cause: .system, lines: [3, 4, 5, 6], sum: "320 is not 0: 320 apart",
      repair: nil),
    Answer(
      name: "unnamedmargins", cause: .temporary, lines: [1, 2, 3, 4],
      sum: "9 + 6 + 56 = 71 needed, 60 available: 11 too many",
      repair:
        "lower the priority of UITableViewCellContentView:0xb.bottomMargin == UIImageView:0xa.bottom + 9 to 999 (line 1)"
    ),
    Answer(
      name: "wrap3", cause: .app, lines: [2, 5], sum: "128 is not 0: 128 apart",
      repair:
        "lower the priority of UILabel:0xa'Name'.height == 128 to 999 (line 5): a stack view hides UILabel:0xa'Name' (line 2)"
    ),
    Answer(
      name: "zero-position", cause: .app, lines: [2, 3, 4], sum: "20 is not 0: 20 apart",
      repair: "turn off translatesAutoresizingMaskIntoConstraints of UILabel:0xa"),
  ]

  static func log(_ name: String) throws -> LayoutLog {
    let folder = try #require(Bundle.module.resourceURL)
    let file = folder.appendingPathComponent("Fixtures/answers/\(name).log")
    return LayoutLog(parsing: try String(contentsOf: file, encoding: .utf8))
  }

  @Test("Answers have the set, the sum, the cause and the first repair", arguments: answers)
  func answer(_ expected: Answer) throws {
    let log = try Self.log(expected.name)
    try #require(log.conflicts.count == 1)
    let conflict = log.conflicts[0]
    #expect(conflict.cause == expected.cause)
    #expect(conflict.lines.map(\.number) == expected.lines)
    #expect(conflict.sum == expected.sum)
    #expect(conflict.repairs.first == expected.repair)
    #expect(conflict.repetitions == expected.repetitions)
    #expect(conflict.unread.isEmpty)
    #expect(conflict.description.hasPrefix("\(conflict.verdict)\n"))
  }

  @Test("Each log has an answer")
  func complete() throws {
    let folder = try #require(Bundle.module.resourceURL).appendingPathComponent("Fixtures/answers")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files) == Set(Self.answers.map { "\($0.name).log" }))
  }

  @Test("Answers begin with the owner of the conflict")
  func verdicts() throws {
    func verdict(_ name: String) throws -> String? { try Self.log(name).conflicts.first?.verdict }
    #expect(try verdict("one-cause") == "Yours: Berth.swift:12, line 3")
    #expect(try verdict("keyboard") == "UIKit's own")
    #expect(
      try verdict("before-layout") == """
        Temporary: before the first layout Harbor.Header:0xb is 0 wide, and Header.swift:48, line 4 can \
        give way: lower it to 999
        """)
    #expect(try verdict("cut") == "Unknown: what contradicts these is not in the log")
  }

  @Test("Answers name the circumstances in which the system's own conflicts appear")
  func systemsOwn() throws {
    for (name, place) in [
      ("keyboard", "the keyboard"), ("alert", "action sheets"), ("toolbar", "toolbars"),
      ("nospace-asterisk", "the buttons of a bar"),
    ] {
      let answer = try #require(Self.log(name).conflicts.first)
      #expect(answer.repairs.isEmpty && answer.decisive == nil)
      #expect(
        answer.description.contains(
          "UIKit's own: nothing to repair; known to appear with \(place); report it to Apple"))
    }
  }

  @Test("Answers state the necessary values of hidden margins")
  func margins() throws {
    #expect(
      try Self.log("margins-together").conflicts[0].notes == [
        """
        The log does not print the margins of UITableViewCellContentView:0xb: to satisfy the rest, the \
        leading and trailing margins would have to be 71 together.
        """
      ])
    #expect(
      try Self.log("unnamedmargins").conflicts[0].notes
        == ["The log does not print the margins; even margins of 0 are too large."])
  }

  @Test("Answers count repeated reports, and name those that the same change ends")
  func groups() throws {
    let repeated = try Self.log("repeated").conflicts[0].description
    #expect(repeated.contains("Line 1: 2 of 2 constraints conflict, 3 times:"))
    let cause = try Self.log("one-cause").conflicts[0].description
    #expect(cause.contains("The same change is needed for the reports at lines 6."))
    let report = try #require(repeated.isEmpty ? nil : Self.log("repeated").lines.first?.text)
    let many = (1...500).map { number in
      """
      Unable to simultaneously satisfy constraints.
      (
        "\(report.split(separator: "0x600001").joined(separator: "0x\(number)"))",
        "<NSLayoutConstraint:0xf\(number) UILabel:0x7f01.width <= 80   (active)>"
      )
      """
    }
    let log = LayoutLog(parsing: many.joined(separator: "\n"))
    #expect(log.conflicts.map(\.repetitions) == [500])
  }

  @Test("Answers say how to see a view, and which texts are hidden as private")
  func help() throws {
    let answer = try Self.log("repeated").description
    #expect(answer.contains("Which view is UILabel:0x7f01? po 0x7f01 in the debugger"))
    let hidden = try LogFixtureTests.log("private").description
    #expect(hidden.contains("Enable-Private-Data"))
    #expect(hidden.hasPrefix("Unknown: the system hid the constraints\n"))
  }

  @Test("Answers are the same for a text in UTF-16 that was read as UTF-8")
  func zeros() throws {
    let log = try Self.log("stated-size")
    let text = log.lines.map(\.text).joined(separator: "\n")
    let wide = text.map { "\($0)\u{0}" }.joined()
    #expect(LayoutLog(parsing: wide).description == LayoutLog(parsing: text).description)
  }

  @Test("Answers take time in proportion to the text, with and without conflicts")
  func time() throws {
    let noise = "10:00:00.001 Harbor[1:2] the harbour is open; frame = (0 0; 320 44), berth 4\n"
    func console(_ count: Int) -> String {
      (0..<count).map { number in
        String(repeating: noise, count: 50) + """
          Unable to simultaneously satisfy constraints.
          (
              "<NSLayoutConstraint:0x6\(number) H:|-(16)-[UILabel:0x7\(number)]   (active, names: '|':UIView:0x8 )>",
              "<NSLayoutConstraint:0x9\(number) UILabel:0x7\(number).width >= \(400 + number)   (active)>",
              "<NSLayoutConstraint:0xa\(number) H:[UILabel:0x7\(number)]-(16)-|   (active, names: '|':UIView:0x8 )>",
              "<NSLayoutConstraint:0xb 'UIView-Encapsulated-Layout-Width' UIView:0x8.width == 375   (active)>"
          )

          """
      }.joined()
    }
    func seconds(_ text: String, conflicts: Int) -> Double {
      processorSeconds { #expect(LayoutLog(parsing: text).conflicts.count == conflicts) }
    }
    // Four times as long if the time is linear, sixteen times if it is quadratic.
    let (few, many) = (console(25), console(100))
    #expect(seconds(many, conflicts: 100) < 8 * seconds(few, conflicts: 25))
    let (short, long) = (
      String(repeating: noise, count: 3000), String(repeating: noise, count: 12000)
    )
    #expect(seconds(long, conflicts: 0) < 8 * seconds(short, conflicts: 0))
  }
}
