import AnchorsLayout
import Foundation
import Testing

@testable import AnchorsReport

@Suite("Reports")
struct ReportTests {
  private let screen = LayoutView(name: "screen", width: 390, height: 480)
  private let card = LayoutView(name: "card")
  private let title = LayoutView(name: "title")

  init() {
    screen.layoutTree.conflictHandler = nil
    screen.addSubview(card)
    card.addSubview(title)
    Constraint.activate {
      card.center == screen.center
      card.size == Size(width: 300, height: 360)
      title.leading == card.leading + 12
      title.top == card.top + 12
      title.height == 40
    }
  }

  /// Returns the content of a script element of a page.
  private func text(_ page: String, _ id: String) throws -> String {
    let start = try #require(page.range(of: "<script type=\"application/json\" id=\"\(id)\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    return String(page[start.upperBound..<end.lowerBound])
  }

  private func data(_ page: String, id: String = "data") throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text(page, id).utf8))
  }

  private func list(_ page: String, _ name: String) throws -> [[String: Any]] {
    let object = try #require(try data(page) as? [String: Any])
    return try #require(object[name] as? [[String: Any]])
  }

  @Test("Reports have every item with its frame, and every constraint with its line")
  func itemsAndConstraints() throws {
    Constraint.activate { title.trailing == card.trailing - 12 }
    let page = screen.layoutTree.htmlReport()
    let items = try list(page, "items")
    #expect(items.map { $0["name"] as? String } == ["screen", "card", "title"])
    #expect(items.map { $0["parent"] as? Int } == [-1, 0, 1])
    #expect(items[2]["frame"] as? [Double] == [12, 12, 276, 40])
    #expect(items[2]["seen"] as? [Double] == [57, 72, 276, 40])
    let constraints = try list(page, "constraints")
    #expect(constraints.count == 8)
    #expect(
      constraints.map { $0["text"] as? String }.contains("title.leading == card.leading + 12"))
    #expect(
      constraints.allSatisfy { ($0["source"] as? String)?.hasPrefix("ReportTests.swift:") == true })
    #expect(try list(page, "problems").isEmpty)
  }

  @Test("Reports show conflicts with their arithmetic and repairs")
  func conflict() throws {
    Constraint.activate {
      title.width >= 320
      title.trailing <= card.trailing - 12
    }
    let problem = try #require(try list(screen.layoutTree.htmlReport(), "problems").first)
    #expect(problem["kind"] as? String == "conflict")
    #expect(
      problem["title"] as? String
        == "4 required constraints conflict, by 44 points")
    #expect(
      problem["sum"] as? String == "12 + 320 + 12 = 344 needed, 300 available: 44 too many")
    #expect(problem["items"] as? [Int] == [1, 2])
    #expect((problem["constraints"] as? [Int])?.count == 4)
    #expect(problem["removed"] as? Int == (problem["constraints"] as? [Int])?.last)
    let repairs = try #require(problem["repairs"] as? [String])
    #expect(repairs.first?.hasSuffix("to 276") == true)
  }

  @Test("Reports show ambiguities with additions")
  func ambiguity() throws {
    let problem = try #require(try list(screen.layoutTree.htmlReport(), "problems").first)
    #expect(problem["kind"] as? String == "ambiguous")
    #expect(problem["title"] as? String == "title: width not determined")
    #expect(problem["items"] as? [Int] == [2])
    #expect(problem["repairs"] as? [String] == ["add title.width == 0"])
  }

  @Test("Reports show unsatisfied constraints with reasons")
  func unsatisfied() throws {
    Constraint.activate {
      title.trailing == card.trailing - 12
      title.width == 300 ~ .high
    }
    let problem = try #require(try list(screen.layoutTree.htmlReport(), "problems").first)
    #expect(problem["kind"] as? String == "unsatisfied")
    #expect((problem["title"] as? String)?.hasSuffix("is off by 24") == true)
    #expect((problem["lines"] as? [String])?.contains { $0.contains("card is 300 wide") } == true)
  }

  @Test("Reports explain each frame")
  func reasons() throws {
    Constraint.activate { title.trailing == card.trailing - 12 }
    let page = screen.layoutTree.htmlReport()
    let reasons = try #require(try list(page, "items")[2]["reasons"] as? [[String: Any]])
    #expect(reasons.map { $0["value"] as? Double } == [57, 72, 276, 40])
    let steps = try #require(reasons[3]["steps"] as? [[Any]])
    #expect(steps.count == 1)
    let constraint = try #require(steps[0][0] as? Int)
    #expect(try list(page, "constraints")[constraint]["text"] as? String == "title.height == 40")
  }

  @Test("Reports draw every constraint that can be drawn")
  func marks() throws {
    let marks = try #require(try data(screen.layoutTree.htmlReport(), id: "marks") as? [[Any]])
    #expect(marks.count == 7)
    for mark in marks {
      let markup = try #require(mark[1] as? String)
      #expect(try parse(markup).attributes["data-constraint"] == "\(try #require(mark[0] as? Int))")
    }
  }

  @Test("Reports are safe against names, and read them back unchanged")
  func escaping() throws {
    let names = [
      "</script><script>alert(1)</script>", "<!--", "\u{2028}\u{2029}\\\"\u{1}", "&amp;",
    ]
    for name in names { card.addSubview(LayoutView(name: name)) }
    screen.layoutName = "</title>"
    let page = screen.layoutTree.htmlReport()
    #expect(!page.contains("<script>alert"))
    #expect(!page.contains("<!--"))
    #expect(page.components(separatedBy: "</title>").count == 3, "the page's, and the picture's")
    #expect(page.components(separatedBy: "</script>").count == 4)
    #expect(!(try text(page, "data")).unicodeScalars.contains("\u{2028}"))
    let items = try list(page, "items").compactMap { $0["name"] as? String }
    #expect(items == ["</title>", "card", "title"] + names)
  }

  @Test("Reports need no other file")
  func selfContained() {
    let page = screen.layoutTree.htmlReport().replacing("http://www.w3.org/2000/svg", with: "")
    for word in ["http:", "https:", "src=", "@import", "@font-face", "<link rel=\"stylesheet\""] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test("Reports are the same each time")
  func deterministic() {
    #expect(screen.layoutTree.htmlReport() == screen.layoutTree.htmlReport())
    #expect(
      screen.layoutTree.svg(PictureOptions(constraints: .all))
        == screen.layoutTree.svg(PictureOptions(constraints: .all))
    )
  }

  @Test("Reports write numbers that JSON has")
  func numbers() {
    let value = JSON.list([.number(0.125), .number(-3), .number(.infinity), .number(.nan)])
    #expect(value.markup == "[0.125,-3,null,null]")
  }
}
