import SwiftSyntax

/// A file that goes on importing a library whose names Anchors has too.
///
/// Anchorage and Cartography declare the operator `~` and the type `ConstraintGroup`. The compiler
/// refuses both in a file that imports Anchors as well, so such a file is left as a whole.
struct MixedFile {
  let migration: FileMigration
  let kept: KeptConstraints
  /// The module of the library.
  let module: String

  private var key: KeptConstraints.Key { .file(migration.file.path) }

  /// Why the whole file is left.
  var reason: Reason? { kept.excluded[key].map { Reason($0) } }

  /// Excludes the file if some statements were left, and a name of both libraries is used.
  func check(statementsLeft: Bool) {
    guard kept.target == .anchors, statementsLeft, reason == nil, !migration.edits.isEmpty
    else { return }
    let isUsed =
      !migration.facts.names.isDisjoint(with: ["~", "ConstraintGroup"])
      || migration.edits.contains { edit in
        edit.text.contains(" ~ ") || edit.text.contains("ConstraintGroup")
      }
    guard isUsed else { return }
    kept.exclude(
      key, "the file keeps statements of \(module), which also declares '~' and ConstraintGroup")
  }
}
