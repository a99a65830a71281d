import MigratedScreens
import MigrationSupport
import OriginalScreens
import TestSupport
import Testing
import UIKit

/// The right-hand side of the comparison.
@MainActor private let migratedExamples = MigratedScreens.examples

@Suite("Screens that were migrated from other libraries", .serialized) @MainActor
struct MigratedScreenTests {
  private static let names = OriginalScreens.examples.map(\.name)
  private static let migrated = Dictionary(
    migratedExamples.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// Examples that add constraints to a view above the nearest common superview of the items.
  private static let placedByHand: Set = [
    "layoutConstraintAddedToSuperview", "layoutConstraintVisualFormat",
  ]

  @Test("Every example has a name of its own, and a migrated one of the same name")
  func registry() {
    let names = OriginalScreens.examples.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(migratedExamples.map(\.name) == names)
  }

  @Test("The constraints and the frames are those of the original", arguments: await names)
  func comparison(name: String) throws {
    let original = try #require(OriginalScreens.examples.first { $0.name == name })
    let migrated = try #require(Self.migrated[name], "no migrated example: \(name)")
    let comparesHosts = !Self.placedByHand.contains(name)
    installSeam()
    // Stack views have no frames without the system's constraints.
    _Shim.makesSystemConstraints = true
    defer {
      _Shim.makesSystemConstraints = false
      _Shim.interfaceDirection = .leftToRight
    }
    for width in original.isGenerated ? [390.0] : [320.0, 390, 768] {
      for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
        _Shim.interfaceDirection = direction
        let place = "\(name), \(Int(width)), \(direction)"
        let states = ScreenRecord.states(of: original, width: width)
        let migratedStates = ScreenRecord.states(of: migrated, width: width)
        #expect(migratedStates.map(\.name) == states.map(\.name), "\(place)")
        for (old, new) in zip(states, migratedStates) {
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

extension Example {
  /// `true` for one of the many that Tests/UIKitTests/Generator wrote.
  fileprivate var isGenerated: Bool {
    name.wholeMatch(
      of: /(SnapKit|LayoutAnchor|LayoutConstraint|Anchorage|Cartography|PureLayout)\d+/) != nil
  }
}
