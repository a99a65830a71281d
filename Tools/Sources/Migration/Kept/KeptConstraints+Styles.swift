import SwiftSyntax

// Which library's constraints a variable keeps.

extension KeptConstraints {
  /// `true` if an expression makes constraints by another library than UIKit, also if it is
  /// assigned.
  func makesConstraints(_ expression: ExprSyntax) -> Bool {
    makesConstraints(
      operands: expression.assignedOperands?.operands ?? expression.statementOperands)
  }

  /// `true` if operands make constraints by another library than UIKit.
  func makesConstraints(operands: [ExprSyntax]) -> Bool {
    let operands = operands.count == 1 ? operands[0].statementOperands : operands
    return libraries.contains { $0.makesConstraints(operands) }
  }

  /// `true` if code of a library is read.
  private func reads(_ library: Library) -> Bool {
    libraries.contains { $0.name == library.layout.name }
  }

  /// Returns the library of a type of constraints; `nil` for other types.
  func style(of type: TypeName) -> Style? {
    let isGroup = type.base == "ConstraintGroup" && reads(.anchors)
    guard isGroup || lookup.declarations.knownKind(of: type) == .constraint else { return nil }
    let own: Style = reads(.anchors) ? .anchors : .snapKit
    return type.base == "NSLayoutConstraint" ? .uikit : own
  }

  /// Returns the library of the constraints that an initial value makes: one, an array, or the
  /// result of a function or closure.
  func style(of value: ExprSyntax, _ file: SourceFile) -> Style? {
    if isConstraint(value) || makesConstraints(value) { return reads(.anchors) ? .anchors : .uikit }
    if let elements = value.elements {
      return elements.lazy.compactMap { self.style(of: $0, file) }.first
    }
    guard let call = value.call else { return nil }
    let callee = call.calledExpression
    // `[Constraint]()`
    if callee.elements != nil { return TypeName(callee.text).element.flatMap { style(of: $0) } }
    if SnapKit.Call(call)?.name == "prepareConstraints" { return .snapKit }
    let function = callee.plainName.flatMap { lookup.symbol($0, at: call, in: file) }
    guard let function, function.isFunction, key(of: function) != nil else { return nil }
    return .uikit
  }
}
