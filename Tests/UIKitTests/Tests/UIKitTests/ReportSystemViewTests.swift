import AnchorsLayout
import AnchorsReport
import SwiftUI
import TestSupport
import Testing

/// Content of an app's that SwiftUI shows.
private struct Card {}

/// An app's own hosting controller.
private final class CardHostingController: UIHostingController<Card> {
  let badge = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(badge)
  }
}

@Suite("A report leaves what is the system's to the system") @MainActor
struct ReportSystemViewTests {
  private let screen = View.sized(300, 200)

  @Test("The private storage of SwiftUI's hosting views and controllers is not read for names")
  func hosting() {
    let controller = UIHostingController<Card>()
    screen.add(controller.view)
    let report = screen.layoutReport()
    for view in controller.view.subviews { #expect(report.name(of: view) == "UIView") }
    #expect(report.name(of: controller.view)?.contains("_UIHostingView") == true)
  }

  @Test("The properties of an app's own hosting controller are read")
  func subclass() {
    let controller = CardHostingController()
    screen.add(controller.view)
    let report = screen.layoutReport()
    #expect(report.name(of: controller.badge) == "badge")
    #expect(report.name(of: controller.view) == "CardHostingController.view")
  }

  /// Gives a view a length by an identifier of the system's, and requires another one.
  private func conflict(
    of name: String, _ length: KeyPath<UIView, NSLayoutDimension>, given: CGFloat,
    by identifier: String, own: CGFloat
  ) throws -> (conflict: LayoutConflict, isMember: Bool) {
    let view = UIView()
    screen.add(view)
    view.layoutName = name
    view.translatesAutoresizingMaskIntoConstraints = false
    let system = view[keyPath: length].constraint(equalToConstant: given)
    system.identifier = identifier
    let app = view[keyPath: length].constraint(equalToConstant: own)
    NSLayoutConstraint.activate([system, app])
    let report = screen.layoutReport()
    let conflict = try #require(report.conflicts.first)
    return (conflict, report.live(conflict.constraints).contains { $0 === app })
  }

  @Test("A conflict with a temporary size during measuring blames the app's constraint")
  func fittingSize() throws {
    let (conflict, isMember) = try conflict(
      of: "card", \.widthAnchor, given: 0, by: "fittingSizeHTarget", own: 80)
    #expect(isMember)
    let text = conflict.description
    #expect(!text.contains("change the constant of card.width == 0"), "\(text)")
    #expect(text.contains("80"), "\(text)")
  }

  @Test("Repairs leave the keyboard's constraints alone")
  func keyboard() throws {
    let text = try conflict(
      of: "bar", \.heightAnchor, given: 45, by: "assistantHeight", own: 50
    ).conflict.description
    #expect(text.contains("bar.height == 50") && text.contains("45"), "\(text)")
    #expect(!text.contains("constant of bar.height == 45"), "\(text)")
  }
}
