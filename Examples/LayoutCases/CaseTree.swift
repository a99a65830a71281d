import AnchorsLayout

/// A case as a tree of views, built and edited through the library's package API.
package final class CaseTree {
  package let root: LayoutView
  package private(set) var views: [String: LayoutView] = [:]
  /// The ids of the items, parents first.
  package private(set) var order: [String] = []
  /// Every constraint that is known, active or not.
  package private(set) var constraints: [String: Constraint] = [:]
  private var constraintOrder: [String] = []
  private var ids: [ObjectIdentifier: String] = [:]

  /// Builds the tree of a case and activates its constraints.
  ///
  /// - Throws: `CaseError`, which names the place.
  package init(_ layoutCase: LayoutCase) throws {
    root = LayoutView(
      name: layoutCase.root.id, width: layoutCase.root.width, height: layoutCase.root.height)
    root.layoutDirection = layoutCase.direction.layoutDirection
    root.layoutTree.conflictHandler = nil  // conflicts are part of the answer
    views[layoutCase.root.id] = root
    for (index, item) in layoutCase.items.enumerated() { try add(item, at: "items[\(index)]") }
    try add(layoutCase.constraints, at: "constraints")
  }

  /// The id of a constraint of this tree.
  package func id(of constraint: Constraint) -> String? { ids[ObjectIdentifier(constraint)] }

  /// The constraints of the case's rows, in the order in which the case has them.
  package var constraintsInOrder: [Constraint] { constraintOrder.compactMap { constraints[$0] } }

  /// Applies the edits of one step, in order.
  ///
  /// - Throws: `CaseError`, which names the place.
  package func apply(_ step: LayoutCase.Step, at place: String) throws {
    for (index, edit) in step.edits.enumerated() {
      try apply(edit, at: "\(place).edits[\(index)]")
    }
  }

  private func apply(_ edit: Edit, at place: String) throws {
    switch edit {
    case .constant(let id, let value): try constraint(id, place).constant = value
    case .multiplier(let id, let value):
      let constraint = try constraint(id, place)
      if value == 0, !constraint.firstAnchor.attribute.isSize {
        throw CaseError(place, "a position cannot have the multiplier 0")
      }
      constraint.multiplier = value
    case .priority(let id, let value):
      try constraint(id, place).priority = try priority(value, place)
    case .remove(let id): try forget([id], place)
    case .add(let row): try add([row], at: place)
    case .deactivate(let id): try constraint(id, place).isActive = false
    case .activate(let id): try install([try constraint(id, place)], place)
    case .root(let width, let height): root.frame = Rect(x: 0, y: 0, width: width, height: height)
    case .intrinsic(let item, let width, let height):
      try view(item, place).intrinsicContentSize = size(width, height)
    case .hugging(let item, let numbers):
      try view(item, place).set(hugging: try priorities(numbers, place))
    case .compression(let item, let numbers):
      try view(item, place).set(compressionResistance: try priorities(numbers, place))
    case .removeItem(let item): try remove(item, place)
    case .addItem(let item, let rows):
      try add(item, at: "\(place).item")
      try add(rows, at: "\(place).constraints")
    case .direction(let direction): root.layoutDirection = direction.layoutDirection
    }
  }
}

// MARK: - Items

extension CaseTree {
  private func add(_ item: LayoutCase.Item, at place: String) throws {
    if views[item.id] != nil { throw CaseError("\(place).id", "'\(item.id)' is there already") }
    let parent = try view(item.parent, "\(place).parent")
    let view = LayoutView(name: item.id)
    view.translatesAutoresizingMaskIntoConstraints = false
    if let intrinsic = item.intrinsic {
      view.intrinsicContentSize = size(intrinsic.width, intrinsic.height)
    }
    if let hugging = item.hugging { view.set(hugging: try priorities(hugging, place)) }
    if let compression = item.compression {
      view.set(compressionResistance: try priorities(compression, place))
    }
    view.baselineOffsetFromTop = item.baseline?.first ?? 0
    view.baselineOffsetFromBottom = item.baseline?.last ?? 0
    parent.addSubview(view)
    views[item.id] = view
    order.append(item.id)
  }

