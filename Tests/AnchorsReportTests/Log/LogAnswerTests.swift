import AnchorsTestSupport
import Foundation
import Testing

@testable import AnchorsReport

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

  @Test("Answers say which part of a cut log is missing")
  func cuts() throws {
    let (tail, head) = (try Self.log("tail").conflicts[0], try Self.log("head").conflicts[0])
    #expect(
      tail.notes == [
        "The list has no beginning: the log was cut.",
        "All of these are UIKit's own; the missing lines may be the app's.",
      ])
    #expect(head.notes == ["The list has no end: the log was cut."])
    for answer in [tail, head] {
      #expect(answer.verdict == "Unknown: what contradicts these is not in the log")
      #expect(answer.description.contains("that could be read do not conflict (2 of 2)"))
    }
    let array = "<__NSArrayI 0x6>(\n<NSLayoutConstraint:0x1 UIView:0xa.width == 5   (active)>\n)\n"
    #expect(LayoutLog(parsing: array).conflicts[0].cause == .none)
  }

  @Test("A cut report is the system's own only if all of its views are")
  func cutSystem() throws {
    let answer = try Self.log("cut-system").conflicts[0]
    #expect(answer.verdict == "UIKit's own")
    #expect(answer.description.contains("known to appear with the buttons of a bar"))
    let line = """
      "<NSLayoutConstraint:0x3 V:|-(0)-[App.Bar:0xa2]   (names: '|':_UIButtonBarButton:0xa5 )>",
      """
    let lines = try Self.log("cut-system").lines.map { "\"\($0.text)\"," }
    let report = ["Unable to simultaneously satisfy constraints.", "("] + lines
    let verdicts = [report, report + [line], report + [line.prefix(60).description]].map { lines in
      LayoutLog(parsing: lines.joined(separator: "\n")).conflicts[0].cause
    }
    #expect(verdicts == [.system, .unknown, .unknown])
  }

  @Test("Answers say whether a size from outside is too large or too small")
  func sizesFromOutside() throws {
    let large = try Self.log("too-large").description
    #expect(large.contains("the rest can be satisfied: that size is too large for the content."))
    let small = try LogFixtureTests.log("appkit-cell").description
    #expect(small.contains("the rest can be satisfied: that size is too small for the content."))
  }

  @Test("Answers name the mask of a container, and what turns it off")
  func containerMasks() throws {
    let answer = try Self.log("container-mask").conflicts[0]
    #expect(
      answer.notes == [
        """
        Line 3 comes from the autoresizing mask of UIView:0xb, which keeps its frame. If constraints \
        should determine that frame, set translatesAutoresizingMaskIntoConstraints = false for \
        UIView:0xb.
        """
      ])
    #expect(
      answer.repairs.contains(
        """
        lower the priority of UILabel:0xa.bottom == UIView:0xb.bottom - 40 below 750 (line 5): at 999 \
        nothing is left for UILabel:0xa's height
        """))
  }

  @Test("A broken constraint whose title is written otherwise is the one in the list")
  func titles() throws {
    for name in ["escaped-title", "escaped-width"] {
      let answer = try Self.log(name).conflicts[0]
      #expect(answer.isBrokenInSet && answer.count == 2)
    }
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
