import AnchorsLayout
import Testing

/// Widgets as those of GTK, which all hug their content equally. The advice holds in another font:
/// it is a priority, or a relation to a neighbour.
@Suite("Columns of widgets that hug equally")
struct WidgetColumnTests {
  private static func widget(_ name: String, _ width: Double, _ height: Double) -> MeasuredWidget {
    MeasuredWidget(
      name,
      LayoutMetrics(
        intrinsicWidth: width, intrinsicHeight: height, minimumWidth: width / 2,
        minimumHeight: height))
  }

  private let title = widget("title", 90, 17)
  private let entry = widget("entry", 160, 34)
  private let cancel = widget("cancel", 70, 34)
  private let ok = widget("ok", 50, 34)
  private let root: MeasuredWidget
  private let tree: LayoutTree

  init() {
    (root, tree) = MeasuredWidget.window(300, 300, title, entry, cancel, ok)
    Constraint.activate {
      [title, entry].leading == root.leading + 12
      [title, entry].trailing == root.trailing - 12
      title.top == root.top + 12
      entry.top == title.bottom + 8
      cancel.trailing == ok.leading - 8
      ok.trailing == root.trailing - 12
    }
  }

  private func repairs(of tree: LayoutTree) -> [[String]] {
    tree.ambiguities.map { $0.repairs.map(\.description) }
  }

  private func text() -> String { tree.ambiguities.map(\.description).joined(separator: "\n") }

  @Test("A row of buttons at the bottom gets the advice of a priority that moves nothing")
  func buttonsAtTheBottom() {
    Constraint.activate {
      [cancel, ok].bottom == root.bottom - 12
      [cancel, ok].top == entry.bottom + 12
    }
    #expect(
      text() == """
        title: height is not determined (now 17, 17 to 188): title and entry hug their content equally \
        (250): raise the vertical hugging of title to 251
        entry: y is not determined (now 37, 37 to 208): raise the vertical hugging of title to 251
        entry: height is not determined (now 205, 34 to 205): raise the vertical hugging of title to 251
        """)
    #expect(
      repairs(of: tree).joined().allSatisfy { $0.contains(" the vertical hugging of title to ") })
    let frames = [title, entry, cancel, ok].map(\.layoutFrame)
    title.measure = { _, _ in
      LayoutMetrics(
        intrinsicWidth: 90, intrinsicHeight: 17, minimumWidth: 45, minimumHeight: 17,
        hugging: AxisPriorities(horizontal: .low, vertical: 251))
    }
    tree.metricsDidChange(of: title)
    #expect(tree.ambiguities.isEmpty)
    #expect([title, entry, cancel, ok].map(\.layoutFrame) == frames)
  }

  @Test(
    "A row of buttons that is only kept at some distance gets the advice of a relation to the neighbor"
  )
  func distance() {
    let line = #line + 2
    Constraint.activate {
      cancel.top >= entry.bottom + 12
      cancel.bottom <= root.bottom - 12
      ok.centerY == cancel.centerY
    }
    #expect(
      text() == """
        cancel: y is not determined (now 83, 83 to 254): cancel.top >= entry.bottom + 12 \
        (WidgetColumnTests.swift:\(line)) is only a bound; make it cancel.top == entry.bottom + 12
        ok: y is not determined (now 83, 83 to 254): determined by cancel.top == entry.bottom + 12
        """)
  }

  @Test(
    "In a column of any length, the widget that already grows is the one to grow",
    arguments: [3, 9, 40])
  func column(count: Int) throws {
    let widgets = (0..<count).map { Self.widget("w\($0)", 90, 17) }
    let (root, tree) = MeasuredWidget.window(300, 4000)
    for widget in widgets { root.add(widget) }
    Constraint.activate {
      for (upper, lower) in zip(widgets, widgets.dropFirst()) { lower.top == upper.bottom + 8 }
      for widget in widgets { widget.horizontalEdges == root.horizontalEdges }
      widgets[0].top == root.top + 12
      widgets[count - 1].bottom == root.bottom - 12
    }
    tree.layoutIfNeeded()
    let frames = widgets.map(\.layoutFrame)
    let repairs = repairs(of: tree)
    #expect(repairs.count == count)
    #expect(
      repairs.allSatisfy { $0.first == "lower the vertical hugging of w\(count - 1) to 249" })
    #expect(repairs.joined().allSatisfy { $0.hasPrefix("lower the vertical hugging of ") })
    let last = widgets[count - 1]
    last.measure = { _, _ in
      LayoutMetrics(
        intrinsicWidth: 90, intrinsicHeight: 17, minimumWidth: 45, minimumHeight: 17,
        hugging: AxisPriorities(horizontal: .low, vertical: 249))
    }
    tree.metricsDidChange(of: last)
    #expect(tree.ambiguities.isEmpty && widgets.map(\.layoutFrame) == frames)
  }
}
