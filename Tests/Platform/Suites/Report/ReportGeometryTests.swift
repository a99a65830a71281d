import AnchorsLayout
import AnchorsReport
import TestSupport
import Testing

@Suite("A report on alignment rectangles, guides and views of either direction of y") @MainActor
struct ReportGeometryTests {
  private let screen = View.sized(300, 200)

  private func report() throws -> LayoutReport {
    screen.layOut()
    let report = screen.layoutReport()
    try report.requireNoProblems([.conflict, .ambiguity, .unsatisfied, .difference])
    #expect(report.unread.isEmpty)
    return report
  }

  @Test("Alignment rectangles are aligned, and margins are measured from the frame")
  func alignment() throws {
    let shadowed = screen.adding(ShadowedView())
    shadowed.place(50, 50, 100, 100)
    let inner = shadowed.adding(View())
    inner.pin(.left, to: shadowed)
    inner.pin(.top, to: shadowed)
    inner.pin(.right, to: shadowed.layoutMarginsGuide)
    inner.pin(.bottom, to: shadowed)
    let report = try report()
    // 2 and 4 wider, 1 and 3 higher than what is aligned.
    #expect(
      report.frameExplanation(of: shadowed)?.frame
        == Rect(x: 48, y: 49, width: 106, height: 104))
    // The frame's right edge less a margin of 8 is at 98.
    #expect(report.frameExplanation(of: inner)?.frame == Rect(x: 2, y: 1, width: 96, height: 100))
  }

  @Test("The baseline of a view without text is the edge of its alignment rectangle")
  func baselines() throws {
    let shadowed = screen.adding(ShadowedView())
    shadowed.place(50, 50, 100, 100)
    let label = screen.adding(Label.saying("ab"))
    label.pin(.left, to: screen)
    label.pin(.firstBaseline, to: shadowed, .lastBaseline)
    // The baseline is 12 below the label's top.
    #expect(try report().frameExplanation(of: label)?.frame.minY == 138)
  }

  @Test("A guide between views has a frame")
  func guides() throws {
    let (view, guide) = (screen.adding(View()), Guide())
    screen.addLayoutGuide(guide)
    for (edge, constant) in [(NSLayoutConstraint.Attribute.left, 30.0), (.top, 40)] {
      NSLayoutConstraint(
        item: guide, attribute: edge, relatedBy: .equal, toItem: screen, attribute: edge,
        multiplier: 1, constant: CGFloat(constant)
      ).isActive = true
    }
    guide.widthAnchor.constraint(equalToConstant: 50).isActive = true
    guide.heightAnchor.constraint(equalToConstant: 60).isActive = true
    view.pin(.centerX, to: guide)
    view.pin(.centerY, to: guide)
    view.pin(.width, to: guide, times: 0.2)
    view.pin(.height, to: guide, times: 0.5, plus: -20)
    #expect(
      try report().frameExplanation(of: view)?.frame
        == Rect(x: 50, y: 65, width: 10, height: 10))
  }

  @Test(
    "A guide without a determined size is ambiguous, and a toolkit's guide is not"
  )
  func ambiguousGuides() {
    let (view, guide) = (screen.adding(View()), Guide())
    screen.addLayoutGuide(guide)
    view.layoutName = "view"
    view.pin(.left, to: guide)
    view.adding(View()).pin(.left, to: view.safeAreaLayoutGuide)
    view.adding(View()).pin(.left, to: view.layoutMarginsGuide)
    let report = screen.layoutReport()
    let names = report.ambiguities.map(\.item.layoutName)
    #expect(names.contains("view") && names.count == 4, "\(names)")
    #expect(names.allSatisfy { !$0.contains("safeArea") && !$0.contains("margins") })
  }

  @Test("Views with opposite directions of y can be nested", arguments: [false, true])
  func directionsOfY(isFlipped: Bool) throws {
    let outer = screen.adding(isFlipped ? FlippedView() : View())
    outer.place(10, 20, 200, 150)
    let inner = outer.adding(isFlipped ? View() : FlippedView())
    inner.pin(.left, to: screen, plus: 15)
    inner.pin(.top, to: outer, plus: 7)
    inner.pin(.width, to: nil, plus: 50)
    inner.pin(.bottom, to: screen, plus: -60)
    let leaf = inner.adding(View())
    leaf.place(1, 2, 3, 4)
    let report = try report()
    #expect(report.frameExplanation(of: inner)?.frame == Rect(x: 5, y: 7, width: 50, height: 113))
    #expect(report.frameExplanation(of: leaf)?.frame == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("The reason for a bound has the wanted value, the bound and the result")
  func bounds() throws {
    let label = screen.adding(Label.saying("abcdefghij"))
    label.layoutName = "label"
    label.pin(.left, to: screen)
    label.pin(.top, to: screen)
    label.pin(.width, .lessThanOrEqual, to: nil, plus: 50)
    screen.layOut()
    let report = screen.layoutReport()
    let explanation = try #require(report.frameExplanation(of: label))
    #expect(explanation.frame == Rect(x: 0, y: 0, width: 50, height: 16))
    let width = try #require(explanation.components.first { $0.component == .width })
    #expect(width.value == 50 && width.isDetermined)
    // The content wants 80.
    #expect(width.steps.first?.push?.value == 80)
    #expect(explanation.description.contains("label.width <= 50"))
  }

  @Test("Lint reports no hidden views")
  func hidden() {
    let view = makeView("view", in: screen)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.place(500, 0, 10, 10)
    #expect(!screen.layoutReport().lintFindings.isEmpty)
    view.isHidden = true
    #expect(screen.layoutReport().lintFindings.isEmpty)
  }
}

/// A view with a shadow that is not part of what is aligned.
private final class ShadowedView: View {
  override var alignmentRectInsets: EdgeInsets {
    EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }
}
