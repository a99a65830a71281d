/// Reads a visual format by recursive descent: each rule of the grammar is a function.
///
/// Names are looked up while reading, so the first error in reading order is reported.
struct FormatParser {
  private var scanner: TextScanner
  private let names: FormatNames
  private let source: Constraint.SourceLocation

  init(_ format: String, _ names: FormatNames, _ source: Constraint.SourceLocation) {
    scanner = TextScanner(format)
    self.names = names
    self.source = source
  }

  /// `[("H" | "V") ":"] ["|" connection] view {connection view} [connection "|"]`
  mutating func parse() throws(LayoutTextError) -> FormatPicture {
    if scanner.isAtEnd {
      throw mistake(.empty, "the format is empty; the least is a view: [button]")
    }
    var picture = FormatPicture()
    picture.isColumn = try isColumn()
    if scanner.take("|") { picture.first = try connection(to: .view) }
    picture.views = [try view(after: nil)]
    while !scanner.isAtEnd {
      let space = try connection(to: .viewOrSuperview)
      if scanner.take("|") {
        picture.last = space
        try end()
      } else {
        picture.views.append(try view(after: space))
      }
    }
    return picture
  }

  /// `("H" | "V") ":"`, or nothing for a row.
  private mutating func isColumn() throws(LayoutTextError) -> Bool {
    let isColumn = scanner.take("V")
    if isColumn || scanner.take("H") {
      guard scanner.take(":") else {
        throw mistake(.expectedColon, "expected ':' after \(isColumn ? "V" : "H"), \(found)")
      }
    }
    return isColumn
  }

  private func end() throws(LayoutTextError) {
    if scanner.isAtEnd { return }
    throw mistake(.expectedEnd, "expected the end after the last '|', \(found)")
  }
}

// MARK: - Views and connections

extension FormatParser {
  /// `"[" name [list] "]"`
  private mutating func view(after space: FormatSpace?) throws(LayoutTextError) -> FormatView {
    guard scanner.take("[") else {
      throw mistake(.expectedView, "expected a view in brackets, as [button], \(found)")
    }
    let token = scanner.offset
    guard let name = scanner.takeName() else {
      throw mistake(
        .expectedName, "expected a name after '[': letters, digits and underscores, \(found)")
    }
    guard let item = names.views[name] else {
      throw mistake(
        .unknownView, since: token, noneNamed(name, "view", of: Array(names.views.keys)))
    }
    var view = FormatView(node: item.layoutNode, spaceBefore: space)
    if scanner.take("(") { view.predicates = try list(about: .view) }
    guard scanner.take("]") else {
      let end = view.predicates.isEmpty ? "'(' or ']' after the name" : "']' after the list"
      throw mistake(.expectedCloseBracket, "expected \(end) of view \(name), \(found)")
    }
    return view
  }

  /// The target of a connection.
  private enum Target { case view, viewOrSuperview }

  /// `[] | "-" | "-" (number | metric) "-" | "-" list "-"`
  private mutating func connection(to target: Target) throws(LayoutTextError) -> FormatSpace {
    guard scanner.take("-") else {
      if target == .view || isAtTarget { return .predicates([FormatPredicate(number: 0)]) }
      throw mistake(.expectedView, "expected '-', '[', '|' or the end, \(found)")
    }
    if isAtTarget { return .standard }
    let space: [FormatPredicate]
    let token = scanner.offset
    if scanner.take("(") {
      space = try list(about: .space)
    } else if let length = try number(signed: false) {
      space = [FormatPredicate(number: length)]
    } else {
      throw mistake(
        .expectedSpacing, since: token,
        """
        expected a number, a metric or a list in parentheses, or '[' or '|', after '-', \
        \(found)\(hintAtParentheses)
        """)
    }
    guard scanner.take("-") else {
      throw mistake(.expectedDash, "expected '-' after the space, \(found)")
    }
    if target == .viewOrSuperview, !isAtTarget {
      throw mistake(.expectedView, "expected a view or '|' after the space, \(found)")
    }
    return .predicates(space)
  }

  /// `true` if a view or the superview is next.
  private var isAtTarget: Bool {
    scanner.next == UInt8(ascii: "[") || scanner.next == UInt8(ascii: "|")
  }
}

// MARK: - Lists

extension FormatParser {
  /// The subject of a list: a view can be compared with others, a space cannot.
  private enum Subject { case view, space }

  /// `predicate {"," predicate} ")"`, after the opening parenthesis.
  private mutating func list(about subject: Subject) throws(LayoutTextError)
    -> [FormatPredicate]
  {
    var predicates: [FormatPredicate] = []
    repeat { predicates.append(try predicate(about: subject)) } while scanner.take(",")
    guard scanner.take(")") else {
      throw mistake(.expectedCloseParen, "expected ')' at the end of the list, \(found)")
    }
    return predicates
  }

