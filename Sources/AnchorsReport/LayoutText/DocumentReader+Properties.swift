import Anchors
import AnchorsLayout

extension DocumentReader {
  /// Reads the properties after the name: sizes, texts, priorities.
  mutating func readProperties(of declaration: inout Declaration, _ item: Int)
    throws(LayoutTextError)
  {
    while !words.isAtEnd {
      let property = try property(of: declaration.kind)
      switch property.value {
      case .size: declaration[property] = try size(of: declaration.kind)
      case .text: declaration.text = try text(of: declaration.kind)
      case .alignment: declaration.alignment = try alignment()
      case .parts: declaration[property] = try maskParts()
      default: declaration[property] = try numbers(of: property, item)
      }
    }
  }

  /// Takes the word that a property begins with, if it has one.
  private mutating func property(of kind: Declaration.Kind) throws(LayoutTextError)
    -> DeclaredProperty
  {
    let range = words.nextRange
    switch words.next {
    case UInt8(ascii: "\""): return .text
    case let next? where next.isDigit || next == UInt8(ascii: "-"): return .size
    default: break
    }
    guard let word = words.takeWord() else {
      throw words.mistake(.expectedAttribute, range, "expected a property")
    }
    let properties = DeclaredProperty.allCases.filter { $0.kinds.contains(kind) }
    if let property = properties.first(where: { $0.rawValue == word }) { return property }
    let names = properties.map { $0.rawValue }
    throw words.mistake(
      .unknownAttribute, range,
      """
      a \(kind.rawValue) has no property \(word); it has \(enumerated(names))\
      \(didYouMean(word, of: names))
      """)
  }

  private func enumerated(_ names: [String]) -> String {
    names.dropLast().joined(separator: ", ") + (names.count > 1 ? " and " : "") + (names.last ?? "")
  }
}

// MARK: - Values

extension DocumentReader {
  /// Reads `120 x 80`, with `-` for a side of which there is none.
  private mutating func size(of kind: Declaration.Kind) throws(LayoutTextError) -> [Double] {
    let (start, firstRange) = (words.offset, words.nextRange)
    let width = try length()
    guard words.takeSign("x") else {
      throw words.mistake(
        .expectedNumber, words.range(from: start), "expected a width and a height: 120 x 80")
    }
    let height = try length()
    let source: String
    switch kind {
    case .window, .view, .scroll: return [width, height]
    case .label: source = "its text"
    case .stack: source = "its views"
    case .guide: source = "constraints"
    }
    throw words.mistake(
      .unknownAttribute, firstRange, "the size of a \(kind.rawValue) follows from \(source)")
  }

  private mutating func length() throws(LayoutTextError) -> Double {
    let range = words.nextRange
    if let number = words.takeFigure() {
      if number >= 0, number <= 1e6 { return number }
      throw words.mistake(.outOfRange, range, "a length is from 0 to 1000000 points")
    }
    if words.takeSign("-") { return LayoutView.noIntrinsicMetric }
    throw words.mistake(.expectedNumber, range, "expected a length in points, or - for none")
  }

  /// Reads `"Fjord at dawn"`.
  private mutating func text(of kind: Declaration.Kind) throws(LayoutTextError) -> String {
    let range = words.nextRange
    guard let text = words.takeText() else {
      throw words.mistake(.unterminatedQuote, range, "the text does not end: \" is missing")
    }
    if kind == .label { return text }
    throw words.mistake(.unknownAttribute, range, "only labels have a text")
  }

  /// Reads the numbers of a property, as many as it has.
  private mutating func numbers(of property: DeclaredProperty, _ item: Int)
    throws(LayoutTextError) -> [Double]
  {
    let (name, value) = (property.rawValue, property.value)
    let start = words.offset
    var numbers: [Double] = []
    while numbers.count < value.count, let number = words.takeFigure() { numbers.append(number) }
    let range = words.range(from: start)
    let isAll = numbers.count == value.count
    guard isAll || value.isSpread && numbers.count == 1, numbers.allSatisfy({ abs($0) <= 1e6 })
    else {
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
      document.places[item].priorities[property] = range
    case .positive where numbers[0] <= 0:
      throw words.mistake(.outOfRange, range, "\(name) must be more than 0")
    case .count where numbers[0] < 0:
      throw words.mistake(.outOfRange, range, "\(name) must be 0 or more")
    default: break
    }
    return isAll ? numbers : Array(repeating: numbers[0], count: value.count)
  }

  /// Reads `width top in 390 x 300`: the flexible parts of a mask, and the size of the superview
  /// for which the frame holds.
  private mutating func maskParts() throws(LayoutTextError) -> [Double] {
    let range = words.nextRange
    var mask: UInt8 = 0
    while true {
      let start = words.offset
      guard let word = words.takeWord(),
        let bit = DeclaredProperty.maskParts.firstIndex(of: word)
      else {
        words.offset = start
        break
      }
      mask |= 1 << UInt8(bit)
    }
    if mask == 0 {
      throw words.mistake(
        .expectedAttribute, range,
        "expected the flexible parts after mask: \(enumerated(DeclaredProperty.maskParts))")
    }
    let start = words.offset
    guard words.takeWord() == "in" else {
      words.offset = start
      return [Double(mask)]
    }
    let numberRange = words.nextRange
    guard let width = words.takeFigure(), words.takeSign("x"), let height = words.takeFigure(),
      max(abs(width), abs(height)) <= 1e6
    else {
      throw words.mistake(
        .expectedNumber, numberRange, "expected the superview's size after in: 390 x 300")
    }
    return [Double(mask), width, height]
  }

  private mutating func alignment() throws(LayoutTextError) -> String {
    let range = words.nextRange
    let names = Declaration.alignments.map { $0.name }
    guard let name = words.takeWord(), names.contains(name) else {
      throw words.mistake(
        .expectedAttribute, range, "expected an alignment after align: \(enumerated(names))")
    }
    return name
  }
}
