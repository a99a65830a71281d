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

  @Test(
    "A map has the smallest windows and the problems with theirs; --from decides the status"
  )
  func map() throws {
    let run = try ToolRun()
    try run.write(
      "window 400 x 300\nview card\ncard.edges == window.edges.inset(by: 16)\ncard.width >= 309\n",
      to: "a.anchors")
    let result = try run("layout", "a.anchors", "--map", "--svg", "pictures")
    #expect(result.status == 0)
    #expect(result.output.contains("\n  Smallest windows that work: 341 x 240\n"))
    #expect(result.output.contains("\n  below 341 points of width, "))
    #expect(result.output.contains("Picture: pictures/a-windows.svg"))
    #expect(try run("layout", "a.anchors", "--map", "--from", "341x300").status == 0)
    #expect(try run("layout", "a.anchors", "--map", "--from", "340x300").status == 1)
    #expect(try run("layout", "a.anchors", "--from", "340x300").status != 0)
    let json = try run("layout", "a.anchors", "--map", "--text-scale", "1", "2", "--json")
    let value = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let windows = (value?["layouts"] as? [[String: Any]])?.first?["windows"] as? [String: Any]
    #expect((windows?["maps"] as? [[String: Any]])?.count == 2)
  }

  @Test("Each mistake in the text is named once, with its line and a caret under it: status 3")
  func mistakes() throws {
    let text = "window 390 x 300\nveiw a\nview b\na.top == b.top\nb.tpo == a.bottom + 8\n"
    let result = try ToolRun()("layout", "-", input: text)
    #expect(result.status == 3)
    #expect(
      result.errors == """
        anchors: standard input:2: no line begins with veiw; did you mean view?
          veiw a
          ^
        standard input:5: b has no attribute and no guide named tpo; did you mean top?
          b.tpo == a.bottom + 8
            ^

        """)
  }

  @Test("A removed constraint is explained with its conflict, and not again as an optional one")
  func removed() throws {
    let text = """
      window 300 x 300
      view card
      card.edges == window.edges
      card.width == 344
      card.height == 100 ~ 500
      """
    let result = try ToolRun()("layout", "-", input: text)
    #expect(result.status == 1)
    let parts = result.output.components(separatedBy: "Optional, and not satisfied:")
    try #require(parts.count == 2)
    #expect(parts[0].contains("card.width == 344") && !parts[1].contains("344"))
    #expect(parts[1].contains("card.height == 100"))
  }

  @Test("What is not as the text expects it is a problem; nothing is right beside one")
  func expectations() throws {
    let text = """
      window 320 x 200
      view title 100 x 20
      title.leading == window.leading
      title.top == window.top
      expect title 0 0 100 25
      """
    let result = try ToolRun()("layout", "-", input: text)
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("1 unmet expectation\n"))
    #expect(result.output.hasSuffix("Not as expected:\n  title.height is 20, not 25\n"))
    let right = try ToolRun()("layout", "-", input: text.replacing("25", with: "20"))
    #expect(right.status == 0 && right.output.hasPrefix("Nothing is wrong\n"))
    let stretched = try ToolRun()(
      "layout", "-", input: text.replacing("100 25", with: "300 20") + "\ntitle.width == 300")
    #expect(stretched.status == 0)
    #expect(stretched.output.hasPrefix("1 unsatisfied optional constraint\n"))
  }

  @Test("Help has an example, and there are completion scripts")
  func help() throws {
    let run = try ToolRun()
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
