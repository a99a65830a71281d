import AnchorsLayout
import Testing

@Suite("Minimum sizes in reports")
struct MinimumSizeReportTests {
  private let label = MeasuredWidget(
    "label", LayoutMetrics(intrinsicWidth: 100, intrinsicHeight: 20, minimumWidth: 40))
  private let window: MeasuredWidget
  private let tree: LayoutTree

  init() {
    (window, tree) = MeasuredWidget.window(300, 100, label)
    tree.conflictHandler = nil
    let (window, label) = (window, label)
    Constraint.activate { label.edges(.leading, .top) == window.edges }
  }

  @Test("A conflict names the content's minimum, and suggests no other priority for it")
  func conflict() {
    let narrow = (label.width == 30).identified(by: "narrow")
    narrow.isActive = true
    tree.layoutIfNeeded()
    let conflict = tree.conflicts[0]
    #expect(
      conflict.summary == "1 required constraint and 1 required content size conflict")
    #expect(conflict.statements.contains("label's content needs at least 40 of width, its minimum"))
    #expect(conflict.excess == 10 && conflict.intrinsicSizes[0].isMinimum)
    #expect(conflict.intrinsicSizes[0].description == "label.width >= minimum")
    #expect(
      conflict.repairs.map { "\($0)" }.allSatisfy { !$0.contains("compression resistance") })
  }

  @Test("A minimum that a fixed frame contradicts is unsatisfied")
  func given() {
    window.measure = { _, _ in LayoutMetrics(minimumWidth: 400) }
    tree.metricsDidChange(of: window)
    tree.layoutIfNeeded()
    let conflict = tree.conflicts[0]
    #expect(conflict.removed == nil && conflict.excess == 100)
    #expect(conflict.repairs.map(\.description) == ["give window a width of 400"])
    let limit = tree.unsatisfiedConstraints.compactMap { limit -> UnsatisfiedConstraint? in
      if case .intrinsicSize(let size) = limit, size.isMinimum { limit } else { nil }
    }
    #expect(limit.count == 1)
    #expect(
      limit[0].explanation?.summary == "window is 300 wide where its content needs at least 400")
  }

  @Test("An explanation names the minimum on which a frame rests")
  func frame() {
    Constraint.activate { label.width == 0 ~ 900 }
    tree.layoutIfNeeded()
    let width = tree.frameExplanation(of: label).components[2]
    #expect(width.value == 40 && width.isDetermined)
    guard case .intrinsicSize(let limit) = width.steps[0].reason else {
      Issue.record("\(width)")
      return
    }
    #expect(limit.isMinimum && limit.attribute == .width)
    #expect(
      tree.frameExplanation(of: label).description.contains(
        "no less than the minimum width of label's content"))
  }

  @Test("A size that equals the minimum is not the content's natural size")
  func coincidence() {
    label.measure = { _, _ in
      LayoutMetrics(intrinsicHeight: 20, minimumWidth: 40, minimumHeight: 20)
    }
    tree.metricsDidChange(of: label)
    tree.layoutIfNeeded()
    let explanation = tree.frameExplanation(of: label).description
    #expect(explanation.contains("the height of label's content"))
  }

  @Test("A width with only a minimum is ambiguous above it")
  func ambiguity() {
    label.measure = { _, _ in LayoutMetrics(intrinsicHeight: 20, minimumWidth: 40) }
    tree.metricsDidChange(of: label)
    tree.layoutIfNeeded()
    #expect(label.layoutFrame.width == 40)
    let open = tree.ambiguities[0].components
    #expect(open.map(\.component) == [.width] && open[0].range.lowerBound == 40)
  }
}
