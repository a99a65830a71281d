import AnchorsLayout
import AnchorsReport
import TestSupport
import Testing

@Suite("What a report calls views") @MainActor
struct ReportNameTests {
  private let screen = View.sized(300, 200)

  @Test(
    "A view has the name of the property that holds it: constant, optional, lazy, wrapped, or an array's element"
  )
  func properties() {
    let panel = Panel()
    screen.add(panel)
    let report = panel.layoutReport()
    #expect(report.name(of: panel.title) == "title")
    #expect(panel.image.flatMap(report.name) == "image")
    #expect(report.name(of: panel.badge) == "badge")
    #expect(report.name(of: panel.wrapped) == "wrapped")
    #expect(panel.rows.map(report.name) == ["rows[0]", "rows[1]"])
    #expect(panel.others?.map(report.name) == ["others[0]"])
    #expect(report.name(of: panel.inherited) == "inherited")
  }

  @Test("The nearest holder counts, and a superview's property before a sibling's")
  func nearest() {
    let outer = Outer()
    screen.add(outer)
    let report = screen.layoutReport()
    #expect(report.name(of: outer.panel) == "panel")
    #expect(report.name(of: outer.titleOfPanel) == "title")
    #expect(report.name(of: outer.field) == "field")
    #expect(report.name(of: outer.sibling) == "sibling")
    // Only the sibling has a name for it.
    #expect(outer.sibling.unnamed.flatMap(report.name) == "unnamed")
  }

  @Test("A reference back to a view around the holder is not a name")
  func backReferences() {
    let (card, inner) = (FlippedView(), Inner())
    screen.add(card)
    card.add(inner)
    inner.parentView = card
    #expect(screen.layoutReport().name(of: card) == "FlippedView")
    #expect(screen.layoutReport().name(of: inner) == "Inner")
  }

  @Test("A controller's property names a view, and a controller's view is named after it")
  func controllers() {
    let controller = LoginController()
    controller.view.add(controller.name)
    let report = controller.name.layoutReport()
    #expect(report.name(of: controller.name) == "name")
    #expect(report.name(of: controller.view) == "LoginController.view")
  }

  @Test("A property of the controller names a view inside its view, at any depth")
  func controllersOutside() {
    let controller = LoginController()
    let box = View()
    controller.view.add(box)
    box.add(controller.name)
    #expect(box.layoutReport().name(of: controller.name) == "name")
  }

  @Test("An identifier names a view that no property holds")
  func identifiers() {
    let view = View()
    view.reportIdentifier = "sign in"
    screen.add(view)
    #expect(screen.layoutReport().name(of: view) == "sign in")
  }

  @Test("A text names a view in quotes, shortened to its beginning and its first line")
  func texts() {
    let labels = [
      "Sign in", "abcdefghijklmnopqrstuvwx", "abcdefghijklmnopqrstuvwxy", "one\ntwo", "", "\n",
    ].map { Label.saying($0) }
    for label in labels { screen.add(label) }
    let report = screen.layoutReport()
    let plain = platformName == "UIKit" ? "UILabel" : "NSTextField"
    #expect(
      labels.map(report.name) == [
        "“Sign in”", "“abcdefghijklmnopqrstuvwx”", "“abcdefghijklmnopqrstuvw…”", "“one”", plain,
        plain,
      ])
  }

  @Test("The class names a view last, and the app's own name first")
  func classesAndGivenNames() {
    let (panel, other) = (Panel(), Panel())
    screen.add(panel, other)
    panel.title.layoutName = "heading"
    let report = screen.layoutReport()
    #expect(report.name(of: panel.title) == "heading")
    #expect(report.name(of: panel) == "Panel" && report.name(of: other) == "Panel")
    // In texts, those that are alike are told apart.
    let texts = [panel, other].map { report.frameExplanation(of: $0)?.description ?? "" }
    #expect(texts[0].hasPrefix("Panel#1.frame = ") && texts[1].hasPrefix("Panel#2.frame = "))
  }

  @Test("An unused lazy property stays unused, and no guide is made")
  func untouched() {
    let panel = Panel()
    screen.add(panel)
    panel.layOut()
    let before = View.allIn(screen).map(\.layoutGuides.count)
    _ = screen.layoutReport().description
    #expect(!panel.isUnusedMade)
    #expect(View.allIn(screen).map(\.layoutGuides.count) == before)
    #expect(before.allSatisfy { $0 == 0 })
  }
}

private class BasePanel: FlippedView {
  let inherited = View()
}

private final class Panel: BasePanel {
  let title = View()
  var image: View? = View()
  private(set) lazy var badge = View()
  @Kept var wrapped = View()
  var rows = [View(), View()]
  var others: [View]? = [View()]
  private(set) var isUnusedMade = false
  private(set) lazy var unused: View = {
    isUnusedMade = true
    return View()
  }()

  init() {
    super.init(frame: .zero)
    for view in [inherited, title, badge, wrapped] + rows { addSubview(view) }
    for view in others ?? [] { addSubview(view) }
    if let image { addSubview(image) }
  }

  required init?(coder: NSCoder) { nil }
}

@propertyWrapper
private struct Kept {
  private var kept: View
  var wrappedValue: View { kept }

  init(wrappedValue: View) { kept = wrappedValue }
}

/// Holds what is in its subviews too, by other names.
private final class Outer: FlippedView {
  let panel = Panel()
  let titleOfPanel: View
  let field = View()
  let sibling = Sibling()

  init() {
    titleOfPanel = panel.title
    super.init(frame: .zero)
    let unnamed = View()
    for view in [sibling, panel, field, unnamed] { addSubview(view) }
    sibling.next2 = field
    sibling.unnamed = unnamed
  }

  required init?(coder: NSCoder) { nil }
}

private final class Sibling: FlippedView {
  weak var next2: View?
  weak var unnamed: View?
}

private final class Inner: FlippedView {
  weak var parentView: View?
}

private final class LoginController: ViewController {
  let name = View()
}
