import AnchorsTestSupport
import Foundation
import Testing

/// The pictures that the tools write.
@Suite("Pictures of the examples")
struct ExamplePictureTests {
  @Test(
    "No text of a picture is covered, cut off, or left out beside a free place",
    arguments: ["Gallery", "Reports"])
  func texts(tool: String) throws {
    let folder = try TemporaryFolder()
    #expect(try Tool(name: tool).run(["out"], in: folder).status == 0)
    let files = try folder.names(in: "out").filter { $0.hasSuffix(".svg") }
    var texts = 0
    for file in files {
      let url = folder.url.appendingPathComponent("out/\(file)")
      let svg = try String(contentsOf: url, encoding: .utf8)
      // The texts of a film take turns.
      if svg.contains("<animate") { continue }
      #expect(PictureCheck(svg).faults == [], "\(file)")
      texts += DrawnPicture(svg).texts.count
    }
    #expect(texts > 400)
  }
}
