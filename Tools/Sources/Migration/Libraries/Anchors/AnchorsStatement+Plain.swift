import SwiftSyntax

// Statements of Anchors that become UIKit's own.

extension AnchorsStatement {
  /// The code of UIKit's own that a statement becomes.
  struct Plain {
    /// The name of the closure's parameter, and the view that it is.
    var parameter: String?
    var view = "self"
    /// The call around the closure.
    var call: FunctionCallExprSyntax?
  }

  /// Returns a reader of the statements in a call's closure.
  func within(_ call: AnchorsCall, _ style: EntryStyle) -> AnchorsStatement {
    var copy = self
    copy.isInBuilder = true
    copy.style = style
    copy.plain?.call = call.node
    if call.view != nil || call.isOwn {
      copy.plain?.parameter = call.closure.parameterName ?? "$0"
      copy.plain?.view = call.view?.text.onOneLine ?? "self"
    }
    return copy
  }

  /// Returns the edits that replace the closure's parameter by the view, in what is no statement.
  func renaming(_ closure: ClosureExprSyntax) -> [Edit] {
    guard let plain, let parameter = plain.parameter else { return [] }
    return closure.statements.tokens(viewMode: .sourceAccurate).filter { token in
      token.text == parameter && token.parent?.is(DeclReferenceExprSyntax.self) == true
    }.map { Edit($0.range, plain.view) }
  }

  /// Returns a statement with the view in place of the closure's parameter, and what it concerns.
  func plain(_ read: ReadStatement, at node: some SyntaxProtocol) throws(Reason) -> ReadStatement {
    var result = read
    result.parts = []
    for part in read.parts {
      result.parts += try part.flatMap { (statement) throws(Reason) in
        var statement = statement
        statement.first = renamed(statement.first, at: node)
        let path = statement.first.withoutSelf
        let place = place(of: statement.first, at: node)
        statement.superview =
          migration.superview(of: path, at: place)
          ?? "\(statement.first).\(isGuide(path, at: place) ? "owningView" : "superview")!"
        if case .item(let item, let attribute) = statement.second {
          statement.second = .item(renamed(item, at: node), attribute)
        }
        return [statement]
      }
    }
    for statement in result.parts.flatMap(\.contents) where statement.call == nil {
      let place = place(of: statement.first, at: node)
      var single = ReadStatement([statement], isSingle: true)
      let path = statement.first.withoutSelf
      note(path, with: statement.secondItem, at: place, in: &single)
      if statement.first != path, lookup.isLocal(path, at: place, in: file) {
        // A variable of the function has the name of the member.
        single.constrained = single.constrained.map { "self.\($0)" }
      }
      try migration.views.checkChanges(of: path, at: place, in: file, isStrict: true)
      if let second = statement.secondItem.map(owner), mayContain(statement, second, at: place) {
        result.uncertain += single.constrained.map { ($0, second) }
      } else {
        result.constrained += single.constrained
      }
    }
    return result
  }

  /// `true` for a statement about one attribute of two views, of which the second may be in the
  /// first.
  private func mayContain(_ statement: Statement, _ second: String, at node: Syntax) -> Bool {
    guard case .item(_, let other) = statement.second,
      statement.attributes.contains(where: { $0 == other ?? $0 }),
      !second.contains("superview"), !isGuide(second, at: node), second != "self",
      // The view of a controller.
      lookup.view(second, at: node, in: file).declaration != "SDK.view"
    else { return false }
    return !migration.views.isOutside(
      second, of: statement.first.withoutSelf, at: node, in: file)
  }

  /// Returns the view whose guide an item is; the item itself if it is none that each view has.
  private func owner(of item: String) -> String {
    let names = item.split(separator: ".").map(String.init)
    guard names.count > 1, let last = names.last,
      Item.guides[last] != nil || Item.guides.values.contains(last)
    else { return item }
    return names.dropLast().joined(separator: ".")
  }

  /// Returns the node at which the names of a path mean what they say: of the view that the
  /// closure's parameter is that around the closure.
  private func place(of path: String, at node: some SyntaxProtocol) -> Syntax {
    guard let plain, let call = plain.call, plain.parameter != nil,
      path == plain.view || path.hasPrefix("\(plain.view).")
    else { return Syntax(node) }
    return Syntax(call)
  }

  /// `true` for a variable whose value is an anchor.
  func keepsAnchor(_ expression: ExprSyntax) -> Bool {
    guard let name = expression.plainName,
      let value = lookup.symbol(name, at: expression, in: file)?.value,
      value.lastName.map({ Attribute.named[$0] != nil }) == true
    else { return false }
    return (try? AnchorsAnchor(value, self)) != nil
  }

