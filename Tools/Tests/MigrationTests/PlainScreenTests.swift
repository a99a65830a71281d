import Foundation
import Testing

@testable import Migration

/// The screens that the UIKit tests compile, lay out and compare, in UIKit's own anchors.
@Suite("The screens of the UIKit tests in UIKit's anchors")
struct PlainScreenTests {
  private static func results(of folder: String) throws -> [Migration.Result] {
    Migration(try TestCode.files(in: folder), to: .nslayoutanchor).run()
  }

  @Test("PlainScreens is what the tool makes of MigratedScreens")
  func output() throws {
    let results = try Self.results(of: "MigratedScreens")
    let written = try TestCode.files(in: "PlainScreens")
    #expect(results.map(\.path) == written.map(\.path))
    for (result, file) in zip(results, written) {
      #expect(
        result.text == file.text(0..<file.bytes.count),
        "run 'anchors migrate --to nslayoutanchor --write' on a copy: \(result.path)")
    }
  }

  @Test("No statement is lost", arguments: ["MigratedScreens", "OriginalScreens"])
  func numbers(folder: String) throws {
    for result in try Self.results(of: folder) {
      #expect(result.found == result.translated + result.left.count, "\(result.path)")
    }
  }

  @Test("Most statements are translated")
  func share() throws {
    let results = try Self.results(of: "MigratedScreens")
    let (found, translated) = results.reduce((0, 0)) { sums, result in
      (sums.0 + result.found, sums.1 + result.translated)
    }
    #expect(translated >= 920, "of \(found)")
  }

  @Test("A file in which no statement is left has no code of Anchors")
  func remains() throws {
    for result in try Self.results(of: "MigratedScreens") where result.left.isEmpty {
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
