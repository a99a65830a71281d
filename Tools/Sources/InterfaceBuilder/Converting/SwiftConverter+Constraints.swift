import AnchorsLayout

extension SwiftConverter {
  /// Writes the constraints, one `makeConstraints` for each view.
  mutating func writeConstraints() {
    var groups: [(owner: String, statements: [String])] = []
    for installed in tree.constraints {
      if installed.element.isOn("placeholder") {
        leave(installed.element, "it is for design time only")
        continue
      }
      guard let (owner, statement) = statement(installed) else {
        let reason = "the code makes neither of its items"
        leave(installed.element, "\(reason): \(installed.constraint)")
        continue
      }
      if let place = groups.firstIndex(where: { $0.owner == owner }) {
        groups[place].statements.append(statement)
      } else {
        groups.append((owner, [statement]))
      }
    }
    for group in groups {
      lines.append("    \(group.owner).makeConstraints { v in")
      lines += group.statements.map { "      \($0)" }
      lines.append("    }")
    }
  }

  /// Lists the constraints that are not installed in the tree.
  mutating func noteConstraints() {
    for (element, reason) in tree.uninstalledConstraints { leave(element, reason) }
  }

  private mutating func leave(_ element: Element, _ reason: String) {
    rest.append(element.line(because: reason))
  }

  /// Returns the view that a constraint is about, the inner one of its items, and the statement;
  /// `nil` if it is only about the root, content views and guides, which others place.
  private func statement(_ installed: SceneTree.Installed) -> (owner: String, text: String)? {
    let constraint = installed.constraint
    guard let first = side(constraint.firstAnchor) else { return nil }
    let end = end(installed)
    guard let anchor = constraint.secondAnchor, installed.element["secondAttribute"] != nil else {
      guard first.view != nil else { return nil }
      return (
        first.name,
        "v.\(first.attribute) \(constraint.relation) \(constraint.constant.text)\(end)"
      )
    }
    guard let second = side(anchor) else { return nil }
    let isOther = second.view != nil && (first.view == nil || first.depth < second.depth)
    if isOther, constraint.multiplier == 1 {
      // The inner item comes first: `title.trailing == trailing - 16`.
      return (
        second.name,
        "v.\(second.attribute) \(constraint.relation.flipped) \(first.text)\(Self.offset(-constraint.constant))\(end)"
      )
    }
    let factor = constraint.multiplier == 1 ? "" : " * \(Self.exact(constraint.multiplier))"
    let rest = "\(factor)\(Self.offset(constraint.constant))\(end)"
    if first.view != nil {
      return (first.name, "v.\(first.attribute) \(constraint.relation) \(second.text)\(rest)")
    }
    guard second.view != nil else { return nil }
    return (second.name, "\(first.text) \(constraint.relation) v.\(second.attribute)\(rest)")
  }

  private func end(_ installed: SceneTree.Installed) -> String {
    var end = ""
    let priority = installed.constraint.priority
    if priority != .required {
      end += " ~ \(priority == .high ? ".high" : priority == .low ? ".low" : "\(priority)")"
    }
    return end
  }

  /// An item and an attribute in the code; `view` is `nil` for the root and for guides.
  private struct Side {
    let view: LayoutView?
    let name: String
    let attribute: String
    let depth: Int

    var text: String { "\(name).\(attribute)" }
  }

  private func side(_ anchor: AnyAnchor) -> Side? {
    let attribute = "\(anchor.attribute)"
    guard let item = anchor.item else { return nil }
    if let view = item as? LayoutView {
      guard let entry = tree.entry(of: view), !isOwnPart(entry.element) else { return nil }
      let isCreated = names[entry.element] != nil
      return Side(
        view: isCreated ? view : nil, name: path(entry.element), attribute: attribute,
        depth: entry.depth)
    }
    guard let guide = item as? LayoutGuide, let owner = guide.owningView else { return nil }
    let entry = tree.entry(of: owner)
    let name = entry.map { path($0.element) } ?? "self"
    let depth = entry?.depth ?? 0
    func member(_ member: String) -> Side {
      Side(view: nil, name: "\(name).\(member)", attribute: attribute, depth: depth)
    }
    if guide === owner.safeArea { return member("safeArea") }
    if guide === owner.margins { return member("margins") }
    if guide === owner.readableContent { return member("readableContent") }
    if guide === owner.keyboard { return member("keyboard") }
    if let scroll = owner as? LayoutScrollView {
      if guide === scroll.contentLayoutGuide { return member("contentLayoutGuide") }
      if guide === scroll.frameLayoutGuide { return member("frameLayoutGuide") }
    }
    // A controller's guides end where the safe area begins and begin where it ends.
    switch (guide.identifier, anchor.attribute) {
    case ("topLayoutGuide", .bottom):
      return Side(view: nil, name: "self.safeArea", attribute: "top", depth: 0)
    case ("bottomLayoutGuide", .top):
      return Side(view: nil, name: "self.safeArea", attribute: "bottom", depth: 0)
    default: return nil
    }
  }

  private static func offset(_ constant: Double) -> String {
    if constant == 0 { return "" }
    return constant < 0 ? " - \((-constant).text)" : " + \(constant.text)"
  }

  /// A multiplier, which may be a ratio such as 16 / 9.
  private static func exact(_ multiplier: Double) -> String {
    for divisor in 1...16 {
      let product = multiplier * Double(divisor)
      if product == product.rounded(), product < 1000 {
        return divisor == 1 ? "\(Int(product))" : "\(Int(product)) / \(divisor)"
      }
    }
    return "\(multiplier)"
  }
}

extension Relation {
  /// The operator with the sides exchanged.
  fileprivate var flipped: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: ">="
    case .greaterThanOrEqual: "<="
    }
  }
}
