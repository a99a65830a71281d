import AnchorsLayout
import AnchorsReport
import TestSupport
import Testing

@Suite("A report takes UIKit's own guides as given") @MainActor
struct ReportUIKitGuideTests {
  private let screen = View.sized(1000, 800)
  private let view = UIView()

  init() {
    screen.adding(view)
    screen._safeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
  }

  private func frame() throws -> Rect {
    try withSystemConstraints {
      screen.layOut()
      let report = screen.layoutReport()
      try report.requireNoProblems([.conflict, .ambiguity, .unsatisfied, .difference])
      #expect(report.unread.isEmpty)
      return try #require(report.frameExplanation(of: view)).frame
    }
  }

  @Test("Margin attributes are read", arguments: [false, true])
  func margins(isRightToLeft: Bool) throws {
    screen.isRightToLeft = isRightToLeft
    screen.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    view.pin(.leading, to: screen, .leadingMargin)
    view.pin(.trailing, to: screen, .centerXWithinMargins)
    view.pin(.top, to: screen, .topMargin)
    view.pin(.bottom, to: screen, .centerYWithinMargins)
    #expect(try frame() == Rect(x: isRightToLeft ? 490 : 20, y: 1, width: 470, height: 398))
  }

  @Test("Readable content is read")
  func readableContent() throws {
    view.pin(.left, to: screen.readableContentGuide)
    view.pin(.right, to: screen.readableContentGuide)
    view.pin(.top, to: screen.readableContentGuide)
    view.pin(.height, to: nil, plus: 10)
    #expect(try frame() == Rect(x: 164, y: 8, width: 672, height: 10))
  }

  @Test("The keyboard's guide is read", arguments: [0.0, 300])
  func keyboard(height: Double) throws {
    view.pin(.left, to: screen)
    view.pin(.right, to: screen)
    view.pin(.top, to: screen)
    view.pin(.bottom, to: screen.keyboardLayoutGuide, .top)
    screen.keyboardLayoutGuide._keyboardHeight = height
    #expect(try frame().height == (height == 0 ? 770 : 500))
  }

  @available(iOS, deprecated: 11)
  @Test("A controller's guides are read")
  func controllerGuides() throws {
    let controller = UIViewController()
    controller.view = screen
    view.pin(.left, to: screen)
    view.pin(.right, to: screen)
    view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor).isActive = true
    view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor).isActive = true
    #expect(try frame() == Rect(x: 0, y: 50, width: 1000, height: 720))
  }
}
