import Foundation
import Testing

@testable import Migration

/// The screens that the UIKit tests compile, lay out and compare, in UIKit's own anchors.
@Suite("The screens of the UIKit tests in UIKit's anchors")
struct PlainScreenTests {
  /// The results of these screens, which several tests read.
  private static let migrated = Swift.Result { try results(of: "MigratedScreens") }

  private static func results(of folder: String) throws -> [Migration.Result] {
    Migration(try TestCode.files(in: folder), to: .nslayoutanchor).run()
  }

  @Test("PlainScreens is what the tool makes of MigratedScreens")
  func output() throws {
    let results = try Self.migrated.get()
    let written = try TestCode.files(in: "PlainScreens")
    #expect(results.map(\.path) == written.map(\.path))
    for (result, file) in zip(results, written) {
      #expect(
        result.text == file.text(0..<file.bytes.count),
        "run 'anchors migrate --to nslayoutanchor --write' on a copy: \(result.path)")
    }
  }

  @Test("No statement is lost, and most are translated")
  func numbers() throws {
    let original = try Self.results(of: "OriginalScreens")
    for (results, least) in [(try Self.migrated.get(), 0.85), (original, 0.6)] {
      for result in results {
        #expect(result.found == result.translated + result.left.count, "\(result.path)")
      }
      let found = results.reduce(0) { $0 + $1.found }
      let translated = results.reduce(0) { $0 + $1.translated }
      #expect(Double(translated) > least * Double(found), "\(translated) of \(found)")
    }
  }

  @Test("A file in which no statement is left has no code of Anchors")
  func remains() throws {
    for result in try Self.migrated.get() where result.left.isEmpty {
      #expect(
        !result.text.contains(/\bConstraint(Group)?\b|Constraints \{|\.anchors\b/), "\(result.path)"
      )
    }
  }

  @Test("Translating the result changes nothing")
  func idempotence() throws {
    for result in try Self.results(of: "PlainScreens") {
      #expect(result.diff == "", "\(result.path)")
    }
  }
}
