import Foundation

/// The table of Apple's symbols, `Tests/Platform/Symbols.md`.
struct SymbolTable {
  struct Row {
    /// The type and the member: `UIView.setContentHuggingPriority(_:for:)`.
    let symbol: String
    let declaration: SymbolDeclaration
    /// The values that may be `nil`, in the table's words: `result`, the name of a parameter, `no`.
    let optional: String
    let isMainActor: Bool
    let availability: String
    let source: String
  }

  /// The rows by section: `UIKit`, `AppKit`, and what both toolkits use.
  private(set) var sections: [String: [Row]] = [:]
  /// Lines of the tables that are not rows of six cells.
  private(set) var broken: [String] = []

  init() throws {
    let text = try Repository.text(of: Self.path)
    for section in text.components(separatedBy: "\n## ").dropFirst() {
      let title = String(section.prefix { $0 != "\n" })
      for line in section.components(separatedBy: "\n") where line.hasPrefix("| `") {
        let cells = line.replacing("\\|", with: "\u{0}").dropFirst(2).dropLast(2)
          .components(separatedBy: " | ").map { $0.replacing("\u{0}", with: "|") }
        guard cells.count == 6, ["main actor", "none"].contains(cells[3]) else {
          broken.append(line)
          continue
        }
        sections[title, default: []].append(
          Row(
            symbol: cells[0].replacing("`", with: ""),
            declaration: SymbolDeclaration(cells[1].replacing("`", with: "")), optional: cells[2],
            isMainActor: cells[3] == "main actor", availability: cells[4], source: cells[5]))
      }
    }
  }

  static let path = "Tests/Platform/Symbols.md"
  static let common = "Foundation, CoreGraphics and the Objective-C runtime"
}

/// A declaration on one line, read as far as optionality goes.
struct SymbolDeclaration {
  let text: String

  init(_ text: String) { self.text = text }

  /// The values that may be `nil`: `result`, names of parameters; `no` if none.
  var optional: String {
    var found: [String] = []
    let words = text.replacing("@escaping ", with: "")
    if words.contains("init?(") { found.append("result") }
    if let open = words.firstIndex(of: "("), let kind = keyword, ["func", "init"].contains(kind) {
      let (parameters, rest) = Self.split(words[words.index(after: open)...])
      for parameter in parameters where !parameter.isEmpty {
        let sides = parameter.components(separatedBy: ": ")
        let names = sides[0].components(separatedBy: " ")
        let type = sides.dropFirst().joined(separator: ": ").components(separatedBy: " = ")[0]
        let name = names[0] == "_" ? names[names.count - 1] : names[0]
        if type.hasSuffix("?") || type.hasSuffix("!") { found.append(name) }
      }
      if rest.hasSuffix("?") { found.append("result") }
    } else if keyword == "var" || keyword == "let" {
      let type = words.components(separatedBy: ": ").dropFirst().joined(separator: ": ")
        .components(separatedBy: " {")[0]
      if type.hasSuffix("?") { found.append("result") }
      if type.hasSuffix("!") { found.append("result (implicitly unwrapped)") }
    }
    return found.isEmpty ? "no" : found.joined(separator: ", ")
  }

  private var keyword: String? {
    text.components(separatedBy: " ").lazy.map { $0.prefix { $0.isLetter } }.map { String($0) }
      .first {
        ["func", "init", "var", "let", "case", "class", "struct"].contains($0) && $0 != "class"
      }
  }

  /// Splits at the commas between parameters; `rest` is what follows the closing parenthesis.
  private static func split(_ text: Substring) -> (parameters: [String], rest: String) {
    var parameters = [""]
    var depth = 0
    for (place, character) in zip(text.indices, text) {
      switch character {
      case "(", "[", "<": depth += 1
      case ")" where depth == 0:
        return (parameters, String(text[text.index(after: place)...]))
      case ")", "]": depth -= 1
      case ">" where !parameters[parameters.count - 1].hasSuffix("-"): depth -= 1
      default: break
      }
      if character == ",", depth == 0 {
        parameters.append("")
      } else if character != " " || !parameters[parameters.count - 1].isEmpty {
        parameters[parameters.count - 1].append(character)
      }
    }
    return (parameters, "")
  }
}

/// Files of the repository.
enum Repository {
  /// The folder of the repository: the nearest around this file that has the table.
  static let root: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    repeat {
      folder.deleteLastPathComponent()
    } while !FileManager.default.fileExists(atPath: folder.appending(path: SymbolTable.path).path)
    return folder
  }()

  /// Returns the text of a file, by its path in the repository.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
