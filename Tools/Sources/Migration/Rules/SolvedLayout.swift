import AnchorsLayout
import AnchorsReport

extension CodeLayout {
  /// A conflict, with the lines of its constraints in the order of the text.
  typealias Conflict = (places: [CodePlace], message: String, details: [String])

  /// Returns the conflicts between known sizes and spacings: those in a small, a middle and a large
  /// window. The superview of a view gives way.
  func conflicts() -> [Conflict] {
    guard let tree = try? DocumentTree(textWithLines) else { return [] }
    let layout = tree.root.layoutTree
    layout.conflictHandler = nil
    var found: [[Conflict]] = []
    for (width, height) in [(320.0, 568.0), (390, 844), (1366, 1024)] {
      tree.root.frame = Rect(x: 0, y: 0, width: width, height: height)
      tree.root.layoutIfNeeded()
      found.append(layout.conflicts.compactMap { conflict($0.description) })
      if found.last?.isEmpty == true { return [] }
    }
    return found[0].filter { one in
      found.allSatisfy { others in others.contains { Set($0.places) == Set(one.places) } }
    }
  }

  private func conflict(_ text: String) -> Conflict? {
    var (text, found) = (text, [(offset: String.Index, place: CodePlace)]())
    for place in Set(constraints.compactMap(\.place)) {
      guard let range = text.firstRange(of: "\(place.text)'") else { continue }
      found.append((range.lowerBound, place))
    }
    if found.isEmpty { return nil }
    for (_, place) in found { text.replace("'\(place.text)'", with: "(\(place.text))") }
    let lines = text.split(separator: "\n").map(String.init)
    let places = found.sorted { $0.offset < $1.offset }.map(\.place)
    return (places, lines.first ?? "", Array(lines.dropFirst()))
  }
}
