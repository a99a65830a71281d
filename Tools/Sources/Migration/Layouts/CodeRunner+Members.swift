import SwiftSyntax

extension CodeRunner {
  /// Returns the value of a name; `nil` if nothing declares it.
  func lookUp(_ name: String, _ scope: SceneScope) -> SceneValue? {
    if name == "self" {
      return scope.value("self") ?? scope.own.map { .item($0) } ?? .type(scope.type)
    }
    if name == "Self" { return .type(scope.type) }
    if let assumed = assumptions[name] { return assumed }
    if let value = scope.value(name) { return value }
    if let own = scope.own, let value = member(name, of: own, scope) { return value }
    // Static members of the types around the code, from the inside.
    var type = scope.type
    while !type.isEmpty {
      if let value = staticMember(name, of: type, scope) { return value }
      type = type.outerType
    }
    if let symbol = declarations.globals[name]?.first, symbol.isVariable {
      return global(symbol)
    }
    if let path = declarations.path(of: TypeName(name, in: scope.type)) { return .type(path) }
    if let priority = Self.formerPriorities[name] { return .number(priority) }
    return KnownTypes.isKnown(name) || KnownTypes.kind(named: name) == .view ? .type(name) : nil
  }

  /// The names of priorities before Swift 4.
  private static let formerPriorities: [String: Double] = [
    "UILayoutPriorityRequired": 1000, "UILayoutPriorityDefaultHigh": 750,
    "UILayoutPriorityDefaultLow": 250, "UILayoutPriorityFittingSizeLevel": 50,
  ]

  private func global(_ symbol: Symbol) -> SceneValue {
    if let known = statics[symbol.name] { return known }
    statics[symbol.name] = .unknown
    guard let value = symbol.value else { return .unknown }
    let result = evaluate(value, SceneScope(symbol.file, own: nil, type: ""))
    statics[symbol.name] = result
    return result
  }

  // MARK: - Members of values

  func member(_ node: MemberAccessExprSyntax, _ scope: SceneScope, _ expected: TypeName?)
    -> SceneValue
  {
    if let assumed = assumptions[ExprSyntax(node).path] { return assumed }
    guard let base = node.base else { return implicitMember(node.name, scope, expected) }
    if base.plainName == "Anchors" { return lookUp(node.name, scope) ?? .unknown }
    if base.is(SuperExprSyntax.self), let own = scope.own {
      return member(node.name, of: own, as: types.lineage(of: scope.type).dropFirst().first ?? "")
        ?? sdkMember(node.name, of: own, scope) ?? .unknown
    }
    return member(node.name, of: evaluate(base, scope), scope)
  }

  /// Returns a member without a base: of a type of numbers that the files extend, or a case.
  private func implicitMember(_ name: String, _ scope: SceneScope, _ expected: TypeName?)
    -> SceneValue
  {
    let owners = [expected?.unwrapped.base].compactMap { $0 } + ["CGFloat", "Double", "Float"]
    for owner in owners {
      let path = declarations.place(of: TypeName(owner, in: scope.type))
      if let value = staticMember(name, of: path, scope) { return value }
    }
    return name == "zero" ? .numbers([:]) : .member(name)
  }

