import Foundation
import Testing

@Suite("anchors log")
struct LogCommandTests {
  private let conflict = """
    Unable to simultaneously satisfy constraints.
    (
        "<SnapKit.LayoutConstraint:0x1@Row.swift#7 UILabel:0xa.width >= 240.0>",
        "<NSLayoutConstraint:0x2 'UIView-Encapsulated-Layout-Width' UIView:0xb.width == 100   (active)>",
        "<SnapKit.LayoutConstraint:0x3@Row.swift#8 UILabel:0xa.width == UIView:0xb.width>"
    )

    Will attempt to recover by breaking constraint
    <SnapKit.LayoutConstraint:0x1@Row.swift#7 UILabel:0xa.width >= 240.0>

    """

  @Test("A conflict on standard input is explained, with status 1 and no colours in a pipe")
  func standardInput() throws {
    let result = try ToolRun()("log", "-", input: conflict)
    #expect(result.status == 1)
    #expect(result.errors.isEmpty)
    #expect(result.output.hasPrefix("Yours: Row.swift:7, line 3\n"))
    #expect(result.output.contains("\n240 needed, 100 available: 140 too many\n"))
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test("A log without a conflict, and one that is the system's own, are nothing wrong")
  func nothingWrong() throws {
    let run = try ToolRun()
    #expect(try run("log", "-", input: "the harbour is open\n").status == 0)
    let own = """
      Unable to simultaneously satisfy constraints.
      (
      "<NSLayoutConstraint:0x1 _UIAlertControllerView:0xa.width == 270   (active)>",
      "<NSLayoutConstraint:0x2 _UIAlertControllerView:0xa.width == 0   (active)>"
      )
      """
    let result = try run("log", "-", input: own)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("UIKit's own\n"))
    #expect(result.output.contains("known to appear with alerts"))
  }

  @Test("Of several files the status is the highest")
  func severalFiles() throws {
    let run = try ToolRun()
    try run.write(conflict, to: "a.log")
    try run.write("", to: "b.log")
    #expect(try run("log", "b.log", "a.log").status == 1)
    let result = try run("log", "missing.log", "a.log", "b.log")
    #expect(result.status == 3)
    #expect(result.errors == "anchors: missing.log cannot be read\n")
    #expect(result.output.contains("240 needed"))
  }

  @Test(
    "A wrong usage has status 64",
    arguments: [["log"], ["log", "--what", "-"], ["log", "-", "--json", "--github"], ["what"]])
  func usage(arguments: [String]) throws {
    let run = try ToolRun()
    let result =
      arguments.count == 1
      ? try run(arguments[0])
      : arguments.count == 3
        ? try run(arguments[0], arguments[1], arguments[2])
        : try run(arguments[0], arguments[1], arguments[2], arguments[3])
    #expect(result.status == 64)
    #expect(result.output.isEmpty && !result.errors.isEmpty)
  }

  @Test("JSON has the answer's parts")
  func json() throws {
    let result = try ToolRun()("log", "-", "--json", input: conflict)
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let top = try #require(object as? [String: Any])
    #expect(top["version"] as? Int == 1)
    let files = try #require(top["files"] as? [[String: Any]])
    let conflicts = try #require(files.first?["conflicts"] as? [[String: Any]])
    #expect(conflicts.first?["cause"] as? String == "app")
    #expect(conflicts.first?["sum"] as? String == "240 needed, 100 available: 140 too many")
    let decisive = try #require(conflicts.first?["decisive"] as? [String: Any])
    #expect(decisive["source"] as? String == "Row.swift:7")
  }

  @Test("An annotation needs the one file of that name")
  func annotations() throws {
    let run = try ToolRun()
    #expect(!(try run("log", "-", "--github", input: conflict).output.contains("::")))
    try run.write("", to: "Sources/App/Row.swift")
    let found = try run("log", "-", "--github", input: conflict)
    #expect(found.output.contains("\n::error file=Sources/App/Row.swift,line=7::240 needed"))
    let xcode = try run("log", "-", "--xcode", "--root", "Sources", input: conflict)
    #expect(xcode.output.hasPrefix("Sources/App/Row.swift:7:1: warning: 240 needed"))
    try run.write("", to: "Sources/Other/Row.swift")
    #expect(!(try run("log", "-", "--github", input: conflict).output.contains("::error")))
  }

  @Test("A file in UTF-16 is read", arguments: [String.Encoding.utf16, .utf16LittleEndian])
  func utf16(encoding: String.Encoding) throws {
    let run = try ToolRun()
    try run.write(try #require(conflict.data(using: encoding)), to: "a.log")
    #expect(try run("log", "a.log").output.hasPrefix("Yours: Row.swift:7"))
  }

  @Test("A growing console is answered report by report, with the numbers of its own lines")
  func follow() throws {
    let console = "one\ntwo\n\(conflict)three\n\(conflict)"
    let result = try ToolRun()("log", "--follow", input: console)
    #expect(result.status == 0)
    #expect(result.output.contains("Line 3: 3 of 3 constraints"))
    #expect(result.output.contains("Line 13: 3 of 3 constraints"))
  }
}
