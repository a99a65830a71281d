import Foundation
import Testing

@testable import Migration

/// Small inputs that a migration by names gets wrong. Each stands beside what is written for it; an
/// input alone is left as it is.
@Suite("Inputs that names mislead")
struct FaultTests {
  private static let folder = TestCode.repository.appendingPathComponent(
    "Tools/Tests/MigrationTests/Faults")
  private static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { !$0.hasSuffix(".migrated.txt") }.sorted()

  @Test("What is written means the same, or nothing is written", arguments: names)
  func result(name: String) throws {
    let input = Self.folder.appendingPathComponent(name)
    let output = input.deletingPathExtension().appendingPathExtension("migrated.txt")
    let text = try String(contentsOf: input, encoding: .utf8)
    let expected = try? String(contentsOf: output, encoding: .utf8)
    let result = TestCode.migrate(text)
    #expect(result.text == expected ?? text)
    #expect(result.found > 0)
    // A second run finds what the first one left, and changes nothing.
    #expect(!TestCode.migrate(result.text).isChanged)
  }

  @Test("A mask that no line turns off is to be checked")
  func checks() {
    let result = TestCode.migrate(
      """
      import UIKit

      final class Card: UIView {
        let title = UILabel()

        func layOut() {
          addSubview(title)
          title.widthAnchor.constraint(equalToConstant: 40).isActive = true
        }
      }

      """)
    #expect(result.translated == 1)
    #expect(result.checks.map(\.line) == [8])
    #expect(
      result.checks.map(\.reason) == [
        "Anchors turns off the autoresizing mask of 'title', and no line of the files does"
      ])
  }

  @Test("Moved statements are translated, and each is counted once")
  func moved() throws {
    let input = Self.folder.appendingPathComponent("16-moved-statements-not-translated.txt")
    let result = TestCode.migrate(try String(contentsOf: input, encoding: .utf8))
    #expect(result.found == 3 && result.translated == 3)
  }

  @Test("Calls for one view are translated together, also in a file without an import")
  func imports() {
    let list = """
      import SnapKit
      import UIKit

      final class List: UIView {
        let table = UIView()

        func setUp(_ owner: Owner) {
          table.snp.makeConstraints { $0.height.equalTo(0) }
          table.snp.makeConstraints(owner.layout)
        }
      }

      """
    let animator = """
      import UIKit

      final class Animator {
        func open(_ list: List) {
          list.table.snp.updateConstraints { $0.height.equalTo(40) }
        }
      }

      """
    let results = Migration([
      SourceFile(path: "List.swift", text: list),
      SourceFile(path: "Animator.swift", text: animator),
    ]).run()
    #expect(results.map(\.translated) == [0, 0])
    #expect(
      results[1].left.map(\.reason) == [
        "another call for 'list.table' stays (List.swift:9: the closure is not written here), and updateConstraints concerns both"
      ])
  }

  @Test("A helper for all views turns off no mask that is not shown to use it")
  func helpers() {
    let result = TestCode.migrate(
      """
      import UIKit

      extension UIView {
        func prepare() { translatesAutoresizingMaskIntoConstraints = false }
      }

      final class Card: UIView {
        let title = UILabel()

        func layOut() {
          addSubview(title)
          title.widthAnchor.constraint(equalToConstant: 40).isActive = true
        }
      }

      """)
    #expect(result.checks.map(\.line) == [12])
  }
}
