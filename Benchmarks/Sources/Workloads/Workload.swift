import Anchors

/// A tree of a given number of views with its constraints, and the frames it must have.
package protocol Workload {
  /// The name in tables: `W1 chain`.
  static var name: String { get }
  /// Builds the views. Their constraints are made by ``constraints()``.
  init(viewCount: Int)
  var root: LayoutView { get }
  /// The constraints, inert.
  func constraints() -> [Constraint]
  /// What is wrong with the frames, compared with a closed form; `nil` if nothing is.
  func firstWrongFrame() -> String?
}

extension LayoutView {
  /// The view, if its frame is not the one expected.
  package func differs(from expected: Rect) -> String? {
    let pairs = [
      (frame.minX, expected.minX), (frame.minY, expected.minY), (frame.width, expected.width),
      (frame.height, expected.height),
    ]
    return pairs.contains { abs($0 - $1) > 1e-6 } ? "\(self), not \(expected)" : nil
  }
}
