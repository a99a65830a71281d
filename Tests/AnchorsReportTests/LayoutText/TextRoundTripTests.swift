import AnchorsLayout
import AnchorsReport
import AnchorsTestSupport
import Foundation
import LayoutCases
import Testing

/// Cases as trees, written as text.
@Suite("The text of the tree of a case")
struct TextRoundTripTests {
  static let cases = files(in: "cases")
  static let sequences = files(in: "sequences")

  @Test("The text has the same answer", arguments: cases)
  func fixture(file: URL) throws {
    try compare(try LayoutCase.read(try Data(contentsOf: file)))
  }

  @Test(
    "The text has the same answer after each step",
    arguments: SlowTests.cases(sequences, first: 12))
  func steps(file: URL) throws {
    let layoutCase = try LayoutCase.read(try Data(contentsOf: file))
    var model = CaseModel(layoutCase)
    try compare(model.layoutCase)
    let tree = try CaseTree(layoutCase)
    for (index, step) in try #require(layoutCase.steps).enumerated() {
      model.apply(step.edits)
      try tree.apply(step, at: "\(index)")
      try compare(model.layoutCase, tree)
    }
  }

  @Test("The text has the same answer for random cases", arguments: 0..<4)
  func random(block: Int) throws {
    for seed in UInt64(block * 40)..<UInt64(block * 40 + 40) {
      try compare(
        RandomCase(seed: seed, itemCount: 1 + Int(seed % 6), rowCount: 2 + Int(seed % 14)).model
          .layoutCase)
    }
  }

  private func compare(_ layoutCase: LayoutCase) throws {
    try compare(layoutCase, try CaseTree(layoutCase))
  }

  private func compare(_ layoutCase: LayoutCase, _ tree: CaseTree) throws {
    let answer = tree.answer(name: layoutCase.name)
    let read = try ReadText(tree.root)
    let name = Comment(rawValue: layoutCase.name)
    #expect(read.notes == [], name)
    #expect(read.complaints == [], name)
    #expect(read.answer.status == answer.status, name)
    #expect(read.answer.ambiguous == answer.ambiguous, name)
    if answer.status != .infeasible { #expect(read.differences(from: tree.root) == [], name) }
    // Constraints are written in the order of installation, after the content of the window.
    let active = tree.constraints.filter { $1.isActive }.sorted {
      $0.value.serial < $1.value.serial
    }
    let constraints = read.tree.statements.flatMap(\.constraints)
    try #require(constraints.count == active.count)
    let ids = Dictionary(
      uniqueKeysWithValues: zip(constraints.map { ObjectIdentifier($0) }, active.map(\.key)))
    let conflicts = read.tree.root.conflicts.map { conflict in
      Set(conflict.constraints.compactMap { ids[ObjectIdentifier($0)] })
    }
    let expected = tree.root.conflicts.map { Set($0.constraints.compactMap(tree.id)) }
    #expect(conflicts == expected, name)
  }

  private static func files(in folder: String) -> [URL] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let path = tests.appendingPathComponent("AnchorsLayoutTests/Fixtures/\(folder)")
    let files =
      (try? FileManager.default.contentsOfDirectory(at: path, includingPropertiesForKeys: nil))
      ?? []
    return files.sorted { $0.path < $1.path }
  }

  @Test("A text is written of all fixtures")
  func areThere() {
    #expect(Self.cases.count == 172)
    #expect(Self.sequences.count == 48)
  }
}
