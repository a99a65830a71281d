import SwiftSyntax

/// A function that UIKit, or a list with reused cells, calls again and again.
struct RepeatedFunction {
  let name: String
  let parameters: Set<String>
  /// The object's functions that have not run, without this one.
  var others: [CodeTypes.Found<FunctionDeclSyntax>] = []
  /// `true` if it updates constraints of SnapKit's.
  var isUpdate = false
  /// Runs the function once, and what UIKit calls between two runs.
  let run: () -> Void
}

extension CodeRunner {
  /// The functions of UIKit that run at each layout, appearance or reuse.
  private static let repeated: Set = [
    "layoutSubviews", "updateConstraints", "updateViewConstraints", "viewWillLayoutSubviews",
    "viewDidLayoutSubviews", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
    "traitCollectionDidChange", "prepareForReuse", "draw",
  ]

  /// The functions that give a list its cells.
  private static let givers: Set = [
    "cellForRowAt", "cellForItemAt", "viewForHeaderInSection", "viewForFooterInSection",
    "viewForSupplementaryElementOfKind",
  ]

  /// The beginnings of the names of functions that fill a cell.
  private static let fillers = [
    "configure", "config", "bind", "update", "fill", "populate", "render", "display", "set",
    "apply", "load", "show",
  ]

  /// The classes of the cells that lists reuse.
  static let reusedTypes = [
    "dequeueReusableCell": "UITableViewCell",
    "dequeueReusableHeaderFooterView": "UITableViewHeaderFooterView",
    "dequeueReusableSupplementaryView": "UICollectionReusableView",
  ]

  /// Returns the functions of an object that run again and again, and may build its layout.
  func repeatedFunctions(of item: SceneItem) -> [RepeatedFunction] {
    let isReused = ["UITableViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView"]
      .contains { item.isKind(of: $0) }
    var functions: [RepeatedFunction] = []
    for type in types.lineage(of: item.type) where declarations.isOwn(type) {
      for found in types.members(FunctionDeclSyntax.self, of: type) {
        guard let body = found.node.body, mayBuildLayout(body) else { continue }
        let (name, list) = (found.node.name.text, found.node.signature.parameterClause.parameters)
        let isGiver = list.contains { Self.givers.contains($0.firstName.text) }
        let isFiller =
          isReused && !list.isEmpty && !ran.contains(found.node.id)
          && Self.fillers.contains { name.hasPrefix($0) }
          && found.node.modifierNames.isDisjoint(with: ["private", "fileprivate", "override"])
        guard isGiver || isFiller || Self.repeated.contains(name) else { continue }
        functions.append(repeated(found, of: item))
      }
      for found in types.members(VariableDeclSyntax.self, of: type) where isReused {
        for binding in found.node.bindings {
          guard let body = binding.accessorBlock?.accessor(.didSet)?.body, mayBuildLayout(body),
            let name = binding.pattern.patternName
          else { continue }
          let scope = SceneScope(found.file, own: item, type: found.type)
          functions.append(
            RepeatedFunction(name: name, parameters: [name, "oldValue"]) {
              self.call(["prepareForReuse"], of: item)
              self.set(name, of: item, to: .unknown, binding, scope)
            })
        }
      }
    }
    return functions
  }

  /// Returns a function of an object that runs with arguments which are not known.
  func repeated(_ found: CodeTypes.Found<FunctionDeclSyntax>, of item: SceneItem)
    -> RepeatedFunction
  {
    let list = found.node.signature.parameterClause.parameters
    let names = list.map { ($0.secondName ?? $0.firstName).text }
    let labels = list.map { "\($0.firstName.text):" }.joined()
    let name = "\(found.node.name.text)(\(labels))"
    let others = unranFunctions(of: item).filter { $0.node.id != found.node.id }
    let isUpdate =
      facts.snapKitFiles.contains(found.file.path)
      && found.node.body?.words.contains("updateConstraints") == true
    return RepeatedFunction(
      name: name, parameters: Set(names), others: others, isUpdate: isUpdate
    ) {
      guard let body = found.node.body else { return }
      self.call(["prepareForReuse", "viewWillDisappear", "viewDidDisappear"], of: item)
      let inner = SceneScope(found.file, own: item, type: found.type)
      self.bind(list.map { _ in .unknown }, to: list, inner)
      _ = self.outsideBuilders { self.result(of: body.statements, inner) }
    }
  }

  /// Runs a function three times, and reports the constraints and views that the third time adds
  /// beside equal ones.
  func checkRepetition(of function: RepeatedFunction) {
    (chosen, mayRemove) = (function.parameters, false)
    for _ in 0..<2 { function.run() }
    let (before, views) = (constraints, madeViews.count)
    function.run()
    if mayRemove { return }
    // A condition on what the function is given may hold each time; another one may be a guard.
    func isRepeated(_ conditions: [Set<String>]) -> Bool {
      conditions.allSatisfy { !$0.isDisjoint(with: function.parameters) }
    }
    let when = "each time that \(function.name) runs"
    let made = madeViews.dropFirst(views)
    for view in made where isRepeated(view.conditions) {
      guard let parent = view.parent, !made.contains(where: { $0 === parent }),
        let twin = parent.children.first(where: { $0 !== view && $0.place == view.place }),
        twin.type == view.type, !view.isShared
      else { continue }
      report(
        .pilesUp, view.place, "\(function.name) \(view.shownName)",
        "\(view.shownName) is made and added to \(parent.shownName) \(when), "
          + "beside the one of before")
      return
    }
    let known = Set(before.map { ObjectIdentifier($0) })
    for constraint in constraints
    where !known.contains(ObjectIdentifier(constraint)) && isRepeated(constraint.conditions) {
      guard
        before.contains(where: {
          $0.isActive && $0.isSame(as: constraint) && $0.place == constraint.place
        })
      else { continue }
      report(
        .pilesUp, constraint.place, "\(function.name) \(constraint.first.item.shownName)",
        "\(constraint.shownText) is made \(when), beside the one of before")
      return
    }
  }

  /// Returns the cell that a list reuses, of a class: the same one each time.
  func reusedCell(_ node: some SyntaxProtocol, _ type: String?, _ scope: SceneScope) -> SceneValue {
    guard let type, types.sdkClass(of: type).map({ KnownTypes.kind(of: $0) == .view }) == true
    else { return .unknown }
    let key = "\(node.position.utf8Offset) \(type)"
    if let known = reusedCells[key] {
      if let cell = known.item { call(["prepareForReuse"], of: cell) }
      return known
    }
    let cell = make(type, [], node, scope)
    reusedCells[key] = cell
    return cell
  }
}
