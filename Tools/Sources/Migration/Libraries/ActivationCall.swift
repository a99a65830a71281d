import SwiftSyntax

/// A call that takes UIKit's constraints: `NSLayoutConstraint.activate([…])`, `addConstraints`.
struct ActivationCall {
  private let migrator: UIKitMigrator
  private let node: FunctionCallExprSyntax
  private let activates: Bool

  private var file: SourceFile { migrator.file }
  private var migration: FileMigration { migrator.migration }

  init(_ migrator: UIKitMigrator, _ node: FunctionCallExprSyntax) {
    self.migrator = migrator
    self.node = node
    let name = node.calledExpression.lastName ?? ""
    activates = name == "activate" || name.hasPrefix("add")
  }

  /// A part of the argument.
  private indirect enum Part {
    case constraint(ExprSyntax)
    /// A variable that keeps constraints, or what comes from one.
    case kept(ExprSyntax, KeptConstraints.Key)
    /// Something else, which stays as it is.
    case other(ExprSyntax)
    case choice(String, [Part], [Part])
  }

  /// Translates the call. Returns `true` if what it contains is still to be visited.
  func migrate() -> Bool {
    guard let argument = node.arguments.first?.expression else { return true }
    let isList = isWrittenAsList(argument)
    let parts = parts(of: argument)
    if isList, activates, node.isStatement, parts.contains(where: { isOurs($0) }) {
      if argument.tokens(viewMode: .sourceAccurate).contains(where: {
        $0.text == "$0" && $0.enclosingClosure?.id == node.enclosingClosure?.id
      }) {
        leave(parts, "in a builder '$0' would be the builder's; name the parameter")
        return false
      }
      if parts.contains(where: { excludesBuilders($0) }) {
        leave(parts, "it is activated with one that stays")
        return false
      }
      writeBlock(argument, parts)
      return false
    }
    return rename(argument, parts)
  }

  private func isOurs(_ part: Part) -> Bool {
    switch part {
    case .constraint(let expression): (try? migrator.reader.read(expression)) != nil
    case .kept(_, let key): migrator.kept.isTranslated(key)
    case .other: false
    case .choice(_, let first, let second): (first + second).contains { isOurs($0) }
    }
  }

  private func excludesBuilders(_ part: Part) -> Bool {
    switch part {
    case .constraint(let expression):
      do throws(Reason) {
        _ = try migrator.reader.read(expression)
        return false
      } catch { return error.excludesBuilders }
    case .choice(_, let first, let second):
      return (first + second).contains { excludesBuilders($0) }
    case .kept, .other: return false
    }
  }

  // MARK: - The parts of the argument

