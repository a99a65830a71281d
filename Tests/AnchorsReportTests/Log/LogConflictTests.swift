import AnchorsReport
import Testing

/// The sentences of an answer other than the set and the sum.
@Suite("Answers about logs")
struct LogConflictTests {
  private func conflict(_ name: String) throws -> LogConflict {
    try #require(LogFixtureTests.log(name).conflicts.first)
  }

  @Test("Answers name the broken constraint, and say whether it is to blame")
  func broken() throws {
    let card = try conflict("card")
    #expect(card.broken?.identifier == "title.width")
    #expect(card.isBrokenInSet)
    #expect(card.description.contains("'title.width' UILabel:0x7fa102.width >= 320"))
    let fault = try conflict("cell-own-fault")
    #expect(fault.broken != nil && !fault.isBrokenInSet)
    #expect(fault.description.contains("which is none of these"))
    #expect(try conflict("own").broken == nil)
  }

  @Test("Answers have repairs in the words of the log, with line and file")
  func repairs() throws {
    #expect(
      try conflict("card").repairs.first
        == """
        change the constant of UILabel:0x7fa102.width >= 320 'title.width' to 276 (line 10): leaves \
        UILabel:0x7fa102 276 points
        """)
    #expect(
      try conflict("snapkit").repairs.first == """
        change the constant of UIView:0x7f2101.height >= 60 to 40 (LoginViewController.swift:60, line 6): \
        leaves UIView:0x7f2101 40 points
        """)
  }

  @Test("Answers have no repair that only UIKit could make")
  func systemsConstraints() throws {
    let mask = try conflict("mask").repairs
    #expect(mask.first == "turn off translatesAutoresizingMaskIntoConstraints of UIView:0x7fe102")
    #expect(!mask.contains { $0.contains("line 4") || $0.contains("line 5") })
    #expect(
      try conflict("content").repairs.contains(
        """
        lower the horizontal compression resistance of UILabel:0x7f1102'Departures' below required \
        (line 3)
        """))
    #expect(
      try conflict("stack").repairs.first == """
        lower the priority of UILabel:0x7fb202.height == 44 to 999 (line 6): a stack view hides \
        UILabel:0x7fb202 (line 3)
        """)
  }

  @Test("Answers distinguish a temporary size of a cell from a fault of the app")
  func encapsulated() throws {
    let cell = try conflict("cell")
    #expect(cell.holdsWithoutEncapsulatedSizes == true)
    #expect(
      cell.verdict == """
        Temporary: UITableViewCellContentView:0x7fc101 is 44 high for a moment, and line 4 can give way: \
        lower it to 999
        """)
    let fault = try conflict("cell-own-fault")
    #expect(fault.holdsWithoutEncapsulatedSizes == false)
    #expect(fault.description.contains("the app's constraints contradict each other"))
    #expect(try conflict("card").holdsWithoutEncapsulatedSizes == nil)
  }

  @Test("Answers name what the log lacks if the constraints are feasible")
  func incomplete() throws {
    let truncated = try conflict("truncated")
    #expect(truncated.unread.map(\.number) == [4, 5])
    #expect(
      truncated.description.contains("the constraints that could be read do not conflict (2 of 4)"))
    #expect(
      try conflict("margins").notes
        == [
          """
          The log does not print the margins of UIView:0x7fd201: to satisfy the rest, the leading margin \
          would have to be 4.
          """
        ])
    #expect(try conflict("private").unread.map(\.problem) == ["the system hid it as private"])
  }

  @Test("Answers name a guessed superview")
  func superview() throws {
    let answer = try conflict("superview")
    #expect(
      answer.notes.first == """
        The superview of UIImageView:0x7f0202, which no line names, is taken to be \
        Harbor.EndView:0x7f0201.
        """)
    #expect(answer.lines[2].source == "EndView.swift:81")
  }

  @Test("Answers list the lines that are not solved")
  func leftOut() throws {
    let log = LayoutLog(
      parsing: """
        <NSLayoutConstraint:0x1 A:0x2.centerX == 1.5*B:0x3.centerX   (active)>
        <NSLayoutConstraint:0x4 A:0x2.width == A:0x2.width   (active)>
        <NSLayoutConstraint:0x5 A:0x2.width == B:0x3.top   (active)>
        """)
    let notes = try #require(log.conflicts.first).notes
    #expect(notes.count == 3)
    #expect(notes.first?.hasPrefix("Line 1 is left out: it multiplies a position") == true)
    #expect(notes.contains("Line 2 is left out: it compares an item with itself."))
    #expect(notes.contains("Line 3 is left out: width and top cannot be compared."))
  }

  @Test("Answers say that other lines of a list contradict each other, too")
  func others() throws {
    let rows = [
      "A:0x2.width == 8", "A:0x2.width == 9", "B:0x3.top == A:0x2.top",
      "B:0x3.top == A:0x2.top + 1",
    ]
    let lines = rows.enumerated().map { "<NSLayoutConstraint:0x\($0 + 1) \($1)   (active)>" }
    let list = lines.joined(separator: "\n")
    let answer = try #require(LayoutLog(parsing: list).conflicts.first)
    #expect(answer.notes == ["Other lines conflict, too, without these."])
    let log = LayoutLog(parsing: "(\n\(list)\n)\n(\n\(lines[0])\n)\n")
    #expect(log.conflicts.map(\.firstLine) == [2, 8])
  }

  @Test("Answers say how AppKit's y axis was read")
  func appKit() throws {
    #expect(try conflict("appkit").notes.count == 1)
    #expect(try conflict("mask").notes.isEmpty)
  }

  @Test("A text without constraints has no answer")
  func nothing() {
    for text in [
      "", "\n\n", "(\n    1,\n    2\n)\n", "the harbour is open",
      "<UIView: 0x7f; frame = (0 0; 1 1)>", "a < b",
    ] {
      let log = LayoutLog(parsing: text)
      #expect(log.conflicts.isEmpty && log.lines.isEmpty)
      #expect(log.description == "There are no constraints in the log.")
    }
  }
}
