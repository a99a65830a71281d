import AnchorsLayout
import Foundation

/// The library's answer to a case of visual formats.
package struct VisualFormatAnswer: Sendable {
  package var name: String
  package var result: Result<[FormatRow], LayoutTextError>
  /// The answer about the layout, if the case has one.
  package var layout: CaseAnswer?
}

extension VisualFormatCase {
  /// Reads the formats and, if the case is a layout, lays it out.
  ///
  /// - Throws: `CaseError`, which names the place in the file; a format that is wrong is an answer.
  package func answer() throws -> VisualFormatAnswer {
    let tree = try CaseTree(items)
    do {
      let rows = try rows(in: tree)
      let layout = layout == nil ? nil : tree.answer(name: name)
      return VisualFormatAnswer(name: name, result: .success(rows), layout: layout)
    } catch let error as LayoutTextError {
      return VisualFormatAnswer(name: name, result: .failure(error))
    }
  }

  /// The tree with the constraints of the formats.
  ///
  /// - Throws: `CaseError`, which names the place in the file, or `LayoutTextError`.
  package func tree() throws -> CaseTree {
    let tree = try CaseTree(items)
    _ = try rows(in: tree)
    return tree
  }

  /// The items without constraints: those of the layout, or all views in one superview.
  private var items: LayoutCase {
    if var layout {
      layout.constraints = []
      return layout
    }
    let root = LayoutCase.Root(id: "super", width: 400, height: 400)
    return LayoutCase(
      name: name, root: root, items: Set(views).map { LayoutCase.Item(id: $0, parent: root.id) },
      constraints: [])
  }

  /// Adds the constraints of all lines to a tree, and returns what they say.
  private func rows(in tree: CaseTree) throws -> [FormatRow] {
    var rows: [FormatRow] = []
    let views = try tree.views(views, at: "views")
    for (index, line) in lines.enumerated() {
      let place = layout == nil ? "" : "lines[\(index)]."
      let options = try line.formatOptions(at: place)
      let constraints = try Constraint.visualFormat(
        line.vfl, options: options, metrics: line.metrics, views: views, spacing: spacing)
      // Which superview a `|` is shows once they are active.
      try tree.add(constraints, at: "\(place)vfl") { id(of: FormatRow($0), rows.count + $1) }
      rows += constraints.compactMap(FormatRow.init).map {
        $0.withLaterItemFirst(in: tree.root.layoutName, options)
      }
    }
    return rows
  }

  /// The name that the case gives to a row in its list, which expectations use, or one by number.
  private func id(of row: FormatRow?, _ index: Int) -> String {
    let listed = layout?.constraints.first { listed in
      row.map { [$0].complaints(expecting: [FormatRow(listed)]).isEmpty } ?? false
    }
    return listed?.id ?? "c\(index + 1)"
  }
}

extension FormatRow {
  /// The row as the cases have it: where the superview comes after a view it stands first.
  fileprivate func withLaterItemFirst(in superview: String, _ options: Constraint.FormatOptions)
    -> FormatRow
  {
    let isBackwards = options.contains(.directionRightToLeft)
    let lateEdges = isBackwards ? ["left", "bottom"] : ["right", "trailing", "bottom"]
    return item2 == superview && lateEdges.contains(attr) ? turned : self
  }
}

// MARK: - Checking

extension VisualFormatCase {
  /// Returns the faults of an answer, or `nil` if the case has no expectation.
  ///
  /// Constraints are compared as a multiset, with their sides in any order. Mistakes are compared
  /// by the position of the caret or the start of the token, and by kind if the library knows the
  /// kind. Layouts are compared by their constraints and like any layout case.
  package func check(_ answer: VisualFormatAnswer) -> [String]? {
    if let layout {
      switch answer.result {
      case .success(let rows):
        let wanted = layout.constraints.map(FormatRow.init)
        let frames = answer.layout.map { layout.check([$0]) } ?? []
        return rows.complaints(expecting: wanted) + frames.joined()
      case .failure(let error): return ["\(error)"]
      }
    }
    switch (expected, answer.result) {
    case (nil, _): return nil
    case (.constraints(let wanted), .success(let rows)): return rows.complaints(expecting: wanted)
    case (.constraints, .failure(let error)): return ["\(error)"]
    case (.mistake(let mistake), .failure(let error)): return mistake.complaints(about: error)
    case (.mistake(let mistake), .success):
      return ["there is no mistake, but \(mistake.kind) is expected"]
    }
  }
}

extension LayoutTextError {
  /// The offset of the token with the mistake; `nil` if the mistake is in the options.
  fileprivate var tokenOffset: Int? { offset == nil ? nil : range.lowerBound }
}

extension VisualFormatCase.Mistake {
  fileprivate func complaints(about error: LayoutTextError) -> [String] {
    var complaints: [String] = []
    if error.offset != offset, error.tokenOffset != tokenOffset {
      complaints.append(
        "the mistake is at \(text(error.offset)), not at \(text(offset)); \(error)")
    }
    if LayoutTextError.Kind(rawValue: kind) != nil, kind != error.kind.rawValue {
      complaints.append("the mistake is \(error.kind.rawValue), not \(kind)")
    }
    return complaints
  }

  private func text(_ offset: Int?) -> String { offset.map { "\($0)" } ?? "no place" }
}

// MARK: - As JSON

extension VisualFormatAnswer: Encodable {
  private enum Key: String, CodingKey {
    case name, status, constraints, offset, kind, message
    case tokenOffset = "token_offset"
  }

  package func encode(to encoder: any Encoder) throws {
    var answer = encoder.container(keyedBy: Key.self)
    try answer.encode(name, forKey: .name)
    switch result {
    case .success(let rows):
      try answer.encode("ok", forKey: .status)
      try layout?.encode(to: encoder)  // with a status of its own
      try answer.encode(rows, forKey: .constraints)
    case .failure(let error):
      try answer.encode("error", forKey: .status)
      try answer.encode(error.offset, forKey: .offset)
      try answer.encode(error.tokenOffset, forKey: .tokenOffset)
      try answer.encode(error.kind.rawValue, forKey: .kind)
      try answer.encode(error.message, forKey: .message)
    }
  }
}
