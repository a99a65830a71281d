import AppKit
import Testing

@Suite("The stand-in's fonts") @MainActor
struct FontTests {
  @Test("A text field's font has cells")
  func field() {
    let field = NSTextField(labelWithString: "abc")
    #expect(field.font?.pointSize == 13)
    #expect(field.font?.ascender == 12 && field.font?.descender == -4)
    #expect(field.intrinsicContentSize == NSSize(width: 24, height: 16))
    field.font = .systemFont(ofSize: 26)
    #expect(field.intrinsicContentSize == NSSize(width: 48, height: 32))
    #expect(field.firstBaselineOffsetFromTop == 24 && field.baselineOffsetFromBottom == 8)
  }
}
