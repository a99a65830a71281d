import SwiftSyntax

extension CodeRunner {
  /// Runs `target = value` and `target += value`.
  func assign(_ operands: [ExprSyntax], _ scope: SceneScope) {
    let (target, rest) = (operands[0], Array(operands.dropFirst(2)))
    let type = target.plainName.flatMap { expectedType(of: $0, scope) }
    var value: SceneValue
    if rest.count > 1, let made = statement(rest, target, scope) {
      value = made
    } else {
      let former = isReadingNumbers
      isReadingNumbers = former || ["constant", "priority"].contains(target.lastName)
      value = evaluate(ExprSyntax(sequence: rest), scope, expected: type)
      isReadingNumbers = former
    }
    if operands[1].operatorName == "+=" {
      let old = evaluate(target, scope)
      switch (old, value) {
      case (.list(let a), .list(let b)): value = .list(a + b)
      case (.list(let a), .group(let b)): value = .list(a + b.constraints.map { .constraint($0) })
      case (.number(let a), .number(let b)): value = .number(a + b)
      default: value = .unknown
      }
    }
    assign(value, to: target, scope)
  }

  private func expectedType(of name: String, _ scope: SceneScope) -> TypeName? {
    guard scope.value(name) == nil, let own = scope.own,
      let found = types.variable(name, of: own.type, isStatic: false),
      let type = found.binding.typeAnnotation
    else { return nil }
    return TypeName(type.type.text, in: found.found.type)
  }

