import AnchorsLayout
import AnchorsReport

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

  /// A map of the layout in all windows, which has no findings yet.
  var mapping: WindowMapping? {
    guard let copy else { return nil }
    return WindowMapping(of: copy.root, widths: 240...1400, heights: 240...1400)
  }

  /// Returns the map of the layout in some widths of the window, at its present height.
  func mapping(from: Double, to: Double) -> WindowMapping? {
    guard from >= 0, to >= from, to <= 10_000, let copy else { return nil }
    let height = Int(copy.root.frame.height)
    let mapping = WindowMapping(
      of: copy.root, widths: Int(from)...Int(to), heights: height...height, devices: [])
    while mapping.advance() {}
    return mapping
  }

  /// A tree that can be laid out in other windows, while this one stays as it is.
  private var copy: DocumentTree? {
    guard let copy = try? DocumentTree(tree.document) else { return nil }
    copy.root.frame = tree.root.frame
    copy.root.layoutDirection = tree.root.layoutDirection
    return copy
  }
}
