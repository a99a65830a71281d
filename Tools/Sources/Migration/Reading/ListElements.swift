import SwiftSyntax

/// The elements that the files put into lists, by the names of the variables that hold the lists.
struct ListElements {
  /// The elements; `nil` if the files may put something else into a list of that name.
  private var elements: [String: [(element: ExprSyntax, file: SourceFile)]?] = [:]

  init(_ files: [SourceFile]) {
    let visitors = files.map { file in
      let visitor = WriteVisitor()
      visitor.walk(file.tree)
      return (file, visitor)
    }
    let mutating = visitors.reduce(into: Set(["replaceSubrange"])) { $0.formUnion($1.1.mutating) }
    for (file, visitor) in visitors {
      for (name, function) in visitor.calls where mutating.contains(function) {
        elements[name] = .some(nil)
      }
      for (name, values) in visitor.writes {
        guard let values, let known = elements[name, default: []] else {
          elements[name] = .some(nil)
          continue
        }
        elements[name] = known + values.map { ($0, file) }
      }
    }
  }

  /// Returns all that lists in variables of a name may hold; `nil` if that is not known.
  subscript(name: String) -> [(element: ExprSyntax, file: SourceFile)]? {
    elements[name].flatMap { $0 }
  }
}

/// Finds the values that variables get: the elements of lists, or `nil` for other values.
private final class WriteVisitor: SyntaxVisitor {
  private(set) var writes: [(name: String, values: [ExprSyntax]?)] = []
  /// The methods that are called on variables.
  private(set) var calls: [(name: String, function: String)] = []
  /// The functions that change a value.
  private(set) var mutating: Set<String> = []

  init() { super.init(viewMode: .sourceAccurate) }

  private func write(_ value: ExprSyntax, to target: ExprSyntax?) {
    guard let target else { return }
    if let tuple = target.as(TupleExprSyntax.self) {
      for element in tuple.elements { note(element.expression.lastName, nil) }
    } else if let list = target.as(SubscriptCallExprSyntax.self) {
      note(list.calledExpression.lastName, [value])
    } else {
      note(target.lastName, value.listElements)
    }
  }

  private func note(_ name: String?, _ values: [ExprSyntax]?) {
    if let name { writes.append((name, values)) }
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let operands = Array(node.elements)
    guard operands.count > 2 else { return .visitChildren }
    let isAddition = operands[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
    if operands[1].is(AssignmentExprSyntax.self) || isAddition {
      if operands.count == 3 {
        write(operands[2], to: operands[0])
      } else {
        note(operands[0].lastName, nil)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.as(MemberAccessExprSyntax.self)
    switch callee?.declName.baseName.text {
    case "append", "insert":
      guard let value = node.arguments.first else { break }
      let isList = value.label?.text == "contentsOf"
      note(callee?.base?.lastName, isList ? value.expression.listElements : [value.expression])
    default:
      if let name = callee?.base?.lastName, let function = callee?.declName.baseName.text {
        calls.append((name, function))
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(where: { $0.name.text == "mutating" }) {
      mutating.insert(node.name.text)
    }
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    // An initializer may have an argument for each variable.
    if let label = node.label?.text { note(label, node.expression.listElements) }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    if node.pattern.is(TuplePatternSyntax.self) {
      for name in node.pattern.names { note(name, nil) }
    } else if let value = node.initializer?.value {
      note(name, value.listElements)
    } else if node.accessorBlock != nil
      || node.parent?.parent?.as(VariableDeclSyntax.self)?.attributes.isEmpty == false
    {
      note(name, nil)
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    note(node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, nil)
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.expression.lastName, nil)
    return .visitChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    for token in node.tokens(viewMode: .sourceAccurate) { note(token.text, nil) }
    return .skipChildren
  }
}

extension ExprSyntax {
  /// The elements of an array literal, none for `[UIView]()`; `nil` for other expressions.
  fileprivate var listElements: [ExprSyntax]? {
    if let array = self.as(ArrayExprSyntax.self) { return array.elements.map(\.expression) }
    if let call = self.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.calledExpression.is(ArrayExprSyntax.self), call.trailingClosure == nil
    {
      return []
    }
    return nil
  }
}
