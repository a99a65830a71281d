import Foundation
import LayoutCases
import Testing

/// The errors about layout cases that cannot be read or built.
@Suite("Malformed layout cases")
struct CaseFileTests {
  private func complaint(_ json: String) -> String {
    do {
      _ = try LayoutCase.read(Data(json.utf8)).answers()
      return "none"
    } catch {
      return "\(error)"
    }
  }

  private func layoutCase(items: String = "", constraints: String = "", steps: String = "[]")
    -> String
  {
    """
    {"name": "x", "direction": "ltr", "root": {"id": "root", "width": 100, "height": 100},
     "items": [{"id": "a", "parent": "root"}\(items)], "constraints": [\(constraints)],
     "steps": \(steps)}
    """
  }

  private func row(_ id: String, _ item: String, _ attr: String, priority: Int = 1000) -> String {
    """
    {"id": "\(id)", "item": "\(item)", "attr": "\(attr)", "relation": "==", "multiplier": 1,
     "item2": null, "attr2": null, "constant": 5, "priority": \(priority)}
    """
  }

  @Test("The error names the missing key, or the key of the wrong type")
  func keys() {
    #expect(complaint("{\"name\": \"x\"}") == "the key 'root' is missing")
    #expect(
      complaint(layoutCase(items: ", {\"id\": \"b\"}")) == "items[1]: the key 'parent' is missing")
    #expect(
      complaint(layoutCase(items: ", {\"id\": \"b\", \"parent\": 3}")).hasPrefix(
        "items[1].parent: "))
  }

  @Test("The error names an id that is missing, or there twice")
  func references() {
    #expect(
      complaint(layoutCase(items: ", {\"id\": \"b\", \"parent\": \"nobody\"}"))
        == "items[1].parent: there is no item 'nobody'")
    #expect(
      complaint(layoutCase(items: ", {\"id\": \"a\", \"parent\": \"root\"}"))
        == "items[1].id: 'a' is there already")
    #expect(
      complaint(layoutCase(constraints: row("c", "b", "width")))
        == "constraints[0].item: there is no item 'b'")
    #expect(
      complaint(layoutCase(constraints: row("c", "a", "width") + "," + row("c", "a", "height")))
        == "constraints[1].id: 'c' is there already")
  }

  @Test("The error names unknown attributes and priorities")
  func values() {
    #expect(
      complaint(layoutCase(constraints: row("c", "a", "girth")))
        == "constraints[0].attr: there is no attribute 'girth'")
    #expect(
      complaint(layoutCase(constraints: row("c", "a", "left")))
        == "constraints[0].attr2: 'left' is a position and needs a second item")
    #expect(
      complaint(layoutCase(constraints: row("c", "a", "width", priority: 1001)))
        == "constraints[0].priority: a priority must be above 0 and at most 1000, not 1001")
  }

  @Test("The error names the edit of a step")
  func edits() {
    #expect(
      complaint(layoutCase(steps: "[{\"edits\": [{\"op\": \"remove\", \"id\": \"c9\"}]}]"))
        == "steps[0].edits[0]: there is no constraint 'c9'")
    #expect(
      complaint(layoutCase(steps: "[{\"edits\": [{\"op\": \"explode\"}]}]"))
        == "steps[0].edits[0].op: there is no operation 'explode'")
  }

  @Test("The error says that a file is not JSON, with the position")
  func notJSON() {
    #expect(complaint("{\"name\": 3,, }") == "not JSON: Invalid value around character 11.")
    #expect(complaint("{\"name\": ") == "not JSON: Unexpected end of file during JSON parse.")
  }
}
