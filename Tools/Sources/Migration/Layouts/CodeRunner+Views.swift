import SwiftSyntax

extension CodeRunner {
  /// The methods of UIKit and Anchors that change the layout.
  static let viewMethods: Set = [
    "addSubview", "addSubviews", "insertSubview", "bringSubviewToFront", "sendSubviewToBack",
    "removeFromSuperview", "addArrangedSubview", "addArrangedSubviews", "insertArrangedSubview",
    "removeArrangedSubview", "addLayoutGuide", "addConstraint", "addConstraints",
    "removeConstraint", "removeConstraints",
  ]

  /// Runs a method of UIKit or Anchors; returns `nil` if it is not known.
  func callView(
    _ name: String, of item: SceneItem, _ arguments: CodeArguments, _ node: some SyntaxProtocol,
    _ scope: SceneScope
  ) -> SceneValue? {
    if item.isController {
      guard name == "activate", let made = arguments.first.flatMap({ build($0.value, []) }) else {
        return nil
      }
      activate(made)
      return .nothing
    }
    guard item.isView || item.isGuide else { return nil }
    if let value = callBuilder(name, of: item, arguments) { return value }
    guard item.isView else { return nil }
    if let isDone = callHierarchy(name, of: item, arguments) {
      if !isDone { note(node, scope, "the views of \(name) are not known") }
      return .nothing
    }
    let first = arguments.first?.value ?? .unknown
    switch name {
    case "addConstraint", "addConstraints", "removeConstraint", "removeConstraints":
      guard let made = first.constraints else { return nil }
      name.hasPrefix("add") ? activate(made) : deactivate(made)
    case "setContentHuggingPriority", "setContentCompressionResistancePriority":
      guard arguments.count == 2, let value = priority(of: first),
        case .member(let axis) = arguments[1].value
      else { return nil }
      let place = axis == "horizontal" ? 0 : 1
      if name == "setContentHuggingPriority" {
        item.hugging[place] = value
      } else {
        item.compression[place] = value
      }
    case "setTitle": item.properties["title"] = first
    case "setCustomSpacing":
      guard let spacing = first.number, let view = arguments.last?.value.item else { return nil }
      view.properties["after"] = .number(spacing)
    case _ where Self.harmlessMethods.contains(name): break
    default: return nil
    }
    return .nothing
  }

  // MARK: - Hierarchy

  /// Changes the hierarchy. Returns `false` if the views are not known, and `nil` for another
  /// method.
  private func callHierarchy(_ name: String, of item: SceneItem, _ arguments: CodeArguments)
    -> Bool?
  {
    guard Self.viewMethods.contains(name), !name.contains("onstraint") else { return nil }
    if name == "removeFromSuperview" {
      let gone = constraints.filter { $0.concerns(item) }
      deactivate(gone)
      item.parent?.remove(item)
      return true
    }
    var views: [SceneItem] = []
    for argument in arguments where argument.label == nil {
      for value in argument.value.elements ?? [argument.value] {
        guard let view = value.item, view !== item, !item.isInside(view) else { return false }
        views.append(view)
      }
    }
    guard let view = views.first else { return arguments.first?.value.elements?.isEmpty == true }
    let index = arguments.first { $0.label == "at" }?.value.number.map { Int($0) }
    switch name {
    case "addSubview", "addSubviews":
      for view in views { item.insert(view) }
    case "addLayoutGuide":
      view.parent?.remove(view)
      item.insert(view)
    case "addArrangedSubview", "addArrangedSubviews":
      for view in views { arrange(view, in: item) }
    case "insertArrangedSubview":
      guard let index else { return false }
      arrange(view, in: item, at: index)
    case "removeArrangedSubview": item.arranged.removeAll { $0 === view }
    case "insertSubview":
      let other = arguments.last?.value.item
      let place = other.flatMap { other in item.children.firstIndex { $0 === other } }
      switch arguments.last?.label {
      case "at" where index != nil: item.insert(view, at: index)
      case "aboveSubview" where place != nil: item.insert(view, at: (place ?? 0) + 1)
      case "belowSubview" where place != nil: item.insert(view, at: place)
      default: return false
      }
    case "bringSubviewToFront": item.insert(view)
    case "sendSubviewToBack": item.insert(view, at: 0)
    default: return nil
    }
    return true
  }

  // MARK: - Anchors

  /// Runs a function of Anchors with a builder; returns `nil` for another method.
  private func callBuilder(_ name: String, of item: SceneItem, _ arguments: CodeArguments)
    -> SceneValue?
  {
    let own = constraints.filter { $0.maker === item }
    if name == "removeConstraints", arguments.isEmpty {
      deactivate(own)
      return .nothing
    }
    guard
      ["makeConstraints", "prepareConstraints", "remakeConstraints", "updateConstraints"]
        .contains(name), arguments.count == 1
    else { return nil }
    guard let made = build(arguments[0].value, [.item(item)]) else { return nil }
    switch name {
    case "prepareConstraints": break
    case "updateConstraints":
      for new in made {
        checkUpdate(new, own, item)
        if let old = own.first(where: { $0.isSame(as: new) }) {
          (old.constant, old.priority) = (new.constant, new.priority)
        } else {
          new.maker = item
          activate([new])
        }
      }
    default:
      if name == "remakeConstraints" { deactivate(own) }
      for constraint in made { constraint.maker = item }
      activate(made)
    }
    return made.count == 1 && name != "prepareConstraints"
      ? .constraint(made[0]) : .group(SceneGroup(made))
  }
}

extension SceneConstraint {
  /// `true` if an item is a view or is inside one.
  fileprivate func concerns(_ view: SceneItem) -> Bool {
    first.item.isInside(view) || second?.item.isInside(view) == true
  }
}
