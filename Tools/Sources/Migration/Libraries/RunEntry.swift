import SwiftSyntax

/// A found statement in Anchors' spelling.
struct RunEntry {
  /// The statement in the builder.
  enum Content {
    case translation(Translation)
    /// A variable that keeps the constraints; the flag is `true` for an array.
    case name(String, isOptional: Bool, isArray: Bool)
    /// A variable that keeps a group.
    case group(String)
    /// The last elements of an array that keeps them.
    case last(Int, of: String)
    case nothing
  }

  let item: CodeBlockItemSyntax
  /// Statements before the builder.
  var before: [String] = []
  var content = Content.nothing
  /// Edits at other places.
  var edits: [Edit] = []
  var statements = 1
  var constrained: [String] = []

  /// Translates a statement.
  ///
  /// - Throws: `Reason` if it is not understood, or if its keeper does not take a `Constraint`.
  init(
    _ found: FoundStatement, _ reader: some StatementReader,
    _ options: StatementOptions = StatementOptions()
  ) throws(Reason) {
    item = found.item
    if item.hasInnerComment, !found.hasClosure { throw Reason("a comment within the statement") }
    let options = try Self.options(found, reader, options)
    var translations: [Translation] = []
    for operands in found.values { translations.append(try reader.read(operands, options)) }
    statements = translations.reduce(0) { $0 + $1.statements }
    constrained = translations.flatMap(\.constrained)
    edits = translations.flatMap(\.edits)
    for path in constrained {
      try reader.migration.views.checkChanges(of: path, at: item, in: reader.file)
    }
    let masks = reader.migration.maskLines(
      of: constrained, masked: translations.flatMap(\.masked), at: item)
    defer { before = masks + before }
    switch found.keeper {
    case .nothing:
      var all = translations[0]
      all.pieces = translations.flatMap(\.pieces)
      before = translations.flatMap(\.before)
      content = .translation(all)
    case .variable(let name, let declaration, nil):
      guard let uses = reader.edits(ofGroup: name, in: found) else {
        throw Reason("what keeps it is not known")
      }
      edits += uses
      let value = try Self.value(translations, found, nil, reader, isGroup: true)
      before = ["\(declaration) = \(value.text)"]
      content = .group(name)
    case .variable(let name, let declaration, let key):
      let value = try Self.value(translations, found, key, reader)
      before = ["\(declaration) = \(value.text)"]
      content = .name(name, isOptional: false, isArray: value.isArray)
    case .target(let target, let key):
      let value = try Self.value(translations, found, key, reader)
      let name = target.text.onOneLine
      before = ["\(name) = \(value.text)"]
      let isOptional = reader.lookup.type(of: target, in: reader.file)?.text.hasSuffix("?") == true
      content = .name(name, isOptional: isOptional, isArray: value.isArray)
    case .array(let target, let key):
      let value = try Self.value(translations, found, key, reader)
      let name = target.text.onOneLine
      if target.containsOptionalChain { throw Reason("the array that keeps it is optional") }
      before = [value.isArray ? "\(name) += \(value.text)" : "\(name).append(\(value.text))"]
      if !value.hasCount { throw Reason("an unknown number of constraints that is appended") }
      content = .last(value.count, of: name)
    }
  }

  private static func options(
    _ found: FoundStatement, _ reader: some StatementReader, _ former: StatementOptions
  ) throws(Reason) -> StatementOptions {
    guard let member = found.member else { return former }
    var options = former
    switch member.name {
    case "priority":
      options.priority = try reader.priority(member.value)
    case "identifier": options.identifier = member.value.text.onOneLine
    case "isActive":
      if member.value.text == "true" { return former }
      throw Reason("it is deactivated at once")
    default: throw Reason("its member '\(member.name)' is set at once")
    }
    return options
  }

  // MARK: - Values of variables

  private struct Value {
    var text: String
    var isArray: Bool
    /// The number of constraints; 0 if it is not known.
    var count: Int
    var hasCount = true
  }