  /// Removes an item, what is below it, and every constraint that mentions any of them.
  private func remove(_ item: String, _ place: String) throws {
    let view = try view(item, place)
    // A view comes after its superview, so one pass finds all descendants.
    var removed: Set<ObjectIdentifier> = [ObjectIdentifier(view)]
    for id in order {
      guard let other = views[id], let superview = other.superview else { continue }
      if removed.contains(ObjectIdentifier(superview)) { removed.insert(ObjectIdentifier(other)) }
    }
    func isGone(_ item: (any LayoutItem)?) -> Bool {
      item.map { removed.contains(ObjectIdentifier($0)) } ?? false
    }
    let forgotten = constraints.filter { isGone($1.firstItem) || isGone($1.secondItem) }
    try forget(Set(forgotten.keys), place)
    order.removeAll { isGone(views[$0]) }
    views = views.filter { !isGone($1) }
    view.removeFromSuperview()
  }

  /// Some of the items by their ids.
  ///
  /// - Throws: `CaseError`, which names the place.
  func views(_ ids: [String], at place: String) throws -> [String: LayoutView] {
    var chosen: [String: LayoutView] = [:]
    for (index, id) in ids.enumerated() {
      let place = "\(place)[\(index)]"
      let view = try view(id, place)
      if chosen.updateValue(view, forKey: id) != nil {
        throw CaseError(place, "'\(id)' is there already")
      }
    }
    return chosen
  }

  private func view(_ id: String, _ place: String) throws -> LayoutView {
    guard let view = views[id] else { throw CaseError(place, "there is no item '\(id)'") }
    return view
  }

  private func size(_ width: Double?, _ height: Double?) -> Size {
    Size(
      width: width ?? LayoutView.noIntrinsicMetric, height: height ?? LayoutView.noIntrinsicMetric)
  }

  private func priority(_ value: Double, _ place: String) throws -> Priority {
    let priority = Priority(value)
    guard priority.isValid else {
      throw CaseError(place, "a priority must be above 0 and at most 1000, not \(priority)")
    }
    return priority
  }

  private func priorities(_ numbers: LayoutCase.AxisNumbers, _ place: String) throws
    -> AxisPriorities
  {
    AxisPriorities(
      horizontal: try priority(numbers.h, place), vertical: try priority(numbers.v, place))
  }
}

// MARK: - Constraints

extension CaseTree {
  private func constraint(_ id: String, _ place: String) throws -> Constraint {
    guard let constraint = constraints[id] else {
      throw CaseError(place, "there is no constraint '\(id)'")
    }
    return constraint
  }

  private func add(_ rows: [LayoutCase.Row], at place: String) throws {
    var added: [Constraint] = []
    for (index, row) in rows.enumerated() {
      let place = "\(place)[\(index)]"
      if constraints[row.id] != nil {
        throw CaseError("\(place).id", "'\(row.id)' is there already")
      }
      let constraint = try expression(row, place)
      constraints[row.id] = constraint
      constraintOrder.append(row.id)
      ids[ObjectIdentifier(constraint)] = row.id
      added.append(constraint)
    }
    try install(added, place)
  }

  /// Activates constraints that were made without the case's rows, and gives each an id.
  ///
  /// - Throws: `CaseError`, which names the place.
  func add(_ constraints: [Constraint], at place: String, id: (Constraint, Int) -> String) throws {
    try install(constraints, place)
    for (index, constraint) in constraints.enumerated() {
      ids[ObjectIdentifier(constraint)] = id(constraint, index)
    }
  }

  private func install(_ constraints: [Constraint], _ place: String) throws {
    do { try Installer.install(constraints, line: 0) } catch { throw CaseError(place, "\(error)") }
  }

