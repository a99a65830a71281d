import SwiftSyntax

extension CodeRunner {
  /// Returns the constraints of a statement of Anchors, inert; `nil` if the operands are something
  /// else.
  func statement(_ operands: [ExprSyntax], _ node: some SyntaxProtocol, _ scope: SceneScope)
    -> SceneValue?
  {
    guard operands.contains(where: { Relation(rawValue: $0.operatorName ?? "") != nil }),
      let reader = reader(of: scope.file), reader.isStatement(operands)
    else { return nil }
    return read(operands, reader, node, scope)
  }

  /// Returns the constraints of a call that names another statement; `nil` for other calls.
  func statement(_ call: FunctionCallExprSyntax, _ scope: SceneScope) -> SceneValue? {
    guard call.name == "identified", let reader = reader(of: scope.file),
      reader.isStatement([ExprSyntax(call)])
    else { return nil }
    return read([ExprSyntax(call)], reader, call, scope)
  }

  private func read(
    _ operands: [ExprSyntax], _ reader: AnchorsStatement, _ node: some SyntaxProtocol,
    _ scope: SceneScope
  ) -> SceneValue {
    do throws(Reason) {
      var made: [SceneConstraint] = []
      let read = try reader.read(operands, StatementOptions())
      for statement in read.parts.flatMap(\.contents) {
        if let call = statement.call { throw Reason("\(call.text.cut) is not read yet") }
        for single in try statement.constraints() {
          made += try constraints(single, isList: statement.elements != nil, node, scope)
        }
      }
      return read.isSingle && made.count == 1 ? .constraint(made[0]) : .group(SceneGroup(made))
    } catch {
      note(node, scope, error.text, .constraint)
      return .unknown
    }
  }

  private func constraints(
    _ single: SingleConstraint, isList: Bool, _ node: some SyntaxProtocol, _ scope: SceneScope
  ) throws(Reason) -> [SceneConstraint] {
    let lookup = reader(of: scope.file)?.lookup
    let (outer, former, isReading) = (lookup?.scope, currentStatement, isReadingNumbers)
    defer {
      lookup?.scope = outer
      (currentStatement, isReadingNumbers) = (former, isReading)
    }
    let isInFile = node.root.is(SourceFileSyntax.self)
    lookup?.scope = isInFile ? Syntax(node) : nil
    isReadingNumbers = true
    if isInFile { currentStatement = Syntax(node) }
    let first = value(of: single.item, scope)
    let firsts = isList ? first.elements ?? [] : [first]
    if firsts.isEmpty, first.elements == nil { throw Reason("\(single.item) is not known") }
    var result: [SceneConstraint] = []
    for value in firsts {
      guard let end = value.end else { throw Reason("\(single.item) is not known") }
      result.append(try constraint(single, end, node, scope))
    }
    return result
  }

  private func constraint(
    _ single: SingleConstraint, _ first: SceneEnd, _ node: some SyntaxProtocol, _ scope: SceneScope
  ) throws(Reason) -> SceneConstraint {
    var second: SceneEnd?
    if let text = single.second {
      guard let end = value(of: text, scope).end else { throw Reason("\(text) is not known") }
      second = end
    } else if !single.attribute.isSize {
      guard let superview = first.guide == nil ? first.item.parent : first.item else {
        noteDetached(first.item, single.attribute, node, scope)
        throw Reason("the superview of \(single.item) is not known")
      }
      second = SceneEnd(item: superview)
    }
    let spacing = single.constant.hasSuffix(" * system")
    var isUnknown = false
    func known(_ read: () throws(Reason) -> Double) -> Double {
      do throws(Reason) { return try read() } catch {
        isUnknown = true
        note(node, scope, error.text, .number)
        return 1
      }
    }
    let constant = known { () throws(Reason) in
      try number(
        spacing ? String(single.constant.dropLast(9)) : single.constant, scope,
        of: single.attribute.rawValue)
    }
    let isLengthUnknown = isUnknown
    isUnknown = false
    let multiplier = known { () throws(Reason) in try factor(single.multiplier, scope) }
    let priority = known { () throws(Reason) in try self.priority(single.priority, scope) }
    let hasUnknownSlot = isUnknown
    isUnknown = isUnknown || isLengthUnknown
    let constraint = SceneConstraint(
      first, single.attribute, single.relation, second,
      second == nil ? nil : single.secondAttribute ?? single.attribute, multiplier: multiplier,
      constant: spacing ? 0 : constant, spacing: spacing ? constant : nil, priority: priority,
      place: place(of: node, in: scope.file))
    constraint.isUnknown = isUnknown
    constraint.hasUnknownSlot = hasUnknownSlot
    constraint.conditions = openConditions
    if let text = single.identifier { constraint.identifier = value(of: text, scope).text }
    if unmasks(constraint.place) { first.item.hasNoMask = true }
    // Such a closure makes what it names, also where a variable keeps it.
    if !collectors.isEmpty, facts.makingFiles.contains(scope.file.path) { collect([constraint]) }
    return constraint
  }

