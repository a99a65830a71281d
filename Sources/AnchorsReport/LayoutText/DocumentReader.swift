import Anchors
import AnchorsLayout

/// Reads a layout's text line by line: which of them declare something, and which are statements
/// about constraints.
struct DocumentReader {
  var document: LayoutDocument
  /// The unread part of the line.
  var words: TextScanner
  private let lines: [DocumentLine]
  /// The place of the line that is read.
  private var place = 0
  /// The items that the next line may be in, each with its indentation.
  private var open: [(indentation: Int, item: Int)] = []
  /// The numbers of the items, by name.
  private var numbers: [String: Int] = [:]
  private var metricNames: Set<String> = []

  init(_ document: LayoutDocument) {
    self.document = document
    words = TextScanner(document.string)
    lines = words.takeLines()
  }

  private var line: DocumentLine { lines[place] }
  private var hasWindow: Bool { !document.places[0].range.isEmpty }

  mutating func read() {
    while place < lines.count {
      do throws(LayoutTextError) {
        try readLine()
      } catch {
        document.mistakes.append(error)
      }
      place += 1
    }
    if !hasWindow {
      document.declarations[0][.size] = [390, 844]
      if numbers["window"] == nil { numbers["window"] = 0 }
    }
  }

  private mutating func readLine() throws(LayoutTextError) {
    (words.offset, words.end) = (line.range.lowerBound, line.range.upperBound)
    // A keyword counts only before a name or a number: `view.top == 8` is about a view of that
    // name.
    if let word = words.takeWord(), let next = words.next,
      next.isLetter || next >= 0x80 || next.isDigit || next == UInt8(ascii: "`")
    {
      switch word {
      case "anchors": return try readVersion()
      case "let": return try readNumber()
      case "expect": return try readExpectation()
      default:
        if let kind = Declaration.Kind(rawValue: word) { return try declare(kind) }
        if try refuseMisspelled(word) { return }
      }
    }
    readStatement()
  }

  /// Throws the mistake of a line that begins with a misspelled keyword; no statement begins with
  /// two words. An item that it declares counts, so that what follows is read as it is meant.
  ///
  /// - Returns: `true` if the line was read; `false` if its first word is like no keyword.
  private mutating func refuseMisspelled(_ word: String) throws(LayoutTextError) -> Bool {
    let keywords = ["anchors", "let", "expect"] + Declaration.Kind.allCases.map { $0.rawValue }
    let near = nearNames(word, of: keywords)
    if near.isEmpty { return false }
    let start = line.range.lowerBound
    let mistake = words.mistake(
      .malformedLine, start..<start + word.utf8.count,
      "no line begins with \(word)\(didYouMean(word, of: keywords))")
    if near.count == 1, let kind = Declaration.Kind(rawValue: near[0]) {
      document.mistakes.append(mistake)
      try declare(kind)
      return true
    }
    throw mistake
  }

  /// Reads a statement. The next line belongs to it within brackets, after a line that ends with a
  /// sign, and if the line itself begins with a sign.
  private mutating func readStatement() {
    let start = line.range.lowerBound
    var openBrackets = line.openBrackets
    while place + 1 < lines.count,
      openBrackets > 0 || line.endsWithSign || lines[place + 1].beginsWithSign
    {
      place += 1
      openBrackets += line.openBrackets
    }
    document.statements.append(start..<line.range.upperBound)
  }

  private mutating func readVersion() throws(LayoutTextError) {
    let range = words.nextRange
    let latest = LayoutDocument.latestVersion
    guard place == 0, let number = words.takeFigure(), words.isAtEnd else {
      throw words.mistake(
        .malformedLine, line.range,
        "the first line, and no other, says the version: anchors \(latest)")
    }
    guard number >= 1, number <= Double(latest), number == Double(Int(number)) else {
      throw words.mistake(
        .unknownVersion, range,
        "this layout is of version \(shortest(number)); versions 1 to \(latest) can be read here")
    }
    document.version = Int(number)
  }

