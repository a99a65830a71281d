extension LayoutComparison {
  /// `true` if the new version has a problem that the old one does not have.
  var isWrong: Bool { classes.contains { !$0.broken.isEmpty } }

  /// The numbers of problems and of classes, in one line.
  var summary: String {
    let counts = [
      ("new problems", classes.flatMap(\.broken).count),
      ("mended problems", classes.flatMap(\.mended).count),
      ("changed classes", classes.count { $0.state == .changed }),
      ("new classes", classes.count { $0.state == .new }),
      ("removed classes", classes.count { $0.state == .removed }),
      ("unchanged classes", unchanged),
    ]
    let text = counts.filter { $0.1 > 0 }.map { "\($0): \($1)" }.joined(separator: ", ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// The windows, and what frames are.
  private var conditions: String {
    "Windows: \(windows.joined(separator: ", ")); frames in the superview"
  }

  /// The whole of it, for people.
  var text: String {
    let classes = classes.flatMap { difference in
      let pictures = difference.pictures ?? []
      let lines = difference.lines(windows) + pictures.map { "Picture: \($0)" }
      let end = lines.isEmpty ? "" : ":"
      return ["\(difference.name)\(difference.remark), \(difference.path)\(end)"]
        + lines.map { "  \($0)" }
    }
    return ([summary, conditions] + classes).joined(separator: "\n")
  }

  /// Returns the text of a review comment.
  func markdown(of old: String, _ new: String) -> String {
    var text = "### Layout\n\n`\(old)` → `\(new)`. \(summary).\n\n\(conditions)."
    for (number, difference) in classes.enumerated() {
      let parts =
        ["\n\n#### \(difference.name)\(difference.remark)"]
        + difference.sections(windows).map(\.markdown)
      let section = parts.joined(separator: "\n\n")
      // A comment on GitHub has at most 65,536 characters.
      if text.count + section.count > 60_000 {
        return "\(text)\n\nLeft out, because this is long: \(classes.count - number) more."
      }
      text += section
    }
    return text
  }
}

/// A group of differences of a class.
struct ComparisonSection {
  let title: String
  let lines: [String]
  /// The section in Markdown, if it is more than a title and a block of lines.
  fileprivate var special: String?

  fileprivate init(_ title: String, _ lines: [String]) { (self.title, self.lines) = (title, lines) }

  private var block: String { "```diff\n\(lines.joined(separator: "\n"))\n```" }

  /// The section of a review comment.
  fileprivate var markdown: String {
    special ?? (lines.isEmpty ? "\(title)." : "**\(title)**\n\(block)")
  }

  /// The section, shut until someone opens it.
  fileprivate var collapsed: ComparisonSection {
    var section = self
    section.special = "<details><summary>\(title)</summary>\n\n\(block)\n\n</details>"
    return section
  }
}

extension ClassDifference {
  /// The words after the name of a class of one version only.
  var remark: String { state == .changed ? "" : " is \(state.rawValue)" }

  /// Returns the differences as lines.
  func lines(_ windows: [String]) -> [String] {
    sections(windows).flatMap { section in
      [section.title + (section.lines.isEmpty ? "" : ":")] + section.lines.map { "  \($0)" }
    }
  }

  /// Returns the differences in groups.
  ///
  /// - Parameter windows: All windows. A difference in all of them names none.
  fileprivate func sections(_ windows: [String]) -> [ComparisonSection] {
    let place = { $0 == windows ? "" : " at \($0.joined(separator: ", "))" }
    let problems = [("New", broken), ("Mended", mended)].flatMap { title, problems in
      problems.map {
        ComparisonSection(
          "\(title) \($0.kind)\(place($0.windows))",
          $0.text.split(separator: "\n").map(String.init))
      }
    }
    var moves = ComparisonSection(
      "Moved", moved.map { "\($0.view): \($0.cells.joined(separator: ", "))\(place($0.windows))" })
    let rows = moved.map { move in
      ([move.view] + move.cells + [move.windows.joined(separator: ", ")]).joined(separator: " | ")
    }
    moves.special = (["view | change | frames | windows", "- | - | - | -"] + rows)
      .map { "| \($0) |" }.joined(separator: "\n")
    let sections =
      problems + [
        moves, ComparisonSection("Views", views.flatMap(\.lines)),
        ComparisonSection("Renamed", renamed.map { "\($0.old ?? "") → \($0.new ?? "")" }),
        ComparisonSection("Constraints", constraints.flatMap(\.lines)).collapsed,
      ]
    let gaps =
      "Not complete, so problems are not compared: "
      + "\(counted(unknown, "thing")) not known\(newUnknown.isEmpty ? "" : ", of which new")"
    return sections.filter { !$0.lines.isEmpty }
      + (unknown > 0 ? [ComparisonSection(gaps, newUnknown)] : [])
  }
}

extension ClassDifference.Move {
  /// The numbers that change, and the frames: `x +8, width -20` and `(8, 0, …) → (16, 0, …)`.
  fileprivate var cells: [String] {
    let changes = zip(["x", "y", "width", "height"], difference).filter { $0.1 != 0 }
      .map { "\($0) \($1 > 0 ? "+" : "")\(LayoutAnswer.decimal($1))" }
    let frames = [old, new].map { "(\($0.map(LayoutAnswer.decimal).joined(separator: ", ")))" }
    return [changes.joined(separator: ", "), frames.joined(separator: " → ")]
  }
}

extension ClassDifference.Change {
  /// The old and the new text, as in a diff.
  fileprivate var lines: [String] {
    [old.map { "- \($0)" }, new.map { "+ \($0)" }].compactMap { $0 }
  }
}
