import Anchors

/// A constraint of a stack in the stack's words: `row's spacing of 2 between v0 and v1`.
struct StackMessages {
  private let constraint: Constraint
  private let stack: LayoutStackView
  private let role: LibraryRole
  private let names: ItemNames

  /// Creates the words; `nil` if no stack has made the constraint.
  init?(_ constraint: Constraint, _ names: ItemNames) {
    guard let stack = constraint.stack, let role = constraint.role else { return nil }
    (self.constraint, self.stack, self.role, self.names) = (constraint, stack, role, names)
  }

  private var row: String { names.name(of: stack) }
  private var view: String { names.name(of: constraint.first) }
  private var other: String { constraint.second.map { names.name(of: $0) } ?? row }

  var text: String {
    switch role {
    case .guide, .line, .edge: "\(row) contains the views that it arranges"
    case .first: "\(row) begins with \(view)"
    case .last: "\(row) ends with \(view)"
    case .spacing: spacing
    case .gap: "\(row) makes the distances between its views equal"
    case .hidden, .hiddenPlace: "\(view) is hidden in \(row)"
    case .equalLength:
      "\(row) makes \(view) as \(constraint.firstAttribute.adjective) as \(other)"
    case .alignment: alignment
    case .length: "\(row) distributes its views"
    }
  }

  private var spacing: String {
    let length = constraint.relation.bound + decimal(constraint.constant)
    let ends = constraint.firstAttribute.row.isBaseline ? ", from baseline to baseline" : ""
    return "\(row)'s spacing of \(length) between \(other) and \(view)\(ends)"
  }

  private var alignment: String {
    let attribute = constraint.firstAttribute
    if constraint.relation != .equal { return "\(row) keeps \(view) inside" }
    if attribute.row.isBaseline { return "\(row) aligns the baselines of \(other) and \(view)" }
    if stack.alignment == .fill {
      return "\(view) fills \(row)'s \(attribute.isHorizontal ? "width" : "height")"
    }
    return "\(row) aligns \(view) with its \(attribute.noun)"
  }
}

extension Constraint {
  /// The constraint in the words of the stack or flow view that has made it; `nil` for another one.
  func arrangementText(_ names: ItemNames) -> String? {
    StackMessages(self, names)?.text ?? lineText(names)
  }

  /// A constraint of a flow view in words, `tags puts chip 120 after its leading edge`; `nil` for
  /// another one.
  private func lineText(_ names: ItemNames) -> String? {
    guard role == .line, let flow = first.parent, let view = second else { return nil }
    let isEnd = secondAttribute != firstAttribute
    let place = "\(decimal(-constant)) \(firstAttribute.isHorizontal ? "after" : "below")"
    return
      "\(names.name(of: flow)) \(isEnd ? "ends" : "puts") \(names.name(of: view)) \(place) its "
      + "\(firstAttribute.noun)"
  }

  /// The constraint as one would write it; in words if the library has made it.
  package func reportText(_ names: ItemNames) -> String {
    if role == nil { return text(names) }
    return arrangementText(names)
      ?? ConstraintMessages(constraint: self, names: names).text
  }
}
