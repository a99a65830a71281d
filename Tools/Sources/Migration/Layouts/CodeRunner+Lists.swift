import SwiftSyntax

extension CodeRunner {
  /// Returns the value of a function of an array; `nil` for another function.
  func callList(
    _ name: String, _ values: [SceneValue], _ base: ExprSyntax, _ arguments: CodeArguments,
    _ node: FunctionCallExprSyntax, _ scope: SceneScope
  ) -> SceneValue? {
    let first = arguments.first?.value
    switch (name, arguments.count) {
    case ("forEach", 1):
      for value in values { apply(first, value, node, scope) }
      return .nothing
    case ("map", 1): return .list(values.map { apply(first, $0, node, scope) })
    case ("compactMap", 1):
      return .list(
        values.map { apply(first, $0, node, scope) }.filter {
          if case .null = $0 { false } else { true }
        })
    case ("flatMap", 1):
      var all: [SceneValue] = []
      for value in values {
        guard let elements = apply(first, value, node, scope).elements else { return .unknown }
        all += elements
      }
      return .list(all)
    case ("filter", 1):
      var kept: [SceneValue] = []
      for value in values {
        guard let isKept = apply(first, value, node, scope).bool else { return .unknown }
        if isKept { kept.append(value) }
      }
      return .list(kept)
    case ("enumerated", 0):
      return .list(
        values.enumerated().map {
          .tuple(["offset", "element"], [.number(Double($0.offset)), $0.element])
        })
    case ("reversed", 0): return .list(values.reversed())
    case ("dropFirst", 0): return .list(Array(values.dropFirst()))
    case ("dropLast", 0): return .list(Array(values.dropLast()))
    case ("append", 1):
      guard let first else { return nil }
      let added = arguments[0].label == "contentsOf" ? first.elements : [first]
      assign(added.map { .list(values + $0) } ?? .unknown, to: base, scope)
      return .nothing
    case ("removeAll", 0):
      assign(.list([]), to: base, scope)
      return .nothing
    case ("contains", 1):
      guard let first else { return nil }
      let answers = values.map { areEqual($0, first) }
      if answers.contains(true) { return .bool(true) }
      return answers.contains { $0 == nil } ? .unknown : .bool(false)
    case ("distributed", _), ("aligned", _): return row(name, values, arguments, node, scope)
    default: return nil
    }
  }

  /// Returns the result of a closure, a function or a method for an element.
  @discardableResult
  func apply(
    _ function: SceneValue?, _ value: SceneValue, _ node: FunctionCallExprSyntax,
    _ scope: SceneScope
  ) -> SceneValue {
    switch function {
    case .closure(let closure, let outer)?:
      return outsideBuilders { invoke(closure, [value], outer) }
    case .function(let function, let outer)?:
      let label = function.signature.parameterClause.parameters.first?.firstName.text
      return invoke(function, [(label == "_" ? nil : label, value)], outer.inner(), node, scope)
    case .method(let name, let item)?:
      for label in types.labels(of: name, of: item.type) {
        if let result = callMethod(name, of: item, [(label, value)], node, scope) { return result }
      }
      return callMethod(name, of: item, [(nil, value)], node, scope) ?? .unknown
    default:
      if value.concernsLayout || node.call.map({ mayAffectLayout($0) }) == true {
        note(node, scope, "\(node.text.onOneLine.cut) is not understood")
      }
      return .unknown
    }
  }
}

extension CodeTypes {
  /// The labels of the first parameters of methods that a name can mean.
  fileprivate func labels(of name: String, of type: String) -> [String?] {
    functions(name, of: type, isStatic: false).map {
      let label = $0.node.signature.parameterClause.parameters.first?.firstName.text
      return label == "_" ? nil : label
    }
  }
}
