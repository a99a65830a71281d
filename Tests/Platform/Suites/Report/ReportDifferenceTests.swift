import AnchorsLayout
import AnchorsReport
import TestSupport
import Testing

@Suite("Frames that are not what the constraints give") @MainActor
struct ReportDifferenceTests {
  private let screen = FlippedView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let view = View()

  init() {
    installSeam()
    screen.adding(view)
    view.layoutName = "view"
  }

  @Test("A frame that was set by hand is reported with both frames")
  func byHand() throws {
    view.place(10, 20, 30, 40)
    screen.layOut()
    #expect(screen.layoutReport().differences.isEmpty)
    view.frame.origin.x = 17
    let report = screen.layoutReport()
    let difference = try #require(report.differences.first)
    #expect(report.differences.count == 1)
    #expect(report.view(of: difference.item) === view)
    #expect(difference.frame == Rect(x: 17, y: 20, width: 30, height: 40))
    #expect(difference.solved == Rect(x: 10, y: 20, width: 30, height: 40))
    #expect(
      "\(difference)"
        == "view: \(platformName) has (17, 20, 30, 40), the same constraints give (10, 20, 30, 40)")
    #expect(report.description.contains("Frames other than \(platformName)'s:\n  \(difference)"))
    #expect(report.description.contains("Views:\n  view: "))
  }

  @Test("A difference within a pixel is not reported")
  func rounding() {
    view.place(10, 20, 30, 40)
    screen.layOut()
    let pixel = 1 / screen.pixels
    view.frame.origin.x += pixel
    #expect(screen.layoutReport().differences.isEmpty)
    view.frame.origin.x += pixel
    #expect(screen.layoutReport().differences.count == 1)
  }

  @Test("An ambiguous frame is not reported")
  func ambiguous() {
    view.pin(.left, to: screen)
    view.pin(.top, to: screen)
    view.pin(.height, to: nil, plus: 20)
    screen.layOut()
    view.frame.size.width = 77
    let report = screen.layoutReport()
    #expect(report.ambiguities.count == 1 && report.differences.isEmpty)
  }

  @Test("The effect of a constraint that the toolkit has dropped is not reported")
  func dropped() throws {
    view.place(10, 20, 30, 40)
    let other = screen.adding(View())
    other.place(0, 0, 5, 5)
    let wide = view.widthAnchor.constraint(equalToConstant: 90)
    wide.isActive = true
    screen.layOut()
    let first = view.appWidth
    // The toolkit may drop either.
    for (width, dropped) in [(30, wide), (90, first)] {
      view.frame.size.width = CGFloat(width)
      let report = screen.layoutReport()
      let conflict = try #require(report.conflicts.first)
      #expect(report.live(conflict.dropped) == [dropped])
      #expect(report.differences.isEmpty)
      #expect(
        conflict.description.contains("\(platformName) has dropped: view.width == \(120 - width)"))
    }
    // Neither.
    view.frame.size.width = 60
    let report = screen.layoutReport()
    #expect(report.conflicts.first?.dropped.count == 2)
  }

  @Test("A hidden view in its place is not reported")
  func hidden() {
    view.place(10, 20, 30, 40)
    screen.layOut()
    view.isHidden = true
    #expect(screen.layoutReport().differences.isEmpty)
  }

  @Test("A pending layout is reported with its future frames")
  func pending() {
    view.place(10, 20, 30, 40)
    let report = screen.layoutReport()
    #expect(report.differences.map(\.solved) == [Rect(x: 10, y: 20, width: 30, height: 40)])
    #expect(report.differences.map(\.frame) == [Rect.zero])
  }
}

extension View {
  fileprivate var pixels: CGFloat {
    #if canImport(UIKit)
    traitCollection.displayScale
    #else
    window?.backingScaleFactor ?? 1
    #endif
  }

  /// A declaration on one line, read to tell what is optional.
  fileprivate var appWidth: NSLayoutConstraint? {
    constraints.first { $0.firstAttribute == .width }
  }
}