  /// Gives a value to a variable, a property or an element.
  func assign(_ value: SceneValue, to target: ExprSyntax, _ scope: SceneScope) {
    switch target.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      let (name, value) = (node.baseName.text, copied(value))
      if scope.set(name, to: value) {
        self.name(value, name, isProperty: false)
      } else if let own = scope.own {
        set(name, of: own, to: value, target, scope)
      } else {
        statics[scope.type.isEmpty ? name : "\(scope.type).\(name)"] = value
      }
    case .memberAccessExpr(let access):
      guard let base = access.base else { return }
      set(access.name, of: evaluate(base, scope), base, to: value, target, scope)
    case .optionalChainingExpr(let node): assign(value, to: node.expression, scope)
    case .forceUnwrapExpr(let node): assign(value, to: node.expression, scope)
    case .discardAssignmentExpr: break
    case .tupleExpr(let tuple):
      if let only = tuple.only { return assign(value, to: only, scope) }
      for element in tuple.elements { assign(.unknown, to: element.expression, scope) }
    case .subscriptCallExpr(let node): assign(.unknown, to: node.calledExpression, scope)
    default: break
    }
  }

  /// Returns a copy of a structure; other values as they are.
  func copied(_ value: SceneValue) -> SceneValue {
    guard let item = value.item, item.sdkClass == nil,
      !types.classes.contains(where: { $0.type == item.type })
    else { return value }
    let copy = SceneItem(type: item.type, sdkClass: nil, place: item.place)
    (copy.fields, copy.isInitialized) = (item.fields, item.isInitialized)
    return .item(copy)
  }

  private func set(
    _ name: String, of base: SceneValue, _ baseNode: ExprSyntax, to value: SceneValue,
    _ node: ExprSyntax, _ scope: SceneScope
  ) {
    switch base {
    case .item(let item): set(name, of: item, to: value, node, scope)
    case .constraint, .group:
      guard let made = base.constraints else { return }
      switch (name, value) {
      case ("isActive", .bool(true)): activate(made)
      case ("isActive", .bool(false)): deactivate(made)
      case ("constant", .number(let number)): for item in made { item.constant = number }
      case ("constant", .unknown):
        note(node, scope, "the value of \(name) is not known", .number)
        for item in made { item.isUnknown = true }
      case ("priority", _):
        let number = priority(of: value)
        if number == nil { note(node, scope, "the priority is not known", .number) }
        for item in made {
          if let number {
            item.priority = number
          } else {
            (item.isUnknown, item.hasUnknownSlot) = (true, true)
          }
        }
      case ("identifier", .text(let text)): for item in made { item.identifier = text }
      case ("identifier", _), ("shouldBeArchived", _): break
      default:
        note(
          node, scope, "the value of \(name) is not known",
          name == "isActive" ? .constraint : .number)
      }
    case .numbers(var numbers):
      guard let number = value.number else { return assign(.unknown, to: baseNode, scope) }
      numbers[name] = number
      assign(.numbers(numbers), to: baseNode, scope)
    case .type(let path): statics["\(path).\(name)"] = value
    case .unknown:
      value.share()
      if ["isActive", "isHidden", "priority", "constant"].contains(name) {
        note(
          node, scope, "\(baseNode.text.onOneLine.cut) is not known",
          name == "isHidden" ? .number : .constraint)
      } else if baseNode.words.isDisjoint(with: ["layer"]),
        !baseNode.words.isDisjoint(with: Self.geometry)
      {
        note(node, scope, "\(node.text.onOneLine.cut) is not understood", .number)
      } else if value.concernsLayout, !Self.harmlessKeepers.contains(name) {
        note(node, scope, "what \(node.text.onOneLine.cut) does with a view is not known")
      }
    default: break
    }
  }

  // MARK: - Properties

  /// The structures of numbers whose parts change the layout.
  private static let geometry: Set = [
    "layoutMargins", "directionalLayoutMargins", "frame", "bounds", "center", "transform",
    "additionalSafeAreaInsets", "autoresizingMask", "contentSize", "semanticContentAttribute",
  ]

  private static let priorities: [String: (isHugging: Bool, axis: Int)] = [
    "contentHuggingHorizontalPriority": (true, 0), "contentHuggingVerticalPriority": (true, 1),
    "contentCompressionResistanceHorizontalPriority": (false, 0),
    "contentCompressionResistanceVerticalPriority": (false, 1),
  ]

  /// The properties that the scene keeps by their names.
  private static let kept: Set = [
    "text", "font", "numberOfLines", "axis", "spacing", "alignment", "distribution", "isHidden",
    "layoutMargins", "directionalLayoutMargins", "title", "isScrollEnabled",
    "isLayoutMarginsRelativeArrangement", "preservesSuperviewLayoutMargins",
  ]

  /// The properties that change only the content, which becomes unknown.
  private static let contents: Set = [
    "image", "attributedText", "configuration", "attributedPlaceholder", "leftView", "rightView",
    "preferredMaxLayoutWidth", "titleEdgeInsets", "contentEdgeInsets", "imageEdgeInsets",
    "textContainerInset", "preferredSymbolConfiguration", "highlightedImage", "animationImages",
    "allowsDefaultTighteningForTruncation",
  ]

  /// Sets a property of a view, a controller or another object.
  func set(
    _ name: String, of item: SceneItem, to value: SceneValue, _ node: some SyntaxProtocol,
    _ scope: SceneScope
  ) {
    let value = copied(value)
    if let (binding, found) = types.variable(name, of: item.type, isStatic: false) {
      let inner = SceneScope(found.file, own: item, type: found.type)
      if let setter = binding.accessorBlock?.accessor(.set), let body = setter.body {
        inner.variables[setter.parameters?.name.text ?? "newValue"] = value
        _ = outsideBuilders { result(of: body.statements, inner) }
        return
      }
      let old = item.fields[name] ?? .unknown
      item.fields[name] = value
      item.open.remove(name)
      self.name(value, name, isProperty: true)
      if item.isInitialized, let body = binding.accessorBlock?.accessor(.didSet)?.body,
        mayAffectLayout(body)
      {
        inner.variables["oldValue"] = old
        _ = outsideBuilders { result(of: body.statements, inner) }
      }
      return
    }
    if item.isController {
      if name == "view" { setView(of: item, to: value, node, scope) }
      if ["additionalSafeAreaInsets", "viewRespectsSystemMinimumLayoutMargins"].contains(name) {
        note(node, scope, "the property \(name) is not understood")
      }
      return
    }
    guard item.isView || item.isGuide else {
      item.fields[name] = value
      return
    }
    // SnapKit's names of the priorities.
    if let (isHugging, axis) = Self.priorities[name] {
      guard let number = priority(of: value) else {
        return note(node, scope, "the value of \(name) is not known", .number)
      }
      if isHugging { item.hugging[axis] = number } else { item.compression[axis] = number }
      return
    }
    switch name {
    case "translatesAutoresizingMaskIntoConstraints":
      guard let isOn = value.bool else {
        return note(node, scope, "the mask is not known", .constraint)
      }
      item.hasNoMask = !isOn
    case "frame":
      item.properties["frame"] = value
      guard case .numbers(let numbers) = value else { return }
      item.frame = ["x", "y", "width", "height"].map { numbers[$0] ?? 0 }
    case _ where Self.kept.contains(name):
      item.properties[name] = value
      if value.isUnknown, name != "text", name != "title", name != "font" {
        note(node, scope, "the value of \(name) is not known", .number)
      }
    case _ where Self.contents.contains(name): item.properties["content"] = .unknown
    default:
      value.share()
      item.properties[name] = value
      if !Self.harmlessProperties.contains(name),
        value.concernsLayout || Self.geometry.contains(name)
      {
        note(node, scope, "the property \(name) is not understood", .number)
      }
    }
  }

  private func setView(
    of controller: SceneItem, to value: SceneValue, _ node: some SyntaxProtocol,
    _ scope: SceneScope
  ) {
    controller.fields["view"] = value
    if value.item == nil { note(node, scope, "the controller's view is not known") }
  }
}
