import SwiftSyntax

/// A call that takes UIKit's constraints: `NSLayoutConstraint.activate([…])`, `addConstraints`.
struct ActivationCall {
  private let migrator: UIKitMigrator
  private let node: FunctionCallExprSyntax
  private let argument: ExprSyntax
  private let activates: Bool
  private var parts: [Part] = []

  private var file: SourceFile { migrator.file }
  private var migration: FileMigration { migrator.migration }
  private var kept: KeptConstraints { migrator.reader.kept }

  /// A part of the argument.
  private indirect enum Part {
    case constraint(ExprSyntax, Result<(read: ReadStatement, line: Line), Reason>)
    /// A variable that keeps constraints, or what comes from one.
    case kept(ExprSyntax, KeptConstraints.Key)
    /// Something else, which stays as it is.
    case other(ExprSyntax)
    case choice(String, [Part], [Part])
  }

  init?(_ migrator: UIKitMigrator, _ node: FunctionCallExprSyntax) {
    guard let argument = node.arguments.first?.expression else { return nil }
    (self.migrator, self.node, self.argument) = (migrator, node, argument)
    let name = node.name ?? ""
    activates = name == "activate" || name.hasPrefix("add")
    parts = parts(of: argument)
  }

  /// Translates the call. Returns `true` if what it contains is still to be visited.
  func migrate() -> Bool {
    guard isWrittenAsList(argument), activates, node.isStatement,
      leaves.contains(where: { isOurs($0) })
    else { return rename() }
    let usesParameter = argument.tokens(viewMode: .sourceAccurate).contains {
      $0.text == "$0" && $0.enclosingClosure?.id == node.enclosingClosure?.id
    }
    if usesParameter {
      leave("in a builder '$0' would be the builder's; name the parameter")
    } else if leaves.contains(where: { reason($0)?.excludesBuilders == true }) {
      leave("it is activated with one that stays")
    } else {
      writeBlock()
    }
    return false
  }

  /// The parts within choices, and the others.
  private var leaves: [Part] {
    func leaves(_ parts: [Part]) -> [Part] {
      parts.flatMap { part in
        if case .choice(_, let first, let second) = part { return leaves(first + second) }
        return [part]
      }
    }
    return leaves(parts)
  }

  private func isOurs(_ part: Part) -> Bool {
    switch part {
    case .constraint(_, .success): true
    case .kept(_, let key): kept.isTranslated(key)
    case .constraint, .other, .choice: false
    }
  }

  /// Returns why a part has no spelling in Anchors.
  private func reason(_ part: Part) -> Reason? {
    if case .constraint(_, .failure(let reason)) = part { return reason }
    return nil
  }

  // MARK: - The parts of the argument

