import AnchorsReport
import Foundation
import Testing

/// Logs of many shapes, each with the constraints that contradict each other and how.
@Suite("Logs of UIKit and AppKit")
struct LogFixtureTests {
  /// The expected report: the line numbers of the set, and the sum.
  struct Answer: Sendable {
    let name: String
    var report = 0
    let lines: [Int]
    let sum: String?
  }

  static let answers = [
    Answer(
      name: "card", lines: [8, 9, 10, 11],
      sum: "12 + 12 + 320 = 344 needed, 300 available: 44 too many"),
    Answer(
      name: "formats", lines: [3, 4, 5, 6, 7, 8],
      sum: "16 + 8 + 100 + 16 + 60 = 200 needed, 180 available: 20 too many"),
    Answer(
      name: "cell", lines: [3, 4, 5, 6],
      sum: "11 + 11 + 40 = 62 needed, 44 available: 18 too many"),
    Answer(name: "cell-own-fault", lines: [4, 5], sum: "64 is not 48: 16 apart"),
    Answer(name: "mask", lines: [4, 5, 6], sum: "0.5 × 100 + 20 = 70 is not 50: 20 apart"),
    Answer(name: "mask-old", lines: [3, 4, 5], sum: "0.5 × 140 + 10 = 80 is not 70: 10 apart"),
    Answer(
      name: "content", lines: [3, 5], sum: "128.5 needed, 100 available: 28.5 too many"),
    Answer(
      name: "snapkit", lines: [3, 4, 5, 6],
      sum: "60 needed, 8 + 8 + 24 = 40 available: 20 too many"),
    Answer(name: "own", lines: [2, 3], sum: "10 is not 24: 14 apart"),
    Answer(name: "truncated", lines: [], sum: nil),
    Answer(name: "wrapped", lines: [3, 5], sum: "16 is not 20: 4 apart"),
    Answer(name: "several", lines: [3, 4], sum: "84 is not 200: 116 apart"),
    Answer(
      name: "several", report: 1, lines: [14, 15],
      sum: "120 needed, 90 available: 30 too many"),
    Answer(name: "appkit", lines: [3, 4], sum: "10 is not 4: 6 apart"),
    Answer(
      name: "appkit-cell", lines: [3, 4, 5, 6, 7, 8],
      sum: "8 + 3 + 6 + 30 + 152 = 199 needed, 194 available: 5 too many"),
    Answer(name: "private", lines: [], sum: nil),
    Answer(
      name: "names", lines: [3, 4, 5],
      sum: "2 × 10 + 2 × 120 = 260 needed, 200 available: 60 too many"),
    Answer(
      name: "guides", lines: [3, 4, 5],
      sum: "47 + 0.5 = 47.5 needed, 40 available: 7.5 too many"),
    Answer(
      name: "right-to-left", lines: [3, 4], sum: "20 needed, 12 available: 8 too many"),
    Answer(name: "stack", lines: [3, 6], sum: "44 is not 0: 44 apart"),
    Answer(
      name: "negative", lines: [3, 4, 5],
      sum: "0 - 8 - 8 = -16 would be left for UIView:0x7fc202's height"),
    Answer(name: "margins", lines: [], sum: nil),
    Answer(name: "margins-guide", lines: [3, 4, 5], sum: "16 is not 4: 12 apart"),
    Answer(
      name: "superview", lines: [3, 4, 5, 6],
      sum: "228.5 + 0.5 × 48 + 32 = 284.5 taken up, 320 available: 35.5 left over"),
    Answer(name: "view-constraints", lines: [3, 4], sum: "10 is not 30: 20 apart"),
  ]

  static func text(_ name: String) throws -> String {
    let folder = try #require(Bundle.module.resourceURL)
    let file = folder.appendingPathComponent("Fixtures/logs/\(name).log")
    return try String(contentsOf: file, encoding: .utf8)
  }

  static func log(_ name: String) throws -> LayoutLog { LayoutLog(parsing: try text(name)) }

  @Test("Logs are solved again, with the conflicting set and the sum", arguments: answers)
  func answer(_ expected: Answer) throws {
    let log = try Self.log(expected.name)
    let count = Self.answers.count { $0.name == expected.name }
    try #require(log.conflicts.count == count)
    let conflict = log.conflicts[expected.report]
    #expect(conflict.lines.map(\.number) == expected.lines)
    #expect(conflict.sum == expected.sum)
    #expect(conflict.repairs.isEmpty == expected.lines.isEmpty)
  }

  @Test("Each log has an answer")
  func complete() throws {
    let folder = try #require(Bundle.module.resourceURL).appendingPathComponent("Fixtures/logs")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files) == Set(Self.answers.map { "\($0.name).log" }))
  }

  @Test(
    "Lines of a log may end in any way",
    arguments: ["\r\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func lineEnds(_ end: String) throws {
    for name in ["card", "wrapped", "several", "own"] {
      let text = try Self.text(name)
      let log = LayoutLog(parsing: text.split(separator: "\n").joined(separator: end))
      let expected = LayoutLog(parsing: text.split(separator: "\n").joined(separator: "\n"))
      #expect(log.description == expected.description)
      #expect(log.lines.map(\.number) == expected.lines.map(\.number))
    }
    let log = LayoutLog(parsing: "\(end)\(end)a.width == 1\(end)")
    #expect(log.lines.map(\.number) == [3])
  }

  @Test("Any beginning of a log can be read, and blames the same lines", arguments: answers)
  func cut(_ expected: Answer) throws {
    let text = try Self.text(expected.name)
    let whole = LayoutLog(parsing: text)
    for length in stride(from: 0, to: text.count, by: 23) {
      let log = LayoutLog(parsing: String(text.prefix(length)))
      #expect(log.lines.count <= whole.lines.count)
      for conflict in log.conflicts where !conflict.lines.isEmpty {
        let numbers = conflict.lines.map(\.number)
        let isKnown = whole.conflicts.contains { $0.lines.map(\.number) == numbers }
        #expect(isKnown, "the first \(length)")
      }
    }
  }
}
