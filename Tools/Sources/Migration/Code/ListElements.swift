import SwiftSyntax

/// The elements that the files put into lists, by the names of the variables that hold the lists.
struct ListElements {
  /// The elements; `nil` if the files may put something else into a list of that name.
  private var elements: [String: [(element: ExprSyntax, file: SourceFile)]?] = [:]

  init(_ files: [SourceFile]) {
    let all = files.map { (file: $0, writes: Writes(in: $0.tree)) }
    let mutating = Set(["replaceSubrange"] + all.flatMap(\.writes.mutating))
    for (file, writes) in all {
      for (name, function) in writes.calls where mutating.contains(function) {
        note(name, file, nil)
      }
      for (name, values) in writes.values { note(name, file, values) }
    }
  }

  private mutating func note(_ name: String, _ file: SourceFile, _ values: [ExprSyntax]?) {
    for name in [name, "\(file.path) \(name)"] {
      let known = elements[name, default: []]
      elements[name] = .some(
        known.flatMap { known in values.map { known + $0.map { ($0, file) } } })
    }
  }

  /// Returns all that the list in a variable may hold; `nil` if that is not known. A private one is
  /// filled in its own file.
  subscript(symbol: Symbol) -> [(element: ExprSyntax, file: SourceFile)]? {
    let isOfFile =
      symbol.place == .local || !symbol.modifiers.isDisjoint(with: ["private", "fileprivate"])
    let key = isOfFile ? "\(symbol.file.path) \(symbol.name)" : symbol.name
    return elements[key].flatMap { $0 }
  }
}

/// The values that a file gives to variables.
private struct Writes {
  /// The elements of lists, or `nil` for other values.
  private(set) var values: [(name: String, values: [ExprSyntax]?)] = []
  /// The methods that are called on variables.
  private(set) var calls: [(name: String, function: String)] = []
  /// The functions that change a value.
  private(set) var mutating: Set<String> = []

  init(in tree: SourceFileSyntax) {
    tree.walk { node in
      switch node.as(SyntaxEnum.self) {
      case .sequenceExpr(let node): read(Array(node.elements))
      case .functionCallExpr(let node): read(node)
      case .functionDecl(let node) where node.modifierNames.contains("mutating"):
        mutating.insert(node.name.text)
      case .labeledExpr(let node):
        // An initializer may have an argument for each variable.
        note(node.label?.text, node.expression.listElements)
      case .patternBinding(let node): read(node)
      case .optionalBindingCondition(let node): note(node.pattern.patternName, nil)
      case .inOutExpr(let node): note(node.expression.lastName, nil)
      case .keyPathExpr(let node):
        for token in node.tokens(viewMode: .sourceAccurate) { note(token.text, nil) }
        return false
      default: break
      }
      return true
    }
  }

  private mutating func note(_ name: String?, _ values: [ExprSyntax]?) {
    if let name { self.values.append((name, values)) }
  }

  private mutating func read(_ operands: [ExprSyntax]) {
    guard operands.count > 2, operands[1].isAssigning else { return }
    let (target, value) = (operands[0], operands[2])
    if operands.count > 3 {
      note(target.lastName, nil)
    } else if let tuple = target.as(TupleExprSyntax.self) {
      for element in tuple.elements { note(element.expression.lastName, nil) }
    } else if let list = target.as(SubscriptCallExprSyntax.self) {
      note(list.calledExpression.lastName, [value])
    } else {
      note(target.lastName, value.listElements)
    }
  }

  private mutating func read(_ node: FunctionCallExprSyntax) {
    guard let list = node.base?.lastName, let function = node.name else { return }
    if ["append", "insert"].contains(function), let value = node.arguments.first {
      let isList = value.label?.text == "contentsOf"
      note(list, isList ? value.expression.listElements : [value.expression])
    } else {
      calls.append((list, function))
    }
  }

  private mutating func read(_ node: PatternBindingSyntax) {
    if node.pattern.is(TuplePatternSyntax.self) {
      for name in node.pattern.names { note(name, nil) }
    } else if let value = node.initializer?.value {
      note(node.pattern.patternName, value.listElements)
    } else if node.accessorBlock != nil
      || node.parent?.parent?.as(VariableDeclSyntax.self)?.attributes.isEmpty == false
    {
      note(node.pattern.patternName, nil)
    }
  }
}

extension ExprSyntax {
  /// The elements of an array literal, none for `[UIView]()`; `nil` for other expressions.
  fileprivate var listElements: [ExprSyntax]? {
    if let elements { return elements }
    let isEmptyList =
      call?.calledExpression.is(ArrayExprSyntax.self) == true
      && call?.arguments.isEmpty == true && call?.trailingClosure == nil
    return isEmptyList ? [] : nil
  }
}
