import Anchors
import AnchorsLayout

/// Reads a layout's text line by line: which of them declare something, and which are statements about
/// constraints.
struct DocumentReader {
  private(set) var document: LayoutDocument
  private let scanner: TextScanner
  private let lines: [DocumentLine]
  /// The items that the next line may be in, each with its indentation.
  private var open: [(indentation: Int, item: Int)] = []
  /// The numbers of the items, by name.
  private var numbers: [String: Int] = [:]
  private var metricNames: Set<String> = []
  private var hasWindow = false

  init(_ document: LayoutDocument) {
    self.document = document
    scanner = TextScanner(document.string)
    var scanner = scanner
    lines = scanner.takeLines()
  }

  mutating func read() {
    var place = 0
    while place < lines.count {
      do throws(LayoutTextError) {
        place += try read(lines[place], at: place)
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
  private mutating func read(_ line: DocumentLine, at place: Int) throws(LayoutTextError) -> Int {
    var words = scanner
    (words.offset, words.end) = (line.range.lowerBound, line.range.upperBound)
    // A keyword is one only before a name or a number: `view.top == 8` is about a view of that name.
    if let word = words.takeWord(), let next = words.next,
      next.isLetter || next >= 0x80 || next.isDigit || next == UInt8(ascii: "`")
    {
      switch word {
      case "anchors":
        try readVersion(line, &words, isFirst: place == 0)
        return 1
      case "let":
        try readNumber(line, &words)
        return 1
      case "expect":
        try readExpectation(line, &words)
        return 1
      default:
        if let kind = Declaration.Kind(rawValue: word) {
          try declare(kind, line, &words)
          return 1
        }
      }
    }
    let count = lines.statementLength(from: place)
    document.statements.append(
      line.range.lowerBound..<lines[place + count - 1].range.upperBound)
    return count
  }

  private mutating func readVersion(
    _ line: DocumentLine, _ words: inout TextScanner, isFirst: Bool
  ) throws(LayoutTextError) {
    let range = words.nextRange
    let latest = LayoutDocument.latestVersion
    guard isFirst, let number = words.takeFigure(), words.isAtEnd else {
      throw scanner.mistake(
        .malformedLine, line.range,
        "the first line, and no other, says the version: anchors \(latest)")
    }
    guard number >= 1, number <= Double(latest), number == Double(Int(number)) else {
      throw scanner.mistake(
        .unknownVersion, range,
        "this layout is of version \(shortest(number)); versions 1 to \(latest) can be read here")
    }
    document.version = Int(number)
  }

  /// `let gap = 12`
  private mutating func readNumber(_ line: DocumentLine, _ words: inout TextScanner)
    throws(LayoutTextError)
  {
    let nameRange = words.nextRange
    guard let name = words.takeDeclaredName(), words.takeSign("=") else {
      throw scanner.mistake(.malformedLine, line.range, "a number is declared so: let gap = 12")
    }
    let start = words.offset
    guard let value = words.takeFigure(), words.isAtEnd else {
      throw scanner.mistake(
        .expectedNumber, words.isAtEnd ? line.range : words.nextRange,
        "expected a number after =, and nothing after it")
    }
    guard metricNames.insert(name).inserted else {
      throw scanner.mistake(.duplicateName, nameRange, "there is a number named \(name) already")
    }
    document.metrics.append(
      NamedNumber(name: name, value: value, range: words.range(from: start)))
  }

  /// `expect title 16 20 100 -`, or `expect conflicts`
  private mutating func readExpectation(_ line: DocumentLine, _ words: inout TextScanner)
    throws(LayoutTextError)
  {
    let range = words.nextRange
    let name = words.takeDeclaredName() ?? ""
    if name == "conflicts", words.isAtEnd {
      document.expectsConflicts = true
      return
    }
    guard let item = numbers[name] else { throw noItem(name, range) }
    var components: [Double?] = []
    while true {
      let number = words.takeFigure()
      if number == nil, !words.takeSign("-") { break }
      components.append(number)
    }
    guard components.count == 4, words.isAtEnd else {
      throw scanner.mistake(
        .malformedLine, line.range,
        "a frame is expected so, with - for what is ambiguous: expect title 16 20 100 -")
    }
    document.expectedFrames.append(ExpectedFrame(item: item, components: components))
  }
}

// MARK: - Items

extension DocumentReader {
  private mutating func declare(
    _ kind: Declaration.Kind, _ line: DocumentLine, _ words: inout TextScanner
  ) throws(LayoutTextError) {
    let nameRange = words.nextRange
    guard let name = words.takeDeclaredName() ?? (kind == .window ? "window" : nil) else {
      throw scanner.mistake(.expectedName, nameRange, "expected a name after \(kind.rawValue)")
    }
    if kind == .window, hasWindow {
      throw scanner.mistake(.duplicateName, line.range, "there is a window already")
    }
    if numbers[name] != nil {
      throw scanner.mistake(.duplicateName, nameRange, "there is an item named \(name) already")
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
    var ahead = words
    if ahead.takeWord() == "in" {
      words = ahead
      declaration.parent = try namedParent(&words)
    }
    if declaration.parent >= 0, document.declarations[declaration.parent].kind == .guide {
      throw scanner.mistake(
        .malformedLine, line.range,
        "nothing can be in \(document.declarations[declaration.parent].name), a guide")
    }
    var reader = PropertyReader(declaration: declaration, places: places, words: words)
    defer { (declaration, places) = (reader.declaration, reader.places) }
    try reader.read()
  }

  /// The item that one which is indented so far is in.
  private mutating func parent(indentedBy indentation: Int, _ number: Int) -> Int {
    while let last = open.last, last.indentation >= indentation { open.removeLast() }
    let parent = open.last?.item ?? 0
    open.append((indentation, number))
    return parent
  }

  private mutating func namedParent(_ words: inout TextScanner) throws(LayoutTextError) -> Int {
    let range = words.nextRange
    guard let name = words.takeDeclaredName() else {
      throw scanner.mistake(.expectedName, range, "expected the name of an item after in")
    }
    if name == "window", numbers[name] == nil { return 0 }
    guard let number = numbers[name], number < document.declarations.count - 1 else {
      throw noItem(name, range)
    }
    return number
  }

  private func noItem(_ name: String, _ range: Range<Int>) -> LayoutTextError {
    let names = document.declarations.map { $0.name }.filter { $0 != name }
    return scanner.mistake(
      .unknownItem, range, "no item above is named \(name)\(didYouMean(name, of: names))")
  }
}
