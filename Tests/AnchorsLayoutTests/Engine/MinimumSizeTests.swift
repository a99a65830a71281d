import AnchorsLayout
import Testing

@Suite("Minimum sizes of content")
struct MinimumSizeTests {
  /// A label that wants 100 × 20 and can be shown in 40 × 10.
  private let label = MeasuredWidget(
    "label",
    LayoutMetrics(
      intrinsicWidth: 100, intrinsicHeight: 20, minimumWidth: 40, minimumHeight: 10))

  @Test("Content has its natural size if there is room, and always its minimum")
  func sizes() {
    let (window, tree) = MeasuredWidget.window(300, 100, label)
    let width = label.width == 60 ~ 800
    Constraint.activate {
      label.leading == window.leading
      label.top == window.top
      label.height == 4 ~ 999
    }
    tree.layoutIfNeeded()
    #expect(label.layoutFrame == Rect(x: 0, y: 0, width: 100, height: 10))
    width.isActive = true
    tree.layoutIfNeeded()
    #expect(label.layoutFrame.width == 60)
    width.constant = 30
    tree.layoutIfNeeded()
    #expect(label.layoutFrame.width == 40)
    #expect(tree.conflicts.isEmpty && tree.ambiguities.isEmpty)
    let texts = tree.unsatisfiedConstraints.map(\.description).filter {
      $0.hasPrefix("label.width == 30")
    }
    #expect(
      texts == [
        """
        label.width == 30 ~ 800 is off by 10, because of this:
          content: label's content needs at least 40 of width, its minimum
          label.width == 30 ~ 800 (this one): label is 30 wide
        40 needed, 30 available: 10 too many
        """
      ])
  }

  @Test("A minimum changes, comes and goes with the item's metrics")
  func edits() {
    let (window, tree) = MeasuredWidget.window(300, 100, label)
    Constraint.activate {
      label.edges(.leading, .top) == window.edges
      label.width == 0 ~ 900
    }
    tree.layoutIfNeeded()
    for (minimum, width) in [(55.0, 55.0), (nil, 0), (0, 0), (12, 12)] as [(Double?, Double)] {
      label.measure = { _, _ in LayoutMetrics(intrinsicHeight: 20, minimumWidth: minimum) }
      tree.metricsDidChange(of: label)
      tree.layoutIfNeeded()
      #expect(label.layoutFrame == Rect(x: 0, y: 0, width: width, height: 20))
    }
    tree.willRemove(label)
    #expect(!tree.layoutIfNeeded() || tree.conflicts.isEmpty)
  }

  @Test("A minimum wins over contradicting constraints and over required hugging")
  func removed() {
    let (window, tree) = MeasuredWidget.window(300, 100, label)
    tree.conflictHandler = nil
    let narrow = label.width == 30
    Constraint.activate {
      label.edges(.leading, .top) == window.edges
      narrow
    }
    tree.layoutIfNeeded()
    #expect(label.layoutFrame.width == 100)
    #expect(tree.conflicts.count == 1 && tree.conflicts[0].removed === narrow)
    narrow.isActive = false
    label.measure = { _, _ in
      LayoutMetrics(intrinsicWidth: 20, minimumWidth: 40, hugging: AxisPriorities(.required))
    }
    tree.metricsDidChange(of: label)
    tree.layoutIfNeeded()
    #expect(label.layoutFrame.width == 40)
    #expect(tree.conflicts.map { $0.intrinsicSizes.map(\.isMinimum) } == [[true, false]])
  }

  @Test("No fitting size is below the minimum, whatever the target")
  func fitting() {
    let button = MeasuredWidget(
      "button",
      LayoutMetrics(
        intrinsicWidth: 80, intrinsicHeight: 30, minimumWidth: 60, minimumHeight: 30))
    let row = MeasuredWidget("row")
    row.add(label, button)
    let (_, tree) = MeasuredWidget.window(300, 100, row)
    Constraint.activate {
      label.leading == row.leading
      button.leading == label.trailing + 10
      button.trailing == row.trailing
      [label, button].top == row.top
      [label, button].bottom <= row.bottom
    }
    func size(_ width: Double, _ priority: Priority) -> Size {
      tree.systemLayoutSizeFitting(
        Size(width: width, height: 0), of: row, horizontal: priority, vertical: 999)
    }
    #expect(size(0, .fittingSize) == Size(width: 190, height: 30))
    #expect(size(0, 999) == Size(width: 110, height: 30))
    #expect(size(0, .required) == Size(width: 110, height: 30))
    #expect(size(150, .required) == Size(width: 150, height: 30))
    #expect(tree.systemLayoutSizeFitting(.zero, of: label, horizontal: .required).width == 40)
    // Without minimum sizes a required width is fixed.
    for widget in [label, button] {
      widget.measure = { _, _ in LayoutMetrics(intrinsicWidth: 50, intrinsicHeight: 30) }
      tree.metricsDidChange(of: widget)
    }
    #expect(size(20, .required).width == 20)
  }

  @Test("Minimum sizes of items that are read later count, too")
  func joining() {
    let (window, tree) = MeasuredWidget.window(300, 100)
    tree.layoutIfNeeded()
    window.add(label)
    Constraint.activate {
      label.edges(.leading, .top) == window.edges
      label.width == 0 ~ 900
      label.height == 0 ~ 900
    }
    tree.layoutIfNeeded()
    #expect(label.layoutFrame == Rect(x: 0, y: 0, width: 40, height: 10))
  }
}
