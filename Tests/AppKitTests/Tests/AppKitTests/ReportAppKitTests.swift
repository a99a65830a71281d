import AnchorsLayout
import AnchorsReport
import TestSupport
import Testing

@Suite("A report on what is AppKit's own way") @MainActor
struct ReportAppKitTests {
  private let screen = View.sized(300, 200)

  @Test("A placeholder names a field, and the text of a secure field does not")
  func fields() {
    let (search, secret) = (NSTextField(string: "typed"), NSSecureTextField(string: "p4ssw0rd"))
    search.placeholderString = "Search"
    screen.add(search, secret)
    let report = screen.layoutReport()
    #expect(report.name(of: search) == "“Search”")
    #expect(report.name(of: secret) == "NSSecureTextField")
    #expect(!report.htmlReport().contains("p4ssw0rd"))
  }

  @Test("A view without flexible parts keeps its distance from the bottom if y grows upwards")
  func masks() {
    let (card, flipped) = (screen.adding(NSView()), screen.adding(FlippedView()))
    for view in [card, flipped] {
      view.frame = NSRect(x: 0, y: 0, width: 100, height: 100)
      view.place(0, 0, 100, 150)
    }
    let views = [card, flipped].map { outer in
      let view = NSView(frame: NSRect(x: 10, y: 20, width: 30, height: 40))
      outer.addSubview(view)
      return view
    }
    // The layout is pending: both become 50 higher.
    let report = screen.layoutReport()
    #expect(
      report.frameExplanation(of: views[0])?.frame
        == Rect(x: 10, y: 90, width: 30, height: 40))
    #expect(
      report.frameExplanation(of: views[1])?.frame
        == Rect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("A window's content is in the tree, and the root of the report has the window's frame")
  func windows() throws {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 300, height: 200), styleMask: .titled,
      backing: .buffered, defer: false)
    let content = try #require(window.contentView)
    let view = content.adding(NSView())
    view.place(10, 20, 30, 40)
    window.layoutIfNeeded()
    let report = view.layoutReport()
    try report.requireNoProblems([.conflict, .ambiguity, .unsatisfied, .difference])
    #expect(report.frameExplanation.frame == Rect(x: 10, y: 20, width: 30, height: 40))
  }
}