  /// `[relation] (number | metric | view) ["@" (number | metric)]`
  private mutating func predicate(about subject: Subject) throws(LayoutTextError)
    -> FormatPredicate
  {
    let relation = try relation()
    var predicate = try object(about: subject)
    predicate.relation = relation
    if scanner.take("@") { predicate.priority = try priority() }
    return predicate
  }

  /// `["==" | "<=" | ">="]`
  private mutating func relation() throws(LayoutTextError) -> Relation {
    let token = scanner.offset
    let signs: [(Unicode.Scalar, Relation)] = [
      ("=", .equal), ("<", .lessThanOrEqual), (">", .greaterThanOrEqual),
    ]
    guard let (_, relation) = signs.first(where: { scanner.take($0.0) }) else { return .equal }
    guard scanner.take("=") else {
      throw mistake(
        .unknownRelation, since: token, "expected '=' (a relation is ==, >= or <=), \(found)")
    }
    return relation
  }

  /// `number | metric`, and of views `| view`.
  private mutating func object(about subject: Subject) throws(LayoutTextError)
    -> FormatPredicate
  {
    let token = scanner.offset
    if subject == .view, let name = scanner.takeName() {
      if let metric = names.metrics[name] {
        return FormatPredicate(number: try finite(metric, name, token))
      }
      if let item = names.views[name] { return FormatPredicate(number: 0, other: item.layoutNode) }
      throw mistake(
        .unknownName, since: token,
        "no metric or view is named \(name); \(names.complaint(about: name))")
    }
    if let number = try number(signed: true) { return FormatPredicate(number: number) }
    let choice = subject == .view ? "a number, a metric or a view" : "a number or a metric"
    throw mistake(.expectedNumberOrName, since: token, "expected \(choice), \(found)")
  }

  /// `number | metric`, after the `@`.
  private mutating func priority() throws(LayoutTextError) -> Priority {
    let token = scanner.offset
    guard let number = try number(signed: true) else {
      throw mistake(
        .expectedPriority, since: token,
        "expected a priority after '@': a number above 0 and at most 1000 or a metric, \(found)")
    }
    let priority = Priority(number)
    guard priority.isValid else {
      throw mistake(.priorityOutOfRange, since: token, priority.refusal)
    }
    return priority
  }

  /// `number | metric`; `nil` if neither comes next.
  private mutating func number(signed: Bool) throws(LayoutTextError) -> Double? {
    let token = scanner.offset
    guard let name = scanner.takeName() else {
      guard let number = scanner.takeNumber(signed: signed) else { return nil }
      return try finite(number, "the number", token)
    }
    guard let metric = names.metrics[name] else {
      throw mistake(.unknownMetric, since: token, names.complaint(aboutMetric: name))
    }
    return try finite(metric, name, token)
  }

  private func finite(_ number: Double, _ name: String, _ token: Int) throws(LayoutTextError)
    -> Double
  {
    if number.isFinite { return number }
    throw mistake(.notFinite, since: token, "\(name) is \(number), and numbers must be finite")
  }
}

// MARK: - Mistakes

extension FormatParser {
  /// A mistake at the place that has been reached, in what began at a token.
  private func mistake(
    _ kind: LayoutTextError.Kind, since token: Int? = nil, _ message: String
  ) -> LayoutTextError {
    let end = scanner.offset
    return scanner.mistake(kind, (token ?? end)..<end, at: end, message, source: source)
  }

  /// For what can be said only in a list.
  private var hintAtParentheses: String {
    switch scanner.next {
    case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "-"):
      "; signs and relations stand in parentheses: -(>=8)-"
    default: ""
    }
  }

  /// The text that was found instead: `not ']'`.
  private var found: String {
    switch scanner.nextScalar {
    case nil: "but the format ends"
    case " ", "\t": "not a space; a format has no spaces"
    case "\n", "\r": "not the end of a line; a format has no spaces"
    case let scalar?: "not '\(scalar)'"
    }
  }
}

extension FormatNames {
  fileprivate func complaint(about name: String) -> String {
    let (metrics, views) = (metrics.keys.sorted(), views.keys.sorted())
    return "\(listed(metrics, "metric")); \(listed(views, "view"))"
      + didYouMean(name, of: metrics + views)
  }

  fileprivate func complaint(aboutMetric name: String) -> String {
    if views[name] != nil { return "\(name) is a view; only a number or a metric can be here" }
    return noneNamed(name, "metric", of: Array(metrics.keys), or: Array(views.keys))
  }
}
