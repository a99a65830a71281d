import Anchors
import AnchorsLayout

/// Reads what a declaration says after the name: sizes, texts, priorities.
struct PropertyReader {
  var declaration: Declaration
  var places: DeclarationPlaces
  /// What has not been read of the line.
  var words: TextScanner

  mutating func read() throws(LayoutTextError) {
    while !words.isAtEnd {
      try property().read(&self)
    }
  }

  /// Takes the word that a property begins with, if it has one.
  private mutating func property() throws(LayoutTextError) -> DeclaredProperty {
    let range = words.nextRange
    switch words.next {
    case UInt8(ascii: "\""): return .text
    case let next? where next.isDigit || next == UInt8(ascii: "-"): return .size
    default: break
    }
    guard let word = words.takeWord() else {
      throw words.mistake(.expectedAttribute, range, "expected a property")
    }
    let properties = DeclaredProperty.all.filter { $0.kinds.contains(declaration.kind) }
    if let property = properties.first(where: { $0.name == word }) { return property }
    let (kind, names) = (declaration.kind.rawValue, properties.map { $0.name })
    throw words.mistake(
      .unknownAttribute, range,
      "a \(kind) has no property \(word); it has \(enumerated(names))\(didYouMean(word, of: names))"
    )
  }

  private func enumerated(_ names: [String]) -> String {
    names.dropLast().joined(separator: ", ") + (names.count > 1 ? " and " : "") + (names.last ?? "")
  }
}

// MARK: - Values

extension PropertyReader {
  /// `120 x 80`; a side of which there is none is `-`.
  mutating func size() throws(LayoutTextError) -> Declaration.Lengths {
    let (start, firstRange) = (words.offset, words.nextRange)
    let width = try length()
    guard words.takeSign("x") else {
      throw words.mistake(
        .expectedNumber, words.range(from: start), "expected a width and a height: 120 x 80")
    }
    let height = try length()
    let source: String
    switch declaration.kind {
    case .window, .view, .scroll: return Declaration.Lengths(width: width, height: height)
    case .label: source = "its text"
    case .stack: source = "its views"
    case .guide: source = "constraints"
    }
    throw words.mistake(
      .unknownAttribute, firstRange,
      "the size of a \(declaration.kind.rawValue) follows from \(source)")
  }

  private mutating func length() throws(LayoutTextError) -> Double? {
    let range = words.nextRange
    if let number = words.takeFigure() {
      if number >= 0, number <= 1e6 { return number }
      throw words.mistake(.outOfRange, range, "a length is from 0 to 1000000 points")
    }
    if words.takeSign("-") { return nil }
    throw words.mistake(.expectedNumber, range, "expected a length in points, or - for none")
  }

  /// `"Fjord at dawn"`
  mutating func text() throws(LayoutTextError) -> String {
    let range = words.nextRange
    guard let text = words.takeText() else {
      throw words.mistake(.unterminatedQuote, range, "the text does not end: \" is missing")
    }
    if declaration.kind == .label { return text }
    throw words.mistake(.unknownAttribute, range, "only labels have a text")
  }

  /// The numbers of a property, as many as it has.
  mutating func numbers(_ value: DeclaredProperty.Value, of name: String) throws(LayoutTextError)
    -> [Double]
  {
    let start = words.offset
    var numbers: [Double] = []
    while numbers.count < value.count, let number = words.takeFigure() { numbers.append(number) }
    let range = words.range(from: start)
    let isWhole = numbers.count == value.count || value.isSpread && numbers.count == 1
    guard isWhole, numbers.allSatisfy({ abs($0) <= 1e6 }) else {
      throw words.mistake(
        .expectedNumber, range.isEmpty ? words.nextRange : range, value.expectation(after: name))
    }
    switch value {
    case .priorities:
      // A number that a size begins with is no priority.
      if numbers.count == 2, words.next == UInt8(ascii: "x") {
        throw words.mistake(.malformedLine, range, "a size comes before priorities")
      }
      if let priority = numbers.map({ Priority($0) }).first(where: { !$0.isValid }) {
        throw words.mistake(.priorityOutOfRange, range, priority.refusal)
      }
    case .positive where numbers[0] <= 0:
      throw words.mistake(.outOfRange, range, "\(name) must be more than 0")
    case .count where numbers[0] < 0:
      throw words.mistake(.outOfRange, range, "\(name) must be 0 or more")
    default: break
    }
    if value == .priorities { places.priorities[name] = range }
    return numbers.count == value.count ? numbers : numbers + numbers + numbers + numbers
  }

  mutating func alignment() throws(LayoutTextError) -> String {
    let range = words.nextRange
    let names = Declaration.alignments.map { $0.name }
    guard let name = words.takeWord(), names.contains(name) else {
      throw words.mistake(
        .expectedAttribute, range, "expected an alignment after align: \(enumerated(names))")
    }
    return name
  }
}
