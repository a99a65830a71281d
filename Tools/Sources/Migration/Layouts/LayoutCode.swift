import SwiftSyntax

/// Reads the layouts that Swift code builds, without running it.
///
///     let file = SourceFile(path: "LoginView.swift", text: text)
///     let layout = LayoutCode([file]).layouts().first
///     print(layout?.text ?? "")            // anchors 2, window 390 x 844, view loginView …
///
/// First, the files are translated into Anchors' spelling, as `anchors migrate` does. Then each
/// class is run as far as its code tells what it does: the initializer, then the functions that
/// UIKit calls. Whatever is not known is listed with its reason.
public struct LayoutCode {
  private let types: CodeTypes
  private let readers: [ObjectIdentifier: AnchorsStatement]
  private var lines: [String: [Int]] = [:]
  private var unmasking: [String: Set<Int>] = [:]
  private var left: [String: [Migration.Left]] = [:]

  /// Reads files.
  ///
  /// - Parameter files: The files of a module. Broken ones are not read.
  public init(_ files: [SourceFile]) {
    let libraries = Set(Library.allCases).subtracting([.anchors])
    let sound = files.filter { !$0.isBroken }
    let results = Migration(sound, from: libraries, keepsMasks: true).run()
    let translated = zip(sound, results).map { file, result in
      result.isChanged ? SourceFile(path: result.path, text: result.text) : file
    }
    for (file, result) in zip(sound, results) {
      lines[file.path] = result.originalLines
      left[file.path] = result.left
      let modules = ["SnapKit", "Anchorage", "Cartography", "PureLayout", "Anchors"]
      if file.allImports.isDisjoint(with: modules) { continue }
      let texts = result.original.split(separator: "\n", omittingEmptySubsequences: false)
      unmasking[file.path] = Set(
        texts.indices.filter {
          texts[$0].contains("Anchor.constraint(") || texts[$0].contains("NSLayoutConstraint(")
        }.map { $0 + 1 })
    }
    let lookup = Lookup(Declarations(translated))
    // What a variable may hold matters only to a translation.
    let views = ViewFacts([], lookup)
    let kept = KeptConstraints([], lookup, views, [], to: .anchors)
    var readers: [ObjectIdentifier: AnchorsStatement] = [:]
    for file in translated {
      let migration = FileMigration(FileFacts(file, lookup, views))
      readers[ObjectIdentifier(file)] = AnchorsStatement(
        migration: migration, kept: kept, isInBuilder: true)
    }
    self.readers = readers
    types = CodeTypes(translated, lookup.declarations)
  }

  /// The names of the classes of views and controllers, in the order of the files.
  public var names: [String] { classes.map(\.type) }

  private var classes: [CodeTypes.Found<ClassDeclSyntax>] {
    types.classes.filter { found in
      let sdkClass = types.sdkClass(of: found.type)
      return sdkClass.map {
        KnownTypes.kind(of: $0) == .view
          || KnownTypes.lineage(of: $0).contains("UIViewController")
      } ?? false
    }
  }

  /// Returns the layouts of the classes that have views.
  ///
  /// - Parameters:
  ///   - name: The class; `nil` for all.
  ///   - size: The size of the window; `nil` for that of a phone.
  ///   - assumptions: Values of names and conditions, as Swift: `["isCompact": "true"]`.
  public func layouts(
    of name: String? = nil, size: (width: Double, height: Double)? = nil,
    assuming assumptions: [String: String] = [:]
  ) -> [CodeLayout] {
    var result: [CodeLayout] = []
    for found in classes where name == nil || name == found.type {
      let runner = CodeRunner(
        types, readers, lines: lines, left: left, unmasking: unmasking,
        assumptions: values(of: assumptions, found))
      guard let object = runner.makeRoot(found) else { continue }
      let root = object.isController ? runner.view(of: object) : object
      guard let root else { continue }
      if name == nil, root.children.isEmpty, runner.constraints.isEmpty { continue }
      var text = SceneText(root, of: found.type, runner, size: size)
      result.append(text.layout(of: object))
    }
    return result
  }

  private func values(
    of assumptions: [String: String], _ found: CodeTypes.Found<ClassDeclSyntax>
  ) -> [String: SceneValue] {
    let runner = CodeRunner(
      types, readers, lines: [:], left: [:], unmasking: [:], assumptions: [:])
    let scope = SceneScope(found.file, own: nil, type: found.type)
    var values: [String: SceneValue] = [:]
    for (name, text) in assumptions {
      values[name] = text.parsed.map { runner.evaluate($0, scope) } ?? .unknown
    }
    return values
  }
}

extension Migration.Result {
  /// The lines of the original by the lines of the new text.
  ///
  /// A line that no edit concerns is in both texts, in the same order.
  ///
  /// - Complexity: O(*n* log *n*), *n* the number of lines.
  var originalLines: [Int] {
    let old = original.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = Dictionary(grouping: old.indices, by: { old[$0] })
    var (places, next) = ([Int](), 1)
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let same = lines[line] ?? []
      let place = same.partitioningIndex { $0 >= next - 1 }
      if let origin = origins[number + 1] {
        next = max(next, origin)
        places.append(origin)
      } else if place < same.count {
        next = same[place] + 2
        places.append(same[place] + 1)
      } else {
        places.append(min(next, old.count))
      }
    }
    return places
  }
}
