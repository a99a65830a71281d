import AnchorsLayout

/// Reads a layout's text line by line: which of them declare something, and which are statements about
/// constraints.
struct DocumentReader {
  private(set) var document: LayoutDocument
  private let lines: DocumentLines
  /// The items that the next line may be in, each with its indentation.
  private var open: [(indentation: Int, item: Int)] = []
  /// The numbers of the items, by name.
  private var numbers: [String: Int] = [:]
  private var metricNames: Set<String> = []
  private var hasWindow = false

  init(_ document: LayoutDocument) {
    self.document = document
    lines = DocumentLines(document.bytes)
  }

  mutating func read() {
    var place = 0
    while place < lines.lines.count {
      let line = lines.lines[place]
      do throws(DocumentMistake) {
        place += try read(line, at: place)
      } catch {
        document.mistakes.append(error)
        place += 1
      }
    }
    if !hasWindow {
      document.declarations[0].content = .init(width: 390, height: 844)
      if numbers["window"] == nil { numbers["window"] = 0 }
    }
  }

  /// Reads what begins on a line, and returns how many lines that takes.
  private mutating func read(_ line: DocumentLines.Line, at place: Int) throws(DocumentMistake)
    -> Int
  {
    var words = WordScanner(document.bytes, line.range)
    var ahead = words
    // A keyword is one only before a name or a number: `view.top == 8` is about a view of that name.
    if let word = ahead.takeWord(), let next = ahead.next,
      next.beginsWord || next.isFigure || next == UInt8(ascii: "`")
    {
      switch word {
      case "anchors":
        try readVersion(line, &ahead, isFirst: place == 0)
        return 1
      case "let":
        try readNumber(line, &ahead)
        return 1
      case "expect":
        try readExpectation(line, &ahead)
        return 1
      default:
        if let kind = Declaration.Kind(rawValue: word) {
          words = ahead
          try declare(kind, line, &words)
          return 1
        }
      }
    }
    let count = lines.statementLength(from: place)
    let end = lines.lines[place + count - 1].range.upperBound
    document.statements.append(line.range.lowerBound..<end)
    return count
  }

  private mutating func readVersion(
    _ line: DocumentLines.Line, _ words: inout WordScanner, isFirst: Bool
  ) throws(DocumentMistake) {
    let range = words.nextRange
    let latest = LayoutDocument.latestVersion
    guard isFirst, let number = words.takeNumber(), words.isAtEnd else {
      throw DocumentMistake(
        range: line.range,
        message: "the first line, and no other, says the version: anchors \(latest)")
    }
    guard number >= 1, number <= Double(latest), number == Double(Int(number)) else {
      throw DocumentMistake(
        range: range,
        message:
          "this layout is of version \(shortest(number)); versions 1 to \(latest) can be read here")
    }
    document.version = Int(number)
  }

  /// `let gap = 12`
  private mutating func readNumber(_ line: DocumentLines.Line, _ words: inout WordScanner)
    throws(DocumentMistake)
  {
    let nameRange = words.nextRange
    guard let name = words.takeWord() ?? words.takeQuoted("`"), words.take("=") else {
      throw DocumentMistake(range: line.range, message: "a number is declared so: let gap = 12")
    }
    let start = words.nextRange.lowerBound
    guard let value = words.takeNumber(), words.isAtEnd else {
      throw DocumentMistake(
        range: words.nextRange.isEmpty ? line.range : words.nextRange,
        message: "expected a number after =, and nothing after it")
    }
    guard metricNames.insert(name).inserted else {
      throw DocumentMistake(range: nameRange, message: "there is a number named \(name) already")
    }
    document.metrics.append(
      NamedNumber(name: name, value: value, range: words.range(from: start)))
  }
}

// MARK: - What is expected

extension DocumentReader {
  /// `expect title 16 20 100 -`, or `expect conflicts`
  private mutating func readExpectation(_ line: DocumentLines.Line, _ words: inout WordScanner)
    throws(DocumentMistake)
  {
    let range = words.nextRange
    let name = words.takeWord() ?? words.takeQuoted("`") ?? ""
    if name == "conflicts", words.isAtEnd {
      document.expectsConflicts = true
      return
    }
    guard let item = numbers[name] else {
      throw DocumentMistake(range: range, message: "no item above is named \(name)")
    }
    var components: [Double?] = []
    while true {
      let number = words.takeNumber()
      if number == nil, !words.take("-") { break }
      components.append(number)
    }
    guard components.count == 4, words.isAtEnd else {
      throw DocumentMistake(
        range: line.range,
        message: "a frame is expected so, with - for what is ambiguous: expect title 16 20 100 -")
    }
    document.expectedFrames.append(ExpectedFrame(item: item, components: components))
  }
}

// MARK: - Items

extension DocumentReader {
  private mutating func declare(
    _ kind: Declaration.Kind, _ line: DocumentLines.Line, _ words: inout WordScanner
  ) throws(DocumentMistake) {
    let nameRange = words.nextRange
    let name = words.takeWord() ?? words.takeQuoted("`")
    guard let name = name ?? (kind == .window ? "window" : nil) else {
      throw DocumentMistake(
        range: nameRange, message: "expected a name after \(kind.rawValue)")
    }
    if kind == .window, hasWindow {
      throw DocumentMistake(range: line.range, message: "there is a window already")
    }
    if numbers[name] != nil {
      throw DocumentMistake(range: nameRange, message: "there is an item named \(name) already")
    }
    // The item counts even if its properties are wrong, so that what follows is read as it is meant.
    let number = kind == .window ? 0 : document.declarations.count
    numbers[name] = number
    var declaration = Declaration(kind: kind, name: name)
    var places = DeclarationPlaces(range: line.range)
    if kind == .window {
      hasWindow = true
    } else {
      declaration.parent = 0
      if document.version > 1 { declaration.parent = parent(indentedBy: line.indentation, number) }
      document.declarations.append(declaration)
      document.places.append(places)
    }
    defer {
      document.declarations[number] = declaration
      document.places[number] = places
    }
    if words.take(word: "in") { declaration.parent = try namedParent(&words) }
    if declaration.parent >= 0, document.declarations[declaration.parent].kind == .guide {
      throw DocumentMistake(
        range: line.range,
        message: "nothing can be in \(document.declarations[declaration.parent].name), a guide")
    }
    var reader = PropertyReader(declaration, places)
    defer { (declaration, places) = (reader.declaration, reader.places) }
    try reader.read(&words)
  }

  /// The item that one which is indented so far is in.
  private mutating func parent(indentedBy indentation: Int, _ number: Int) -> Int {
    while let last = open.last, last.indentation >= indentation { open.removeLast() }
    let parent = open.last?.item ?? 0
    open.append((indentation, number))
    return parent
  }

  private mutating func namedParent(_ words: inout WordScanner) throws(DocumentMistake) -> Int {
    let range = words.nextRange
    guard let name = words.takeWord() ?? words.takeQuoted("`") else {
      throw DocumentMistake(range: range, message: "expected the name of an item after in")
    }
    if name == "window", numbers[name] == nil { return 0 }
    guard let number = numbers[name], number < document.declarations.count - 1 else {
      throw DocumentMistake(range: range, message: "no item above is named \(name)")
    }
    return number
  }
}
