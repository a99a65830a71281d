import AnchorsLayout

/// Reads what a declaration says after the name: sizes, texts, priorities.
struct PropertyReader {
  private(set) var declaration: Declaration
  private(set) var places: DeclarationPlaces

  init(_ declaration: Declaration, _ places: DeclarationPlaces) {
    (self.declaration, self.places) = (declaration, places)
  }

  mutating func read(_ words: inout WordScanner) throws(DocumentMistake) {
    while !words.isAtEnd {
      let range = words.nextRange
      if let next = words.next, next.isFigure || next == UInt8(ascii: "-") {
        declaration.content = try lengths(&words)
        if [.label, .guide, .stack].contains(declaration.kind) {
          throw mistake(range, "the size of a \(declaration.kind.rawValue) follows from \(source)")
        }
      } else if words.next == UInt8(ascii: "\"") {
        guard let text = words.takeQuoted("\"") else {
          throw mistake(range, "the text does not end: \" is missing")
        }
        guard declaration.kind == .label else { throw mistake(range, "only labels have a text") }
        declaration.text = text
      } else if let word = words.takeWord() {
        try read(word, range, &words)
      } else {
        throw mistake(range, "expected a property")
      }
    }
  }

  private var source: String {
    switch declaration.kind {
    case .label: "its text"
    case .stack: "its views"
    default: "constraints"
    }
  }

  private mutating func read(_ word: String, _ range: Range<Int>, _ words: inout WordScanner)
    throws(DocumentMistake)
  {
    switch (word, declaration.kind) {
    case ("rtl", _), ("ltr", _): declaration.isRightToLeft = word == "rtl"
    case ("hidden", _): declaration.isHidden = true
    case ("margins", let kind) where kind != .guide:
      let insets = try insets(&words)
      declaration.margins = DirectionalInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    case ("safeArea", let kind) where kind != .guide: declaration.safeArea = try insets(&words)
    case ("alignmentInsets", .window), ("alignmentInsets", .view), ("alignmentInsets", .scroll):
      declaration.alignmentInsets = try insets(&words)
    case ("offset", let kind) where kind != .guide:
      declaration.offset = try numbers(2, after: word, &words)
    case ("insets", .guide): declaration.insets = try insets(&words)
    case ("content", .guide): declaration.isContentGuide = true
    case ("hugging", let kind) where kind.hasContent:
      (declaration.hugging, places.hugging) = try priorities(&words)
    case ("compression", let kind) where kind.hasContent:
      (declaration.compression, places.compression) = try priorities(&words)
    case ("baseline", .window), ("baseline", .view), ("baseline", .scroll):
      declaration.baselines = try numbers(2, after: word, &words)
    case ("frame", let kind) where kind.hasContent:
      declaration.frame = try numbers(4, after: word, &words)
    case ("font", .label): declaration.fontSize = try positive(word, &words)
    case ("lines", .label): declaration.lines = Int(try positive(word, &words, orZero: true))
    case ("bold", .label): declaration.isBold = true
    case ("horizontal", .stack), ("vertical", .stack): declaration.isColumn = word == "vertical"
    case ("spacing", .stack): declaration.spacing = try numbers(1, after: word, &words)[0]
    case (_, .stack) where Declaration.distributions.contains { $0.name == word }:
      declaration.distribution = word
    case ("align", .stack):
      let range = words.nextRange
      let alignment = words.takeWord()
      guard let alignment, Declaration.alignments.contains(where: { $0.name == alignment }) else {
        let names = Declaration.alignments.map { $0.name }
        throw mistake(range, "expected an alignment after align: \(list(names))")
      }
      declaration.alignment = alignment
    default:
      let names = Self.properties.filter { $0.kinds.contains(declaration.kind) }.map { $0.name }
      throw mistake(
        range, "a \(declaration.kind.rawValue) has no property \(word); it has \(list(names))")
    }
  }

  private func list(_ names: [String]) -> String {
    names.dropLast().joined(separator: ", ") + (names.count > 1 ? " and " : "") + (names.last ?? "")
  }
}

// MARK: - Values

extension PropertyReader {
  private func mistake(_ range: Range<Int>, _ message: String) -> DocumentMistake {
    DocumentMistake(range: range, message: message)
  }

