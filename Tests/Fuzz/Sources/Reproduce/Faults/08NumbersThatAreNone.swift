import Anchors

extension Fault {
  /// What is no number went into the solver, and came out somewhere else.
  static let numbersThatAreNone = Fault(
    number: 8, title: "numbers that are none",
    programs: [
      refused("frame of card is (nan, 0, 0, 0); all numbers must be finite") {
        card().frame.origin.x = .nan
      },
      refused("intrinsicContentSize of card is (inf, 0); all numbers must be finite") {
        card().intrinsicContentSize = Size(width: .infinity, height: 0)
      },
      refused("baselineOffsetFromTop of card is nan; all numbers must be finite") {
        card().baselineOffsetFromTop = .nan
      },
      refused("layoutMargins of card is (0, -inf, 0, 0); all numbers must be finite") {
        card().layoutMargins = Insets(left: -.infinity)
      },
      refused("contentHugging of card is 1001; a priority is from 1 to 1000") {
        card().contentHugging.vertical = 1001
      },
      refused("intrinsic width of widget is inf; all numbers must be finite") {
        let widget = NumberWidget()
        widget.layoutMetrics.intrinsicWidth = .infinity
        LayoutTree(containing: widget).layoutIfNeeded()
      },
      refused("layoutFrame of widget is (0, 0, nan, 0); all numbers must be finite") {
        let widget = NumberWidget()
        widget.layoutFrame.size.width = .nan
        LayoutTree(containing: widget).layoutIfNeeded()
      },
    ])

  private static func refused(_ message: String, _ run: @escaping @Sendable () -> Void) -> Program {
    Program(ending: .trap(message), patience: 10, run: run)
  }

  private static func card() -> LayoutView { LayoutView(name: "card") }

  private final class NumberWidget: LayoutItem {
    private let storage = LayoutStorage()
    var layoutNode: LayoutNode { storage.node }
    var layoutParent: (any LayoutItem)? { nil }
    var layoutChildren: [any LayoutItem] { [] }
    var layoutFrame = Rect.zero
    var layoutMetrics = LayoutMetrics()
    var layoutName: String { "widget" }
  }
}
