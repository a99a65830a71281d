import MigrationSupport
import TestSupport
import Testing
import UIKit

/// A comparison of an example with what a tool made of it.
@MainActor
enum ScreenComparison {
  /// Examples that add constraints to a view above the nearest common superview of the items.
  private static let placedByHand: Set = [
    "layoutConstraintAddedToSuperview", "layoutConstraintVisualFormat",
  ]

  /// Lays both examples out in some widths and both directions, and records the first difference
  /// between their constraints and frames in any state as an issue.
  static func compare(_ original: Example, _ other: Example, widths: [CGFloat]) {
    installSeam()
    // Stack views have no frames without the system's constraints.
    _Shim.makesSystemConstraints = true
    defer {
      _Shim.makesSystemConstraints = false
      _Shim.interfaceDirection = .leftToRight
    }
    let comparesHosts = !placedByHand.contains(original.name)
    for width in widths {
      for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
        _Shim.interfaceDirection = direction
        let place = "\(original.name), \(Int(width)), \(direction)"
        let states = ScreenRecord.states(of: original, width: width)
        let others = ScreenRecord.states(of: other, width: width)
        #expect(others.map(\.name) == states.map(\.name), "\(place)")
        for (old, new) in zip(states, others) {
          guard let difference = old.difference(from: new, comparesHosts: comparesHosts) else {
            continue
          }
          Issue.record("\(place), \(old.name): \(difference)")
          // The first difference is enough.
          return
        }
      }
    }
  }
}
