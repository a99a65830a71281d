import Testing
import UIKit

@Suite("The stand-in's fonts and scales") @MainActor
struct FontTests {
  @Test("A label's font has cells")
  func label() {
    let label = UILabel()
    label.text = "abc"
    #expect(label.font.pointSize == 17 && label.font.lineHeight == 16)
    #expect(label.font.ascender == 12 && label.font.descender == -4)
    #expect(label.intrinsicContentSize == CGSize(width: 24, height: 16))
    label.font = .systemFont(ofSize: 34)
    #expect(label.font.ascender == 24 && label.font.descender == -8)
    #expect(label.intrinsicContentSize == CGSize(width: 48, height: 32))
    #expect(label._baselines == (24, 8))
  }

  @Test("The display has a scale")
  func scale() {
    #expect(UIView().traitCollection.displayScale == UIScreen.main.scale)
    #expect(UITraitCollection(displayScale: 2).displayScale == 2)
  }
}
