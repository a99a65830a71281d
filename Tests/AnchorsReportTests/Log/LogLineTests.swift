import AnchorsLayout
import AnchorsTestSupport
import Foundation
import Testing

@testable import AnchorsReport

/// The statements of single lines.
@Suite("Lines of logs")
struct LogLineTests {
  /// The rows of a line, as `a.leading == b.leading + 16 ~ 750`; or why there are none.
  private func rows(_ body: String, isComplete: Bool = true) -> [String] {
    let text = "<NSLayoutConstraint:0x1 \(body)\(isComplete ? ">" : "")"
    let line = LogLine(number: 1, described: text, isComplete: isComplete)
    if let problem = line.problem { return [problem] }
    return line.rows.map { row in
      var text = "\(row.first.item).\(row.first.attribute) \(row.relation) "
      if let second = row.second {
        if row.multiplier != 1 { text += "\(row.multiplier) * " }
        text += "\(second.item).\(second.attribute) "
      }
      text += "\(row.constant)"
      return row.priority == 1000 ? text : "\(text) ~ \(row.priority)"
    }
  }

  @Test(
    "Lines state relations",
    arguments: [
      ("A:0x2.width == 375   (active)", ["A:0x2.width == 375.0"]),
      ("A:0x2.width = 375", ["A:0x2.width == 375.0"]),
      ("A:0x2.top ≥ B:0x3.bottom + 8", ["A:0x2.top >= B:0x3.bottom 8.0"]),
      ("A:0x2.top <= B:0x3.bottom - 8.5   (active)", ["A:0x2.top <= B:0x3.bottom -8.5"]),
      ("A:0x2.width == 0.5*B:0x3.width + 4", ["A:0x2.width == 0.5 * B:0x3.width 4.0"]),
      ("A:0x2.width == B:0x3.width * 0.5", ["A:0x2.width == 0.5 * B:0x3.width 0.0"]),
      ("A:0x2.height == 44@999   (active)", ["A:0x2.height == 44.0 ~ 999.0"]),
      ("A:0x2.height == 44 priority:250", ["A:0x2.height == 44.0 ~ 250.0"]),
      ("A:0x2.height == 44@0.5", ["A:0x2.height == 44.0 ~ 0.5"]),
      ("A:0x2.height == 44.0^750.0", ["A:0x2.height == 44.0 ~ 750.0"]),
      ("A:0x2.midY == + 70", ["A:0x2.centerY == 70.0"]),
      ("h=--& v=-&- A:0x2.minX == 1e-05", ["A:0x2.left == 1e-05"]),
      ("A:0x2.top≥B:0x3.bottom − 8", ["A:0x2.top >= B:0x3.bottom -8.0"]),
      ("A:0x2.top\u{a0}≤\u{a0}B:0x3.bottom", ["A:0x2.top <= B:0x3.bottom 0.0"]),
      ("A:0x2.width =< 0.5×B:0x3.width", ["A:0x2.width <= 0.5 * B:0x3.width 0.0"]),
      ("größe.日本:0x2.width == 8", ["größe.日本:0x2.width == 8.0"]),
      ("größe.width == 8", ["größe.width == 8.0"]),
      ("App.größe == 日本.top", ["the attribute of App.größe is missing or unknown"]),
      (
        "'a.b c' A:0x2'it's. (1)'.baseline == B.top", ["A:0x2'it's. (1)'.lastBaseline == B.top 0.0"]
      ),
      (
        "App.Box<Int>:0x2.leadingMargin == 3DView:0x4.left",
        ["App.Box<Int>:0x2.leadingMargin == 3DView:0x4.left 0.0"]
      ),
    ])
  func equations(_ body: String, _ expected: [String]) {
    #expect(rows(body) == expected)
  }

