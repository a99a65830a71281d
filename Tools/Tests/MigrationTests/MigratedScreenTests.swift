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

  /// The layout code that Tests/UIKitTests/Generator writes: each file is a module of its own, so
  /// that a statement that stays keeps no others.
  private static let generated = (try? TestCode.names(in: "OriginalScreens/Generated")) ?? []

  @Test("Generated code becomes what the UIKit tests compare", arguments: generated)
  func generatedOutput(name: String) throws {
    let original = try TestCode.text(of: "OriginalScreens/Generated/\(name)")
    let result = Migration([SourceFile(path: name, text: original)]).run()[0]
    let isWritten = result.text == (try TestCode.text(of: "MigratedScreens/Generated/\(name)"))
    #expect(isWritten, "run Tests/UIKitTests/Generator/migrate")
    #expect(result.found == result.translated + result.left.count)
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
