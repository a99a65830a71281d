import AnchorsLayout
import AnchorsTestSupport
import Testing

/// A view as wide as its text has letters, 10 points each.
private final class TextView: LayoutView {
  var text = "" {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: Size {
    get { Size(width: 10 * Double(text.count), height: 20) }
    set {}
  }
}

@Suite("Intrinsic sizes")
struct ContentTests {
  private let root = LayoutView(name: "root", width: 200, height: 100)
  private let a = LayoutView(name: "a")
  private let b = LayoutView(name: "b")

  init() {
    root.addSubview(a)
    root.addSubview(b)
    a.intrinsicContentSize = Size(width: 50, height: 20)
    b.intrinsicContentSize = Size(width: 60, height: 30)
  }

  /// a and b from edge to edge, without a gap.
  private func fillRow() {
    Constraint.activate {
      a.left == 0
      b.left == a.right
      b.right == 0
      [a, b].top == 0
    }
  }

  private func widths() -> [Double] {
    root.layoutIfNeeded()
    return [a, b].map { rounded($0.frame).width }
  }

  @Test("A view has the size of its content by default")
  func natural() {
    Constraint.activate {
      a.edges(.left, .top) == 10
      b.edges(.left, .top) == 40
    }
    root.layoutIfNeeded()
    #expect(
      frames(of: a, b) == [
        "a": Rect(x: 10, y: 10, width: 50, height: 20),
        "b": Rect(x: 40, y: 40, width: 60, height: 30),
      ])
    a.intrinsicContentSize = Size(width: 70, height: 5)
    root.layoutIfNeeded()
    #expect(
      frames(of: a, b) == [
        "a": Rect(x: 10, y: 10, width: 70, height: 5),
        "b": Rect(x: 40, y: 40, width: 60, height: 30),
      ])
  }

  @Test("A view without an intrinsic size is as small as its constraints allow")
  func noMetric() {
    a.intrinsicContentSize = Size(width: LayoutView.noIntrinsicMetric, height: 20)
    b.intrinsicContentSize = Size(width: 60, height: LayoutView.noIntrinsicMetric)
    Constraint.activate {
      a.edges(.left, .top) == 10
      b.edges(.left, .top) == 40
      b.height >= 7
    }
    root.layoutIfNeeded()
    #expect(
      frames(of: a, b) == [
        "a": Rect(x: 10, y: 10, width: 0, height: 20),
        "b": Rect(x: 40, y: 40, width: 60, height: 7),
      ])
  }

  @Test("The view with the lower hugging priority grows")
  func hugging() {
    fillRow()
    a.setContentHuggingPriority(.low + 1, for: .horizontal)
    #expect(widths() == [50, 150])
    a.setContentHuggingPriority(.low - 1, for: .horizontal)
    #expect(widths() == [140, 60])
    b.setContentHuggingPriority(.low - 2, for: .horizontal)
    #expect(widths() == [50, 150])
    b.setContentHuggingPriority(.low, for: .vertical)  // the other axis
    #expect(widths() == [50, 150])
  }

  @Test("The view with the lower compression resistance shrinks")
  func compression() {
    fillRow()
    root.frame = Rect(x: 0, y: 0, width: 80, height: 100)
    a.setContentCompressionResistancePriority(.high + 1, for: .horizontal)
    #expect(widths() == [50, 30])
    a.setContentCompressionResistancePriority(.high - 1, for: .horizontal)
    #expect(widths() == [20, 60])
    b.setContentCompressionResistancePriority(.high - 2, for: .horizontal)
    #expect(widths() == [50, 30])
  }

  @Test("Constraints may have priorities above and below hugging and compression resistance")
  func againstConstraints() {
    let width = a.width == 30 ~ .high + 1
    Constraint.activate {
      a.left == 0
      a.top == 0
      b.left == 0
      b.top == 0
      width
    }
    #expect(widths() == [30, 60])
    width.priority = .high - 1
    #expect(widths() == [50, 60])
    width.constant = 90
    #expect(widths() == [90, 60])
    width.priority = .low + 1
    #expect(widths() == [90, 60])
    width.priority = .low - 1
    #expect(widths() == [50, 60])
  }

  @Test("The default priorities are UIKit's, one for each axis")
  func priorities() {
    let axes: [LayoutAxis] = [.horizontal, .vertical]
    #expect(axes.map { a.contentHuggingPriority(for: $0) } == [.low, .low])
    #expect(axes.map { a.contentCompressionResistancePriority(for: $0) } == [.high, .high])
    a.setContentHuggingPriority(1, for: .horizontal)
    a.setContentHuggingPriority(2, for: .vertical)
    a.setContentCompressionResistancePriority(3, for: .horizontal)
    a.setContentCompressionResistancePriority(4, for: .vertical)
    #expect(axes.map { a.contentHuggingPriority(for: $0) } == [1, 2])
    #expect(axes.map { a.contentCompressionResistancePriority(for: $0) } == [3, 4])
  }

  @Test("A change of content moves dependent views")
  func invalidation() {
    let text = TextView(name: "text")
    root.addSubview(text)
    text.text = "four"
    Constraint.activate {
      text.edges(.left, .top) == 5
      b.left == text.right + 8
      b.top == text.bottom
    }
    root.layoutIfNeeded()
    #expect(
      frames(of: text, b) == [
        "text": Rect(x: 5, y: 5, width: 40, height: 20),
        "b": Rect(x: 53, y: 25, width: 60, height: 30),
      ])
    text.text = "sixteen letters!"
    root.layoutIfNeeded()
    #expect(
      frames(of: text, b) == [
        "text": Rect(x: 5, y: 5, width: 160, height: 20),
        "b": Rect(x: 173, y: 25, width: 60, height: 30),
      ])
    text.text = ""
    root.layoutIfNeeded()
    #expect(
      frames(of: text, b) == [
        "text": Rect(x: 5, y: 5, width: 0, height: 20),
        "b": Rect(x: 13, y: 25, width: 60, height: 30),
      ])
  }

  @Test("Content can be set and removed")
  func noContentAgain() {
    Constraint.activate {
      a.edges(.left, .top) == 0
      b.edges(.left, .top) == 0
    }
    #expect(widths() == [50, 60])
    let none = LayoutView.noIntrinsicMetric
    a.intrinsicContentSize = Size(width: none, height: none)
    #expect(widths() == [0, 60])
    a.intrinsicContentSize = Size(width: 33, height: none)
    #expect(widths() == [33, 60])
  }

  /// Documented for UIKit: `noIntrinsicMetric` is -1, and means no intrinsic length.
  @Test("A negative intrinsic length means none")
  func negative() {
    Constraint.activate {
      a.edges(.left, .top) == 0
      b.edges(.left, .top) == 0
      a.width == 12 ~ 1
    }
    a.intrinsicContentSize = Size(width: -5, height: 20)
    #expect(a.layoutMetrics.intrinsicWidth == nil)
    #expect(a.layoutMetrics.intrinsicHeight == 20)
    #expect(widths() == [12, 60])
    a.intrinsicContentSize = Size(width: 0, height: -0.5)
    #expect(a.layoutMetrics.intrinsicWidth == 0)
    #expect(a.layoutMetrics.intrinsicHeight == nil)
    #expect(widths() == [0, 60])
  }
}
