import AnchorsLayout
@_spi(Tools) import AnchorsReport

extension OpenLayout {
  /// Returns the drawing of constraints: `all`, `conflicts`, `item 3` or `constraint 4`.
  func marksJSON(_ what: String) -> JSON {
    let inspection = LayoutInspection(of: LayoutTree(containing: tree.root))
    let words = what.split(separator: " ")
    let chosen = words.count == 2 ? Int(words[1]) : nil
    let conflicting = Set(
      inspection.conflicts.flatMap { $0.constraints }.map { ObjectIdentifier($0) })
    let marks = inspection.marks(scale: 1) { constraint in
      guard let number = number(of: constraint) else { return false }
      switch words.first {
      case "all": return true
      case "conflicts": return conflicting.contains(ObjectIdentifier(constraint))
      case "item":
        let items = [constraint.firstItem, constraint.secondItem].map { self.number(of: $0) }
        return chosen != nil && items.contains(chosen)
      default: return number == chosen
      }
    }
    return .list(marks.map { json($0, inspection) })
  }

  private func json(_ mark: ConstraintMark, _ inspection: LayoutInspection) -> JSON {
    let constraint = inspection.constraints[mark.constraint]
    let standing = mark.conflictNumber != nil ? "conflict" : mark.isHeld ? "held" : "unsatisfied"
    return [
      "constraint": .whole(number(of: constraint) ?? -1),
      "kind": .text(mark.isAlignment ? "alignment" : "distance"),
      "isCenterLine": .flag(mark.isCenterLine),
      "segments": .list(
        mark.segments.map { segment in
          .list(
            [segment.start.x, segment.start.y, segment.end.x, segment.end.y].map { .number($0) })
        }),
      "text": .text(mark.text), "label": mark.label.map { JSON($0) },
      "number": mark.conflictNumber.map { .text($0) }, "standing": .text(standing),
      "isOptional": .flag(constraint.priority != .required),
    ]
  }

  /// Returns the faults at each width.
  func widthsJSON(from: Double, to: Double) -> JSON {
    guard from >= 0, to >= from, to <= 10_000, let copy else { return ["ranges": .list([])] }
    let height = Int(copy.root.frame.height)
    var search = MapSearch(
      WindowLayouts(ofOwn: copy.root), widths: Int(from)...Int(to), heights: height...height)
    while search.advance() {}
    var ranges: [JSON] = []
    for (number, finding) in search.findings.enumerated() {
      var first: Int?
      for width in search.widths.lowerBound...search.widths.upperBound + 1 {
        let column = width - search.widths.lowerBound
        let region = column < search.columns.count ? search.columns[column].region(ofRow: 0) : nil
        let isFound = region.map { search.regions[$0].contains(number) } ?? false
        if isFound, first == nil { first = width }
        guard !isFound, let start = first else { continue }
        first = nil
        let items = finding.items.compactMap { item in
          copy.items.firstIndex { $0 === item }
        }
        ranges.append([
          "from": .whole(start), "to": .whole(width - 1), "kind": .text(name(of: finding.kind)),
          "title": .text(finding.summary), "items": JSON(items),
        ])
      }
    }
    return ["ranges": .list(ranges)]
  }

  /// A map of the layout in all windows, which has no findings yet.
  var mapping: WindowMapping? {
    copy.map { WindowMapping(of: $0.root, widths: 240...1400, heights: 240...1400) }
  }

  /// A tree that can be laid out in other windows, while this one stays as it is.
  private var copy: DocumentTree? {
    guard let copy = try? DocumentTree(tree.document) else { return nil }
    copy.root.frame = tree.root.frame
    copy.root.layoutDirection = tree.root.layoutDirection
    return copy
  }

  private func name(of kind: LayoutProblemKind) -> String {
    switch kind {
    case .compressedContent: "content"
    case .outOfSight: "out of sight"
    default: kind.rawValue
    }
  }
}
