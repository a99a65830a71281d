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

  @Test(
    "Views of a list stay Anchors' where the constraints of an element are changed",
    arguments: [
      "rows[1].makeConstraints { v in v.top == 3 }",
      "for row in rows { row.makeConstraints { v in v.width == 30 } }",
      "for view in [message, rows[1]] { view.makeConstraints { v in v.height == 20 } }",
    ])
  func listElements(statement: String) {
    let text = """
      import Anchors
      import UIKit

      final class Screen: UIView {
        let rows = (0..<3).map { _ in UIView() }
        let message = UILabel()

        func setUp() {
          \(statement)
        }

        func change() {
          rows[0].remakeConstraints { v in v.height == 30 }
        }
      }
      """
    let result = Migration([SourceFile(path: "Rows.swift", text: text)], to: .nslayoutanchor).run()
    #expect(result[0].text == text)
    #expect(result[0].found == 2)
    #expect(result[0].left.count == 2)
  }

  @Test("A local variable is no member of the type that its file is named after")
  func fileOfType() {
    let text = """
      import Anchors
      import UIKit

      final class Screen: UIView {
        let rows = (0..<3).map { _ in UIView() }

        func setUp() {
          let message = UILabel()
          addSubview(message)
          message.makeConstraints { v in v.top == 3 }
        }

        func change() {
          for row in rows { row.remakeConstraints { v in v.height == 30 } }
        }
      }
      """
    let results = ["Screen.swift", "Other.swift"].map { path in
      Migration([SourceFile(path: path, text: text)], to: .nslayoutanchor).run()[0]
    }
    #expect(results[0].text == results[1].text)
    #expect(results.map(\.translated) == [1, 1])
  }
}
