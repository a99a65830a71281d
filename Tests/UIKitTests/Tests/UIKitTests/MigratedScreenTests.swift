import MigratedScreens
import MigrationSupport
import OriginalScreens
import Testing
import UIKit

/// The right-hand side of the comparison.
@MainActor private let migratedExamples = MigratedScreens.examples

@Suite("Screens that were migrated from other libraries", .serialized) @MainActor
struct MigratedScreenTests {
  private static let names = OriginalScreens.examples.map(\.name)
  private static let migrated = Dictionary(
    migratedExamples.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

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
    ScreenComparison.compare(
      original, migrated, widths: original.isGenerated ? [390] : [320, 390, 768])
  }
}

extension Example {
  /// `true` for one of the many that Tests/UIKitTests/Generator wrote.
  var isGenerated: Bool {
    name.wholeMatch(
      of: /(SnapKit|LayoutAnchor|LayoutConstraint|Anchorage|Cartography|PureLayout)\d+/) != nil
  }
}
