import MigrationSupport
import OriginalScreens
import PlainScreens
import Testing
import UIKit

/// The right-hand side of the comparison.
@MainActor private let plainExamples = PlainScreens.examples

/// The screens that were migrated to Anchors, and from there to UIKit's own anchors.
@Suite("Screens that were migrated back to UIKit's anchors", .serialized) @MainActor
struct PlainScreenTests {
  /// The examples that no generator wrote.
  private static let originals = OriginalScreens.examples.filter { !$0.isGenerated }
  private static let names = originals.map(\.name)
  private static let plain = Dictionary(
    plainExamples.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  @Test("Every example has one of the same name in UIKit's code")
  func registry() {
    #expect(plainExamples.map(\.name) == Self.names)
  }

  @Test("The constraints and the frames are those of the original", arguments: await names)
  func comparison(name: String) throws {
    let original = try #require(Self.originals.first { $0.name == name })
    let plain = try #require(Self.plain[name], "no example in UIKit's code: \(name)")
    ScreenComparison.compare(original, plain, widths: [390])
  }
}
