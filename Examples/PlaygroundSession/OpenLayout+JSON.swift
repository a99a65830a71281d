import AnchorsLayout
import AnchorsReport

extension JSON {
  /// A whole number.
  static func whole(_ number: Int) -> JSON { .number(Double(number)) }
}

extension OpenLayout {
  /// Returns the answer for the page. If only numbers of the text changed, it contains the numbers
  /// alone.
  func answer(isSame: Bool) -> JSON {
    isSame ? ["same": .flag(true), "literals": literalsJSON] : itemsJSON
  }

  /// The items and constraints, for the page.
  private var itemsJSON: JSON {
    let window = tree.root
    // One for all items, because the first name of a tree reads the whole tree.
    let names = ItemNames()
    return [
      "same": .flag(false),
      "window": [
        "width": .number(window.frame.width), "height": .number(window.frame.height),
        "isRightToLeft": .flag(window.layoutDirection == .rightToLeft),
      ],
      "items": .list(items.indices.map(itemJSON)),
      "constraints": .list(statements.indices.map { constraintJSON($0, names) }),
      "literals": literalsJSON,
    ]
  }

  private func itemJSON(_ number: Int) -> JSON {
    let item = items[number]
    let declarations = tree.document.declarations
    let isDeclared = number < declarations.count
    let range = isDeclared ? tree.document.places[number].range : nil
    var depth = 0
    var parent = parents[number]
    while parent >= 0 { (depth, parent) = (depth + 1, parents[parent]) }
    let json: JSON = [
      "name": .text(isDeclared ? declarations[number].name : item.layoutName),
      "kind": .text(isDeclared ? declarations[number].kind.rawValue : "guide"),
      "parent": .whole(parents[number]), "depth": .whole(depth),
      "isHidden": .flag(isHidden(number)),
    ]
    return range.map { json + place($0, offsets) } ?? json
  }

  /// Returns `true` if the item or one of its ancestors is hidden.
  func isHidden(_ number: Int) -> Bool {
    var number = number
    while number >= 0 {
      if let view = items[number] as? LayoutView, view.isHidden { return true }
      number = parents[number]
    }
    return false
  }

  private func constraintJSON(_ number: Int, _ names: ItemNames) -> JSON {
    let constraint = constraint(number)
    let statement = tree.statements[statements[number].statement]
    return [
      "text": .text(constraint.text(names)),
      "first": self.number(of: constraint.firstItem).map { .whole($0) },
      "second": self.number(of: constraint.secondItem).map { .whole($0) },
      "isRequired": .flag(constraint.priority == .required),
    ] + place(statement.range, offsets)
  }

  /// Returns a position in the text.
  private func place(_ range: Range<Int>, _ offsets: TextOffsets) -> JSON {
    [
      "line": .whole(offsets.line(range.lowerBound)),
      "start": .whole(offsets.utf16(range.lowerBound)),
      "end": .whole(offsets.utf16(range.upperBound)),
    ]
  }

  /// By constraint, the number that moves its constant.
  private var literalsJSON: JSON {
    .list(
      literals.map { literal in
        guard let literal else { return .null }
        return .list([
          .whole(offsets.utf16(literal.range.lowerBound)),
          .whole(offsets.utf16(literal.range.upperBound)), .exact(literal.value),
          .exact(literal.factor),
        ])
      })
  }

  /// A mistake in a text. Where something is missing, the next character is marked.
  func mistakeJSON(_ mistake: LayoutTextError, _ offsets: TextOffsets) -> JSON {
    let start = mistake.range.lowerBound
    let range = start..<max(mistake.range.upperBound, start + 1)
    return place(range, offsets) + ["message": .text(mistake.message)]
  }

  /// The lines of the labels that are seen.
  var textsJSON: JSON {
    let frames = frames
    var texts: [JSON] = []
    for (number, item) in items.enumerated() {
      guard let label = item as? LayoutLabel, !isHidden(number) else { continue }
      let (x, y) = (frames[4 * number], frames[4 * number + 1])
      let lines = label.lines(fitting: label.bounds.size).map { line in
        [
          "text": .text(line.text), "x": .number(x + line.origin.x),
          "baseline": .number(y + line.origin.y), "width": .number(line.width),
          "isRightToLeft": .flag(label.layoutDirection == .rightToLeft),
        ] as JSON
      }
      texts.append(
        [
          "item": .whole(number), "size": .number(label.font.size),
          "weight": .text(label.font.weight == .bold ? "bold" : "regular"),
          "lines": .list(lines),
        ])
    }
    return .list(texts)
  }
}
