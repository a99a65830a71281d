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

  @Test("without a keyboard it is what the safe area has at the bottom")
  func without() {
    #expect(root.keyboardHeight == 0)
    #expect(frame() == Rect(x: 0, y: 844, width: 390, height: 0))
    root.safeAreaInsets = Insets(top: 47, bottom: 34)
    #expect(frame() == Rect(x: 0, y: 810, width: 390, height: 34))
  }

  @Test("with a keyboard it is over that, until it goes")
  func with() {
    root.safeAreaInsets = Insets(bottom: 34)
    root.keyboardHeight = 300
    #expect(frame() == Rect(x: 0, y: 544, width: 390, height: 300))
    root.keyboardHeight = 20
    #expect(frame() == Rect(x: 0, y: 810, width: 390, height: 34))
    root.keyboardHeight = 0
    #expect(frame() == Rect(x: 0, y: 810, width: 390, height: 34))
  }

  @Test("a keyboard that was there before the guide")
  func before() {
    root.keyboardHeight = 216
    #expect(frame() == Rect(x: 0, y: 628, width: 390, height: 216))
    root.frame = Rect(x: 0, y: 0, width: 844, height: 390)
    #expect(frame() == Rect(x: 0, y: 174, width: 844, height: 216))
  }

  @Test("a form that stays above it")
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

  @Test("of an inner view, what of the safe area reaches into that")
  func inner() {
    let inner = LayoutView(name: "inner", frame: Rect(x: 0, y: 0, width: 390, height: 830))
    root.addSubview(inner)
    root.safeAreaInsets = Insets(bottom: 34)
    let guide = inner.keyboard
    root.layoutIfNeeded()
    #expect(rounded(guide.layoutFrame) == Rect(x: 0, y: 810, width: 390, height: 20))
  }
}
