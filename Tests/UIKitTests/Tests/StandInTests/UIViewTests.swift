import Testing
import UIKit

@Suite("The stand-in for UIKit") @MainActor
struct UIViewTests {
  @Test("raw values of what UIKit alone has are Apple's")
  func rawValues() {
    #expect(NSLayoutConstraint.Attribute.leftMargin.rawValue == 13)
    #expect(NSLayoutConstraint.Attribute.centerYWithinMargins.rawValue == 20)
    #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
  }

  @Test("directional margins follow the direction")
  func directionalMargins() {
    let view = UIView()
    view.semanticContentAttribute = .forceRightToLeft
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
