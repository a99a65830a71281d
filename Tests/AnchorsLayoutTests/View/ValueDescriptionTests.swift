import Anchors
import AnchorsLayout
import Testing

/// In Embedded Swift a value has no other text than its description.
@Suite("Values as text")
struct ValueDescriptionTests {
  @Test("Geometry is written in points")
  func geometry() {
    #expect("\(Point(x: 16, y: -8.5))" == "(16, -8.5)")
    #expect("\(Size(width: 100, height: 44.25))" == "100 × 44.25")
    #expect("\(Rect(x: 1, y: 2, width: 3, height: 4))" == "(1, 2, 3, 4)")
    #expect("\(Insets(top: 1, left: 2, bottom: 3, right: 4))" == "(1, 2, 3, 4)")
    #expect(
      "\(DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4))" == "(1, 2, 3, 4)")
  }

  @Test("Names are those of the cases")
  func names() {
    #expect(FrameComponent.allCases.map { "\($0)" } == ["x", "y", "width", "height"])
    #expect([LayoutAxis.horizontal, .vertical].map { "\($0)" } == ["horizontal", "vertical"])
    #expect(
      [InterfaceDirection.leftToRight, .rightToLeft].map { "\($0)" } == [
        "leftToRight", "rightToLeft",
      ])
    #expect(
      LayoutEdge.allCases.map { "\($0)" } == [
        "top", "left", "leading", "bottom", "right", "trailing",
      ])
    #expect([LayoutSizeClass.compact, .regular].map { "\($0)" } == ["compact", "regular"])
    #expect(LintFinding.Kind.allCases.map { "\($0)" } == LintFinding.Kind.allCases.map(\.rawValue))
    #expect(
      LayoutStackView.Distribution.allCases.map { "\($0)" } == [
        "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
      ])
    #expect(
      LayoutStackView.Alignment.allCases.map { "\($0)" } == [
        "fill", "leading", "firstBaseline", "center", "trailing", "lastBaseline",
      ])
    #expect(
      LayoutScrollView.ContentInsetAdjustmentBehavior.allCases.map { "\($0)" } == [
        "automatic", "scrollableAxes", "never", "always",
      ])
  }

  @Test("Priorities, fonts and toolkits have short descriptions")
  func short() {
    #expect("\(AxisPriorities(horizontal: 250, vertical: .high))" == "(250, \(Priority.high))")
    #expect("\(TextFont(size: 20, weight: .bold)), \(TextFont())" == "20 bold, 17 regular")
    #expect("\(LayoutSystem.portable)" == "portable")
  }
}
