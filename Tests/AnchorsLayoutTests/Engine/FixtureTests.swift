import AnchorsTestSupport
import Foundation
import LayoutCases
import Testing

/// Layout cases and sequences of edits whose answers come from independent oracles;
/// `Fixtures/README.md` has the format.
@Suite("Layout cases")
struct FixtureTests {
  static let cases = files(in: "cases")
  static let sequences = files(in: "sequences")

  @Test(
    "Layout cases have the expected answers", arguments: cases + sequences, TableauChoice.allCases)
  func answers(file: URL, tableaus: TableauChoice) throws {
    let layoutCase = try LayoutCase.read(try Data(contentsOf: file))
    let answers = try tableaus.answers(to: layoutCase)
    let results = layoutCase.check(answers)
    #expect(results.count == answers.count)
    for (answer, complaints) in zip(answers, results) {
      #expect(complaints.isEmpty, "\(answer.name) \(answer.step ?? 0): \(complaints)")
    }
  }

  @Test("Layout cases give the same bits again", arguments: cases)
  func sameBits(file: URL) throws {
    let layoutCase = try LayoutCase.read(try Data(contentsOf: file))
    let first = try layoutCase.answers()
    for _ in 0..<3 { #expect(try layoutCase.answers() == first) }
  }

  @Test("Answers do not depend on names or on the order of constraints", arguments: cases)
  func shuffled(file: URL) throws {
    let layoutCase = try LayoutCase.read(try Data(contentsOf: file))
    let answer = try #require(try layoutCase.answers().first)
    for seed in SlowTests.series(of: 20, first: 4) {
      var random = SeededRandom(seed: UInt64(seed))
      var shuffled = layoutCase
      shuffled.constraints.shuffle(using: &random)
      let prefix = String(random.next(), radix: 36)
      shuffled.rename { "\(prefix)-\($0)" }
      let other = try #require(try shuffled.answers().first)
      try #require(other.status == answer.status)
      if answer.status == .infeasible { continue }
      for (id, frame) in answer.frames {
        let otherFrame = try #require(other.frames["\(prefix)-\(id)"])
        let free = answer.ambiguous[id] ?? []
        #expect(other.ambiguous["\(prefix)-\(id)"] ?? [] == free)
        for (index, name) in ["x", "y", "w", "h"].enumerated() {
          #expect(abs(frame[index] - otherFrame[index]) <= 1e-9, "\(id).\(name) seed \(seed)")
        }
      }
    }
  }

  private static func files(in folder: String) -> [URL] {
    let path = Bundle.module.resourceURL?.appendingPathComponent("Fixtures/\(folder)")
    let files = path.flatMap {
      try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    return (files ?? []).sorted { $0.path < $1.path }
  }

  @Test("The layout cases exist")
  func areThere() {
    #expect(FixtureTests.cases.count == 172)
    #expect(FixtureTests.sequences.count == 48)
  }
}

extension LayoutCase {
  /// Gives every item but the root another name.
  fileprivate mutating func rename(_ name: @escaping (String) -> String) {
    let renamed = { (id: String) in id == "root" ? id : name(id) }
    for index in items.indices {
      items[index].id = renamed(items[index].id)
      items[index].parent = renamed(items[index].parent)
    }
    for index in constraints.indices {
      constraints[index].item = renamed(constraints[index].item)
      constraints[index].item2 = constraints[index].item2.map(renamed)
    }
  }
}
