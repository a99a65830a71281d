import AnchorsLayout
import Testing

/// Every number that the library receives and that is not finite traps, with a message that names
/// the item, the property and the value. A process for each property would take long: the
/// suite of this name in `Tests/Fuzz` has them all.
@Suite("Numbers that are none")
struct FiniteNumberTests {
  @Test("NaN and infinite numbers are refused by setters")
  func properties() async {
    let frame = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      LayoutView(name: "card").frame.size.width = .nan
    }
    #expect(frame.text.contains("frame of card is (0, 0, nan, 0); all numbers must be finite"))
    let hugging = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      LayoutView(name: "card").setContentHuggingPriority(0, for: .horizontal)
    }
    #expect(
      hugging.text.contains(
        "contentHuggingPriority of card is 0; a priority is above 0 and at most 1000"))
  }

  @Test("NaN and infinite numbers are refused in overridden getters")
  func overrides() async {
    final class Odd: LayoutView {
      override var alignmentRectInsets: Insets { Insets(left: .infinity) }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Odd(name: "odd").layoutIfNeeded()
    }
    #expect(
      result.text.contains(
        "alignmentRectInsets of odd is (0, inf, 0, 0); all numbers must be finite"))
  }

  @Test("NaN and infinite numbers are refused from a custom class")
  func foreign() async {
    let width = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let widget = OddWidget()
      widget.layoutMetrics.intrinsicWidth = -.infinity
      LayoutTree(containing: widget).layoutIfNeeded()
    }
    #expect(width.text.contains("intrinsic width of widget is -inf; all numbers must be finite"))
    let minimum = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let widget = OddWidget()
      widget.layoutMetrics.minimumHeight = -1
      LayoutTree(containing: widget).layoutIfNeeded()
    }
    #expect(
      minimum.text.contains("minimum height of widget is -1; a minimum size is not negative"))
    let frame = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let widget = OddWidget()
      widget.layoutFrame.size.height = .nan
      LayoutTree(containing: widget).layoutIfNeeded()
    }
    #expect(
      frame.text.contains("layoutFrame of widget is (0, 0, 0, nan); all numbers must be finite"))
  }

  @Test("The largest finite numbers are accepted")
  func largest() {
    let number = Double.greatestFiniteMagnitude
    let view = LayoutView(name: "card")
    view.frame = Rect(x: number, y: -number, width: number, height: number)
    view.layoutMargins = Insets(number)
    view.safeAreaInsets = Insets(-number)
    view.intrinsicContentSize = Size(width: number, height: number)
    view.baselineOffsetFromTop = -number
    view.setContentHuggingPriority(1, for: .horizontal)
    view.setContentHuggingPriority(1000, for: .vertical)
    #expect(view.frame.width == number && view.intrinsicContentSize.height == number)
  }
}

/// A custom class.
private final class OddWidget: LayoutItem {
  private let storage = LayoutStorage()
  var layoutNode: LayoutNode { storage.node(of: self) }
  var layoutParent: (any LayoutItem)? { nil }
  var layoutChildren: [any LayoutItem] { [] }
  var layoutFrame = Rect.zero
  var layoutMetrics = LayoutMetrics()
  var layoutName: String { "widget" }
}
