import AnchorsLayout
import AnchorsReport

/// A change of the text that fixes a problem, and its title.
struct TextChange {
  /// A part of the text, as offsets of UTF-8, and what takes its place.
  struct Edit {
    let range: Range<Int>
    let text: String
  }

  let text: String
  let edits: [Edit]
}

extension OpenLayout {
  /// The repairs of a conflict, as changes of the text.
  func repairs(of conflict: LayoutConflict) -> [TextChange] {
    conflict.repairs.told.map { TextChange(text: $0.description, edits: edits(for: $0)) }
  }

  private func edits(for repair: LayoutRepair) -> [TextChange.Edit] {
    switch repair {
    case .constant(let constraint, let from, let to):
      return editsOfConstant(of: constraint, by: to - from, to: to)
    case .priority(let constraint): return editsOfPriority(of: constraint)
    case .contentPriority(let limit, _, let priority): return editsOfContent(limit, priority)
    case .addition(let constraint):
      let end = text.utf8.count
      let before = text.utf8.last == UInt8(ascii: "\n") || end == 0 ? "" : "\n"
      let line = constraint.text(ItemNames())
      return [TextChange.Edit(range: end..<end, text: "\(before)\(line)\n")]
    case .distribution(let stack, let distribution):
      // The last of several distributions in a line counts.
      return editsOfDeclaration(of: stack, adding: distribution.rawValue)
    case .customSpacing, .spacing, .alignment, .length: return []
    }
  }

  private func editsOfConstant(of constraint: Constraint, by change: Double, to constant: Double)
    -> [TextChange.Edit]
  {
    guard let number = number(of: constraint) else { return [] }
    let (statement, place) = statements[number]
    let isAlone = tree.statements[statement].constraints.count == 1
    if isAlone, let literal = literals[number] {
      let value = literal.value + change / literal.factor
      return [edit(literal.range, number: value)]
    }
    return [split(statement, changing: place) { $0.constant = constant }]
  }

  /// A number in the text. After an operator, one below 0 is in brackets.
  private func edit(_ range: Range<Int>, number: Double) -> TextChange.Edit {
    let text = shortest(rounded(number, parts: 1e6))
    return TextChange.Edit(range: range, text: number < 0 ? "(\(text))" : text)
  }

  private func editsOfPriority(of constraint: Constraint) -> [TextChange.Edit] {
    guard let number = number(of: constraint) else { return [] }
    let (place, inStatement) = statements[number]
    let statement = tree.statements[place]
    if statement.constraints.count == 1, let range = statement.priority {
      return [TextChange.Edit(range: range, text: "999")]
    }
    if statement.constraints.count == 1, constraint.identifier == nil {
      let end = statement.range.upperBound
      return [TextChange.Edit(range: end..<end, text: " ~ 999")]
    }
    return [split(place, changing: inStatement) { $0.priority = .required - 1 }]
  }

  /// A statement as several, one for each of its constraints, one of which is another.
  private func split(_ number: Int, changing place: Int, _ change: (Constraint) -> Void)
    -> TextChange.Edit
  {
    let statement = tree.statements[number]
    let names = ItemNames()
    var lines = statement.constraints.map { $0.text(names) }
    // A copy that nothing else knows, read from its own text.
    let reader = tree.reader
    if let copy = reader.constraint(lines[place]) {
      change(copy)
      lines[place] = copy.text(names)
    }
    return TextChange.Edit(range: statement.range, text: lines.joined(separator: "\n"))
  }

  /// Changes the priorities after `hugging` or `compression`, or adds them at the end of the
  /// declaration.
  private func editsOfContent(_ limit: ContentSizeConstraint, _ priority: Priority) -> [TextChange
    .Edit]
  {
    guard let number = number(of: limit.item), number < tree.document.declarations.count else {
      return []
    }
    let places = tree.document.places[number]
    let isHugging = limit.relation == .lessThanOrEqual
    let property: DeclaredProperty = isHugging ? .hugging : .compression
    let metrics = limit.item.layoutMetrics
    var both = isHugging ? metrics.hugging : metrics.compressionResistance
    both[limit.attribute == .width ? .horizontal : .vertical] = priority
    let text = "\(shortest(both.horizontal.rawValue)) \(shortest(both.vertical.rawValue))"
    if let range = places.priorities[property] {
      return [TextChange.Edit(range: range, text: text)]
    }
    let end = places.range.upperBound
    return [TextChange.Edit(range: end..<end, text: " \(property.rawValue) \(text)")]
  }

  private func editsOfDeclaration(of item: any LayoutItem, adding word: String) -> [TextChange.Edit]
  {
    guard let number = number(of: item), number < tree.document.declarations.count else {
      return []
    }
    let end = tree.document.places[number].range.upperBound
    return [TextChange.Edit(range: end..<end, text: " \(word)")]
  }

  /// Returns the changes that determine an item's frame: priorities of content, then constraints at
  /// the end of the text.
  func repairs(of ambiguity: LayoutAmbiguity) -> [TextChange] {
    ambiguity.repairs.map { TextChange(text: $0.description, edits: edits(for: $0)) }
  }
}