  @Test(
    "Lines state visual formats",
    arguments: [
      ("H:|-(16)-[A:0x2]", ["A:0x2.leading == |.leading 16.0"]),
      ("H:[A:0x2]-(>=8)-|", ["A:0x2.trailing <= |.trailing -8.0"]),
      ("V:[A:0x2]-(<=8@750)-[B:0x3'x']", ["B:0x3'x'.top <= A:0x2.bottom 8.0 ~ 750.0"]),
      ("V:[A:0x2][B:0x3]", ["B:0x3.top == A:0x2.bottom 0.0"]),
      ("H:[A:0x2]-8-[B:0x3]", ["B:0x3.leading == A:0x2.trailing 8.0"]),
      ("H:[A:0x2]-(NSSpace(8))-[B:0x3]", ["B:0x3.leading == A:0x2.trailing 8.0"]),
      ("H:[A:0x2]-(>=NSSpace(8))-[B:0x3]", ["B:0x3.leading >= A:0x2.trailing 8.0"]),
      ("V:[A:0x2(100)]", ["A:0x2.height == 100.0"]),
      ("H:[A:0x2(>=20,<=60@500)]", ["A:0x2.width >= 20.0", "A:0x2.width <= 60.0 ~ 500.0"]),
      ("H:[A:0x2(==B:0x3)]", ["A:0x2.width == B:0x3.width 0.0"]),
      ("H:[A:0x2(0.5*B:0x3)]", ["A:0x2.width == 0.5 * B:0x3.width 0.0"]),
      ("H:[A:0x2]-(-7)-[B:0x3](LTR)", ["B:0x3.left == A:0x2.right -7.0"]),
      ("H:|-(>=20)-[A:0x2](RTL)", ["A:0x2.right <= |.right -20.0"]),
      ("H:[A:0x2]-(8)-[B:0x3](RTL)", ["B:0x3.right == A:0x2.left -8.0"]),
      (
        "V:|-(0)-[A:0x2]-(4)-|",
        ["A:0x2.top == |.top 0.0", "A:0x2.bottom == |.bottom -4.0"]
      ),
      (
        "H:[A:0x2(20)] Hug:251 CompressionResistance:1000   (active)",
        ["A:0x2.width <= 20.0 ~ 251.0", "A:0x2.width >= 20.0"]
      ),
      (
        "H:[A:0x2(20)] Hug:0 CompressionResistance:0.5   (active)",
        ["A:0x2.width <= 20.0 ~ 0.001", "A:0x2.width >= 20.0 ~ 0.5"]
      ),
    ])
  func formats(_ body: String, _ expected: [String]) {
    #expect(rows(body) == expected)
  }

  @Test(
    "Lines with mistakes say what is wrong",
    arguments: [
      ("", "an item's name is missing or cut"),
      ("A:0x2", "the attribute of A:0x2 is missing or unknown"),
      ("A:0x2.size == 4", "the attribute of A:0x2 is missing or unknown"),
      ("A:0x2.width", "the relation is missing"),
      ("UILab….width == 4", "an item's name is missing or cut"),
      ("A:0x2.width == 5é", "the attribute of 5é is missing or unknown"),
      ("A:0x2.width == 1.2.3", "the attribute of 1.2.3 is missing or unknown"),
      ("A:0x2.width == 4@0", "the priority is not above 0 and at most 1000"),
      ("A:0x2.width == 4@2000", "the priority is not above 0 and at most 1000"),
      ("A:0x2.width == 1e999", "the attribute of 1e999 is missing or unknown"),
      ("A:0x2.width == 4 or more", "or more is not understood"),
      ("H:[A:0x2]-[B:0x3]", "the log does not state the standard spacing"),
      ("H:[A:0x2", "the ] after A:0x2 is missing"),
      ("H:|", "the visual format has no constraint"),
    ])
  func problems(_ body: String, _ problem: String) {
    #expect(rows(body) == [problem])
  }

  @Test("Truncated lines are read only if the statement is complete")
  func cut() {
    #expect(rows("A:0x2.width == 37", isComplete: false)[0].hasPrefix("the line was cut"))
    #expect(rows("A:0x2.top == B:0x3.top", isComplete: false)[0].hasPrefix("the line was cut"))
    #expect(rows("A:0x2.width == 37   (act", isComplete: false) == ["A:0x2.width == 37.0"])
  }

  @Test("Lines with any mistakes can be read", arguments: 0..<40 as Range<UInt64>)
  func hostile(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let names = LogFixtureTests.answers.map(\.name)
    var text = Array(try LogFixtureTests.text(random.pick(names)))
    for _ in 0..<30 {
      let place = random.int(in: 0...text.count - 1)
      switch random.int(in: 0...3) {
      case 0: text.remove(at: place)
      case 1: text.insert(random.pick(Array("<>|[]()'-.:*@=0e9\n\" ")), at: place)
      case 2: text.swapAt(place, random.int(in: 0...text.count - 1))
      default: text.removeSubrange(place..<min(place + 9, text.count - 1))
      }
    }
    let log = LayoutLog(parsing: String(text))
    #expect(!log.description.isEmpty)
  }
}
