import AnchorsTestSupport
import Foundation
import Testing

/// The command lines of the examples' tools, run as processes.
@Suite("Command line tools", .enabled(if: SlowTests.areOn))
struct CommandLineTests {
  private static let tools = ["SolveCase", "Gallery", "Reports", "TerminalCells"]

  @Test("--help and -h print the usage to standard output", arguments: tools, ["-h", "--help"])
  func help(_ name: String, _ option: String) throws {
    let result = try Tool(name: name).run(option, "--nonsense", in: TemporaryFolder())
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("Usage: \(name) "), "\(result.output)")
    #expect(result.errors == "")
  }

  @Test(
    "A mistake is named, with the usage, on standard error with status 2",
    arguments: [
      (["SolveCase"], "too few arguments"),
      (["SolveCase", "--anything", "x.json"], "there is no option --anything"),
      (["SolveCase", "x.json", "--svg"], "--svg needs a value"),
      (["SolveCase", "--svg"], "--svg needs a value"),
      (["SolveCase", "--svg", "--check", "x.json"], "--svg needs a value"),
      (["SolveCase", "--svg", "", "x.json"], "--svg needs a value"),
      (["SolveCase", ""], "argument 1 is empty"),
      (["Gallery", "--anything"], "there is no option --anything"),
      (["Gallery", "a", "b"], "too many arguments"),
      (["Reports", "-x"], "there is no option -x"),
      (["Reports", "a", "b"], "too many arguments"),
      (["Reports", ""], "argument 1 is empty"),
      (["TerminalCells", "--anything"], "there is no option --anything"),
      (["TerminalCells", "80", "24", "1"], "too many arguments"),
      (["TerminalCells", "80", "-24"], "there is no option -24"),
      (
        ["TerminalCells", "80"],
        "COLUMNS is a whole number from 40 to 1000, ROWS one from 12 to 1000, not 80"
      ),
      (
        ["TerminalCells", "9223372036854775808", "24"],
        """
        COLUMNS is a whole number from 40 to 1000, ROWS one from 12 to 1000, not \
        9223372036854775808 24
        """
      ),
    ])
  func mistakes(_ words: [String], _ message: String) throws {
    let folder = try TemporaryFolder()
    let result = try Tool(name: words[0]).run(Array(words.dropFirst()), in: folder)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errorLines.first == "error: \(message)")
    #expect(result.errorLines.dropFirst().first?.hasPrefix("Usage: \(words[0]) ") == true)
    #expect(try folder.names(in: ".").allSatisfy { $0.hasPrefix("std") }, "nothing is written")
  }

  @Test(
    "A file that cannot be written is one plain line with status 1",
    arguments: [["Gallery"], ["Reports"], ["SolveCase", "case.json", "--svg"]])
  func unwritable(_ words: [String]) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.caseText, to: "case.json")
    _ = try folder.write("", to: "file")
    // A file cannot hold a folder, whoever asks.
    let result = try Tool(name: words[0]).run(words.dropFirst() + ["file/out"], in: folder)
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(result.errors == "error: cannot write file/out: Not a directory\n")
  }

  @Test("A picture that cannot be written is one plain line, and other files are still done")
  func unwritablePicture() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.caseText, to: "case.json")
    let pictures = folder.url.appendingPathComponent("out/small.svg")
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    let result = try Tool(name: "SolveCase").run(
      "--svg", "out", "case.json", "missing.json", in: folder)
    #expect(result.status == 1)
    #expect(result.errorLines.count == 2, "\(result.errors)")
    #expect(
      result.errorLines.first == "error: case.json: cannot write out/small.svg: Is a directory")
    #expect(result.errorLines.last == "error: missing.json: the file cannot be read")
  }

  @Test("SolveCase prints one JSON object a line, and written paths on standard error")
  func solveCase() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.caseText, to: "case.json")
    let result = try Tool(name: "SolveCase").run("--svg", "out", file, file, in: folder)
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 2)
    for line in lines {
      let answer = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(answer?["name"] as? String == "small")
    }
    #expect(result.errors == "out/small.svg\nout/small.svg\n")
    #expect(try folder.names(in: "out") == ["small.svg"])
  }

  @Test("SolveCase finds nothing unsatisfied in a correct text whose content may be stretched")
  func healthyText() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.healthyText, to: "card.anchors")
    let result = try Tool(name: "SolveCase").run(file, in: folder)
    #expect(result.status == 0)
    let answer = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect(answer?["status"] as? String == "unique")
    #expect(answer?["violated"] as? [String] == [])
    let check = try Tool(name: "SolveCase").run("--check", file, in: folder)
    #expect(check.output == "1 passed, 0 failed\n" && check.status == 0)
  }

  @Test("SolveCase reports content without room, and --check fails on a wrong sign")
  func unhealthyTexts() throws {
    let folder = try TemporaryFolder()
    let squeezed = try folder.write(Self.healthyText + "title.width <= 20\n", to: "a.anchors")
    let result = try Tool(name: "SolveCase").run(squeezed, in: folder)
    let answer = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect((answer?["violated"] as? [String])?.contains { $0.hasPrefix("title") } == true)
    let text = Self.healthyText.replacingOccurrences(
      of: "card.trailing == window.trailing - 16", with: "card.trailing == window.trailing + 16")
    let wrong = try folder.write(text, to: "wrong-sign.anchors")
    let check = try Tool(name: "SolveCase").run("--check", wrong, in: folder)
    #expect(check.status == 1)
    let lines = check.output.split(separator: "\n")
    #expect(lines.count == 2 && lines.last == "0 passed, 1 failed", "\(check.output)")
    #expect(
      lines.first?.hasPrefix("wrong-sign: card.trailing == window.trailing + 16") == true,
      "\(check.output)")
  }

  private static let healthyText = """
    window 390 x 200
    view card
      label title "Harbor"
    card.leading == window.leading + 16
    card.trailing == window.trailing - 16
    card.verticalEdges == window.verticalEdges
    title.leading == card.leading + 12
    title.trailing == card.trailing - 12
    title.top == card.top + 12

    """

  @Test("A picture stays in its folder, whatever the case is called")
  func names() throws {
    let folder = try TemporaryFolder()
    let text = Self.caseText.replacingOccurrences(of: "small", with: "../small/1")
    _ = try folder.write(text, to: "case.json")
    let result = try Tool(name: "SolveCase").run("--svg", "out", "case.json", in: folder)
    #expect(result.status == 0)
    #expect(result.errors == "out/.._small_1.svg\n")
    #expect(try folder.names(in: "out") == [".._small_1.svg"])
  }

  @Test("After -- a word is an argument, whatever it begins with")
  func doubleHyphen() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.caseText, to: "-case.json")
    let result = try Tool(name: "SolveCase").run("--check", "--", "-case.json", in: folder)
    #expect(result.status == 0)
    #expect(result.output == "1 passed, 0 failed\n")
  }

  @Test("Reports prints the path of each file when it is written")
  func reports() throws {
    let folder = try TemporaryFolder()
    let run = try Tool(name: "Reports").start(["out/pages"], in: folder)
    // Most of the time goes into the list, which is one of the last.
    while try run.isRunning && run.printed().isEmpty { usleep(10_000) }
    #expect(run.isRunning)
    let result = try run.result()
    #expect(result.status == 0)
    #expect(result.errors == "")
    let paths = result.output.split(separator: "\n").map(String.init)
    // Each report is a page, JSON and text; two more pages list the reports and open one of a file.
    #expect(paths.count == 6 * 3 + 2)
    #expect(paths.sorted() == (try folder.names(in: "out/pages").map { "out/pages/\($0)" }))
  }

  @Test("TerminalCells prints as many rows as requested")
  func terminal() throws {
    let result = try Tool(name: "TerminalCells").run("--rtl", "60", "20", in: TemporaryFolder())
    #expect(result.status == 0)
    let rows = result.output.split(separator: "\n")
    #expect(rows.count == 20 && rows.allSatisfy { $0.count == 60 })
  }

  private static let caseText = """
    {
      "name": "small", "root": {"id": "root", "width": 100, "height": 50}, "direction": "ltr",
      "items": [{"id": "a", "parent": "root"}],
      "constraints": [
        {"id": "c1", "item": "a", "attr": "left", "relation": "==", "multiplier": 1,
         "item2": "root", "attr2": "left", "constant": 10, "priority": 1000},
        {"id": "c2", "item": "a", "attr": "top", "relation": "==", "multiplier": 1,
         "item2": "root", "attr2": "top", "constant": 5, "priority": 1000},
        {"id": "c3", "item": "a", "attr": "width", "relation": "==", "multiplier": 1,
         "constant": 20, "priority": 1000},
        {"id": "c4", "item": "a", "attr": "height", "relation": "==", "multiplier": 1,
         "constant": 30, "priority": 1000}
      ],
      "expected": {"status": "unique", "frames": {"a": [10, 5, 20, 30]}}
    }
    """
}