  /// Reads `let gap = 12`.
  private mutating func readNumber() throws(LayoutTextError) {
    let nameRange = words.nextRange
    guard let name = words.takeDeclaredName(), words.takeSign("=") else {
      throw words.mistake(.malformedLine, line.range, "a number is declared so: let gap = 12")
    }
    let start = words.offset
    guard let value = words.takeFigure(), words.isAtEnd else {
      // The name counts, so that what follows is read as it is meant.
      document.metrics.append(NamedNumber(name: name, value: 0, range: start..<start))
      throw words.mistake(
        .expectedNumber, words.isAtEnd ? line.range : words.nextRange,
        "expected a number after =, and nothing after it")
    }
    guard metricNames.insert(name).inserted else {
      throw words.mistake(.duplicateName, nameRange, "there is a number named \(name) already")
    }
    document.metrics.append(
      NamedNumber(name: name, value: value, range: words.range(from: start)))
  }

  /// Reads `expect title 16 20 100 -`, or `expect conflicts`.
  private mutating func readExpectation() throws(LayoutTextError) {
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
      throw words.mistake(
        .malformedLine, line.range,
        "a frame is expected so, with - for what is ambiguous: expect title 16 20 100 -")
    }
    document.expectedFrames.append(ExpectedFrame(item: item, components: components))
  }
}

// MARK: - Items

extension DocumentReader {
  private mutating func declare(_ kind: Declaration.Kind) throws(LayoutTextError) {
    let nameRange = words.nextRange
    guard let name = words.takeDeclaredName() ?? (kind == .window ? "window" : nil) else {
      throw words.mistake(.expectedName, nameRange, "expected a name after \(kind.rawValue)")
    }
    if kind == .window, hasWindow {
      throw words.mistake(.duplicateName, line.range, "there is a window already")
    }
    if numbers[name] != nil {
      throw words.mistake(.duplicateName, nameRange, "there is an item named \(name) already")
    }
    // The item counts even if its properties are wrong, so that what follows is read as it is
    // meant.
    let number = kind == .window ? 0 : document.declarations.count
    numbers[name] = number
    var declaration = Declaration(kind: kind, name: name)
    if kind != .window {
      declaration.parent =
        document.version > 1 ? parent(indentedBy: line.indentation, number) : 0
      document.declarations.append(declaration)
      document.places.append(DeclarationPlaces())
    }
    document.places[number].range = line.range
    defer { document.declarations[number] = declaration }
    var ahead = words
    if ahead.takeWord() == "in" {
      words = ahead
      declaration.parent = try namedParent()
    }
    if declaration.parent >= 0, document.declarations[declaration.parent].kind == .guide {
      throw words.mistake(
        .malformedLine, line.range,
        "nothing can be in \(document.declarations[declaration.parent].name), a guide")
    }
    try readProperties(of: &declaration, number)
  }

  /// The item that one which is indented so far is in.
  private mutating func parent(indentedBy indentation: Int, _ number: Int) -> Int {
    while let last = open.last, last.indentation >= indentation { open.removeLast() }
    let parent = open.last?.item ?? 0
    open.append((indentation, number))
    return parent
  }

  private mutating func namedParent() throws(LayoutTextError) -> Int {
    let range = words.nextRange
    guard let name = words.takeDeclaredName() else {
      throw words.mistake(.expectedName, range, "expected the name of an item after in")
    }
    if name == "window", numbers[name] == nil { return 0 }
    guard let number = numbers[name], number < document.declarations.count - 1 else {
      throw noItem(name, range)
    }
    return number
  }

  private func noItem(_ name: String, _ range: Range<Int>) -> LayoutTextError {
    let names = document.declarations.map { $0.name }.filter { $0 != name }
    return words.mistake(
      .unknownItem, range, "no item above is named \(name)\(didYouMean(name, of: names))")
  }
}
