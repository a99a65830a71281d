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

  private static let uikit: Set = ["UILayoutPriority", "NSLayoutConstraint.Priority"]
  private static let owners = uikit.union(["ConstraintPriority", "LayoutPriority", "Priority"])

  /// Returns a priority behind `~`. The operator accepts UIKit's priorities too.
  ///
  /// - Parameter isFloat: `true` if the expression is a number of type `Float`.
  /// - Throws: `Reason` for a priority that the app declares for another library.
  func operand(_ expression: ExprSyntax, isFloat: Bool = false) throws(Reason) -> String {
    if let text = known(expression) ?? target(expression) { return text }
    if isFloat, lookup.type(of: expression, in: file)?.base != "Float" {
      throw Reason("the type of \(expression.text.onOneLine) is not known")
    }
    if let text = try own(expression) { return text }
    return lookup.kind(of: expression, in: file) == .number
      ? "\(Names.priority)(\(converted(expression)))" : expression.operandText
  }

  /// Returns a value for a constraint's `priority`.
  ///
  /// - Throws: `Reason` for a priority that the app declares for another library.
  func value(_ expression: ExprSyntax) throws(Reason) -> String {
    if let text = known(expression) ?? target(expression) { return text }
    let number = try own(expression) ?? converted(number(in: expression) ?? expression)
    return "\(Names.priority)(\(number))"
  }

  /// Returns the number of a priority of UIKit or of a library; `nil` if it is not known.
  func value(of expression: ExprSyntax) -> Double? {
    let values = [
      ".required": 1000.0, ".high": 750, ".medium": 500, ".low": 250, ".fittingSize": 50,
    ]
    guard let text = known(expression) else { return nil }
    return values[text] ?? Double(text)
  }

  /// Returns a priority whose type the app makes one of SnapKit's; `nil` for another expression.
  private func target(_ expression: ExprSyntax) -> String? {
    let value = "constraintPriorityTargetValue"
    guard let member = expression.member, let base = member.base,
      let type = lookup.metatype(base, in: file), lookup.declarations.path(of: type) != nil,
      lookup.declarations.ancestors(of: lookup.declarations.place(of: type))
        .contains("ConstraintPriorityTarget"),
      lookup.declarations.member(member.name, of: type, isStatic: true) != nil,
      lookup.declarations.member(value, of: type, isStatic: false) != nil
    else { return nil }
    return "\(Names.priority)(Double(\(expression.text.onOneLine).\(value)))"
  }

  /// Returns a priority that the app declares for UIKit's type; `nil` for another expression.
  private func own(_ expression: ExprSyntax) throws(Reason) -> String? {
    guard let member = expression.member, isOwn(member.name),
      case let type = member.base?.text ?? owner, Self.owners.contains(type)
    else { return nil }
    guard Self.uikit.contains(type)
    else { throw Reason("the app declares the priority \(expression.text.onOneLine)") }
    return "\(type).\(member.name)"
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
    let found = lookup.declarations.members[name]?.filter {
      $0.place == .member(type) && $0.isStatic && $0.isConstant
    }
    guard !Self.uikit.contains(type), found?.count == 1, let value = found?.first?.value,
      let number = number(in: value), number.isNumberLiteral
    else { return nil }
    return number.text
  }

  /// Returns `.high`, `750` or `.required - 1`; `nil` for what is not one of these.
  private func known(_ expression: ExprSyntax) -> String? {
    if let member = expression.member {
      if ["rawValue", "value"].contains(member.name), let text = member.base.flatMap(known) {
        return text
      }
      let (name, type) = (member.name, member.base?.text ?? owner)
      guard member.base == nil || Self.owners.contains(type) else { return nil }
      return (isOwn(name) ? nil : Self.names[name]) ?? value(ofOwn: name, in: type)
    }
    if expression.isNumberLiteral { return expression.text }
    // `UILayoutPriority(999)` and `UILayoutPriority(rawValue: 999)`; `.required.rawValue - 1`.
    if let inner = number(in: expression) { return known(inner) }
    // `.required - 1`, which apps declare, and `.high.advanced(by: -1)` of SnapKit.
    let operands = expression.operands
    if operands.count == 3, let sign = operands[1].operatorName, sign == "-" || sign == "+",
      let name = known(operands[0]), name.hasPrefix(".")
    {
      return "\(name) \(sign) \(Term(operands[2]).text)"
    }
    guard let call = expression.call, call.name == "advanced", let name = call.base.flatMap(known),
      let amount = call.arguments.first?.expression
    else { return nil }
    return name + Term(amount).added
  }

  /// Returns the number in `UILayoutPriority(n)`, `UILayoutPriority(rawValue: n)` and `.init(n)`.
  private func number(in expression: ExprSyntax) -> ExprSyntax? {
    guard let call = expression.call, call.arguments.count == 1 else { return nil }
    let callee = call.calledExpression
    let type = callee.member?.name == "init" ? callee.member?.base : callee
    return type.map { Self.owners.contains($0.text) } ?? true
      ? call.arguments.first?.expression : nil
  }

  /// `Priority` takes a `Double`, and converts a `CGFloat`, but not a `Float` or an `Int`.
  private func converted(_ expression: ExprSyntax) -> String {
    lookup.text(expression, converting: ["Float", "Int"], in: file)
  }
}

extension ExprSyntax {
  /// `true` for a literal of a number, without a sign.
  fileprivate var isNumberLiteral: Bool {
    self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
  }
}
