import AnchorsLayout
import AnchorsReport
import TestSupport
import Testing

@Suite("A report and the views that it is about") @MainActor
struct ReportLifetimeTests {
  private let screen = View.sized(300, 200)

  @Test("A report changes nothing in the live tree")
  func unchanged() {
    let box = View(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    screen.add(box)
    let label = screen.adding(Label.saying("abc"))
    let guide = Guide()
    screen.addLayoutGuide(guide)
    label.pin(.left, to: guide)
    label.pin(.width, to: box)
    label.pin(.width, to: nil, plus: 90)
    func state() -> [String] {
      View.allIn(screen).map { view in
        let constraints = view.constraints.map { "\(ObjectIdentifier($0)) \(written($0))" }
        let guides = view.layoutGuides.map { "\(ObjectIdentifier($0))" }
        return "\(view.frame) \(view.translatesAutoresizingMaskIntoConstraints) "
          + "\(view.autoresizingMask) \(constraints) \(guides)"
      }
    }
    screen.layOut()
    let before = state()
    let report = screen.layoutReport()
    _ = (report.description, report.htmlReport(), report.lintFindings, report.json)
    #expect(report.conflicts.count == 1)
    #expect(state() == before)
  }

  @Test("Freed views are not found, and the report's statements stay")
  func released() {
    var made: View? = View()
    let released = WeakReference(made)
    made.map { view in
      screen.adding(view)
      view.layoutName = "view"
      view.pin(.left, to: screen)
      view.pin(.left, to: screen, plus: 5)
    }
    let report = screen.layoutReport()
    let text = report.description
    let address = made.map { UInt(bitPattern: ObjectIdentifier($0)) } ?? 0
    #expect(report[address] === made)
    made?.removeFromSuperview()
    made = nil
    #expect(released.isReleased && report[address] == nil)
    #expect(report.description == text)
    #expect(
      report.conflicts[0].constraints.allSatisfy {
        report.layoutConstraint(of: $0)?.isActive != true
      })
    #expect(report.ambiguities.allSatisfy { report.view(of: $0.item) == nil })
    #expect(!report.ambiguities.isEmpty)
    #expect(report.htmlReport().contains("view"))
  }

  @Test("The root of the tree may be freed")
  func topReleased() {
    let report = { () -> LayoutReport in
      let top = View.sized(100, 50)
      top.adding(View()).pin(.left, to: top)
      return top.layoutReport()
    }()
    #expect(report.ambiguities.count == 1)
    #expect(report.frameExplanation.frame.width == 100)
    #expect(report.svg().contains("<svg"))
  }

  @Test("Two simultaneous reports each describe their own state")
  func two() {
    let view = screen.adding(View())
    view.pin(.left, to: screen)
    view.pin(.top, to: screen)
    view.pin(.height, to: nil, plus: 10)
    let before = screen.layoutReport()
    view.pin(.width, to: nil, plus: 10)
    let after = screen.layoutReport()
    #expect(before.ambiguities.count == 1 && after.ambiguities.isEmpty)
    #expect(before.frameExplanation(of: view)?.frame.width == 0)
    #expect(after.frameExplanation(of: view)?.frame.width == 10)
  }

  @Test("A report can be made within a layout")
  func duringLayout() throws {
    let view = Reporting(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    installSeam()
    let inner = view.adding(View())
    inner.pin(.left, to: view)
    inner.pin(.left, to: view, plus: 8)
    view.layOut()
    #expect(view.reports.count == 1)
    let report = try #require(view.reports.first)
    #expect(report.conflicts.count == 1 && report.ambiguities.count == 1)
  }
}

/// Reports whenever it lays out its subviews.
private final class Reporting: View {
  private(set) var reports: [LayoutReport] = []

  #if canImport(UIKit)
  override func layoutSubviews() { reports.append(layoutReport()) }
  #else
  override func layout() { reports.append(layoutReport()) }
  #endif
}
