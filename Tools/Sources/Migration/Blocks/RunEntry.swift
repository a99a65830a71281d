import SwiftSyntax

/// A found statement in Anchors' spelling.
struct RunEntry {
  /// The content of the builder.
  enum Content {
    case lines([Part<Line>])
    /// A variable that keeps the constraints; the flag is `true` for an array.
    case name(String, isOptional: Bool, isArray: Bool)
    /// Variables that keep a constraint each.
    case names([String])
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
  /// The library's statements, in their order.
  let read: [ReadStatement]
  /// Edits at other places.
  private(set) var edits: [Edit]

  /// The number of statements.
  var count: Int { read.reduce(0) { $0 + $1.count } }
  var constrained: [String] { read.flatMap(\.constrained) }
  var statements: [Statement] { read.flatMap(\.parts).flatMap(\.contents) }

  /// Creates the entry of a variable that keeps constraints.
  init(_ item: CodeBlockItemSyntax, keptIn names: [String]) {
    (self.item, content, read, edits) = (item, .names(names), [], [])
  }

  /// Translates a statement.
  ///
  /// - Parameter outer: The node before which kept constraints are made; `nil` for the statement.
  /// - Throws: `Reason` if it is not understood, or if its keeper does not take a `Constraint`.
  init<Reader: StatementReader>(
    _ found: FoundStatement, _ reader: Reader, _ options: StatementOptions = StatementOptions(),
    outer: Syntax? = nil
  ) throws(Reason) {
    item = found.item
    if item.hasInnerComment, !found.hasClosure { throw Reason("a comment within the statement") }
    let options = try Self.options(found, reader, options)
    var read: [ReadStatement] = []
    for operands in found.values { read.append(try reader.read(operands, options)) }
    self.read = read
    edits = read.flatMap(\.edits)
    let constrained = read.flatMap(\.constrained)
    for path in constrained {
      try reader.migration.views.checkChanges(of: path, at: item, in: reader.file)
    }
    let masks = read.flatMap { reader.maskLines($0, at: found.item) }
    let keeper = Keeper(reader: reader, found: found, read: read, place: outer ?? Syntax(item))
    defer { before = masks + before }
    switch found.keeper {
    case .nothing:
      before = read.flatMap(\.before)
      var lines: [Part<Line>] = []
      for part in read.flatMap(\.parts) {
        lines += try part.flatMap { (statement) throws(Reason) in
          try reader.lines(of: reader.inner(statement), at: found.item)
        }
      }
      content = .lines(lines)
      before += lines.flatMap(\.contents).flatMap(\.declarations)
    case .variable(let name, let declaration, nil):
      guard let uses = reader.edits(ofGroup: name, in: found)
      else { throw Reason("what keeps it is not known") }
      edits += uses
      before = ["\(declaration) = \(try keeper.value(nil, isGroup: true).text)"]
      content = .group(name)
    case .variable(let name, let declaration, let key?):
      let value = try keeper.value(key)
      before = ["\(declaration) = \(value.text)"]
      content = .name(name, isOptional: false, isArray: value.isArray)
    case .target(let target, let key, let isAppended):
      let name = target.text.onOneLine
      if reader.keepsGroups {
        if isAppended || found.isList {
          let names = try keeper.named(target, &before).map(\.name)
          before.append(Self.appending(names, to: target, isAssignment: !isAppended))
          content = .names(names)
        } else {
          let line = try keeper.line(for: target, read[0])
          before = ["\(name) = \(keeper.text(line))"]
          content = .name(name, isOptional: false, isArray: false)
        }
        return
      }
      let value = try keeper.value(key)
      if !isAppended {
        before = ["\(name) = \(value.text)"]
        let isOptional =
          reader.lookup.type(of: target, in: reader.file)?.text.hasSuffix("?") == true
        content = .name(name, isOptional: isOptional, isArray: value.isArray)
        return
      }
      if target.containsOptionalChain { throw Reason("the array that keeps it is optional") }
      before = [value.isArray ? "\(name) += \(value.text)" : "\(name).append(\(value.text))"]
      guard let count = value.count
      else { throw Reason("an unknown number of constraints that is appended") }
      content = .last(count, of: name)
    }
  }

