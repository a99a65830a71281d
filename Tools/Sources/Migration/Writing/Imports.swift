import SwiftSyntax

/// The imports of a file that was translated.
struct Imports {
  let migration: FileMigration

  private var file: SourceFile { migration.file }

  private var declarations: [ImportDeclSyntax] {
    file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
  }

  /// Adds `import Anchors`, and removes the import of a library of which nothing is left.
  ///
  /// - Parameter toolkits: Those of UIKit, AppKit and Cocoa that the files import, whatever the
  ///   platform.
  func edit(_ libraries: Set<Library>, _ toolkits: Set<String>) {
    let text = migration.text
    let unused = declarations.filter { declaration in
      libraries.contains { library in
        library.layout.module == declaration.path.first?.name.text && !library.isUsed(in: text)
          && (library != .snapkit || migration.snapKitTypes.isEmpty)
      }
    }
    let needsAnchors = !libraries.contains(.anchors) && !migration.edits.isEmpty
    var added = needsAnchors && !file.imports.contains("Anchors") ? ["Anchors"] : []
    // The library may be what makes UIKit visible.
    if !unused.isEmpty, file.allImports.isDisjoint(with: ["UIKit", "AppKit", "Cocoa", "SwiftUI"]) {
      let others = toolkits.subtracting(["UIKit"]).sorted()
      added.append(others.isEmpty ? "UIKit" : toolkits.contains("UIKit") ? Self.either : others[0])
    }
    let replaced = added.isEmpty ? nil : unused.first
    let removed = unused.dropFirst(replaced == nil ? 0 : 1)
    let edits = removed.map { removal(of: $0) } + editsAdding(added, replacing: replaced)
    migration.translate(edits, statements: 0)
  }

  private func removal(of declaration: ImportDeclSyntax) -> Edit {
    Edit(file.lines(of: declaration), "")
  }

  /// Returns the edits that add imports, sorted as `swift format` orders them: capital letters come
  /// before small ones.
  private func editsAdding(_ names: [String], replacing replaced: ImportDeclSyntax?) -> [Edit] {
    let others = declarations.filter {
      $0.id != replaced?.id && $0.attributes.isEmpty && $0.importKindSpecifier == nil
    }
    func next(_ name: String) -> ImportDeclSyntax? { others.first { $0.path.text > name } }
    var edits: [Edit] = []
    var names = names
    if let replaced, let first = names.first {
      let isNextInOrder = next(first).map { $0.start > replaced.start } ?? true
      let previous = others.last { $0.end < replaced.start }
      if isNextInOrder, previous.map({ $0.path.text <= first }) ?? true {
        let here = names.filter { next($0)?.id == next(first)?.id }
        edits.append(Edit(replaced.range, here.map(Self.text).joined(separator: "\n")))
        names.removeAll { here.contains($0) }
      } else {
        edits.append(removal(of: replaced))
      }
    }
    for name in names {
      let text = Self.text(name)
      if let next = next(name) {
        edits.append(Edit(at: next.start, "\(text)\n"))
      } else if let last = declarations.last(where: { $0.id != replaced?.id }) {
        edits.append(Edit(at: last.end, "\n\(text)"))
      } else {
        edits.append(Edit(at: file.tree.statements.first?.start ?? 0, "\(text)\n\n"))
      }
    }
    return edits
  }

  /// The toolkit of the platform.
  private static let either = "UIKit or AppKit"

  private static func text(_ name: String) -> String {
    name == either
      ? "#if canImport(UIKit)\nimport UIKit\n#else\nimport AppKit\n#endif" : "import \(name)"
  }
}
