import AnchorsLayout
import AnchorsReport

extension CodeLayout {
  /// A conflict, with the lines of its constraints in the order of the text.
  typealias Conflict = (places: [CodePlace], message: String, details: [String])

  /// Returns the conflicts between known sizes and spacings: those in a small, a middle and a large
  /// window. The superview of a view gives way.
  ///
  /// - Parameter isKnown: `false` if there may be other views and constraints: then a conflict has
  ///   constraints of the code alone.
  func conflicts(isKnown: Bool) -> [Conflict] {
    let found = inWindows { tree in
      let all = tree.root.layoutTree.conflicts.compactMap {
        conflict($0.description, isKnown: isKnown)
      }
      return all.isEmpty ? nil : all
    }
    return (found.first ?? []).filter { one in
      found.allSatisfy { others in others.contains { Set($0.places) == Set(one.places) } }
    }
  }

  private func conflict(_ text: String, isKnown: Bool) -> Conflict? {
    var (text, found) = (text, [(offset: String.Index, place: CodePlace)]())
    for place in Set(constraints.compactMap(\.place)) {
      guard let range = text.firstRange(of: "\(place.text)'") else { continue }
      found.append((range.lowerBound, place))
    }
    // A frame or a window is no number of a constraint.
    if found.isEmpty || text.contains("\n  fixed: ") { return nil }
    // The system's spacing, margins and the size of content depend on more than the code.
    if [".system", "argin", "\n  content: "].contains(where: { text.contains($0) }) { return nil }
    let members = text.split(separator: "\n").filter { $0.hasPrefix("  ") && $0.contains(": ") }
    let isOfCode = members.allSatisfy { line in
      line.hasPrefix("  always: ") || line.hasPrefix("  change ")
        || found.contains { line.contains("'\($0.place.text)'") }
    }
    if !isKnown, !isOfCode { return nil }
    for (_, place) in found { text.replace("'\(place.text)'", with: "(\(place.text))") }
    let lines = text.split(separator: "\n").map(String.init)
    let places = found.sorted { $0.offset < $1.offset }.map(\.place)
    return (places, lines.first ?? "", Array(lines.dropFirst()))
  }

  /// Returns `true` if a view lies outside of its superview in three windows.
  func isOutside(_ name: String) -> Bool {
    let frames = inWindows { tree -> Rect? in
      guard let view = tree.item(named: name) as? LayoutView, let superview = view.superview else {
        return nil
      }
      let (frame, bounds) = (view.frame, superview.bounds)
      let isOutside =
        frame.width > 0 && frame.height > 0
        && (frame.minX >= bounds.width || frame.maxX <= 0 || frame.minY >= bounds.height
          || frame.maxY <= 0)
      return isOutside ? frame : nil
    }
    return !frames.isEmpty
  }

  /// Lays out in a small, a middle and a large window, and returns an answer for each; none if one
  /// of them has no answer.
  private func inWindows<Answer>(_ answer: (DocumentTree) -> Answer?) -> [Answer] {
    guard let tree = try? DocumentTree(textWithLines) else { return [] }
    tree.root.layoutTree.conflictHandler = nil
    var answers: [Answer] = []
    for (width, height) in [(320.0, 568.0), (390, 844), (1366, 1024)] {
      tree.root.frame = Rect(x: 0, y: 0, width: width, height: height)
      tree.root.layoutIfNeeded()
      guard let one = answer(tree) else { return [] }
      answers.append(one)
    }
    return answers
  }
}
