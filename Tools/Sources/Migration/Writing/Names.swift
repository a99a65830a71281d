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

  /// Resolves the names in all edits of a file, and writes `SnapKit.Constraint` for what is left if
  /// the file goes on importing both.
  static func resolve(_ migration: FileMigration) {
    let (file, lookup) = (migration.file, migration.lookup)
    let importsSnapKit = ["SnapKit", "Anchors"].allSatisfy {
      migration.text.contains("import \($0)")
    }
    if importsSnapKit {
      let edits = migration.snapKitTypes.map { Edit($0.range, "SnapKit.Constraint") }
      migration.translate(edits, statements: 0)
    }
    migration.resolveNames { name, offset in
      if importsSnapKit, name == "Constraint" { return true }
      guard lookup.declarations.declares(name) || migration.facts.names.contains(name),
        let token = migration.facts.token(at: offset)
      else { return false }
      return lookup.means(name, at: token, in: file)
    }
  }
}

extension FileMigration {
  /// The names of SnapKit's `Constraint` that stay.
  var snapKitTypes: [TokenSyntax] {
    guard file.imports.contains("SnapKit"), facts.names.contains("Constraint") else { return [] }
    return facts.tokens.filter { token in
      token.text == "Constraint" && token.isTypeName
        && !edits.contains { $0.range.overlaps(token.range) }
        && !lookup.means("Constraint", at: token, in: file)
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
}

extension String {
  /// The number of columns, without marks.
  var columns: Int { count - (utf8.contains(0xEE) ? filter { $0 == Names.mark }.count : 0) }
}

extension TokenSyntax {
  /// `true` for the name of a type, also in an empty array such as `[UIView]()`.
  var isTypeName: Bool {
    parent?.is(IdentifierTypeSyntax.self) == true
      || parent?.parent?.is(ArrayElementSyntax.self) == true
  }

  /// The type `Anchors.Constraint` whose last name the token is.
  var qualifiedName: Syntax? {
    let base = parent?.as(MemberTypeSyntax.self)?.baseType.trimmedDescription
    if base == "Anchors" { return parent }
    let member = parent?.parent?.member
    return member?.base?.text == "Anchors" ? member.map { Syntax($0) } : nil
  }
}
