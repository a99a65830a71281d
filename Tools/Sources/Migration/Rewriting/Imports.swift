import SwiftSyntax

/// The imports of a file that was translated.
enum Imports {
  /// Adds `import Anchors`, and removes the import of a library of which nothing is left.
  static func edit(_ migration: FileMigration, _ libraries: Set<Library>) {
    if migration.edits.isEmpty { return }
    let file = migration.file
    let text = String(decoding: migration.edits.applied(to: file.bytes), as: UTF8.self)
    var edits: [Edit] = []
    var replaced: ImportDeclSyntax?
    let imports = file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    for declaration in imports {
      guard
        let library = libraries.first(where: { $0.module == declaration.path.first?.name.text }),
        !library.isUsed(in: text)
      else { continue }
      if replaced == nil, !file.imports.contains("Anchors") {
        replaced = declaration
      } else {
        let start = file.lineStart(of: declaration.start)
        edits.append(Edit(start..<file.nextLineStart(after: declaration.end), ""))
      }
    }
    if file.imports.contains("Anchors") {
      migration.translate(edits, statements: 0)
      return
    }
    // Sorted as `swift format` orders imports: capital letters come before small ones.
    let names = imports.filter {
      $0.id != replaced?.id && $0.attributes.isEmpty && $0.importKindSpecifier == nil
    }
    let next = names.first { $0.path.text > "Anchors" }
    if let replaced {
      let previous = names.last { $0.end < replaced.start }
      let isInOrder = next.map { $0.start > replaced.start } ?? true
      if isInOrder, previous.map({ $0.path.text <= "Anchors" }) ?? true {
        edits.append(Edit(replaced.range, "import Anchors"))
        migration.translate(edits, statements: 0)
        return
      }
      let start = file.lineStart(of: replaced.start)
      edits.append(Edit(start..<file.nextLineStart(after: replaced.end), ""))
    }
    if let next {
      edits.append(Edit(next.start..<next.start, "import Anchors\n"))
    } else if let last = imports.last(where: { $0.id != replaced?.id }) {
      edits.append(Edit(last.end..<last.end, "\nimport Anchors"))
    } else {
      let start = file.tree.statements.first?.start ?? 0
      edits.append(Edit(start..<start, "import Anchors\n\n"))
    }
    migration.translate(edits, statements: 0)
  }
}

extension Library {
  /// Names that only code of the library contains.
  private var marks: [String] {
    switch self {
    case .snapkit:
      ["snp", "ConstraintMaker", "ConstraintItem", "ConstraintInsets", "ConstraintPriority"]
    case .anchorage:
      ["edgeAnchors", "sizeAnchors", "centerAnchors", "horizontalAnchors", "verticalAnchors"]
    case .cartography: ["constrain"]
    case .purelayout: ["newAutoLayout", "configureForAutoLayout"]
    case .nslayoutanchor, .nslayoutconstraint: []
    }
  }

  /// `true` if code still uses the library.
  func isUsed(in text: String) -> Bool {
    // Code that is commented out uses nothing.
    let text = text.split(separator: "\n").filter { !$0.trimmed.hasPrefix("//") }
      .joined(separator: "\n")
    let words = Set(
      text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    let isNamed =
      marks.contains { words.contains($0) } || module.map { text.contains("\($0).") } ?? false
    if isNamed { return true }
    switch self {
    case .purelayout:
      return words.contains { $0.hasPrefix("auto") && $0.dropFirst(4).first?.isUppercase == true }
    case .anchorage:
      let operators = ["/==/", "/<=/", "/>=/", "Anchor ==", "Anchor <=", "Anchor >="]
      return operators.contains { text.contains($0) }
    default: return false
    }
  }
}