  /// Deactivates constraints and drops their ids, all in one pass over the order.
  private func forget(_ forgotten: Set<String>, _ place: String) throws {
    for id in forgotten {
      let constraint = try constraint(id, place)
      constraint.isActive = false
      constraints[id] = nil
      ids[ObjectIdentifier(constraint)] = nil
    }
    constraintOrder.removeAll { forgotten.contains($0) }
  }

  /// The row as one would write it in Swift.
  private func expression(_ row: LayoutCase.Row, _ place: String) throws -> Constraint {
    let first = try view(row.item, "\(place).item")
    let priority = try priority(row.priority, "\(place).priority")
    let second = try row.item2.map { try view($0, "\(place).item2") }
    let constraint: Constraint
    if let x = first.xAnchor(row.attr) {
      constraint = try relate(x, row, second?.xAnchor(row.attr2 ?? ""), place)
    } else if let y = first.yAnchor(row.attr) {
      constraint = try relate(y, row, second?.yAnchor(row.attr2 ?? ""), place)
    } else if let length = first.extent(row.attr) {
      if second == nil {
        constraint = row.relation.apply(length, row.constant)
      } else {
        constraint = try relate(length, row, second?.extent(row.attr2 ?? ""), place)
      }
    } else {
      throw CaseError("\(place).attr", "there is no attribute '\(row.attr)'")
    }
    return constraint ~ priority
  }

  private func relate<Kind>(
    _ first: LayoutAnchor<Kind>, _ row: LayoutCase.Row, _ second: LayoutAnchor<Kind>?,
    _ place: String
  ) throws -> Constraint {
    guard let second else {
      throw CaseError(
        "\(place).attr2",
        row.attr2.map { "'\($0)' cannot be compared with '\(row.attr)'" }
          ?? "'\(row.attr)' is a position and needs a second item")
    }
    return row.relation.apply(first, row.multiplier * second + row.constant)
  }
}

extension LayoutCase.RowRelation {
  fileprivate func apply<Kind>(_ first: LayoutAnchor<Kind>, _ second: LinearExpression<Kind>)
    -> Constraint
  {
    switch self {
    case .equal: first == second
    case .atMost: first <= second
    case .atLeast: first >= second
    }
  }

  fileprivate func apply(_ first: LayoutAnchor<LayoutDimension>, _ number: Double) -> Constraint {
    switch self {
    case .equal: first == number
    case .atMost: first <= number
    case .atLeast: first >= number
    }
  }
}

extension LayoutCase.Direction {
  fileprivate var layoutDirection: InterfaceDirection { self == .rtl ? .rightToLeft : .leftToRight }
}

extension LayoutView {
  fileprivate func xAnchor(_ name: String) -> LayoutAnchor<LayoutXAxis>? {
    switch name {
    case "left": left
    case "right": right
    case "leading": leading
    case "trailing": trailing
    case "centerX": centerX
    default: nil
    }
  }

  fileprivate func yAnchor(_ name: String) -> LayoutAnchor<LayoutYAxis>? {
    switch name {
    case "top": top
    case "bottom": bottom
    case "centerY": centerY
    case "firstBaseline": firstBaseline
    case "lastBaseline": lastBaseline
    default: nil
    }
  }

  fileprivate func extent(_ name: String) -> LayoutAnchor<LayoutDimension>? {
    switch name {
    case "width": width
    case "height": height
    default: nil
    }
  }
}

extension LayoutView {
  /// Sets the priorities of both axes.
  package func set(hugging: AxisPriorities? = nil, compressionResistance: AxisPriorities? = nil) {
    for axis in [LayoutAxis.horizontal, .vertical] {
      if let hugging { setContentHuggingPriority(hugging[axis], for: axis) }
      if let compressionResistance {
        setContentCompressionResistancePriority(compressionResistance[axis], for: axis)
      }
    }
  }
}
