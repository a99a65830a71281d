import AnchorsReport

/// Marks up Swift source as HTML: keywords, types, strings, numbers, comments, and the operators
/// that constraints are written with.
struct SwiftHighlighter {
  private static let keywords: Set<String> = [
    "case", "class", "convenience", "else", "enum", "extension", "false", "final", "for", "func",
    "guard", "if", "import", "in", "init", "lazy", "let", "nil", "override", "private", "return",
    "self", "static", "struct", "super", "switch", "true", "var", "where",
  ]
  private static let operators = ["==", ">=", "<=", "~"]

  func html(of source: String) -> String {
    var rest = Substring(source)
    var html = ""
    while !rest.isEmpty {
      let (kind, length) = token(at: rest)
      let text = String(rest.prefix(length))
      html += kind.map { "<span class=\"\($0)\">\(escaped(text))</span>" } ?? escaped(text)
      rest = rest.dropFirst(length)
    }
    return html
  }

  /// The class of the token that a text begins with, and its length.
  private func token(at text: Substring) -> (kind: String?, length: Int) {
    guard let first = text.first else { return (nil, 0) }
    if text.hasPrefix("//") { return ("comment", text.prefix { !$0.isNewline }.count) }
    if first == "\"" { return ("string", stringLength(text)) }
    for sign in Self.operators where text.hasPrefix(sign) { return ("operator", sign.count) }
    if first.isNumber {
      return ("number", text.prefix { $0.isNumber || $0 == "." || $0 == "_" }.count)
    }
    if first.isLetter || first == "_" {
      let word = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if Self.keywords.contains(String(word)) { return ("keyword", word.count) }
      return (first.isUppercase ? "type" : nil, word.count)
    }
    return (nil, 1)
  }

  private func stringLength(_ text: Substring) -> Int {
    var length = 1
    var isEscaped = false
    for character in text.dropFirst() {
      length += 1
      if character == "\"", !isEscaped { break }
      isEscaped = character == "\\" && !isEscaped
    }
    return length
  }
}
