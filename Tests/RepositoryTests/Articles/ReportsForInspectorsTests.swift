import AnchorsLayout
import AnchorsReport
import Foundation
import Testing

@Suite("The article Reports for inspectors")
struct ReportsForInspectorsTests {
  let print = Printed()

  @Test("A reader of the JSON finds the problems and the fixes, and the article shows the JSON")
  func json() throws {
    #sourceLocation(file:"Card.swift",line:1)
    struct Report: Decodable {
      struct Item: Decodable { let name: String, type: String, seen: [Double] }
      struct Problem: Decodable { let title: String, repairs: [String]?, items: [Int] }
      let version: Int, items: [Item], problems: [Problem]
    }

    let card = LayoutView(name: "card", width: 300, height: 60)
    let title = LayoutView(name: "title")
    card.addSubview(title)
    Constraint.activate {
      title.edges == card.edges
      title.width == 320
    }
    let json = card.layoutReport().json
    let report = try JSONDecoder().decode(Report.self, from: Data(json.utf8))
    for problem in report.problems {
      print(problem.title)
      for item in problem.items { print(report.items[item].name, report.items[item].seen) }
      for repair in problem.repairs ?? [] { print(repair) }
    }
    #sourceLocation()
    let article = try Article("ReportsForInspectors")
    try article.expect("Card.swift", printed: print)
    #expect(article.exampleCount == 1)
    let shown = try #require(article.block(of: "json"))
    #expect(try object(shown) == object(json))
  }

  private func object(_ json: String) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary)
  }
}