  /// `true` if the argument is an array literal, or several that are joined or chosen from.
  private func isWrittenAsList(_ expression: ExprSyntax) -> Bool {
    if expression.elements != nil { return true }
    if let inner = expression.flattened ?? expression.parenthesized {
      return isWrittenAsList(inner)
    }
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return false }
    return sequence.elements.contains { element in
      isWrittenAsList(element.as(UnresolvedTernaryExprSyntax.self)?.thenExpression ?? element)
    }
  }

  private func parts(of expression: ExprSyntax) -> [Part] {
    if let elements = expression.elements {
      return elements.flatMap { $0.elements == nil ? [part(of: $0)] : parts(of: $0) }
    }
    if let inner = expression.flattened ?? expression.parenthesized { return parts(of: inner) }
    if let choice = choice(expression) { return [choice] }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return Array(sequence.elements).filter { $0.operatorName == nil }.flatMap { parts(of: $0) }
    }
    return [part(of: expression)]
  }

  private func choice(_ expression: ExprSyntax) -> Part? {
    guard expression.is(SequenceExprSyntax.self), let choice = expression.choice else { return nil }
    return .choice(choice.condition, parts(of: choice.first), parts(of: choice.second))
  }

  private func part(of expression: ExprSyntax) -> Part {
    if kept.isConstraint(expression) { return .constraint(expression, migrator.read(expression)) }
    if let choice = choice(expression) { return choice }
    if let key = kept.key(of: expression, in: file) { return .kept(expression, key) }
    return .other(expression)
  }

  /// The constraints within an expression.
  private func constraints(in expression: ExprSyntax) -> [ExprSyntax] {
    expression.descendants(FunctionCallExprSyntax.self).map { ExprSyntax($0) }
      .filter { kept.isConstraint($0) }
  }

  // MARK: - As a builder

  /// Writes the parts as the statements of `Constraint.activate { }`.
  private func writeBlock() {
    if let array = argument.as(ArrayExprSyntax.self), isPlain(array),
      file.line(of: array) == file.line(of: node) || node.hasInnerComment
    {
      let ends =
        file.text(node.start..<array.leftSquare.start) + file.text(array.rightSquare.end..<node.end)
      if ends.contains("//") || ends.contains("/*") {
        leave("a comment beside the brackets")
        return
      }
      writeInPlace(array)
      for case .other(let expression) in parts { migrator.walk(expression) }
      return
    }
    let hasInner = leaves.contains { part in
      if case .other(let expression) = part { return !constraints(in: expression).isEmpty }
      return false
    }
    if hasInner {
      leave("it stands in an expression within an array that is put together")
    } else if node.hasInnerComment {
      leave("comments between parts of an array that is put together")
    } else {
      let indentation = file.indentation(at: node.start)
      let lines = lines(parts, indentation + file.indentationUnit)
      let text = "\(Names.constraint).activate {\n\(lines)\n\(indentation)}"
      migration.translate([Edit(node.range, text)], statements: 0)
    }
  }

  /// `true` if every part is an element of one array literal.
  private func isPlain(_ array: ArrayExprSyntax) -> Bool {
    array.elements.count == parts.count
      && array.elements.allSatisfy { $0.expression.elements == nil }
  }

  /// Changes the brackets and the elements, and leaves comments and blank lines where they are.
  private func writeInPlace(_ array: ArrayExprSyntax) {
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
      if text != element.expression.text { edits.append(Edit(element.expression.range, text)) }
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
    case .constraint(let expression, let result):
      if migration.isIgnored(expression) { return expression.text }
      switch result {
      case .success(let (read, line)):
        migration.translate(read.edits)
        if let check = read.check { migration.check(expression, check) }
        if let path = read.unmasked, !isChosen, !node.isConditional {
          migration.noteConstrained(path, with: read.statements?.first?.secondItem, at: node)
        }
        return line.text(indentation: indentation, unit: unit)
      case .failure(let reason):
        migration.leave(expression, reason.text)
        return expression.text
      }
    case .kept(let expression, _), .other(let expression): return expression.text
    case .choice(let condition, let first, let second):
      func block(_ parts: [Part]) -> String {
        "{\n\(lines(parts, indentation + unit, isChosen: true))\n\(indentation)}"
      }
      return "if \(condition) \(block(first))" + (second.isEmpty ? "" : " else \(block(second))")
    }
  }

  // MARK: - As a call

  /// Writes `Constraint.activate(…)` if everything in the argument is translated. Returns `true`
  /// if the argument is to be visited.
  private func rename() -> Bool {
    let isPure = leaves.allSatisfy { part in
      switch part {
      case .constraint: return reason(part) == nil
      case .kept(_, let key): return kept.isTranslated(key) && kept[key].style != .snapKit
      case .other(let expression): return isMapped(expression)
      case .choice: return true
      }
    }
    guard isPure, !parts.isEmpty else {
      for case .kept(_, let key) in leaves where kept.isTranslated(key) {
        kept.exclude(key, "\(file.path):\(file.line(of: node)) activates it with others that stay")
      }
      leave("it is activated with others that stay")
      return false
    }
    let name = node.name ?? ""
    if name == "addConstraint" || name == "removeConstraint" {
      migration.translate(
        [Edit(node.range, "\(argument.text).isActive = \(activates)")], statements: 0)
      return false
    }
    if name == "removeConstraints", node.calledExpression.member != nil {
      migration.check(
        node, "it deactivates all of them; UIKit removes those that the view itself holds")
    }
    let function = "\(Names.constraint).\(activates ? "activate" : "deactivate")"
    migration.translate([Edit(node.calledExpression.range, function)], statements: 0)
    return true
  }

  /// `true` for `views.map { $0.widthAnchor.constraint(equalToConstant: 40) }`.
  private func isMapped(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.call, let closure = call.trailingClosure,
      ["map", "flatMap", "compactMap"].contains(call.name), closure.statements.count == 1
    else { return false }
    func isReadable(_ expression: ExprSyntax) -> Bool {
      if let elements = expression.elements { return elements.allSatisfy(isReadable) }
      guard kept.isConstraint(expression), case .success = migrator.read(expression)
      else { return false }
      return true
    }
    return closure.result.map(isReadable) ?? false
  }

  /// Notes the constraints of the parts as left.
  private func leave(_ reason: String) {
    for part in leaves {
      switch part {
      case .constraint(let expression, _):
        migration.leave(expression, self.reason(part)?.text ?? reason)
      case .other(let expression):
        for constraint in constraints(in: expression) { migration.leave(constraint, reason) }
      case .kept, .choice: break
      }
    }
  }
}
