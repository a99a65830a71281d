import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("The keyboard's guide")
struct KeyboardGuideTests {
  private let root = LayoutView(name: "root", width: 390, height: 844)

  private func frame() -> Rect {
    let guide = root.keyboard
    root.layoutIfNeeded()
    return rounded(guide.layoutFrame)
  }

  @Test("Without a keyboard the guide is the bottom part of the safe area")
  func without() {
    #expect(root.keyboardHeight == 0)
    #expect(frame() == Rect(x: 0, y: 844, width: 390, height: 0))
    root.safeAreaInsets = Insets(top: 47, bottom: 34)
    #expect(frame() == Rect(x: 0, y: 810, width: 390, height: 34))
  }

  @Test("With a keyboard the guide is above it, until it goes")
  func with() {
    root.safeAreaInsets = Insets(bottom: 34)
    root.keyboardHeight = 300
    #expect(frame() == Rect(x: 0, y: 544, width: 390, height: 300))
    root.keyboardHeight = 20
    #expect(frame() == Rect(x: 0, y: 810, width: 390, height: 34))
    root.keyboardHeight = 0
    #expect(frame() == Rect(x: 0, y: 810, width: 390, height: 34))
  }

  @Test("The guide knows a keyboard that was there before")
  func before() {
    root.keyboardHeight = 216
    #expect(frame() == Rect(x: 0, y: 628, width: 390, height: 216))
    root.frame = Rect(x: 0, y: 0, width: 844, height: 390)
    #expect(frame() == Rect(x: 0, y: 174, width: 844, height: 216))
  }

  @Test("A form pinned to the guide stays above the keyboard")
  func form() {
    let form = LayoutView(name: "form")
    root.addSubview(form)
    Constraint.activate {
      form.edges(.leading, .top, .trailing) == root.safeArea.edges(.leading, .top, .trailing)
      form.bottom == root.keyboard.top - 8
    }
    func laidOut(_ height: Double) -> [String: Rect] {
      root.keyboardHeight = height
      root.layoutIfNeeded()
      return frames(of: form)
    }
    root.safeAreaInsets = Insets(top: 47, bottom: 34)
    #expect(laidOut(0) == ["form": Rect(x: 0, y: 47, width: 390, height: 755)])
    #expect(laidOut(336) == ["form": Rect(x: 0, y: 47, width: 390, height: 453)])
    #expect(laidOut(0) == ["form": Rect(x: 0, y: 47, width: 390, height: 755)])
  }

  @Test("An inner view's guide follows the part of the safe area that reaches into it")
  func inner() {
    let inner = LayoutView(name: "inner", frame: Rect(x: 0, y: 0, width: 390, height: 830))
    root.addSubview(inner)
    root.safeAreaInsets = Insets(bottom: 34)
    let guide = inner.keyboard
    root.layoutIfNeeded()
    #expect(rounded(guide.layoutFrame) == Rect(x: 0, y: 810, width: 390, height: 20))
  }
}
