import Foundation

@testable import Migration

/// Code that the tests translate.
enum TestCode {
  /// Returns the result for one file.
  static func migrate(
    _ text: String, from libraries: Set<Library> = Set(Library.allCases), keepsMasks: Bool = false
  ) -> Migration.Result {
    Migration(
      [SourceFile(path: "Card.swift", text: text)], from: libraries, keepsMasks: keepsMasks
    ).run()[0]
  }

  /// Returns what the body of a function becomes, with the names that the article uses.
  static func statements(_ body: String, importing module: String) -> Migration.Result {
    migrate(
      """
      import \(module)
      import UIKit

      final class Card: UIView {
        let parent = UIView(), a = UIView(), b = UIView(), c = UIView()
        let guide = UILayoutGuide()
        let v = UILabel(), padding: CGFloat = 8, insets = UIEdgeInsets.zero
        var controller = UIViewController()
        weak var gone: Constraint?

        func layOut() {
          parent.addSubview(b)
          parent.addSubview(v)
      \(body.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
        .joined(separator: "\n"))
        }
      }

      """)
  }

  /// The lines of the function `layOut` behind its first one, without their indentation.
  static func body(of text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.contains("parent.addSubview(v)") }),
      let end = lines[start...].firstIndex(of: "  }")
    else { return text }
    return lines[(start + 1)..<end].map {
      $0.hasPrefix("    ") ? String($0.dropFirst(4)) : String($0)
    }
    .joined(separator: "\n")
  }

  /// The folder of the repository.
  static let repository: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder
  }()

  /// Returns the Swift files of a folder of the UIKit tests, in the order of their names.
  static func files(in folder: String) throws -> [SourceFile] {
    try names(in: folder).map { name in
      SourceFile(path: name, text: try text(of: "\(folder)/\(name)"))
    }
  }

  /// Returns the names of these files.
  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: sources.appendingPathComponent(folder).path)
      .sorted().filter { $0.hasSuffix(".swift") }
  }

  /// Returns the text of a file of the UIKit tests.
  static func text(of path: String) throws -> String {
    try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
  }

  private static let sources = repository.appendingPathComponent("Tests/UIKitTests/Sources")
}