  /// `true` if the argument is an array literal, or several that are joined or chosen from.
  private func isWrittenAsList(_ expression: ExprSyntax) -> Bool {
    if expression.is(ArrayExprSyntax.self) { return true }
    if let base = expression.flattened { return isWrittenAsList(base) }
    if let inner = expression.as(TupleExprSyntax.self)?.only { return isWrittenAsList(inner) }
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return false }
    return sequence.elements.contains { element in
      element.as(UnresolvedTernaryExprSyntax.self).map { isWrittenAsList($0.thenExpression) }
        ?? isWrittenAsList(element)
    }
  }

  private func parts(of expression: ExprSyntax) -> [Part] {
    if let array = expression.as(ArrayExprSyntax.self) {
      return array.elements.flatMap { element -> [Part] in
        element.expression.is(ArrayExprSyntax.self)
          ? parts(of: element.expression) : [part(of: element.expression)]
      }
    }
    if let base = expression.flattened { return parts(of: base) }
    if let inner = expression.as(TupleExprSyntax.self)?.only { return parts(of: inner) }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      if let choice = choice(sequence) { return [choice] }
      return Array(sequence.elements).filter { !$0.is(BinaryOperatorExprSyntax.self) }
        .flatMap { parts(of: $0) }
    }
    return [part(of: expression)]
  }

  private func choice(_ sequence: SequenceExprSyntax) -> Part? {
    let elements = Array(sequence.elements)
    guard let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[place].as(UnresolvedTernaryExprSyntax.self), place > 0,
      place == elements.count - 2
    else { return nil }
    let start = elements[0].start
    let condition = file.text(start..<elements[place - 1].end).onOneLine
    return .choice(condition, parts(of: ternary.thenExpression), parts(of: elements[place + 1]))
  }

  private func part(of expression: ExprSyntax) -> Part {
    if migrator.reader.isConstraint(expression) { return .constraint(expression) }
    if let sequence = expression.as(SequenceExprSyntax.self), let choice = choice(sequence) {
      return choice
    }
    if let key = migrator.kept.key(of: expression, in: file) { return .kept(expression, key) }
    return .other(expression)
  }

  // MARK: - As a builder

  /// Writes the parts as the statements of `Constraint.activate { }`.
  private func writeBlock(_ argument: ExprSyntax, _ parts: [Part]) {
    if let array = argument.as(ArrayExprSyntax.self), isPlain(array, parts),
      file.line(of: array) == file.line(of: node) || node.hasInnerComment
    {
      let ends =
        file.text(node.start..<array.leftSquare.start) + file.text(array.rightSquare.end..<node.end)
      if ends.contains("//") || ends.contains("/*") {
        leave(parts, "a comment beside the brackets")
        return
      }
      writeInPlace(array, parts)
      for case .other(let expression) in parts { migrator.walk(expression) }
      return
    }
    if parts.contains(where: { containsConstraints($0) }) {
      leave(parts, "it stands in an expression within an array that is put together")
      return
    }
    if node.hasInnerComment {
      leave(parts, "comments between parts of an array that is put together")
      return
    }
    let unit = file.indentationUnit
    let indentation = file.indentation(at: node.start)
    let lines = lines(parts, indentation + unit)
    migration.translate(
      [Edit(node.range, "\(Names.constraint).activate {\n\(lines)\n\(indentation)}")], statements: 0
    )
  }

  private func containsConstraints(_ part: Part) -> Bool {
    switch part {
    case .other(let expression):
      let finder = ConstraintFinder(migrator.reader)
      finder.walk(expression)
      return !finder.found.isEmpty
    case .choice(_, let first, let second):
      return (first + second).contains { containsConstraints($0) }
    case .constraint, .kept: return false
    }
  }

  /// `true` if every part is an element of one array literal.
  private func isPlain(_ array: ArrayExprSyntax, _ parts: [Part]) -> Bool {
    array.elements.count == parts.count
      && !array.elements.contains { element in
        element.expression.is(ArrayExprSyntax.self)
      }
  }

  /// Changes the brackets and the elements, and leaves comments and blank lines where they are.
  private func writeInPlace(_ array: ArrayExprSyntax, _ parts: [Part]) {
    let unit = file.indentationUnit
    let indentation = file.indentation(at: node.start)
    var edits = [Edit(node.start..<array.leftSquare.end, "\(Names.constraint).activate {")]
    var end = array.leftSquare.end
    for (element, part) in zip(array.elements, parts) {
      let start = element.expression.start
      var inner = indentation + unit
      if file.line(of: start) == file.line(of: end) {
        let comment = file.text(end..<start).trimmed
        edits.append(Edit(end..<start, "\n\(inner)\(comment.isEmpty ? "" : "\(comment) ")"))
      } else {
        inner = file.indentation(at: start)
      }
      let text = text(part, inner)
      if text != element.expression.text {
        edits.append(Edit(element.expression.range, text))
      }
      end = element.expression.end
      if let comma = element.trailingComma {
        edits.append(Edit(comma.range, ""))
        end = comma.end
      }
    }
    let close = array.rightSquare.start
    let isOnSameLine = file.line(of: close) == file.line(of: end)
    edits.append(
      Edit((isOnSameLine ? end : close)..<node.end, isOnSameLine ? "\n\(indentation)}" : "}"))
    migration.translate(edits, statements: 0)
  }

  private func lines(_ parts: [Part], _ indentation: String, isChosen: Bool = false) -> String {
    parts.map { indentation + text($0, indentation, isChosen: isChosen) }.joined(separator: "\n")
  }

  /// Returns a part as a statement, and counts it.
  private func text(_ part: Part, _ indentation: String, isChosen: Bool = false) -> String {
    let unit = file.indentationUnit
    switch part {
    case .constraint(let expression):
      if migration.isIgnored(expression) { return expression.text }
      do throws(Reason) {
        let result = try migrator.reader.read(expression)
        migration.translate([result.declaration].compactMap { $0 })
        if let check = result.check { migration.check(expression, check) }
        if let path = result.constrained, !isChosen, !node.isConditional {
          migration.noteConstrained(path, with: result.second, at: node)
        }
        return migrator.reader.text(
          result, from: indentation.count, indentation: indentation)
      } catch {
        migration.leave(expression, error.text)
        return expression.text
      }
    case .kept(let expression, _): return expression.text
    case .other(let expression): return expression.text
    case .choice(let condition, let first, let second):
      var text =
        "if \(condition) {\n\(lines(first, indentation + unit, isChosen: true))\n\(indentation)}"
      if !second.isEmpty {
        text += " else {\n\(lines(second, indentation + unit, isChosen: true))\n\(indentation)}"
      }
      return text
    }
  }

  // MARK: - As a call

  /// Writes `Constraint.activate(…)` if everything in the argument is translated. Returns `true`
  /// if the argument is to be visited.
  private func rename(_ argument: ExprSyntax, _ parts: [Part]) -> Bool {
    var keys: [KeptConstraints.Key] = []
    var isPure = true
    func look(_ part: Part) {
      switch part {
      case .constraint(let expression):
        if (try? migrator.reader.read(expression)) == nil { isPure = false }
      case .kept(_, let key):
        keys.append(key)
        if !migrator.kept.isTranslated(key) || migrator.kept.style(key) == .snapKit {
          isPure = false
        }
      case .other(let expression): if !isMapped(expression) { isPure = false }
      case .choice(_, let first, let second): (first + second).forEach(look)
      }
    }
    parts.forEach(look)
    guard isPure, !parts.isEmpty else {
      for key in keys where migrator.kept.isTranslated(key) {
        migrator.kept.exclude(
          key, "\(file.path):\(file.line(of: node)) activates it with others that stay")
      }
      leave(parts, "it is activated with others that stay")
      return false
    }
    let name = node.calledExpression.lastName ?? ""
    let isSingle = name == "addConstraint" || name == "removeConstraint"
    if isSingle {
      migration.translate(
        [Edit(node.range, "\(argument.text).isActive = \(activates)")], statements: 0)
      return false
    }
    if name == "removeConstraints", node.calledExpression.is(MemberAccessExprSyntax.self) {
      migration.check(
        node, "it deactivates all of them; UIKit removes those that the view itself holds")
    }
    migration.translate(
      [
        Edit(
          node.calledExpression.range,
          "\(Names.constraint).\(activates ? "activate" : "deactivate")")
      ],
      statements: 0)
    return true
  }

  /// `true` for `views.map { $0.widthAnchor.constraint(equalToConstant: 40) }`.
  private func isMapped(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self), let closure = call.trailingClosure,
      ["map", "flatMap", "compactMap"].contains(call.calledExpression.lastName),
      closure.statements.count == 1
    else { return false }
    let only: ExprSyntax?
    if let statement = closure.statements.first?.item.as(ReturnStmtSyntax.self) {
      only = statement.expression
    } else {
      only = closure.statements.first?.item.as(ExprSyntax.self)
    }
    func isReadable(_ expression: ExprSyntax) -> Bool {
      if let array = expression.as(ArrayExprSyntax.self) {
        return array.elements.allSatisfy { isReadable($0.expression) }
      }
      return migrator.reader.isConstraint(expression)
        && (try? migrator.reader.read(expression)) != nil
    }
    return only.map(isReadable) ?? false
  }

  /// Notes the constraints of parts as left.
  private func leave(_ parts: [Part], _ reason: String) {
    for part in parts {
      switch part {
      case .constraint(let expression):
        do throws(Reason) {
          _ = try migrator.reader.read(expression)
          migration.leave(expression, reason)
        } catch { migration.leave(expression, error.text) }
      case .choice(_, let first, let second): leave(first + second, reason)
      case .kept: break
      case .other(let expression):
        let finder = ConstraintFinder(migrator.reader)
        finder.walk(expression)
        for constraint in finder.found { migration.leave(constraint, reason) }
      }
    }
  }
}

/// Finds the constraints in an expression.
private final class ConstraintFinder: SyntaxVisitor {
  private let reader: LayoutAnchors
  private(set) var found: [ExprSyntax] = []

  init(_ reader: LayoutAnchors) {
    self.reader = reader
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if reader.isConstraint(ExprSyntax(node)) { found.append(ExprSyntax(node)) }
    return .visitChildren
  }
}
