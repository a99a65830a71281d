import Testing

@testable import Migration

/// Decisions that the files of a module share, and their imports.
@Suite("A module")
struct ModuleTests {
  @Test("Variables that take over a constraint stay together, however many there are")
  func chain() {
    let numbers = 0..<20
    let text = """
      import UIKit

      final class Card: UIView {
        let a = UIView(), b = UIView()
      \(numbers.map { "  var v\($0): NSLayoutConstraint?" }.joined(separator: "\n"))

        func layOut() {
          v0 = a.topAnchor.constraint(equalTo: b.topAnchor)
          v0?.isActive = true
      \(numbers.dropLast().map { "    if let next = v\($0) { v\($0 + 1) = next }" }
        .joined(separator: "\n"))
        }

        func last() { print(v19!.firstItem as Any) }
      }

      """
    let result = TestCode.migrate(text)
    #expect(result.text == text)
    #expect(result.left.map(\.reason).allSatisfy { $0.contains("firstItem") }, "\(result.left)")
    // Without the last use, all of it is translated.
    let translated = TestCode.migrate(text.replacing("print(v19!.firstItem as Any)", with: ""))
    #expect(!translated.text.contains("NSLayoutConstraint"))
  }

  @Test("SnapKit is read only in a module that imports it")
  func withoutImport() {
    let text = """
      import UIKit

      func layOut(_ a: UIView) {
        a.snp.makeConstraints { $0.top.equalToSuperview() }
      }

      """
    #expect(TestCode.migrate(text).text == text)
    #expect(TestCode.migrate("import SnapKit\n" + text).translated == 1)
  }

  @Test(
    "A library's import goes from each file, and the toolkit's comes where it made that visible",
    arguments: [
      ("import UIKit", "import UIKit"), ("import Foundation", "import UIKit"),
      ("import Cocoa", "import Cocoa"),
      (
        "import AppKit\nimport UIKit",
        "#if canImport(UIKit)\nimport UIKit\n#else\nimport AppKit\n#endif"
      ),
      ("#if os(macOS)\nimport AppKit\n#endif", "import UIKit"),
    ])
  func imports(others: String, expected: String) {
    let code =
      "func layOut(_ a: UIView) {\n  a.snp.makeConstraints { $0.top.equalToSuperview() }\n}\n"
    let files = [
      "\(others)\n\nlet size = 8\n", "import SnapKit\n\n\(code)",
      "import SnapKit\nimport SwiftUI\n\nlet gap = 8\n",
    ]
    let results = Migration(
      files.enumerated().map { SourceFile(path: "\($0.offset).swift", text: $0.element) }
    ).run()
    #expect(results[0].text == files[0])
    #expect(results[1].text.hasPrefix("import Anchors\n\(expected)\n\nfunc layOut"))
    #expect(results[2].text == "import SwiftUI\n\nlet gap = 8\n")
  }

  @Test("UIKit's other name for the last baseline is the last baseline")
  func baseline() {
    let result = TestCode.statements(
      """
      NSLayoutConstraint(
        item: a, attribute: .baseline, relatedBy: .equal, toItem: b, attribute: .baseline,
        multiplier: 1, constant: 4).isActive = true
      """, importing: "Foundation")
    #expect(result.left.isEmpty)
    #expect(result.text.contains("a.lastBaseline == b.lastBaseline + 4"))
  }

  @Test("The import goes where swift format sorts it: capital letters before small ones")
  func sortedImport() {
    let text = """
      import UIKit
      import alamo

      func layOut(_ a: UIView, _ b: UIView) {
        a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
      }

      """
    #expect(TestCode.migrate(text).text.hasPrefix("import Anchors\nimport UIKit\nimport alamo\n"))
    let result = TestCode.migrate(
      text.replacing("import UIKit\nimport alamo", with: "import alamo"))
    #expect(result.text.hasPrefix("import Anchors\nimport alamo\n"))
  }

  @Test(
    "Anchorage stays imported while one of its operators is used", arguments: ["==", "<=", ">="])
  func anchorageOperators(sign: String) {
    #expect(Library.anchorage.isUsed(in: "a.topAnchor \(sign) b.topAnchor"))
    #expect(Library.anchorage.isUsed(in: "a.topAnchor /\(sign)/ b.topAnchor"))
    #expect(!Library.anchorage.isUsed(in: "a.topAnchor.constraint(equalTo: b.topAnchor)"))
  }
}
