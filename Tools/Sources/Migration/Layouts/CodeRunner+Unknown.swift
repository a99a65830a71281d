import SwiftSyntax

extension CodeRunner {
  /// Notes a call that is not understood, if it may concern the layout.
  ///
  /// - Parameter mayBeMethod: `true` if it may be a method of a view or of the controller.
  func unknownCall(
    _ node: FunctionCallExprSyntax, _ arguments: CodeArguments, _ scope: SceneScope,
    mayBeMethod: Bool = false, receiver: SceneItem? = nil
  ) -> SceneValue {
    let name = node.name ?? node.calledExpression.text.onOneLine.cut
    for argument in arguments { argument.value.share() }
    if !Self.harmlessMethods.contains(name) { noteRemoval(in: node.calledExpression) }
    if let type = Self.reusedTypes[name] {
      let isOfCollection =
        name == "dequeueReusableCell" && node.base?.text.contains("ollection") == true
      return reusedCell(node, isOfCollection ? "UICollectionViewCell" : type, scope)
    }
    if mayBeMethod, !Self.harmlessMethods.contains(name), name.first?.isUppercase == false {
      // A method of a part changes that part alone.
      let isOfPart = receiver.map { $0 !== scope.own } ?? false
      receiver?.isShared = true
      note(
        node, scope, "the call of \(name) is not understood", isOfPart ? .number : .hierarchy)
      return .unknown
    }
    // UIKit's own classes keep a view, or a target, and constrain nothing.
    if ["UI", "NS", "CA", "CG"].contains(String(name.prefix(2))) { return .unknown }
    let hasClosure = arguments.contains { if case .closure = $0.value { true } else { false } }
    if Self.harmlessMethods.contains(name), !hasClosure { return .unknown }
    if Self.handlerTakers.contains(name), hasClosure {
      for case .closure(let closure, _) in arguments.map(\.value) where mayAffectLayout(closure) {
        noteLater(closure, scope, "what \(name) is given changes the layout later")
      }
      return .unknown
    }
    var gap: CodeGap?
    for argument in arguments {
      if case .closure(let closure, _) = argument.value {
        if mayAffectLayout(closure) {
          gap = max(gap ?? .number, mayChangeHierarchy(closure) ? .hierarchy : .constraint)
        }
      } else if let item = argument.value.item, item === scope.own {
        let isHarmless =
          Self.harmlessMethods.contains(name) || Self.harmlessLabels.contains(argument.label ?? "")
        if !isHarmless { gap = .hierarchy }
      } else if argument.value.concernsLayout {
        gap = max(gap ?? .number, .number)
      }
    }
    if gap != .hierarchy, mayBuildLayout(node.calledExpression) {
      // Another object's own function may come back to this one.
      let isKnown = declarations.functions(name).isEmpty
      gap = max(gap ?? .number, isKnown ? .number : .hierarchy)
    }
    if let gap { note(node, scope, "the call of \(name) is not understood", gap) }
    return .unknown
  }
}
