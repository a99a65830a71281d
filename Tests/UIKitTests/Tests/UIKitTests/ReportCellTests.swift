import AnchorsLayout
import AnchorsReport
import TestSupport
import Testing

@Suite("A report on cells that a table sizes from outside") @MainActor
struct ReportCellTests {
  private let table = View.sized(320, 480)
  private let cell = UITableViewCell()
  private let content = FlippedView()

  init() {
    table.add(cell)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    cell.contentView.frame = cell.bounds
    cell.contentView.adding(content)
    content.layoutName = "content"
  }

  /// The content, at a distance of 10 from the edges of the cell's.
  private func pinContent(_ edges: NSLayoutConstraint.Attribute...) {
    for edge in edges {
      let isEnd = edge == .bottom || edge == .right
      content.pin(edge, to: cell.contentView, plus: isEnd ? -10 : 10)
    }
  }

  private func report(makesSystemConstraints: Bool) -> LayoutReport {
    _Shim.makesSystemConstraints = makesSystemConstraints
    defer { _Shim.makesSystemConstraints = false }
    table.layOut()
    return table.layoutReport()
  }

  @Test(
    "A cell that is too short for its content is correct without the required size",
    arguments: [false, true])
  func height(makesSystemConstraints: Bool) throws {
    pinContent(.left, .right, .top, .bottom)
    content.pin(.height, to: nil, plus: 132)
    cell._encapsulate(width: nil, height: 44)
    let report = report(makesSystemConstraints: makesSystemConstraints)
    let conflict = try #require(report.conflicts.first)
    #expect(report.conflicts.count == 1)
    #expect(conflict.holdsWithoutEncapsulatedSizes == true)
    // 10 + 132 + 10 = 152 are needed.
    #expect(conflict.excess == 108)
    let text = conflict.description
    #expect(text.contains("this cell cannot have the size that UIKit gave it"))
    let advice =
      text.components(separatedBy: "Lower the priority of one of these to 999:").last ?? ""
    #expect(advice.contains("content.height == 132") && advice.contains("content.bottom"))
    #expect(!advice.contains("Encapsulated") && !text.contains("To repair it"))
    #expect(report.differences.isEmpty && report.unread.isEmpty)
    // The content view stays as large as the table made it.
    let frame = try #require(report.frameExplanation(of: cell.contentView)).frame
    #expect(frame.height == 44)
  }

  @Test("The app's own contradiction remains without the required size", arguments: [false, true])
  func ownConflict(makesSystemConstraints: Bool) throws {
    pinContent(.left, .right, .top, .bottom)
    content.pin(.height, to: nil, plus: 132)
    content.pin(.height, to: nil, plus: 100)
    cell._encapsulate(width: nil, height: 44)
    let report = report(makesSystemConstraints: makesSystemConstraints)
    let kinds = report.conflicts.map(\.holdsWithoutEncapsulatedSizes)
    #expect(kinds.contains { $0 != true }, "\(report)")
    for conflict in report.conflicts where conflict.holdsWithoutEncapsulatedSizes == false {
      #expect(conflict.description.contains("the app's constraints contradict each other"))
    }
    #expect(report.conflicts.flatMap(\.repairs).allSatisfy { !"\($0)".contains("Encapsulated") })
  }

  @Test("A required width is recognized")
  func width() throws {
    pinContent(.left, .right, .top)
    content.pin(.width, to: nil, plus: 400)
    content.pin(.height, to: nil, plus: 20)
    cell._encapsulate(width: 320, height: nil)
    let conflict = try #require(report(makesSystemConstraints: false).conflicts.first)
    #expect(conflict.holdsWithoutEncapsulatedSizes == true && conflict.excess == 100)
  }

  @Test("A cell's report is headed by the cell, and has the cell's problems first")
  func heading() throws {
    pinContent(.left, .right, .top, .bottom)
    content.pin(.height, to: nil, plus: 132)
    cell._encapsulate(width: nil, height: 44)
    // A conflict above the cell, which the table's report has first.
    let header = table.adding(FlippedView())
    header.layoutName = "header"
    for width in [10, 20] as [CGFloat] { header.pin(.width, to: nil, plus: width) }
    _ = report(makesSystemConstraints: false)
    (table.layoutName, cell.layoutName) = ("table", "cell")
    let report = cell.layoutReport()
    let text = report.description
    #expect(text.hasPrefix("Layout of cell in table, 320 × 44 points: 1 conflict"), "\(text)")
    let parts = text.components(separatedBy: "\n\nElsewhere in table:\n")
    try #require(parts.count == 2, "\(text)")
    #expect(parts[0].contains("content.height == 132") && !parts[0].contains("header.width"))
    #expect(parts[1].contains("header.width == 20") && !parts[1].contains("content.height"))
    #expect(report.conflicts.first?.holdsWithoutEncapsulatedSizes == true)
    #expect(report.htmlReport().contains("<h1>cell</h1>"))
  }

  @Test("A conflict without any required size is the app's")
  func none() throws {
    pinContent(.left, .right, .top)
    content.pin(.height, to: nil, plus: 132)
    content.pin(.height, to: nil, plus: 100)
    let report = report(makesSystemConstraints: false)
    let conflict = try #require(report.conflicts.first)
    #expect(conflict.holdsWithoutEncapsulatedSizes == nil && conflict.repairs.count > 0)
  }

  @Test("A cell of a collection is recognized")
  func collection() throws {
    let cell = UICollectionViewCell()
    table.add(cell)
    let label = cell.contentView.adding(Label.saying("abcdefghij"))
    for edge in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
      label.pin(edge, to: cell.contentView)
    }
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    cell._encapsulate(width: 50, height: 16)
    let found = report(makesSystemConstraints: true)
    let conflict = try #require(found.conflicts.first)
    #expect(found.conflicts.count == 1)
    // 80 of text.
    #expect(conflict.holdsWithoutEncapsulatedSizes == true && conflict.excess == 30)
    #expect(conflict.intrinsicSizes.count == 1)
  }

  @Test("A cell with enough room has no problems", arguments: [false, true])
  func sound(makesSystemConstraints: Bool) throws {
    pinContent(.left, .right, .top, .bottom)
    cell.frame.origin = CGPoint(x: 0, y: 88)
    cell._encapsulate(width: 320, height: 44)
    let report = report(makesSystemConstraints: makesSystemConstraints)
    try report.requireNoProblems(Set(LayoutProblemKind.allCases))
    #expect(
      report.frameExplanation(of: content)?.frame
        == Rect(x: 10, y: 10, width: 300, height: 24))
    #expect(report.frameExplanation(of: cell)?.frame == Rect(x: 0, y: 88, width: 320, height: 44))
  }
}
