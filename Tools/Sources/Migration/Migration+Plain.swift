extension Migration {
  /// Translates files into UIKit's own code: other libraries' code first becomes Anchors'. A
  /// statement of theirs that has no counterpart in UIKit stays as it is, and the files are read
  /// again without it.
  func plain() -> [Result] {
    let uikit: Set<Library> = [.nslayoutanchor, .nslayoutconstraint]
    let others = libraries.subtracting(uikit).subtracting([.anchors])
    var refused: [String: [Int: String]] = [:]
    while true {
      let first = others.isEmpty ? [] : translated(files, others, refused: refused)
      let sources =
        first.isEmpty
        ? files
        : zip(files, first).map { file, result in
          result.isChanged ? SourceFile(path: result.path, text: result.text) : file
        }
      let second = translated(sources, [.anchors])
      if first.allSatisfy({ $0.found == 0 }) { return second }
      var isNew = false
      for (before, after) in zip(first, second) {
        for left in after.left {
          guard let line = before.origins[left.line], refused[before.path]?[line] == nil else {
            continue
          }
          refused[before.path, default: [:]][line] = left.reason
          isNew = true
        }
      }
      if !isNew {
        return zip(files, zip(first, second)).map { file, results in
          joined(file, results.0, results.1, refused[file.path] ?? [:])
        }
      }
    }
  }

  /// Returns the outcome of both steps for a file.
  private func joined(
    _ file: SourceFile, _ first: Result, _ second: Result, _ refused: [Int: String]
  ) -> Result {
    var left = first.left.map { entry in
      Left(line: entry.line, code: entry.code, reason: refused[entry.line] ?? entry.reason)
    }
    let lines = Set(left.map(\.line))
    let texts = first.original.split(separator: "\n", omittingEmptySubsequences: false)
    for (line, reason) in refused where !lines.contains(line) && line <= texts.count {
      left.append(Left(line: line, code: texts[line - 1].trimmed, reason: reason))
    }
    // Anchors' own statements of the original.
    let own = file.imports.contains("Anchors")
    left += own ? second.left.filter { first.origins[$0.line] == nil } : []
    let translated =
      first.translated + (own ? max(0, second.translated - first.translated) : 0)
    left.sort { $0.line < $1.line }
    return Result(
      path: first.path, original: first.original, text: second.text,
      found: translated + left.count, translated: translated, left: left,
      checks: first.checks + second.checks)
  }
}