  /// Returns an expression for a variable that keeps the constraints.
  private static func value(
    _ translations: [Translation], _ found: FoundStatement, _ key: KeptConstraints.Key?,
    _ reader: some StatementReader, isGroup: Bool = false
  ) throws(Reason) -> Value {
    if !isGroup {
      guard let key else { throw Reason("what keeps it is not known") }
      if let reason = reader.kept.excluded[key] { throw Reason("what keeps it stays: \(reason)") }
    }
    var lines: [Line] = []
    for translation in translations {
      guard translation.before.isEmpty, let more = translation.orderedLines ?? translation.lines
      else {
        throw Reason("an optional view or a loop, whose constraints are kept")
      }
      lines += more.map { reader.migration.outside($0) }
    }
    let indentation = reader.file.indentation(at: found.item.start)
    let unit = reader.file.indentationUnit
    func text(_ line: Line) -> String { line.text(indentation: indentation, unit: unit) }
    let isArray = found.isList || !translations.allSatisfy(\.isSingle)
    let count = lines.reduce(0) { $0 + $1.attributes.count }
    if !isArray {
      guard lines.count == 1, let line = lines.first, !line.isGroup else {
        throw Reason("several constraints that are kept as one")
      }
      return Value(text: text(line), isArray: false, count: 1)
    }
    let hasCount = lines.allSatisfy { !$0.attributes.isEmpty }
    if isGroup, lines.count == 1 { return Value(text: text(lines[0]), isArray: true, count: count) }
    if lines.count == 1, let line = lines.first, line.isGroup {
      return Value(
        text: "(\(text(line))).constraints", isArray: true, count: count, hasCount: hasCount)
    }
    let inner = lines.map {
      indentation + unit + $0.text(indentation: indentation + unit, unit: unit)
    }
    if !isGroup, lines.allSatisfy({ !$0.isGroup }) {
      let whole = "[\(lines.map { text($0) }.joined(separator: ", "))]"
      if indentation.count + whole.count < 80 {
        return Value(text: whole, isArray: true, count: count)
      }
      let elements = inner.map { "\($0)," }.joined(separator: "\n")
      return Value(text: "[\n\(elements)\n\(indentation)]", isArray: true, count: count)
    }
    return Value(
      text:
        "\(Names.group) {\n\(inner.joined(separator: "\n"))\n\(indentation)}\(isGroup ? "" : ".constraints")",
      isArray: true, count: count, hasCount: hasCount)
  }

  // MARK: - Text

  /// The variable that keeps the constraints, and whether it gets another value.
  var keeper: (name: String, isReplaced: Bool)? {
    switch content {
    case .name(let name, _, _), .group(let name): (name, true)
    case .last(_, let name): (name, false)
    case .translation, .nothing: nil
    }
  }

  /// `true` if the entry cannot be in one builder with others: their variable would have changed.
  func conflicts(with others: [RunEntry]) -> Bool {
    guard let keeper else { return false }
    return others.contains { other in
      other.keeper.map { $0.name == keeper.name && ($0.isReplaced || keeper.isReplaced) } ?? false
    }
  }

  /// Returns what stands in the builder; `nil` for nothing.
  func text(indentation: String, unit: String, isInline: Bool) -> String? {
    switch content {
    case .translation(let translation):
      if translation.pieces.isEmpty { return nil }
      return isInline
        ? translation.textOnOneLine : translation.text(indentation: indentation, unit: unit)
    case .name(let name, _, _), .group(let name): return name
    case .last(1, let name): return "\(name).last"
    case .last(let count, let name): return "Array(\(name).suffix(\(count)))"
    case .nothing: return nil
    }
  }

  /// The statement that activates what is kept, without a builder; `nil` if there has to be one.
  var activation: String? {
    switch content {
    case .translation, .nothing: nil
    case .group(let name): "\(name).activate()"
    case .name(let name, let isOptional, false): "\(name)\(isOptional ? "?" : "").isActive = true"
    case .name(let name, let isOptional, true):
      "\(Names.constraint).activate(\(name)\(isOptional ? " ?? []" : ""))"
    case .last(1, let name): "\(name).last?.isActive = true"
    case .last(let count, let name): "\(Names.constraint).activate(Array(\(name).suffix(\(count))))"
    }
  }
}

extension [RunEntry] {
  /// The entries with one mention of each array, at its first entry.
  var mergingArrays: [RunEntry] {
    var (result, places) = (self, [String: Int]())
    for (place, entry) in enumerated() {
      guard case .last(let count, let name) = entry.content else { continue }
      if let first = places[name], case .last(let former, _) = result[first].content {
        result[first].content = .last(former + count, of: name)
        result[place].content = .nothing
      } else {
        places[name] = place
      }
    }
    return result
  }
}

extension FoundStatement {
  /// `true` if the statement has a closure, whose comments its reader keeps.
  var hasClosure: Bool {
    values.contains { operands in
      operands.count == 1
        && operands[0].as(FunctionCallExprSyntax.self)?.calledExpression.lastName?
          .hasPrefix("autoSet") == true
        && operands[0].as(FunctionCallExprSyntax.self)?.lastClosure != nil
    }
  }
}

extension FunctionCallExprSyntax {
  /// The closure that ends the call, also in parentheses.
  var lastClosure: ClosureExprSyntax? {
    trailingClosure ?? arguments.last?.expression.as(ClosureExprSyntax.self)
  }
}
