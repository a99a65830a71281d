import SwiftSyntax

/// Settings that the code around a statement makes for its constraints.
struct StatementOptions {
  var priority: String?
  var identifier: String?
  /// The priority, as the library's code writes it.
  var plainPriority: String?
  /// `true` if something keeps the constraints.
  var isKept = false
}

/// A statement, or several in an `if` or a loop.
enum Part<Content> {
  case single(Content)
  case block(String, [Content], otherwise: [Content] = [])
  /// A comment, or the name of a variable that keeps constraints.
  case text(String)

  /// Returns the part with other contents.
  func flatMap<New, Failure>(_ change: (Content) throws(Failure) -> [New]) throws(Failure)
    -> [Part<New>]
  {
    switch self {
    case .single(let content): return try change(content).map { .single($0) }
    case .block(let head, let contents, let otherwise):
      let changed = try (contents.map(change), otherwise.map(change))
      return [.block(head, Array(changed.0.joined()), otherwise: Array(changed.1.joined()))]
    case .text(let text): return [.text(text)]
    }
  }

  /// The names and comments.
  var texts: [String] {
    if case .text(let text) = self { return [text] }
    return []
  }

  /// All contents.
  var contents: [Content] {
    switch self {
    case .single(let content): [content]
    case .block(_, let contents, let otherwise): contents + otherwise
    case .text: []
    }
  }
}

/// A statement of a library that is understood.
struct ReadStatement {
  var parts: [Part<Statement>]
  /// The statements in the library's order, where a variable keeps their constraints in an array.
  var ordered: [Statement]?
  /// Statements that stand before the builder, which does not accept them.
  var before: [String] = []
  /// Edits at other places, such as of a variable that the statement no longer needs.
  var edits: [Edit] = []
  /// The paths of the first items whose autoresizing masks Anchors turns off.
  var constrained: [String] = []
  /// The paths of the first items whose masks Anchors turns off unless the second items are
  /// descendants, which the code does not tell, and the second items.
  var uncertain: [(path: String, second: String)] = []
  /// The paths of the first items whose masks the library turns off, and Anchors may not: their
  /// second items are, or may be, descendants.
  var masked: [String] = []
  /// The first item whose mask a line of the app turns off, which is then needless.
  var unmasked: String?
  /// The fact that the files do not show, and that is to be checked.
  var check: String?
  /// `true` if the library returns one constraint, rather than an array or a group.
  var isSingle: Bool
  /// The number of statements that it consists of.
  var count = 1

  init(_ parts: [Part<Statement>], isSingle: Bool) {
    (self.parts, self.isSingle) = (parts, isSingle)
  }

  init(_ statements: [Statement], isSingle: Bool) {
    self.init(statements.map { .single($0) }, isSingle: isSingle)
  }

  /// The statements, if there is nothing else.
  var statements: [Statement]? {
    let statements = parts.compactMap {
      if case .single(let statement) = $0 { statement } else { nil }
    }
    return statements.count == parts.count ? statements : nil
  }

  /// Returns the statement with settings of the code around it.
  func with(_ options: StatementOptions) -> ReadStatement {
    var copy = self
    copy.parts = parts.flatMap { part in part.flatMap { [$0.with(options)] } }
    return copy
  }

  /// Wraps everything in `if let`.
  mutating func unwrap(_ condition: String) {
    if let statements { parts = [.block("if let \(condition)", statements)] }
  }
}
