import Foundation
import Testing

@testable import Migration

/// A library that is added in one file: TinyConstraints.
@Suite("A library that is added")
struct AddedLibraryTests {
  private static let original = """
    import TinyConstraints
    import UIKit

    final class Card: UIView {
      let title = UILabel(), image = UIImageView()
      var gap: NSLayoutConstraint?

      func layOut() {
        addSubview(image)
        addSubview(title)
        image.topToSuperview(offset: 8)
        image.centerX(to: self)
        image.width(40, relation: .equalOrLess, priority: .defaultHigh)
        title.topToBottom(of: image, offset: 4)

        gap = title.leading(to: image, offset: 12)
        title.height(to: image, multiplier: 0.5, isActive: false)
      }
    }

    """

  @Test("Statements in runs, and constraints that are kept, are translated without more code")
  func statements() {
    let result = Migration(
      [SourceFile(path: "Card.swift", text: Self.original)], from: [Library(TinyConstraints())]
    ).run()[0]
    #expect(
      result.text == """
        import Anchors
        import TinyConstraints
        import UIKit

        final class Card: UIView {
          let title = UILabel(), image = UIImageView()
          var gap: Constraint?

          func layOut() {
            addSubview(image)
            addSubview(title)
            Constraint.activate {
              image.top == 8
              image.centerX == self.centerX
              image.width <= 40 ~ .high
              title.top == image.bottom + 4
            }

            gap = title.leading == image.leading + 12
            gap?.isActive = true
            title.height(to: image, multiplier: 0.5, isActive: false)
          }
        }

        """)
    #expect(result.found == 6 && result.translated == 5)
    #expect(result.left.map(\.reason) == ["the argument isActive"])
  }

  @Test("The import goes with the last statement")
  func imports() {
    let text = Self.original.replacing(", isActive: false", with: "")
    let result = Migration(
      [SourceFile(path: "Card.swift", text: text)], from: [Library(TinyConstraints())]
    ).run()[0]
    #expect(result.left.isEmpty && !result.text.contains("TinyConstraints"))
  }
}
