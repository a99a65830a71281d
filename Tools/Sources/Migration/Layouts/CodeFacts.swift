import SwiftSyntax

/// The files of a module in Anchors' spelling, and what is to be known of the user's files.
final class CodeFacts {
  let types: CodeTypes
  /// The readers of the statements of each translated file.
  private(set) var readers: [ObjectIdentifier: AnchorsStatement] = [:]
  /// The user's files that can be read.
  let files: [SourceFile]
  /// The lines of the user's files, by the paths and the lines of the translated ones.
  private(set) var lines: [String: [Int]] = [:]
  /// The statements that are not translated, by the paths of their files.
  private(set) var left: [String: [Migration.Left]] = [:]
  /// The statements that UIKit refuses, by the paths of their files.
  private(set) var refused: [String: [Migration.Left]] = [:]
  /// The lines with UIKit's own constraints, by the paths of the files. Every other library turns
  /// off the mask of what it constrains.
  private(set) var linesOfUIKit: [String: Set<Int>] = [:]
  /// The lines of calls of `addConstraint`, with the view.
  private(set) var owners: [String: [(lines: ClosedRange<Int>, text: String)]] = [:]
  /// The files whose `updateConstraints` is SnapKit's.
  let snapKitFiles: Set<String>
  /// The files of libraries whose closures make each constraint that they name.
  let makingFiles: Set<String>

  init(_ files: [SourceFile], helpers: [String]) {
    let libraries = Set(Library.allCases).subtracting([.anchors])
    self.files = files.filter { !$0.isBroken }
    var migration = Migration(self.files, from: libraries)
    migration.isForReading = true
    var translated: [SourceFile] = []
    for (file, result) in zip(self.files, migration.run()) {
      translated.append(
        result.isChanged ? SourceFile(path: result.path, text: result.text) : file)
      lines[file.path] = result.originalLines
      left[file.path] = result.left
      // A statement that is left for another reason may have been read with other views.
      let unsure = Set(
        result.left.filter { $0.rule == nil && !$0.reason.hasPrefix(Reason.inOneClosure) }
          .map(\.line))
      refused[file.path] = (result.checks + result.left).filter {
        $0.rule != nil && !unsure.contains($0.line)
      }
      owners[file.path] = file.owners
      linesOfUIKit[file.path] = file.linesOfUIKit
    }
    let sound = self.files
    func using(_ module: String, _ mark: String) -> Set<String> {
      // The library may be a part of the app, without an import.
      Set(
        sound.filter {
          $0.allImports.contains(module) || $0.contains(mark)
        }.map(\.path))
    }
    snapKitFiles = using("SnapKit", ".snp.")
    makingFiles = snapKitFiles.union(using("Cartography", "import Cartography"))
    for text in helpers { translated.append(SourceFile(path: "a helper", text: text)) }
    let lookup = Lookup(Declarations(translated))
    // What a variable may hold matters only to a translation.
    let views = ViewFacts([], lookup)
    let kept = KeptConstraints([], lookup, views, [], to: .anchors)
    for file in translated {
      let migration = FileMigration(FileFacts(file, lookup, views))
      readers[ObjectIdentifier(file)] = AnchorsStatement(
        migration: migration, kept: kept, isInBuilder: true)
    }
    types = CodeTypes(translated, lookup.declarations)
  }
}

extension SourceFile {
  /// The lines with constraints of UIKit's own.
  fileprivate var linesOfUIKit: Set<Int> {
    var lines: Set<Int> = []
    guard contains("onstraint") else { return [] }
    for call in tree.descendants(FunctionCallExprSyntax.self) {
      let isOfAnchor = call.name == "constraint" && !call.arguments.isEmpty
      let label = call.arguments.first?.label?.text
      guard isOfAnchor || call.calledExpression.text.hasPrefix("NSLayoutConstraint") && label != nil
      else { continue }
      lines.formUnion(lineNumbers(of: call))
    }
    return lines
  }

  /// The lines of calls of `addConstraint` and `addConstraints`, with the view.
  fileprivate var owners: [(lines: ClosedRange<Int>, text: String)] {
    guard contains("addConstraint") else { return [] }
    return tree.descendants(FunctionCallExprSyntax.self).compactMap { call in
      guard ["addConstraint", "addConstraints"].contains(call.name), call.arguments.count == 1,
        call.arguments.first?.label == nil
      else { return nil }
      return (lineNumbers(of: call), call.base?.text.onOneLine ?? "self")
    }
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
