import AnchorsLayout
import AnchorsReport
import AnchorsTestSupport
import Foundation
import Testing

/// The members of an object, as the documentation of `LayoutReport.json` lists them.
private struct Members {
  let required: Set<String>
  let optional: Set<String>

  init(_ required: String, optional: String = "") {
    self.required = Set(required.split(separator: " ").map(String.init))
    self.optional = Set(optional.split(separator: " ").map(String.init))
  }

  func check(_ object: [String: Any], _ place: Comment) {
    let keys = Set(object.keys)
    #expect(keys.isSuperset(of: required), place)
    #expect(keys.isSubset(of: required.union(optional)), place)
  }
}

@Suite("The JSON of a report")
struct ReportSchemaTests {
  private static let report = Members("version view items constraints problems")
  private static let item = Members(
    "name type parent frame seen", optional: "isGuide isHidden isRightToLeft facts reasons")
  private static let reason = Members("value steps", optional: "isOpen leftOut lastSteps")
  private static let constraint = Members(
    "text", optional: "source first second isOptional standing number")
  private static let problem = Members(
    "kind title items constraints", optional: "lines sum removed repairs")
  private static let kinds: Set = [
    "conflict", "nonconverging", "ambiguous", "compressed", "unsatisfied", "lint",
  ]

  private func objects(_ value: Any?, _ place: Comment) throws -> [[String: Any]] {
    try #require(value as? [[String: Any]], place)
  }

  /// Checks that a text is JSON with the documented members and no others, and returns it.
  @discardableResult
  private func check(_ report: LayoutReport, _ place: Comment) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(report.json.utf8))
    let object = try #require(value as? [String: Any], place)
    Self.report.check(object, place)
    #expect(object["version"] as? Int == 1)
    let items = try objects(object["items"], place)
    let constraints = try objects(object["constraints"], place)
    func isItem(_ number: Any?) -> Bool { (number as? Int).map(items.indices.contains) ?? false }
    func isConstraint(_ number: Any?) -> Bool {
      (number as? Int).map(constraints.indices.contains) ?? false
    }
    #expect(isItem(object["view"]), place)
    for (number, item) in items.enumerated() {
      Self.item.check(item, place)
      let parent = try #require(item["parent"] as? Int, place)
      #expect((-1..<max(0, number)).contains(parent) && (parent < 0) == (number == 0), place)
      for key in ["frame", "seen"] { #expect((item[key] as? [Double])?.count == 4, place) }
      for reason in try item["reasons"].map({ try objects($0, place) }) ?? [] {
        Self.reason.check(reason, place)
        let steps = (reason["steps"] as? [[Any]] ?? []) + (reason["lastSteps"] as? [[Any]] ?? [])
        for step in steps {
          #expect(step.count == 4 || step.count == 5, place)
          #expect(isConstraint(step[0]) || step[0] is String, place)
          #expect(isItem(step[1]) || step[1] as? Int == -1, place)
        }
      }
    }
    for constraint in constraints {
      Self.constraint.check(constraint, place)
      for key in ["first", "second"] where constraint[key] != nil {
        #expect(isItem(constraint[key]), place)
      }
      if let standing = constraint["standing"] as? String {
        #expect(["unsatisfied", "conflict"].contains(standing), place)
      }
    }
    for problem in try objects(object["problems"], place) {
      Self.problem.check(problem, place)
      #expect(Self.kinds.contains(problem["kind"] as? String ?? ""), place)
      #expect((problem["items"] as? [Any])?.allSatisfy(isItem) == true, place)
      #expect((problem["constraints"] as? [Any])?.allSatisfy(isConstraint) == true, place)
      if let removed = problem["removed"] { #expect(isConstraint(removed), place) }
    }
    return object
  }

  @Test(
    "The reports of random trees and of their views have the documented members and no others",
    arguments: SlowTests.series(of: 8, first: 1))
  func random(block: Int) throws {
    var kinds: Set<String> = []
    for seed in UInt64(block * 30)..<UInt64(block * 30 + 30) {
      let root = RandomTree(seed: seed).root
      for view in [root] + root.subviews.prefix(1) {
        let object = try check(view.layoutReport(), "seed \(seed)")
        let problems = try objects(object["problems"], "seed \(seed)")
        kinds.formUnion(problems.compactMap { $0["kind"] as? String })
      }
    }
    #expect(kinds.isSuperset(of: ["conflict", "ambiguous", "unsatisfied", "lint"]), "\(kinds)")
  }

  @Test("The view that was asked has its number, and its problems come first")
  func view() throws {
    let list = LayoutView(name: "list", width: 320, height: 400)
    list.layoutTree.conflictHandler = nil
    let cells = (0...2).map { LayoutView(name: "cell\($0)") }
    for (number, cell) in cells.enumerated() {
      list.addSubview(cell)
      Constraint.activate {
        cell.edges(.leading, .trailing) == list.edges
        cell.top == list.top + 44.0 * Double(number)
        cell.height == 44
        cell.height == 60
      }
    }
    let report = try check(cells[1].layoutReport(), "cell1")
    #expect(report["view"] as? Int == 2)
    let items = try objects(report["problems"], "cell1").filter {
      $0["kind"] as? String == "conflict"
    }
    .map { $0["items"] as? [Int] }
    #expect(items == [[2], [1], [3]])
  }

  @Test("Names with quotes and separators are read back")
  func escaping() throws {
    let view = LayoutView(name: "a \"b\"\\\u{2028}\n</script>", width: 10, height: 10)
    let items = try objects(check(view.layoutReport(), "names")["items"], "names")
    #expect(items.map { $0["name"] as? String } == ["a \"b\"\\\u{2028}\n</script>"])
  }
}
