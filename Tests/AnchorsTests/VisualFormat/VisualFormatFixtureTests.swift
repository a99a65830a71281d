import AnchorsLayout
import Foundation
import LayoutCases
import Testing

/// Files of visual formats with their constraints, mistakes and frames; `Fixtures/README.md` has
/// the format.
@Suite("Visual formats: files")
struct VisualFormatFixtureTests {
  static let files: [URL] = {
    let folder = Bundle.module.resourceURL?.appendingPathComponent("Fixtures/vfl")
    let files = folder.flatMap {
      try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    return (files ?? []).sorted { $0.path < $1.path }
  }()

  private func read(_ json: String) throws -> VisualFormatCase {
    guard case .visualFormat(let file) = try CaseFile.read(Data(json.utf8)) else {
      throw CaseError("kind", "not a visual format")
    }
    return file
  }

  @Test("Formats give the expected constraints", arguments: files)
  func expected(file: URL) throws {
    let formatCase = try read(String(contentsOf: file, encoding: .utf8))
    let answer = try formatCase.answer()
    #expect(formatCase.check(answer) == [])
  }

  @Test("The files exist")
  func areThere() { #expect(Self.files.count == 72) }

  private func json(
    vfl: String = "[a]", options: String = "[]", views: String = "[\"a\", \"b\"]", expected: String
  ) -> String {
    """
    {"kind": "vfl", "name": "x", "vfl": "\(vfl)", "options": \(options), "metrics": {},
     "views": \(views), "expected": \(expected)}
    """
  }

  private func complaints(_ json: String) throws -> [String]? {
    let file = try read(json)
    return file.check(try file.answer())
  }

  @Test("Wrong formats are refused at their mistakes")
  func wrong() throws {
    let ok = "{\"status\": \"ok\", \"constraints\": []}"
    #expect(try complaints(json(expected: ok)) == [])
    #expect(
      try complaints(json(vfl: "[a(5)]", expected: ok)) == [
        "there is a.width == 0 + 5.0 ~ 1000.0"
      ])
    #expect(try complaints(json(vfl: "[a", expected: ok))?.count == 1)
    func mistake(_ offset: Int, _ token: Int, _ kind: String) -> String {
      """
      {"status": "error", "offset": \(offset), "token_offset": \(token), "kind": "\(kind)"}
      """
    }
    let zz = "[zz]"
    #expect(try complaints(json(vfl: zz, expected: mistake(3, 1, "unknown-view"))) == [])
    #expect(try complaints(json(vfl: zz, expected: mistake(0, 1, "unknown-view"))) == [])
    #expect(try complaints(json(vfl: zz, expected: mistake(3, 1, "no-such-kind"))) == [])
    #expect(
      try complaints(json(vfl: zz, expected: mistake(3, 1, "expected-view"))) == [
        "the mistake is unknown-view, not expected-view"
      ])
    #expect(try complaints(json(vfl: zz, expected: mistake(2, 2, "unknown-view")))?.count == 1)
    #expect(
      try complaints(json(expected: mistake(0, 0, "empty"))) == [
        "there is no mistake, but empty is expected"
      ])
  }

  @Test("Either order of the sides is correct, and another number is not")
  func sides() throws {
    func expected(_ constant: Int) -> String {
      """
      {"status": "ok", "constraints": [{"item": "a", "attr": "trailing", "relation": "<=",
       "multiplier": 1, "item2": "b", "attr2": "leading", "constant": \(constant), "priority": 9}]}
      """
    }
    #expect(try complaints(json(vfl: "[a]-(>=8@9)-[b]", expected: expected(-8))) == [])
    #expect(try complaints(json(vfl: "[a]-(>=8@9)-[b]", expected: expected(8)))?.count == 2)
  }

  @Test("Malformed cases are named by the position")
  func malformed() throws {
    func complaint(_ json: String) -> String {
      do { return "\(try read(json).answer())" } catch { return "\(error)" }
    }
    let ok = "{\"status\": \"ok\", \"constraints\": []}"
    #expect(
      complaint(json(options: "[\"alignAllTop\", \"middle\"]", expected: ok))
        == "options[1]: there is no option 'middle'")
    #expect(
      complaint(json(views: "[\"a\", \"a\"]", expected: ok)) == "views[1]: 'a' is there already")
    #expect(
      complaint(json(expected: "{\"status\": \"fine\"}"))
        == "expected.status: there is no status 'fine'")
    #expect(complaint("{\"kind\": \"vfl\", \"name\": \"x\"}") == "the key 'views' is missing")
  }

  @Test("Answers have a JSON form")
  func answers() throws {
    let ok = "{\"status\": \"ok\", \"constraints\": []}"
    #expect(
      try read(json(vfl: "[a]-0.5-|", expected: ok)).answer().jsonLine() == """
        {"constraints":[{"attr":"trailing","attr2":"trailing","constant":0.5,"item":"super",\
        "item2":"a","multiplier":1,"priority":1000,"relation":"=="}],"name":"x","status":"ok"}
        """)
    #expect(
      try read(json(vfl: "[zz]", expected: ok)).answer().jsonLine() == """
        {"kind":"unknown-view","message":"no view is named zz; the views are a, b","name":"x",\
        "offset":3,"status":"error","token_offset":1}
        """)
    #expect(
      try read(json(options: "[\"alignAllLeft\"]", expected: ok)).answer().jsonLine().contains(
        "\"offset\":null"))
  }
}