  func member(_ name: String, of value: SceneValue, _ scope: SceneScope) -> SceneValue {
    switch value {
    case .item(let item): return member(name, of: item, scope) ?? .unknown
    case .guide(let end):
      if let attribute = Attribute(anchor: name) { return .anchor(end, attribute) }
      return name == "owningView" ? .item(end.item) : .unknown
    case .type(let path):
      if name == "zero" { return .numbers([:]) }
      if let value = staticMember(name, of: path, scope) { return value }
      if let nested = declarations.path(of: TypeName("\(path).\(name)")) { return .type(nested) }
      return KnownTypes.kind(of: path)?.isItem == true ? .unknown : .member(name)
    case .list(let values):
      switch name {
      case "count", "endIndex": return .number(Double(values.count))
      case "startIndex": return .number(0)
      case "isEmpty": return .bool(values.isEmpty)
      case "first": return values.first ?? .null
      case "last": return values.last ?? .null
      case "indices": return .list(values.indices.map { .number(Double($0)) })
      default: return .unknown
      }
    case .dictionary(let values):
      switch name {
      case "values": return .list(values.sorted { $0.key < $1.key }.map(\.value))
      case "count": return .number(Double(values.count))
      default: return .unknown
      }
    case .numbers(let numbers):
      return numbers[name].map { .number($0) } ?? (numbers.isEmpty ? .number(0) : .unknown)
    case .tuple(let labels, let values):
      let place = Int(name) ?? labels.firstIndex(of: name) ?? -1
      return values.indices.contains(place) ? values[place] : .unknown
    case .text(let text):
      return name == "isEmpty" ? .bool(text.isEmpty) : .unknown
    case .constraint(let constraint):
      switch name {
      case "constant": return .number(constraint.constant)
      case "priority": return .number(constraint.priority)
      case "isActive": return .bool(constraint.isActive)
      case "constraints": return .list([value])
      default: return .unknown
      }
    case .group(let group):
      return name == "constraints" ? .list(group.constraints.map { .constraint($0) }) : .unknown
    case .null: return .null
    case .member, .number:
      guard ["rawValue", "constraintPriorityTargetValue"].contains(name) else { return .unknown }
      return priority(of: value).map { .number($0) } ?? .unknown
    default: return .unknown
    }
  }

  /// Returns a static variable or a case of a type; `nil` if it has none of this name.
  func staticMember(_ name: String, of type: String, _ scope: SceneScope) -> SceneValue? {
    if let (binding, found) = types.variable(name, of: type, isStatic: true) {
      let key = "\(found.type).\(name)"
      if let known = statics[key] { return known }
      statics[key] = .unknown
      let inner = SceneScope(found.file, own: nil, type: found.type)
      let annotation = binding.typeAnnotation.map { TypeName($0.type.text, in: found.type) }
      var value = SceneValue.unknown
      if let getter = binding.accessorBlock?.getter {
        value = result(of: getter, inner)
      } else if let initial = binding.initializer?.value {
        value = evaluate(initial, inner, expected: annotation)
        self.name(value, name, isProperty: true)
      }
      statics[key] = value
      return value
    }
    guard let symbol = declarations.member(name, of: type, isStatic: true),
      symbol.modifiers.contains("case")
    else { return nil }
    return .member(name)
  }

  // MARK: - Members of items

  /// Returns a property or method of an item; `nil` if the item has none of this name.
  func member(_ name: String, of item: SceneItem, _ scope: SceneScope) -> SceneValue? {
    if let value = item.fields[name] {
      if item.open.contains(name) { noteOpen(name, of: item, value, scope) }
      return value
    }
    if let value = member(name, of: item, as: item.type) { return value }
    if let value = sdkMember(name, of: item, scope) { return value }
    if !types.functions(name, of: item.type, isStatic: false).isEmpty
      || Self.viewMethods.contains(name)
    {
      return .method(name, of: item)
    }
    return nil
  }

  /// Returns a property of an item that a type of the files or one that it inherits from declares.
  private func member(_ name: String, of item: SceneItem, as type: String) -> SceneValue? {
    if let (binding, found) = types.variable(name, of: type, isStatic: false) {
      let inner = SceneScope(found.file, own: item, type: found.type)
      if let getter = binding.accessorBlock?.getter { return result(of: getter, inner) }
      guard found.node.isLazy, let initial = binding.initializer?.value else { return .unknown }
      item.fields[name] = .unknown
      let type = binding.typeAnnotation.map { TypeName($0.type.text, in: found.type) }
      let value = evaluate(initial, inner, expected: type)
      self.name(value, name, isProperty: true)
      item.fields[name] = value
      return value
    }
    return nil
  }