  private func renamed(_ item: String, at node: some SyntaxProtocol) -> String {
    var item = item
    if let plain, let parameter = plain.parameter {
      if item == parameter { return plain.view }
      if item.hasPrefix("\(parameter).") { item = plain.view + item.dropFirst(parameter.count) }
    }
    var names = item.split(separator: ".").map(String.init)
    let last = names.popLast()
    guard let last, let guide = Item.guides.first(where: { $0.value == last })?.key else {
      return item
    }
    if names.isEmpty {
      // A guide of the view that the code stands in, or a variable of this name.
      return lookup.symbol(item, at: node, in: file) == nil ? "self.\(guide)" : item
    }
    let base = names.joined(separator: ".")
    let owner = lookup.view(base, at: place(of: base, at: node), in: file).type
    let isOwn =
      owner.map { lookup.declarations.member(last, of: TypeName($0)) != nil }
      ?? (lookup.declarations.members[last] != nil)
    return isOwn ? item : "\(base).\(guide)"
  }

  // MARK: - Writing

  /// Returns a statement in UIKit's own spelling. A constraint with a priority is in a variable.
  func lines(of statement: Statement, at node: some SyntaxProtocol, isOutside: Bool)
    throws(Reason) -> [Line]
  {
    let calls = try statement.plain(lookup)
    return zip(statement.attributes, calls).map { attribute, call in
      var line = Line(
        left: call.text, right: "", isGroup: false, attributes: [attribute], call: call)
      let priority = statement.priority == ".required" ? nil : statement.priority
      if priority != nil || statement.identifier != nil {
        let name = migration.freeName("\(attribute.rawValue)Constraint")
        line.declarations = lookup.plainDeclaration(
          name, call.text, priority, statement.identifier)
        line.call = nil
        line.left = name
      }
      return line
    }
  }

  /// Returns the lines that turn off the masks of the first items, as Anchors does. The files may
  /// have such lines already.
  func maskLines(_ read: ReadStatement, at node: some SyntaxProtocol) -> [String] {
    let name = lookup.function(around: node, in: file)
    let function = name == file.path && style == .builder ? nil : name
    func line(_ path: String) -> String? {
      let place = place(of: path, at: node)
      let view = lookup.view(path, at: place, in: file)
      if isGuide(path, at: place) || lookup.isManaged(view)
        || migration.views.certainlyTurnsOffMask(of: view, in: function)
      {
        return nil
      }
      // The line stands in the closure only where its variables are meant.
      let outer = lookup.isLocal(path, at: node, in: file) ? nil : plain?.call
      return migration.maskLine(of: path, at: outer.map { Syntax($0) } ?? Syntax(node))
    }
    return read.constrained.compactMap(line)
      + read.uncertain.compactMap { path, second in
        line(path).map { line in
          let view = line.split(separator: " ")[0].split(separator: ".").dropLast()
          let name = view.isEmpty ? "self" : view.joined(separator: ".")
          return conditional("!\(second).isDescendant(of: \(name))", line, at: node)
        }
      }
  }

  /// Returns a statement within an `if`, as `swift format` breaks it.
  private func conditional(_ condition: String, _ line: String, at node: some SyntaxProtocol)
    -> String
  {
    let outer = style == .elements ? plain?.call.map { Syntax($0) } : nil
    let indentation = file.indentation(at: (outer ?? Syntax(node)).start)
    let text = "if \(condition) { \(line) }"
    if indentation.count + text.columns <= 100 { return text }
    return "if \(condition) {\n\(indentation)\(file.indentationUnit)\(line)\n\(indentation)}"
  }

  private func isGuide(_ path: String, at node: some SyntaxProtocol) -> Bool {
    lookup.view(path, at: node, in: file).type.flatMap {
      lookup.declarations.kind(of: TypeName($0))
    } == .guide
      || KnownTypes.item(named: String(path.split(separator: ".").last ?? ""))?.base
        == "UILayoutGuide"
  }

  /// Returns what activates a variable of kept constraints that stands in a builder, or the
  /// variable as an element; `nil` for another expression.
  func activation(of expression: ExprSyntax) -> String? {
    if plain == nil { return nil }
    if kept.isConstraint(expression) {
      return style == .elements ? expression.text : "\(expression.text).isActive = true"
    }
    let list = expression.suffixedList
    guard let key = kept.key(of: list ?? expression, in: file), kept.isTranslated(key) else {
      return nil
    }
    let text = expression.text.onOneLine
    let isElement = expression.lastName == "last" || expression.lastName == "first"
    let isOptional = isElement || lookup.type(of: expression, in: file)?.isOptional == true
    let isArray = kept.isArray(key) && !isElement
    if style == .elements, !isOptional, !isArray { return text }
    return isArray
      ? "NSLayoutConstraint.activate(\(text)\(isOptional ? " ?? []" : ""))"
      : "\(text)\(isOptional ? "?" : "").isActive = true"
  }
}
