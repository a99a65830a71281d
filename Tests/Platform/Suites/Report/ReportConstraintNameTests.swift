import AnchorsLayout
import AnchorsReport
import TestSupport
import Testing

@Suite("What a report calls guides and constraints") @MainActor
struct ReportConstraintNameTests {
  private let panel = GuidedPanel()

  @Test("A guide has the name of its property, its identifier or its class, after its owner")
  func guides() {
    let text = panel.layoutReport().conflicts.map(\.description).joined(separator: "\n")
    #expect(text.contains("column.width"))
    panel.other.pin(.width, to: panel.layoutGuides[1], plus: 1)
    panel.other.pin(.width, to: panel.layoutGuides[1])
    #expect(panel.layoutReport().description.contains("second.width"))
  }

  @Test("A constraint has the name of its identifier, else of its property")
  func constraints() throws {
    let report = panel.layoutReport()
    let conflict = try #require(report.conflicts.first)
    #expect(conflict.constraints.map(\.identifier) == ["columnWidth", "wide"])
    #expect(conflict.description.contains("columnWidth") && conflict.description.contains("wide"))
    #expect(report.live(conflict.constraints) == [panel.columnWidth, panel.otherWidth])
  }
}

private final class GuidedPanel: FlippedView {
  let column = Guide()
  let other = View()
  let columnWidth: NSLayoutConstraint
  let otherWidth: NSLayoutConstraint

  init() {
    columnWidth = column.widthAnchor.constraint(equalToConstant: 100)
    otherWidth = column.widthAnchor.constraint(equalToConstant: 120)
    otherWidth.identifier = "wide"
    super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    adding(other)
    let second = Guide()
    #if canImport(UIKit)
    second.identifier = "second"
    #else
    second.identifier = NSUserInterfaceItemIdentifier("second")
    #endif
    addLayoutGuide(column)
    addLayoutGuide(second)
    columnWidth.isActive = true
    otherWidth.isActive = true
  }

  required init?(coder: NSCoder) { nil }
}
