import Foundation
import Testing

@testable import Migration

/// The screens that the UIKit tests compile, lay out and compare.
@Suite("The screens of the UIKit tests")
struct MigratedScreenTests {
  @Test("MigratedScreens is what the tool makes of OriginalScreens")
  func output() throws {
    let results = Migration(try TestCode.files(in: "OriginalScreens")).run()
    let written = try TestCode.files(in: "MigratedScreens")
    #expect(results.map(\.path) == written.map(\.path))
    for (result, file) in zip(results, written) {
      let text = file.text(0..<file.bytes.count)
      #expect(
        result.text == text,
        "run 'anchors migrate --write' on a copy of OriginalScreens: \(result.path)")
    }
  }

  @Test("Migrating the result changes nothing")
  func idempotence() throws {
    let results = Migration(try TestCode.files(in: "MigratedScreens")).run()
    for result in results { #expect(result.diff == "", "\(result.path)") }
  }

  @Test("The numbers of the summary add up")
  func numbers() throws {
    for result in Migration(try TestCode.files(in: "OriginalScreens")).run() {
      #expect(result.found == result.translated + result.left.count, "\(result.path)")
    }
  }
}
