/// The code that `anchors migrate` writes.
public enum Target: String, CaseIterable, Sendable { case anchors, nslayoutanchor }

/// Translates Swift code of other layout libraries into Anchors' code, or into UIKit's own.
///
///     let text = "title.snp.makeConstraints { $0.top.equalTo(8) }"
///     let result = Migration([SourceFile(path: "Card.swift", text: text)]).run()
///     print(result[0].text)          // title.makeConstraints { $0.top == 8 }
///
/// All files of a module are read together, because types, properties and extensions in one decide
/// what an expression in another means.
///
/// - Complexity: O(*n*), *n* the length of the files, for each reading; there are rarely more than
///   four.
public struct Migration {
  let files: [SourceFile]
  let libraries: Set<Library>
  private let target: Target
  private let keepsMasks: Bool
  /// `true` if the new text is only read, so that it need not be the final word about a statement.
  var isForReading = false

  /// A statement that is left as it is, or that is to be checked.
  public struct Left: Sendable {
    /// The line in the original, from 1.
    public let line: Int
    /// The code on one line, cut off after 100 characters.
    public let code: String
    /// Why it is left, or what is to be checked.
    public let reason: String
  }

  /// The outcome for a file.
  public struct Result: Sendable {
    /// The path that the file was given.
    public let path: String
    /// The text before.
    public let original: String
    /// The new text.
    public let text: String
    /// The number of statements of other libraries.
    public let found: Int
    /// The number of those that are translated.
    public let translated: Int
    /// The others, in their order.
    public let left: [Left]
    /// Translated statements that depend on something which the files do not show, in their order.
    public let checks: [Left]

    /// By lines of the new text that are written, the lines of the original that they replace.
    var origins: [Int: Int] = [:]

    /// `true` if the new text differs.
    public var isChanged: Bool { text != original }

    /// The change as a unified diff; empty if there is none.
    public var diff: String { UnifiedDiff.text(path: path, from: original, to: text) }
  }

  /// - Parameters:
  ///   - files: The files of a module. Broken ones are not changed.
  ///   - libraries: The libraries to translate from.
  ///   - target: The code to write.
  ///   - keepsMasks: Keeps every `translatesAutoresizingMaskIntoConstraints = false`.
  public init(
    _ files: [SourceFile], from libraries: Set<Library> = Set(Library.allCases),
    to target: Target = .anchors, keepsMasks: Bool = false
  ) {
    (self.files, self.libraries) = (files, libraries)
    (self.target, self.keepsMasks) = (target, keepsMasks)
  }

  /// Translates all files, in their order.
  public func run() -> [Result] {
    switch target {
    case .anchors: translated(files, libraries.subtracting([.anchors]))
    case .nslayoutanchor: plain()
    }
  }

  /// Translates files of some libraries.
  ///
  /// - Parameter refused: By files and lines, why statements stay as they are.
  func translated(
    _ files: [SourceFile], _ libraries: Set<Library>, refused: [String: [Int: String]] = [:]
  ) -> [Result] {
    let sound = files.filter { !$0.isBroken }
    let lookup = Lookup(Declarations(sound))
    let order = Library.allCases + libraries.subtracting(Library.allCases)
    let used = order.filter { library in
      libraries.contains(library)
        && (isForReading
          || library.layout.module.map { module in sound.contains { $0.imports.contains(module) } }
            ?? true)
    }
    let views = ViewFacts(sound, lookup)
    let kept = KeptConstraints(sound, lookup, views, used, to: target)
    kept.isForReading = isForReading
    let facts = sound.map { file in
      FileFacts(
        file, lookup, views, refused: refused[file.path] ?? [:], isForReading: isForReading)
    }
    var migrations: [ObjectIdentifier: FileMigration] = [:]
    // A variable that turns out not to fit changes what its other uses may become. Verdicts are
    // only ever added, and there are finitely many, so this ends.
    repeat {
      kept.beginReading()
      for facts in facts {
        let migration = FileMigration(facts)
        read(migration, kept)
        migrations[ObjectIdentifier(facts.file)] = migration
      }
    } while kept.hasChanged
    let isChanged = migrations.values.contains { !$0.edits.isEmpty }
    let toolkits = Set(sound.flatMap(\.imports)).intersection(["UIKit", "AppKit", "Cocoa"])
    return files.map { file in
      guard let migration = migrations[ObjectIdentifier(file)] else { return unchanged(file) }
      return finish(migration, libraries, isChanged ? toolkits : nil)
    }
  }

  private func unchanged(_ file: SourceFile) -> Result {
    let text = file.text(0..<file.bytes.count)
    return Result(
      path: file.path, original: text, text: text, found: 0, translated: 0, left: [], checks: [])
  }

  private func read(_ migration: FileMigration, _ kept: KeptConstraints) {
    if kept.hasNames {
      let reader = UseReader(migration, kept)
      reader.read()
      migration.translate(reader.edits, statements: 0)
    }
    for library in kept.libraries { library.migrator(migration, kept)?.walk(migration.file.tree) }
    UIKitMigrator(UIKitStatement(migration: migration, kept: kept)).walk(migration.file.tree)
  }

  /// - Parameter toolkits: Those of UIKit, AppKit and Cocoa that the files import; `nil` if no file
  ///   changes.
  private func finish(
    _ migration: FileMigration, _ libraries: Set<Library>, _ toolkits: Set<String>?
  ) -> Result {
    // Only Anchors turns masks off.
    if !keepsMasks, !isForReading, target == .anchors { migration.removeMasks() }
    if let toolkits { Imports(migration: migration).edit(libraries, toolkits) }
    let file = migration.file
    Names.resolve(migration)
    let (bytes, origins) = migration.edits.applied(to: file)
    let text = String(
      decoding: file.hasCarriageReturns ? bytes.withCarriageReturns : bytes, as: UTF8.self)
    return Result(
      path: file.path, original: file.text(0..<file.bytes.count), text: text,
      found: migration.found, translated: migration.translated,
      left: migration.left.sorted { $0.line < $1.line },
      checks: migration.checks.sorted { $0.line < $1.line }, origins: origins)
  }
}
