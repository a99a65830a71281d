import SwiftSyntax

/// Names of Anchors that the new code contains. Each begins with a mark, which becomes nothing, or
/// `Anchors.` where the code means something else by the name.
enum Names {
  static let mark: Character = "\u{E000}"
  static let constraint = "\(mark)Constraint"
  static let group = "\(mark)ConstraintGroup"
  static let priority = "\(mark)Priority"
  static let insets = "\(mark)Insets"
  static let directionalInsets = "\(mark)DirectionalInsets"
  static let layoutItem = "\(mark)LayoutItem"

  /// The marks around a number that stands alone beside an anchor.
  private static let (start, end): (Character, Character) = ("\u{E001}", "\u{E002}")
  static let marks: Set = [mark, start, end]

  /// Returns a number that stands alone on the right side of a relation. It becomes
  /// `Double(height)` where `height` may also be an anchor of the view that the code stands in.
  static func number(_ text: String) -> String {
    text.contains(where: \.isLetter) ? "\(start)\(text)\(end)" : text
  }

  /// Resolves the names in all edits of a file, and writes `SnapKit.Constraint` for what is left if
  /// the file goes on importing both.
  static func resolve(_ migration: FileMigration) {
    let (file, lookup) = (migration.file, migration.lookup)
    let importsSnapKit =
      file.imports.contains("SnapKit") && migration.importsAnchors
      && Library.snapkit.isUsed(in: migration.text)
    if importsSnapKit {
      var edits: [Edit] = []
      for token in file.tree.tokens(viewMode: .sourceAccurate) where token.text == "Constraint" {
        let isType =
          token.parent?.is(IdentifierTypeSyntax.self) == true
          || token.parent?.parent?.is(ArrayElementSyntax.self) == true
        guard isType, !migration.edits.contains(where: { $0.range.overlaps(token.range) }),
          !lookup.means("Constraint", at: token, in: file)
        else { continue }
        edits.append(Edit(token.range, "SnapKit.Constraint"))
      }
      migration.translate(edits, statements: 0)
    }
    migration.resolveNumbers(start: start, end: end) { text, offset in
      migration.token(at: offset).map { lookup.mayBeAnchor(text, at: $0, in: file) } ?? false
    }
    migration.resolveNames { name, offset in
      if importsSnapKit, name == "Constraint" { return true }
      guard lookup.declarations.declares(name) || migration.names.contains(name),
        let token = migration.token(at: offset)
      else { return false }
      return lookup.means(name, at: token, in: file)
    }
  }
}

extension Lookup {
  /// `true` if the files declare a type, a variable or a function by a name that is visible at a
  /// node.
  func means(_ name: String, at node: some SyntaxProtocol, in file: SourceFile) -> Bool {
    declarations.path(of: TypeName(name, in: enclosingType(of: node))) != nil
      || symbol(name, at: node, in: file) != nil
  }

  /// `true` if a number contains a property of a view that has an attribute's name: a relation may
  /// take it for the anchor.
  fileprivate func mayBeAnchor(_ text: String, at node: some SyntaxProtocol, in file: SourceFile)
    -> Bool
  {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.contains { path in
      let names = path.split(separator: ".").map(String.init)
      return names.indices.contains { place in
        guard Self.anchorNames.contains(names[place]), isViewMember(names[place]) else {
          return false
        }
        return place > 0 || symbol(names[0], at: node, in: file)?.place != .local
      }
    }
  }

  private func isViewMember(_ name: String) -> Bool {
    declarations.hasViewMember(name)
      || declarations.members[name]?.contains { symbol in
        guard case .member(let type) = symbol.place else { return false }
        return [.view, .guide].contains(declarations.kind(of: TypeName(type)))
      } ?? false
  }

  private static let anchorNames = Set(
    Attribute.allCases.map(\.rawValue)
      + ["edges", "horizontalEdges", "verticalEdges", "size", "center"])
}

extension FileMigration {
  /// The new text, as far as it is known.
  var text: String { String(decoding: edits.applied(to: file.bytes), as: UTF8.self) }

  /// `true` if the new text imports Anchors.
  var importsAnchors: Bool { text.contains("import Anchors") }
}

extension String {
  /// The number of columns, without marks.
  var columns: Int { count - (utf8.contains(0xEE) ? filter { Names.marks.contains($0) }.count : 0) }
}
