import AnchorsLayout

/// A tree of a given number of views with its constraints, and the frames it must have.
package protocol Workload: SendableMetatype {
  /// The name in tables: `W1 chain`.
  static var name: String { get }
  /// Builds the views. Their constraints are made by ``constraints()``.
  init(viewCount: Int)
  /// The topmost view, whose frame is fixed.
  var root: LayoutView { get }
  /// The views below the root.
  var views: [LayoutView] { get }
  /// The constraints, inert.
  func constraints() -> [Constraint]
  /// Completes the work between installing the constraints and the first layout.
  func finishInstalling()
  /// The frames of ``views`` by plain arithmetic: what they must be, and the limit of what any
  /// engine can reach.
  func writeFrames(to frames: UnsafeMutableBufferPointer<Rect>)
}

extension Workload {
  package func finishInstalling() {}

  /// Installs the constraints.
  package func install(_ constraints: [Constraint]) {
    Constraint.activate(constraints)
    finishInstalling()
  }

  /// The frames that the views must have.
  package func expectedFrames() -> [Rect] {
    var frames = Array(repeating: Rect.zero, count: views.count)
    frames.withUnsafeMutableBufferPointer { writeFrames(to: $0) }
    return frames
  }

  /// Returns the first wrong frame, or `nil` if all are right.
  package func firstDifference(from frames: [Rect]) -> String? {
    for (view, expected) in zip(views, frames) {
      if let wrong = view.differs(from: expected) { return "\(Self.name): \(wrong)" }
    }
    return nil
  }

  /// Stops the program if a frame is wrong: no time is reported for a wrong answer.
  package func check(_ when: String = "") {
    if let wrong = firstDifference(from: expectedFrames()) { fatalError("\(wrong) \(when)") }
  }
}

extension LayoutView {
  /// The view, if its frame is not the one expected.
  func differs(from expected: Rect) -> String? {
    let pairs = [
      (frame.minX, expected.minX), (frame.minY, expected.minY), (frame.width, expected.width),
      (frame.height, expected.height),
    ]
    let isWrong = pairs.contains { abs($0 - $1) > 1e-6 * max(1, abs($1) / 1000) }
    return isWrong ? "\(self), not \(expected)" : nil
  }
}

/// All workloads, in the order of tables.
package let allWorkloads: [any Workload.Type] = [
  Chain.self, Cells.self, Nested.self, Grid.self, EqualCells.self, Inequalities.self, Ratios.self,
  Multiples.self, RedundantGrid.self, ShuffledCells.self, ReadyCells.self,
]
