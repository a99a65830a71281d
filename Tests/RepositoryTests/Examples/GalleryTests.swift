import AnchorsLayout
import AnchorsTestSupport
import Foundation
import Testing

/// The files of the gallery's tool.
@Suite("Gallery")
struct GalleryTests {
  /// The gallery, written once for all tests.
  private static let gallery = Result {
    let folder = try TemporaryFolder()
    let result = try Tool(name: "Gallery").run("gallery", in: folder)
    return (folder: folder, result: result)
  }

  private func file(_ name: String) throws -> String {
    let url = try Self.gallery.get().folder.url.appendingPathComponent("gallery/\(name)")
    return try String(contentsOf: url, encoding: .utf8)
  }

  private func names(ending: String) throws -> [String] {
    try Self.gallery.get().folder.names(in: "gallery").filter { $0.hasSuffix(ending) }
  }

  @Test("The gallery has no fault")
  func written() throws {
    let result = try Self.gallery.get().result
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(try names(ending: ".svg").count == 212)
  }

  @Test("Each listing compiles with the library alone", .enabled(if: SlowTests.areOn))
  func listings() async throws {
    let compiler = SwiftCompiler(opening: ["import AnchorsLayout"])
    let listings = try names(ending: ".swift").map { (name: $0, text: try file($0)) }
    #expect(listings.count == 35)
    // The compiler takes a second for each, most of which it spends on reading modules.
    try await withThrowingTaskGroup(of: Void.self) { group in
      for listing in listings {
        let imports = listing.text.split(separator: "\n").filter { $0.hasPrefix("import ") }
        #expect(
          !imports.isEmpty
            && ["import AnchorsLayout", "import AnchorsMotion"].starts(with: imports),
          "\(listing.name)")
        group.addTask {
          let answer = try compiler.check(file: listing.text)
          #expect(answer.isAccepted, "\(listing.name): \(answer.text)")
        }
      }
      try await group.waitForAll()
    }
  }

  @Test("The gallery has a listing whose picture is made as the page says")
  func usage() throws {
    let compiler = SwiftCompiler(opening: ["import AnchorsLayout; import AnchorsReport"])
    let usage = """
      let screen = LayoutView(width: 390, height: 844)
      firstScreen(in: screen)
      let picture = screen.layoutTree.svg()
      """
    let function = "func picture() -> String {\n\(usage)\nreturn picture\n}\n"
    let answer = try compiler.check(file: try file("first-screen.swift") + function)
    #expect(answer.isAccepted, "\(answer.text)")
    // The page has the same words between its marks.
    let page = try file("index.html").replacing(/<[^>]*>/, with: "")
    #expect(page.contains(usage))
  }

  @Test("Each recipe has a page, with its pictures and what is in the file of its listing")
  func pages() throws {
    let index = try file("index.html")
    let listings = try names(ending: ".swift")
    let pictures = try names(ending: ".svg").filter { !$0.contains("-windows") }
    #expect(try names(ending: ".html").count == listings.count + 2)
    var shown = 0
    for listing in listings {
      let slug = listing.dropLast(".swift".count)
      let page = try file("\(slug).html")
      #expect(page.contains("<a href=\"index.html\">Gallery</a>"))
      #expect(page.contains("<a href=\"\(listing)\">Open the whole file</a>"))
      #expect(!page.contains("import Drawing") && !page.contains("<span class=\"type\">Drawing"))
      let links = Set(
        page.matches(of: #/<a href="([^"]*)" title="Open the picture: /#).map { String($0.1) })
      let own = pictures.filter(links.contains)
      #expect(own.count == 6 && own.allSatisfy { $0.hasPrefix(slug) }, "\(listing)")
      shown += own.count
      let maps = try names(ending: "-windows.svg").filter { $0.hasPrefix(slug) }
      #expect(page.contains("<img src=\"\(slug)-windows.svg\"") == !maps.isEmpty, "\(listing)")
      // The index shows it on a telephone.
      #expect(
        index.contains("<a href=\"\(slug).html\"><img src=\"\(slug)-390x844-ltr.svg\""), "\(slug)")
    }
    #expect(shown == pictures.count)
    #expect(index.contains("href=\"terminal.html\""))
    #expect(try file("terminal.html").contains("Harbor watch"))
  }

  @Test("The recipes lead to one another, from the first to the last")
  func order() throws {
    var path = ["first-screen"]
    let next = /<a rel="next" href="([^"]*)\.html">/
    while let link = try file("\(path[path.count - 1]).html").firstMatch(of: next) {
      let back = "<a rel=\"prev\" href=\"\(path[path.count - 1]).html\">"
      path.append(String(link.1))
      #expect(try file("\(path[path.count - 1]).html").contains(back))
      if path.count > 40 { break }
    }
    #expect(path.count == 35 && Set(path).count == 35)
  }

  @Test("The gallery's texts are as long as they were measured")
  func texts() throws {
    let font = try Regex(" font-size=\"([0-9.]+)\"", as: (Substring, Substring).self)
    let length = try Regex(" textLength=\"([0-9.]+)\"", as: (Substring, Substring).self)
    var count = 0
    for name in try names(ending: ".svg") {
      for line in try file(name).split(separator: "\n") where line.hasPrefix("<text ") {
        let parts = line.dropFirst().split(separator: ">", maxSplits: 1)
        let text = parts[1].prefix { $0 != "<" }.replacing("&quot;", with: "\"")
          .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
        let size = try #require(parts[0].firstMatch(of: font).flatMap { Double($0.1) })
        let written = try #require(parts[0].firstMatch(of: length).flatMap { Double($0.1) })
        let weight: TextFont.Weight = parts[0].contains("font-weight=\"bold\"") ? .bold : .regular
        let measured = StandardTextMeasurer.shared.width(
          of: text[...], in: TextFont(size: size, weight: weight))
        #expect(abs(written - measured) < 0.006, "\(name): \(text)")
        count += 1
      }
    }
    #expect(count > 3000)
  }
}