  private static func options(
    _ found: FoundStatement, _ reader: some StatementReader, _ former: StatementOptions
  ) throws(Reason) -> StatementOptions {
    var options = former
    options.isKept = former.isKept || found.isKept
    guard let member = found.member else { return options }
    switch member.name {
    case "priority": options.priority = try reader.priority(member.value)
    case "identifier": options.identifier = member.value.text.onOneLine
    case "isActive":
      if member.value.text != "true" { throw Reason("it is deactivated at once") }
    default: throw Reason("its member '\(member.name)' is set at once")
    }
    return options
  }

  /// Returns the statement that puts variables into a list.
  static func appending(_ names: [String], to target: ExprSyntax, isAssignment: Bool) -> String {
    let (path, list) = (target.text.onOneLine, names.joined(separator: ", "))
    if isAssignment { return "\(path) = [\(list)]" }
    return names.count == 1 ? "\(path).append(\(list))" : "\(path) += [\(list)]"
  }

  // MARK: - Text

  /// The variable that keeps the constraints, and whether it gets another value.
  var keeper: (name: String, isReplaced: Bool)? {
    switch content {
    case .name(let name, _, _), .group(let name): (name, true)
    case .last(_, let name): (name, false)
    case .lines, .names, .nothing: nil
    }
  }

  /// `true` if the entry cannot be in one builder with others: their variable would have changed.
  func conflicts(with others: some Sequence<RunEntry>) -> Bool {
    guard let keeper else { return false }
    return others.contains { other in
      other.keeper.map { $0.name == keeper.name && ($0.isReplaced || keeper.isReplaced) } ?? false
    }
  }

  /// The parts of the builder.
  var parts: [Part<Line>] {
    switch content {
    case .lines(let parts): parts
    case .name(let name, _, _), .group(let name): [.text(name)]
    case .names(let names): names.map { .text($0) }
    case .last(1, let name): [.text("\(name).last")]
    case .last(let count, let name): [.text("Array(\(name).suffix(\(count)))")]
    case .nothing: []
    }
  }

  /// Returns what stands in the builder; `nil` for nothing.
  func text(
    indentation: String, unit: String, isInline: Bool, style: EntryStyle = .builder
  ) -> String? {
    if parts.isEmpty { return nil }
    switch style {
    case .builder: break
    case .elements:
      return parts.texts(indentation, unit).map { "\($0)," }.joined(separator: "\n\(indentation)")
    case .statements:
      let texts = parts.flatMap { part in
        part.contents.map { $0.activation(indentation: indentation, unit: unit) } + part.texts
      }
      return (before + texts).joined(separator: "\n\(indentation)")
    }
    return parts.text(indentation: indentation, unit: unit, isInline: isInline)
  }

  /// The statement that activates what is kept, without a builder; `nil` if there has to be one.
  var activation: String? {
    switch content {
    case .lines, .names, .nothing: nil
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

extension [Part<Line>] {
  /// Returns the parts as lines of a builder, or on one line.
  func text(indentation: String, unit: String, isInline: Bool) -> String {
    let indentation = isInline ? "" : indentation
    func text(_ line: Line, _ indentation: String) -> String {
      let text = line.text(indentation: indentation, unit: unit)
      return isInline ? text.onOneLine : text
    }
    func block(_ lines: [Line]) -> String {
      if isInline { return "{ \(lines.map { text($0, "") }.joined(separator: "; ")) }" }
      let inner = indentation + unit
      let texts = lines.map { inner + text($0, inner) }
      return "{\n\(texts.joined(separator: "\n"))\n\(indentation)}"
    }
    let texts = map { part in
      switch part {
      case .single(let line): text(line, indentation)
      case .block(let head, let lines, let otherwise):
        "\(head) \(block(lines))" + (otherwise.isEmpty ? "" : " else \(block(otherwise))")
      case .text(let text): text
      }
    }
    return texts.joined(separator: isInline ? "; " : "\n\(indentation)")
  }

  /// Returns the lines as texts, and the names.
  func texts(_ indentation: String, _ unit: String) -> [String] {
    flatMap { part in
      part.contents.map { $0.text(indentation: indentation, unit: unit) } + part.texts
    }
  }
}