  /// Returns the constraint that UIKit's function of an anchor makes; `nil` if it is not known.
  func constraint(
    _ first: SceneEnd, _ attribute: Attribute, _ arguments: CodeArguments,
    _ node: some SyntaxProtocol, _ scope: SceneScope
  ) -> SceneConstraint? {
    guard let label = arguments.first?.label, let (relation, rest) = Relation.labeled(label)
    else { return nil }
    func argument(_ label: String) -> SceneValue? { arguments.first { $0.label == label }?.value }
    var (second, other) = (SceneEnd?.none, Attribute?.none)
    if case .anchor(let end, let attribute) = arguments[0].value {
      (second, other) = (end, attribute)
    } else if rest != "Constant" {
      return nil
    }
    let isSystem = rest.hasPrefix("SystemSpacing")
    let numbers = [
      "multiplier": argument("multiplier") ?? .number(1),
      "constant": rest == "Constant" ? arguments[0].value : argument("constant") ?? .number(0),
    ]
    let isUnknown = numbers.values.contains { $0.number == nil }
    if isUnknown { note(node, scope, "a number of the constraint is not known", .number) }
    let multiplier = numbers["multiplier"]?.number ?? 1
    let made = SceneConstraint(
      first, attribute, relation, second, other, multiplier: isSystem ? 1 : multiplier,
      constant: numbers["constant"]?.number ?? 0, spacing: isSystem ? multiplier : nil,
      priority: 1000, place: place(of: node, in: scope.file))
    (made.isUnknown, made.conditions) = (isUnknown, openConditions)
    return made
  }

  private func factor(_ text: String, _ scope: SceneScope) throws(Reason) -> Double {
    guard text.hasPrefix("/ ") else { return try number(text, scope) }
    let divisor = try number(String(text.dropFirst(2)), scope)
    if divisor == 0 { throw Reason("a division by zero") }
    return 1 / divisor
  }

  /// Returns the value of an expression as text.
  func value(of text: String, _ scope: SceneScope) -> SceneValue {
    if text == "self" { return scope.own.map { .item($0) } ?? .unknown }
    return text.parsed.map { evaluate($0, scope) } ?? .unknown
  }

  /// - Parameter side: The part of a size that is meant.
  private func number(_ text: String, _ scope: SceneScope, of side: String = "") throws(Reason)
    -> Double
  {
    if let number = Double(text) { return number }
    let value = value(of: text, scope)
    if case .numbers(let numbers) = value, let number = numbers[side] { return number }
    guard let number = value.number, number.isFinite else {
      throw Reason("the number \(text.cut) is not known")
    }
    return number
  }

  /// Returns the number of a priority such as `.high` or `.required - 1`.
  private func priority(_ text: String, _ scope: SceneScope) throws(Reason) -> Double {
    if let number = Double(text) { return number }
    guard let expression = text.parsed, let number = priority(expression, scope) else {
      throw Reason("the priority \(text.cut) is not known")
    }
    return number
  }

  /// Returns the number of a priority; `nil` if it is not known.
  func priority(_ expression: ExprSyntax, _ scope: SceneScope) -> Double? {
    let operands = expression.operands
    if operands.count == 3, let sign = operands[1].operatorName, sign == "-" || sign == "+",
      let first = priority(operands[0], scope), let second = evaluate(operands[2], scope).number
    {
      return sign == "-" ? first - second : first + second
    }
    return priority(of: evaluate(expression, scope))
  }

  /// Returns the number of a priority's value; `nil` if it is not known.
  func priority(of value: SceneValue) -> Double? {
    guard case .member(let name) = value else { return value.number }
    return [
      "required": 1000, "high": 750, "defaultHigh": 750, "medium": 500, "low": 250,
      "defaultLow": 250, "fittingSize": 50, "fittingSizeLevel": 50,
    ][name]
  }

  // MARK: - Activation

  /// Adds constraints to those of the builder that runs.
  func collect(_ made: [SceneConstraint]) {
    let last = collectors.count - 1
    for constraint in made where !collectors[last].contains(where: { $0 === constraint }) {
      collectors[last].append(constraint)
    }
  }

  /// Activates constraints.
  func activate(_ made: [SceneConstraint]) {
    for constraint in made where !constraint.isActive {
      constraint.isActive = true
      constraints.append(constraint)
      checkSuperview(of: constraint)
    }
  }

  /// Deactivates constraints.
  func deactivate(_ made: [SceneConstraint]) {
    for constraint in made where constraint.isActive {
      constraint.isActive = false
      constraints.removeAll { $0 === constraint }
    }
  }

  /// Returns the constraints that a builder's closure makes; `nil`, with a note, if something else
  /// is passed.
  func build(_ value: SceneValue, _ arguments: [SceneValue]) -> [SceneConstraint]? {
    guard case .closure(let closure, let scope) = value else { return nil }
    collectors.append([])
    let result = invoke(closure, arguments, scope)
    var made = collectors.removeLast()
    // A closure of one expression returns it.
    if closure.statements.count == 1, made.isEmpty { made = result.constraints ?? [] }
    return made
  }
}
