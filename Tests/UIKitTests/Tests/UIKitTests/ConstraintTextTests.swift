import AnchorsLayout
import Testing
import UIKit

/// Constraints as text about guides that UIKit alone has.
@Suite("Constraints as text: UIKit's guides") @MainActor
struct ConstraintTextTests {
  @Test("UIKit's guides have the names of their members")
  func guides() throws {
    let (screen, scroll, page) = (UIView(), UIScrollView(), UIView())
    screen.addSubview(scroll)
    scroll.addSubview(page)
    let read = try Constraint.parse(
      """
      page.width == screen.readableContent.width
      page.bottom == screen.keyboard.top
      page.top == scroll.contentLayoutGuide.top
      page.height == scroll.frameLayoutGuide.height
      """, items: ["screen": screen, "scroll": scroll, "page": page])
    let guides = [
      screen.readableContentGuide, screen.keyboardLayoutGuide, scroll.contentLayoutGuide,
      scroll.frameLayoutGuide,
    ]
    #expect(read.count == 4)
    for (constraint, guide) in zip(read, guides) { #expect(constraint.secondItem === guide) }
    #expect(page.layoutGuide(named: "frameLayoutGuide") == nil)
  }
}
