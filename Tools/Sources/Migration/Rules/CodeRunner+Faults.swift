import SwiftSyntax

// Faults that show while code runs. Each is certain only if nothing before it is unknown that may
// concern it.

extension CodeRunner {
  /// Notes a constraint that is activated while its views have no common superview.
  func checkSuperview(of constraint: SceneConstraint) {
    guard let second = constraint.second?.item else { return }
    let roots = [constraint.first.item.outermost, second.outermost]
    // What has a view that is passed on may have added it to the other one.
    guard gap != .hierarchy, roots[0] !== roots[1],
      roots.allSatisfy({ !$0.isShared || $0 === rootView }),
      let root = roots.first(where: { !$0.isShared })
    else { return }
    detached.append((constraint, constraint.attribute, root, constraint.place))
  }

  /// Notes a position that is related to a superview which the view does not have.
  func noteDetached(
    _ item: SceneItem, _ attribute: Attribute, _ node: some SyntaxProtocol, _ scope: SceneScope
  ) {
    if gap == .hierarchy || item.isShared { return }
    detached.append((nil, attribute, item, place(of: node, in: scope.file)))
  }

  /// Reports the constraints whose views had no common superview.
  func reportDetached() {
    var seen: Set<ObjectIdentifier> = []
    for (constraint, attribute, item, place) in detached
    where seen.insert(ObjectIdentifier(item)).inserted {
      let name = item.shownName
      let text = constraint?.shownText ?? "\(name).\(attribute.rawValue)"
      let end = item.parent.map { "it is added to \($0.shownName) afterwards" } ?? "nothing adds it"
      report(
        .notAdded, place, name, "\(text) is activated before \(name) has a superview: \(end)")
    }
  }

  /// Reports constraints that a call gives to a view which does not contain their items.
  ///
  /// - Parameter made: The constraints that the statement has activated.
  func checkOwner(of made: some Sequence<SceneConstraint>, at line: CodePlace, _ scope: SceneScope)
  {
    let owners = facts.owners[line.path] ?? []
    if owners.isEmpty || gap == .hierarchy { return }
    for constraint in made {
      let lines = [line.line, constraint.place.line]
      guard let owner = owners.last(where: { owner in lines.contains { owner.lines ~= $0 } }),
        let view = value(of: owner.text, scope).item
      else { continue }
      let items = [constraint.first, constraint.second].compactMap { $0?.item }
      guard let item = items.first(where: { !$0.isInside(view) }),
        item.outermost === view.outermost
      else { continue }
      report(
        .wrongOwner, constraint.place, view.shownName,
        "\(constraint.shownText) is added to \(view.shownName), "
          + "which does not contain \(item.shownName)")
    }
  }

  /// Reports an update that fits none of the constraints which SnapKit has made for a view.
  func checkUpdate(
    _ new: SceneConstraint, _ own: [SceneConstraint], _ item: SceneItem
  ) {
    guard facts.snapKitFiles.contains(new.place.path), knowsConstraints, !own.isEmpty,
      !item.isShared,
      !constraints.contains(where: {
        $0.isSame(as: new)
          && ($0.hasUnknownSlot || new.hasUnknownSlot
            || $0.multiplier == new.multiplier && $0.priority == new.priority)
      })
    else { return }
    report(
      .updateMismatch, new.place, item.shownName,
      "no constraint of \(item.shownName) fits \(new.shownText), which SnapKit updates",
      own.map { "made: \($0.shownText) (\($0.place.text))" })
  }
}
