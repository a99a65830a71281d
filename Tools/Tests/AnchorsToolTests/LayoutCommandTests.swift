import Foundation
import Testing

@Suite("anchors layout and what is common to all")
struct LayoutCommandTests {
  @Test("Frames are printed, and nothing is wrong with a layout that is determined")
  func frames() throws {
    let text = "window 390 x 300\nview card\ncard.edges == window.edges.inset(by: 16)\n"
    let result = try ToolRun()("layout", "-", input: text)
    #expect(result.status == 0)
    #expect(result.output.contains("\n  card: (16, 16, 358, 268)\n"))
  }

  @Test("A conflict has its sum and a repair, and status 1")
  func conflict() throws {
    let run = try ToolRun()
    try run.write(
      "window 300 x 300\nview card\ncard.width == 344\ncard.width == 300\ncard.height == 8\n"
        + "card.top == window.top\ncard.leading == window.leading\n", to: "a.anchors")
    let result = try run("layout", "a.anchors", "--svg", "pictures")
    #expect(result.status == 1)
    #expect(result.output.contains("44 apart") && result.output.contains("To fix it"))
    #expect(result.output.contains("Picture: pictures/a.svg"))
    let picture = try String(
      contentsOf: run.folder.appendingPathComponent("pictures/a.svg"), encoding: .utf8)
    #expect(picture.hasPrefix("<svg"))
    let json = try run("layout", "a.anchors", "--json")
    #expect(json.output.contains("\"conflicts\""))
    #expect(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) is [String: Any])
  }

  @Test("A mistake in the text is named with its line: status 3")
  func mistake() throws {
    let result = try ToolRun()("layout", "-", input: "window 390 x 300\nview photo 120 x\n")
    #expect(result.status == 3)
    #expect(result.errors.hasPrefix("anchors: standard input:2: "))
  }

  @Test("Help has an example, and there are a version and completion scripts")
  func help() throws {
    let run = try ToolRun()
    #expect(try run("--version").output == "0.1.0\n")
    for command in ["log", "layout"] {
      let help = try run(command, "--help")
      #expect(help.status == 0 && help.output.contains("EXAMPLES:"))
    }
    #expect(try run("--help").output.contains("EXIT STATUS:"))
    for shell in ["bash", "zsh", "fish"] {
      #expect(try run("--generate-completion-script", shell).output.contains("anchors"))
    }
  }
}
