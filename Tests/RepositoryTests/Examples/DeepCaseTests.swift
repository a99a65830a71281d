import AnchorsTestSupport
import Foundation
import LayoutCases
import Testing

/// Cases whose items are nested deeply are read, edited and checked without a cost that grows with
/// the square of the depth.
@Suite("Deep layout cases", .enabled(if: SlowTests.areOn))
struct DeepCaseTests {
  private static let depth = 20_000

  /// Each item fills its parent but for an inset on the left.
  private static func caseText(_ depth: Int) -> String {
    var items: [String] = []
    var rows: [String] = []
    func row(_ number: Int, _ attribute: String, _ parent: String, _ constant: Double) -> String {
      """
      {"id": "c\(number).\(attribute)", "item": "i\(number)", "attr": "\(attribute)", \
      "relation": "==", "multiplier": 1, "item2": "\(parent)", "attr2": "\(attribute)", \
      "constant": \(constant), "priority": 1000}
      """
    }
    for number in 0..<depth {
      let parent = number == 0 ? "root" : "i\(number - 1)"
      items.append("{\"id\": \"i\(number)\", \"parent\": \"\(parent)\"}")
      rows += [
        row(number, "left", parent, 0.25), row(number, "top", parent, 0),
        row(number, "right", parent, 0), row(number, "bottom", parent, 0),
      ]
    }
    return """
      {"name": "deep", "direction": "ltr", "root": {"id": "root", "width": 9000, "height": 50},
       "items": [\(items.joined(separator: ",\n"))],
       "constraints": [\(rows.joined(separator: ",\n"))],
       "expected": {"status": "unique", "levels": [],
                    "frames": {"i\(depth - 1)": [\(0.25 * Double(depth)), 0, null, 50]}}}
      """
  }

  private static func readCase() throws -> LayoutCase {
    try LayoutCase.read(Data(caseText(depth).utf8))
  }

  @Test("20,000 nested items are read, and their violations added up, in seconds")
  func model() throws {
    let layoutCase = try Self.readCase()
    var model = CaseModel(layoutCase)
    var frames: [String: [Double]] = [:]
    for number in 0..<Self.depth {
      let x = 0.25 * Double(number + 1)
      frames["i\(number)"] = [x, 0, 9000 - x, 50]
    }
    #expect(model.violations(frames) == [1000: 0])
    #expect(model.commonAncestor("i19999", "i19990") == "i19990")
    #expect(model.commonAncestor("i19999", "root") == "root")
    model.apply([.removeItem("i10")])
    #expect(model.items.map(\.id) == (0..<10).map { "i\($0)" })
    #expect(model.activeRows.count == 40)
    #expect(model.item("i9")?.parent == "i8" && model.item("i10") == nil)
  }

  @Test("20,000 nested items are laid out, compared, and removed with their content, in seconds")
  func tree() throws {
    let layoutCase = try Self.readCase()
    let found = onSmallStack { () -> Findings? in
      guard let answers = try? layoutCase.answers(), let tree = try? CaseTree(layoutCase) else {
        return nil
      }
      let removal = Data(#"{"edits": [{"op": "removeItem", "item": "i10"}]}"#.utf8)
      guard let step = try? JSONDecoder().decode(LayoutCase.Step.self, from: removal),
        (try? tree.apply(step, at: "steps[0]")) != nil
      else { return nil }
      return Findings(
        complaints: layoutCase.check(answers), order: tree.order,
        constraintCount: tree.constraints.count)
    }
    #expect(
      found
        == Findings(complaints: [[]], order: (0..<10).map { "i\($0)" }, constraintCount: 40))
  }

  private struct Findings: Equatable {
    let complaints: [[String]]
    let order: [String]
    let constraintCount: Int
  }
}