  private func noteOpen(
    _ name: String, of item: SceneItem, _ value: SceneValue, _ scope: SceneScope
  ) {
    switch value {
    case .bool, .number, .null, .text, .member: openReads += 1
    default: return
    }
    let place = types.variable(name, of: item.type, isStatic: false).map {
      self.place(of: $0.binding, in: $0.found.file)
    }
    noteLater(
      CodeUnknown(
        place: place ?? item.place,
        reason: "\(name) may be set from outside; its first value is drawn"))
  }

  /// The values that UIKit's properties have first.
  private static var firstValues: [String: SceneValue] {
    [
      "isHidden": .bool(false), "isEnabled": .bool(true), "isSelected": .bool(false),
      "isHighlighted": .bool(false), "isUserInteractionEnabled": .bool(true), "alpha": .number(1),
      "tag": .number(0), "isOn": .bool(false), "isFirstResponder": .bool(false),
      "text": .null, "attributedText": .null, "image": .null, "placeholder": .null,
      "isEditing": .bool(false),
    ]
  }

  /// Returns a property that UIKit declares; `nil` for another name.
  private func sdkMember(_ name: String, of item: SceneItem, _ scope: SceneScope) -> SceneValue? {
    if item.isController {
      switch name {
      case "view", "viewIfLoaded": return view(of: item).map { .item($0) } ?? .unknown
      case "parent", "navigationController", "tabBarController", "presentedViewController":
        return .unknown
      default: return nil
      }
    }
    if let attribute = Attribute(anchor: name) { return .anchor(SceneEnd(item: item), attribute) }
    guard item.isView else {
      return item.isGuide && name == "owningView" ? item.parent.map { .item($0) } ?? .null : nil
    }
    switch name {
    case "superview": return item.parent.map { .item($0) } ?? (item.isShared ? .unknown : .null)
    case "subviews": return .list(item.children.filter(\.isView).map { .item($0) })
    case "arrangedSubviews": return .list(item.arranged.map { .item($0) })
    case "anchors", "snp": return .item(item)
    case "safeArea", "margins", "readableContent", "keyboard":
      return .guide(SceneEnd(item: item, guide: name))
    case "contentLayoutGuide" where item.isKind(of: "UIScrollView"),
      "frameLayoutGuide" where item.isKind(of: "UIScrollView"):
      return .guide(SceneEnd(item: item, guide: name))
    case "contentView" where item.hasContentView: return .item(contentView(of: item))
    default: break
    }
    if let guide = Item.guides[name] { return .guide(SceneEnd(item: item, guide: guide)) }
    return item.properties[name] ?? Self.firstValues[name]
      ?? (KnownTypes.member(name, of: item.sdkClass ?? "") == nil
        ? nil : .unknown)
  }

  /// Returns the content view of a cell or of an effect view, which fills it.
  func contentView(of item: SceneItem) -> SceneItem {
    if let view = item.properties["contentView"]?.item { return view }
    let view = SceneItem(type: "UIView", sdkClass: "UIView", place: item.place)
    (view.name, view.isNamedByProperty, view.hasNoMask) = ("contentView", true, true)
    view.properties["fills"] = .bool(true)
    item.properties["contentView"] = .item(view)
    item.insert(view, at: 0)
    return view
  }

  /// Returns the view of a controller, whose functions run when it is first asked for.
  func view(of controller: SceneItem) -> SceneItem? {
    if let view = controller.fields["view"] { return view.item }
    if controller.isKind(of: "UITableViewController")
      || controller.isKind(of: "UICollectionViewController")
    {
      return nil
    }
    let view = SceneItem(type: "UIView", sdkClass: "UIView", place: controller.place)
    (view.name, view.isNamedByProperty) = ("view", true)
    controller.fields["view"] = .item(view)
    if controller.type == rootType, rootView == nil { (rootView, view.isShared) = (view, true) }
    if controller.isInitialized { load(controller) }
    return controller.fields["view"]?.item
  }
}

extension SceneItem {
  fileprivate var hasContentView: Bool {
    [
      "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionViewCell",
      "UIVisualEffectView",
    ].contains { isKind(of: $0) }
  }
}
