import AnchorsLayout
import AnchorsReport
import Foundation
import TestSupport
import Testing

@Suite("What can be asked of a report") @MainActor
struct ReportPublicTests {
  private let form = LoginForm()
  private let report: LayoutReport

  init() {
    form.layOut()
    report = form.title.layoutReport()
  }

  @Test("The view at an address is found")
  func addresses() {
    for view in [form, form.card, form.title, form.badge] {
      #expect(report[UInt(bitPattern: ObjectIdentifier(view))] === view)
    }
    #expect(report[0] == nil && report[0x7f8a] == nil)
  }

  @Test("The live view of an item and the live constraint of a constraint are found")
  func counterparts() throws {
    let conflict = try #require(report.conflicts.first)
    let item = try #require(conflict.constraints[0].firstItem)
    #expect(report.view(of: item) === form.card)
    let live = report.live(conflict.constraints)
    #expect(live.count == 4)
    #expect(live.allSatisfy { $0.firstItem === form.card || $0.firstItem === form.title })
    #expect(report.view(of: LayoutView()) == nil)
    #expect(report.layoutConstraint(of: LayoutView().width == 1) == nil)
  }

  @Test("The frame of the queried view, and of others of the tree, can be explained")
  func explanations() {
    #expect(report.frameExplanation.item.layoutName == "title")
    #expect(
      report.frameExplanation(of: form.card)?.frame == Rect(x: 16, y: 16, width: 300, height: 100))
    #expect(report.frameExplanation(of: View()) == nil)
  }

  @Test("Findings in the view come first")
  func order() {
    #expect(report.ambiguities.map(\.item.layoutName) == ["title", "badge"])
    let report = form.badge.layoutReport()
    #expect(report.ambiguities.map(\.item.layoutName) == ["badge", "title"])
    // The view's own come before the conflict of another.
    let text = report.description
    #expect(text.hasPrefix("Layout of badge in LoginForm, 24 × 24 points: 1 ambiguous item; "))
    let parts = text.components(separatedBy: "\n\nElsewhere in LoginForm:\n")
    #expect(parts.count == 2 && !parts[0].contains("44 too many"), "\(text)")
    #expect(parts.last?.contains("44 too many") == true, "\(text)")
    let page = report.htmlReport()
    #expect(page.contains("<h1>badge</h1>"))
  }

  @Test("The view has a picture, and a page with the classes and addresses")
  func pages() throws {
    let picture = form.card.layoutReport().svg()
    #expect(picture.hasPrefix("<svg") && picture.contains("badge"))
    let page = report.htmlReport(title: "Login")
    let address = "0x" + String(UInt(bitPattern: ObjectIdentifier(form.badge)), radix: 16)
    #expect(page.contains("Login") && page.contains(address))
    #expect(page.contains("FlippedView") && page.contains("LoginForm"))
    #expect(page.contains("\(platformName) has dropped"))
  }

  @Test("The JSON of a report has each view's class and address, and the view's problems first")
  func json() throws {
    let value = try JSONSerialization.jsonObject(with: Data(form.badge.layoutReport().json.utf8))
    let object = try #require(value as? [String: Any])
    #expect(Set(object.keys) == ["version", "view", "items", "constraints", "problems"])
    let items = try #require(object["items"] as? [[String: Any]])
    let badge = items[try #require(object["view"] as? Int)]
    #expect(badge["name"] as? String == "badge" && badge["type"] as? String == "FlippedView")
    let facts = try #require(badge["facts"] as? [String: String])
    #expect(
      facts["address"] == "0x" + String(UInt(bitPattern: ObjectIdentifier(form.badge)), radix: 16))
    let problems = try #require(object["problems"] as? [[String: Any]])
    #expect(problems.first?["title"] as? String == "badge: x not determined")
  }

  @Test("A test throws the problems of the chosen kinds")
  func assertions() throws {
    let problems = try #require(throws: LayoutProblems.self) { try report.requireNoProblems() }
    #expect(problems.description.contains("44 too many"))
    #expect(problems.description.contains("badge: x is not determined"))
    let ambiguous = try #require(throws: LayoutProblems.self) {
      try report.requireNoProblems([.ambiguity])
    }
    #expect(!ambiguous.description.contains("44 too many"))
    try report.requireNoProblems([.difference])
    try report.requireNoProblems([])
    try View.sized(10, 10).layoutReport().requireNoProblems(Set(LayoutProblemKind.allCases))
  }

  @Test("A correct layout has no problems")
  func sound() {
    let screen = View.sized(10, 20)
    screen.layoutName = "screen"
    #expect(screen.layoutReport().description == "Layout of screen, 10 × 20 points: no problems")
    #expect("\(screen.layoutReport())" == String(reflecting: screen.layoutReport()))
  }
}