  /// `120 x 80`; a side of which there is none is `-`.
  private func lengths(_ words: inout WordScanner) throws(DocumentMistake) -> Declaration.Lengths {
    let start = words.nextRange.lowerBound
    let width = try length(&words)
    guard words.take("x") else {
      throw mistake(words.range(from: start), "expected a width and a height: 120 x 80")
    }
    return Declaration.Lengths(width: width, height: try length(&words))
  }

  private func length(_ words: inout WordScanner) throws(DocumentMistake) -> Double? {
    let range = words.nextRange
    if let number = words.takeNumber() {
      if number >= 0, number <= 1e6 { return number }
      throw mistake(range, "a length is from 0 to 1000000 points")
    }
    if words.take("-") { return nil }
    throw mistake(range, "expected a length in points, or - for none")
  }

  private func numbers(_ count: Int, after word: String, _ words: inout WordScanner)
    throws(DocumentMistake) -> [Double]
  {
    let start = words.nextRange.lowerBound
    var numbers: [Double] = []
    while numbers.count < count, let number = words.takeNumber() { numbers.append(number) }
    guard numbers.count == count, numbers.allSatisfy({ abs($0) <= 1e6 }) else {
      throw mistake(
        words.range(from: start).isEmpty ? words.nextRange : words.range(from: start),
        "expected \(count == 1 ? "a number" : "\(count) numbers") after \(word), up to 1000000")
    }
    return numbers
  }

  private func positive(_ word: String, _ words: inout WordScanner, orZero: Bool = false)
    throws(DocumentMistake) -> Double
  {
    let range = words.nextRange
    let number = try numbers(1, after: word, &words)[0]
    if number > 0 || orZero && number == 0 { return number }
    throw mistake(range, "\(word) must be more than 0")
  }

  /// One number for both axes, or one for each.
  private func priorities(_ words: inout WordScanner) throws(DocumentMistake)
    -> (Declaration.Priorities, Range<Int>)
  {
    let range = words.nextRange
    guard let first = words.takeNumber() else {
      throw mistake(range, "expected a priority, or one across and one down: hugging 251 250")
    }
    var end = words
    let second = words.takeNumber()
    if second != nil { end = words }
    // A number that a size begins with is no priority.
    if second != nil, words.next == UInt8(ascii: "x") {
      throw mistake(range, "a size comes before priorities")
    }
    for priority in [first, second ?? first] where !Priority(priority).isValid {
      throw mistake(range, "a priority is above 0 and at most 1000, not \(shortest(priority))")
    }
    return (
      Declaration.Priorities(horizontal: first, vertical: second ?? first),
      end.range(from: range.lowerBound)
    )
  }

  /// `16`, or top, left, bottom, right.
  private func insets(_ words: inout WordScanner) throws(DocumentMistake) -> Insets {
    let range = words.nextRange
    var numbers: [Double] = []
    while numbers.count < 4, let number = words.takeNumber() { numbers.append(number) }
    guard numbers.allSatisfy({ abs($0) <= 1e6 }) else {
      throw mistake(range, "a distance is at most 1000000 points")
    }
    switch numbers.count {
    case 1: return Insets(numbers[0])
    case 4:
      return Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    default:
      throw mistake(range, "expected one distance, or four: at the top, left, bottom and right")
    }
  }
}

// MARK: - What there is

extension PropertyReader {
  private static let views: [Declaration.Kind] = [.view, .label, .stack, .scroll]
  private static let plain: [Declaration.Kind] = [.window, .view, .scroll]

  /// What the kinds of items have, for a message.
  private static let properties: [(name: String, kinds: [Declaration.Kind])] = [
    ("a size as 120 x 80", plain), ("a text in quotes", [.label]),
    ("font", [.label]), ("bold", [.label]), ("lines", [.label]),
    ("horizontal", [.stack]), ("vertical", [.stack]), ("spacing", [.stack]), ("align", [.stack]),
    ("a distribution", [.stack]), ("hugging", views), ("compression", views),
    ("baseline", plain), ("margins", [.window] + views), ("safeArea", [.window] + views),
    ("alignmentInsets", plain), ("offset", [.window] + views), ("insets", [.guide]),
    ("content", [.guide]), ("frame", views), ("hidden", views),
    ("rtl", [.window] + views), ("ltr", [.window] + views),
  ]
}

extension Declaration.Kind {
  /// Whether it may have a size of its own and priorities for it.
  fileprivate var hasContent: Bool { self != .window && self != .guide }
}
