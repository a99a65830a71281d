import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A parsed Swift file.
public final class SourceFile {
  /// The path, as the user gave it.
  public let path: String
  /// The text as UTF-8.
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  private let lineStarts: [Int]

  /// Parses a text.
  ///
  /// - Complexity: O(*n*), *n* the length of the text.
  public init(path: String, text: String) {
    self.path = path
    let bytes = Array(text.utf8)
    self.bytes = bytes
    tree = Parser.parse(source: text)
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// `true` if the parser found an error.
  var isBroken: Bool { error != nil }

  /// The line and the message of the first error; `nil` if there is none.
  public private(set) lazy var error: String? = {
    guard tree.hasError else { return nil }
    let diagnostics = ParseDiagnosticsGenerator.diagnostics(for: tree)
    let errors = diagnostics.filter { $0.diagMessage.severity == .error }
    guard !errors.isEmpty else { return "1: it is nested too deeply" }
    // The compiler accepts `@available (iOS 13, *)`, with a warning.
    let first = errors.first { !$0.message.hasPrefix("extraneous whitespace before '('") }
    return first.map { "\(line(of: $0.position.utf8Offset)): \($0.message)" }
  }()

  /// The modules that the file imports.
  private(set) lazy var imports: Set<String> = Set(
    tree.statements.compactMap { item in
      item.item.as(ImportDeclSyntax.self)?.path.first?.name.text
    })

  /// The modules that the file imports, also on some platforms only.
  private(set) lazy var allImports: Set<String> = imports.union(
    tree.statements.compactMap { $0.item.as(IfConfigDeclSyntax.self) }
      .flatMap { $0.descendants(ImportDeclSyntax.self) }.compactMap { $0.path.first?.name.text })

  /// Returns the line of an offset, from 1.
  func line(of offset: Int) -> Int { lineStarts.partitioningIndex { $0 > offset } }

  /// Returns the line of a node, from 1.
  func line(of node: some SyntaxProtocol) -> Int { line(of: node.start) }

  /// Returns the lines of a node, from 1.
  func lineNumbers(of node: some SyntaxProtocol) -> ClosedRange<Int> {
    let first = line(of: node)
    let last = node.lastToken(viewMode: .sourceAccurate).map { line(of: $0) }
    return first...max(first, last ?? first)
  }

  /// Returns a text that identifies a node of the file.
  func place(of node: some SyntaxProtocol) -> String { "\(path):\(node.start)" }

  /// Returns a reason with the place of the node that it is about.
  func located(_ reason: String, at node: some SyntaxProtocol) -> String {
    "\(path):\(line(of: node)): \(reason)"
  }

  /// Returns the offset where the line of an offset begins.
  func lineStart(of offset: Int) -> Int { lineStarts[line(of: offset) - 1] }

  /// Returns `true` if the file contains a text.
  ///
  /// - Complexity: O(*n*), *n* the length of the file.
  func contains(_ text: String) -> Bool {
    let mark = Array(text.utf8)
    return bytes.indices.dropLast(max(0, mark.count - 1)).contains { start in
      bytes[start] == mark[0] && bytes[start..<start + mark.count].elementsEqual(mark)
    }
  }

  /// Returns the offset at which a line begins, from 1.
  func lineStart(ofLine line: Int) -> Int { lineStarts[min(max(1, line), lineStarts.count) - 1] }

  /// Returns the offset of the next line, or of the end.
  func nextLineStart(after offset: Int) -> Int {
    let line = line(of: offset)
    return line < lineStarts.count ? lineStarts[line] : bytes.count
  }

  /// Returns the text of a range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the offsets of the lines that begin in a range, without blank ones.
  func lineStarts(in range: Range<Int>) -> [Int] {
    let first = line(of: range.lowerBound) - 1
    return lineStarts[first...].prefix { $0 < range.upperBound }.filter { start in
      range.contains(start) && start < bytes.count && bytes[start] != UInt8(ascii: "\n")
    }
  }

  /// Returns the spaces and tabs that begin the line of an offset.
  func indentation(at offset: Int) -> String {
    let start = lineStart(of: offset)
    let end = bytes[start...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return text(start..<min(end ?? bytes.count, max(offset, start)))
  }

  /// The indentation of one level, as most lines of the file use it.
  private(set) lazy var indentationUnit: String = {
    // How often a line is indented by so many blanks more than the one before it.
    var counts = [Int](repeating: 0, count: 9)
    var previous = 0
    for start in lineStarts where start < bytes.count {
      if bytes[start] == UInt8(ascii: "\t") { return "\t" }
      let blanks = bytes[start...].prefix { $0 == UInt8(ascii: " ") }.count
      let next = start + blanks
      // Continued comments begin with one blank more.
      guard next < bytes.count, bytes[next] != UInt8(ascii: "\n"), bytes[next] != UInt8(ascii: "*")
      else { continue }
      if 2...8 ~= blanks - previous { counts[blanks - previous] += 1 }
      previous = blanks
    }
    let most = counts.max() ?? 0
    return String(repeating: " ", count: most == 0 ? 2 : counts.firstIndex(of: most) ?? 2)
  }()
}

extension SyntaxProtocol {
  /// The offset of the first byte, without leading trivia.
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }

  /// The offset after the last byte, without trailing trivia.
  var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }

  /// The bytes without trivia around them.
  var range: Range<Int> { start..<max(start, end) }

  /// The text without trivia around it.
  ///
  /// The parser's own function copies the lists around the node, and is slow in a long list.
  var text: String {
    let bytes = description.utf8.dropFirst(leadingTriviaLength.utf8Length)
      .dropLast(trailingTriviaLength.utf8Length)
    return String(Substring(bytes))
  }

  /// `true` if a comment stands between the first token and the last one.
  var hasInnerComment: Bool {
    let tokens = Array(tokens(viewMode: .sourceAccurate))
    return tokens.dropFirst().contains { $0.leadingTrivia.hasComment }
      || tokens.dropLast().contains { $0.trailingTrivia.hasComment }
  }
}

extension Trivia {
  /// `true` if there is a comment.
  var hasComment: Bool { contains(where: \.isComment) }
}
