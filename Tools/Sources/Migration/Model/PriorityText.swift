import SwiftSyntax

/// Priorities, as Anchors writes them.
struct PriorityText {
  let lookup: Lookup
  let file: SourceFile
  /// The type of `.high` and other implicit members: UIKit's or a library's.
  var owner = "UILayoutPriority"

  init(_ lookup: Lookup, _ file: SourceFile, owner: String = "UILayoutPriority") {
    (self.lookup, self.file, self.owner) = (lookup, file, owner)
  }

  private static let names = [
    "required": ".required", "defaultHigh": ".high", "high": ".high", "medium": ".medium",
    "defaultLow": ".low", "low": ".low", "fittingSizeLevel": ".fittingSize",
    "fittingSize": ".fittingSize",
  ]

  private static let owners: Set = [
    "UILayoutPriority", "ConstraintPriority", "NSLayoutConstraint.Priority", "LayoutPriority",
    "Priority",
  ]

  /// Returns a priority behind `~`. The operator accepts UIKit's priorities too.
  ///
  /// - Throws: `Reason` for a priority that the app declares for another library.
  func operand(_ expression: ExprSyntax) throws(Reason) -> String {
    if let text = known(expression) { return text }
    if let number = target(expression) { return "\(Names.priority)(\(number))" }
    if let text = try own(expression) { return text }
    return lookup.kind(of: expression, in: file) == .number
      ? "\(Names.priority)(\(converted(expression)))" : expression.operandText
  }

  /// Returns a number of type `Float` as a priority behind `~`.
  func number(_ expression: ExprSyntax) throws(Reason) -> String {
    if let text = known(expression) { return text }
    guard lookup.type(of: expression, in: file)?.base == "Float" else {
      throw Reason("the type of \(expression.text.onOneLine) is not known")
    }
    return "\(Names.priority)(Double(\(expression.text.onOneLine)))"
  }

  /// Returns a value for a constraint's `priority`.
  ///
  /// - Throws: `Reason` for a priority that the app declares for another library.
  func value(_ expression: ExprSyntax) throws(Reason) -> String {
    if let text = known(expression) { return text }
    if let number = target(expression) { return "\(Names.priority)(\(number))" }
    if let text = try own(expression) { return "\(Names.priority)(\(text))" }
    let inner = number(in: expression) ?? expression
    return "\(Names.priority)(\(converted(inner)))"
  }

  /// Returns the number of a priority of UIKit or of a library; `nil` if it is not known.
  func value(of expression: ExprSyntax) -> Double? {
    let values = [
      ".required": 1000.0, ".high": 750, ".medium": 500, ".low": 250, ".fittingSize": 50,
    ]
    guard let text = known(expression) else { return nil }
    return values[text] ?? Double(text)
  }

  /// Returns the number of a priority whose type the app makes one of SnapKit's; `nil` for another
  /// expression.
  private func target(_ expression: ExprSyntax) -> String? {
    let value = "constraintPriorityTargetValue"
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      let type = lookup.metatype(base, in: file), lookup.declarations.path(of: type) != nil,
      lookup.declarations.ancestors(of: lookup.declarations.place(of: type))
        .contains("ConstraintPriorityTarget"),
      lookup.declarations.member(member.declName.baseName.text, of: type, isStatic: true) != nil,
      lookup.declarations.member(value, of: type, isStatic: false) != nil
    else { return nil }
    return "Double(\(expression.text.onOneLine).\(value))"
  }

  /// Returns a priority that the app declares for UIKit's type; `nil` for another expression.
  private func own(_ expression: ExprSyntax) throws(Reason) -> String? {
    guard let member = expression.as(MemberAccessExprSyntax.self),
      isOwn(member.declName.baseName.text)
    else { return nil }
    let type = member.base?.text ?? owner
    guard Self.owners.contains(type) else { return nil }
    guard type == "UILayoutPriority" || type == "NSLayoutConstraint.Priority" else {
      throw Reason("the app declares the priority \(expression.text.onOneLine)")
    }
    return "\(type).\(member.declName.baseName.text)"
  }

