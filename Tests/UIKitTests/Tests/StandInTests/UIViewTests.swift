import Testing
import UIKit

@Suite("The stand-in for UIKit") @MainActor
struct UIViewTests {
  @Test("Raw values of UIKit's own types are Apple's")
  func rawValues() {
    #expect(NSLayoutConstraint.Attribute.leftMargin.rawValue == 13)
    #expect(NSLayoutConstraint.Attribute.centerYWithinMargins.rawValue == 20)
    #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
  }

  @Test("Insets and offsets are equatable and not hashable, like Apple's")
  func hashable() {
    let values: [Any] = [UIEdgeInsets.zero, NSDirectionalEdgeInsets.zero, UIOffset.zero]
    for value in values { #expect(value is any Equatable && !(value is any Hashable)) }
  }

  @Test("A switch over all public attributes needs no default")
  func attributes() {
    func isMargin(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
      switch attribute {
      case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
        .lastBaseline, .firstBaseline, .notAnAttribute:
        false
      case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
        .centerXWithinMargins, .centerYWithinMargins:
        true
      }
    }
    #expect(isMargin(.topMargin) && !isMargin(.top))
  }

  @Test("Directional margins follow the direction")
  func directionalMargins() {
    let view = UIView()
    view.semanticContentAttribute = .forceRightToLeft
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