  /// `true` for a name that the app declares for a type of priorities.
  private func isOwn(_ name: String) -> Bool {
    lookup.declarations.members[name]?.contains { symbol in
      guard case .member(let type) = symbol.place else { return false }
      return symbol.isStatic && Self.owners.contains(type)
    } ?? false
  }

  /// Returns the number of a constant that the app declares for a library's type of priorities.
  private func value(ofOwn name: String, in type: String) -> String? {
    if type == "UILayoutPriority" || type == "NSLayoutConstraint.Priority" { return nil }
    let found = lookup.declarations.members[name]?.filter {
      $0.place == .member(type) && $0.isStatic && $0.isConstant
    }
    guard found?.count == 1, let value = found?.first?.value, let number = number(in: value),
      number.is(IntegerLiteralExprSyntax.self) || number.is(FloatLiteralExprSyntax.self)
    else { return nil }
    return number.text
  }

  private func known(name: String) -> String? { isOwn(name) ? nil : Self.names[name] }

  /// Returns `.high`, `750` or `.required - 1`; `nil` for what is not one of these.
  private func known(_ expression: ExprSyntax) -> String? {
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      ["rawValue", "value"].contains(member.declName.baseName.text), let text = known(base)
    {
      return text
    }
    if let member = expression.as(MemberAccessExprSyntax.self),
      member.base.map({ Self.owners.contains($0.text) }) ?? true
    {
      let name = member.declName.baseName.text
      return known(name: name) ?? value(ofOwn: name, in: member.base?.text ?? owner)
    }
    if expression.is(IntegerLiteralExprSyntax.self) || expression.is(FloatLiteralExprSyntax.self) {
      return expression.text
    }
    if let inner = number(in: expression) {
      // `UILayoutPriority(999)` and `UILayoutPriority(rawValue: 999)`; `.required.rawValue - 1`.
      if let text = known(inner) { return text }
      return inner.as(SequenceExprSyntax.self).flatMap { difference($0) }
    }
    // `.required - 1`, which apps declare, and `.high.advanced(by: -1)` of SnapKit.
    if let sequence = expression.as(SequenceExprSyntax.self) { return difference(sequence) }
    if let call = expression.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "advanced", let base = callee.base,
      let name = known(base), let amount = call.arguments.first?.expression
    {
      return name + Term(amount).added
    }
    return nil
  }

  /// Returns the number in `UILayoutPriority(n)`, `UILayoutPriority(rawValue: n)` and `.init(n)`.
  private func number(in expression: ExprSyntax) -> ExprSyntax? {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let argument = call.arguments.first
    else { return nil }
    let callee = call.calledExpression.text
    let isPriority =
      Self.owners.contains(callee) || callee == ".init"
      || callee.hasSuffix(".init") && Self.owners.contains(String(callee.dropLast(5)))
    return isPriority ? argument.expression : nil
  }

  private func difference(_ sequence: SequenceExprSyntax) -> String? {
    let elements = Array(sequence.elements)
    guard elements.count == 3, let sign = elements[1].as(BinaryOperatorExprSyntax.self)?.operator,
      sign.text == "-" || sign.text == "+"
    else { return nil }
    var name = elements[0].text
    for suffix in [".rawValue", ".value"] where name.hasSuffix(suffix) {
      name = String(name.dropLast(suffix.count))
    }
    for owner in Self.owners where name.hasPrefix("\(owner).") {
      name = String(name.dropFirst(owner.count))
    }
    guard name.hasPrefix("."), let known = known(name: String(name.dropFirst())) else { return nil }
    return "\(known) \(sign.text) \(Term(elements[2]).text)"
  }

  /// `Priority` takes a `Double`, and converts a `CGFloat`, but not a `Float` or an `Int`.
  private func converted(_ expression: ExprSyntax) -> String {
    let type = lookup.type(of: expression, in: file)?.base
    let text = expression.text.onOneLine
    return type == "Float" || type == "Int" ? "Double(\(text))" : text
  }
}
