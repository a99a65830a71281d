import Anchors
import AnchorsSolver

/// The rows of a layout in words: `title is at least 320 wide`.
///
/// Directions stay words of the direction that was written: what comes `after` in a view that runs
/// from right to left is on its left.
struct RowMessages {
  let facts: LayoutFacts
  let names: ItemNames
  /// The violation of each row that is relaxed to it, otherwise 0; empty if no row is relaxed.
  var violations: [Int: Double] = [:]

  func name(_ item: Int) -> String { names.name(of: facts.items[item]) }

  /// Returns the coordinates of a position if they are not the superview's: `in screen`.
  func coordinates(of component: FrameComponent, _ item: Int) -> String? {
    component.variable.isSize || facts.parents[item] <= 0 ? nil : "in \(name(0))"
  }

  /// Returns a row, or the nonnegativity bound of a size, in words.
  func text(for source: Int) -> String {
    if source < 0 { return "\(size(ofBound: source)) cannot be negative" }
    let said =
      switch facts.limit(source) {
      case .constraint(let constraint): text(for: constraint, facts.rows[source])
      case .intrinsicSize(let limit): text(for: limit, facts.rows[source])
      case nil: text(forFixed: facts.rows[source])
      }
    guard let violation = violations[source] else { return said }
    return "\(said), which is \(decimal(violation)) off already"
  }

  /// Returns `title's width`, for its nonnegativity bound.
  func size(ofBound source: Int) -> String {
    let (item, variable) = facts.place(of: Int32(-1 - source))
    return "\(name(item))'s \(variable.attribute)"
  }

  private func text(for constraint: Constraint, _ row: RowSystem.Row) -> String {
    if let text = constraint.arrangementText(names) { return text }
    let sentence = ConstraintMessages(constraint: constraint, names: names).text
    // Margins and baselines are in the row but not in the constraint.
    if abs(row.constant - constraint.constant) < 1e-9 { return sentence }
    if constraint.followsContent { return "\(sentence) (\(decimal(row.constant)) as it wraps)" }
    let start = origin(of: constraint.secondAttribute, constraint.secondItem)
    let end = origin(of: constraint.firstAttribute, constraint.firstItem)
    return "\(sentence) (\(decimal(abs(row.constant))) from \(start) to \(end))"
  }

  /// Returns the part of an item from which an attribute is measured in a row.
  private func origin(of attribute: Attribute, _ item: (any LayoutItem)?) -> String {
    guard attribute.row.isBaseline, let number = facts.number(of: item) else { return "edge" }
    let owner = facts.itemWithBaseline(attribute.row, of: number)
    return facts.metrics[owner].centersBaselines ? "middle" : "edge"
  }

  private func text(for limit: ContentSizeConstraint, _ row: RowSystem.Row) -> String {
    if limit.isMinimum {
      let (name, length) = (names.name(of: limit.item), decimal(row.constant))
      return "\(name)'s content needs at least \(length) of \(limit.attribute), its minimum"
    }
    let way =
      row.isRequired
      ? "must not be \(limit.isHugging ? "stretched" : "compressed") (required)"
      : "\(limit.isHugging ? "hugs it" : "resists compression") at \(decimal(row.priority))"
    return """
      \(names.name(of: limit.item))'s content \(limit.isHugging ? "has" : "needs") a \
      \(limit.attribute) of \(decimal(row.constant)) and \(way)
      """
  }

  private func text(forFixed row: RowSystem.Row) -> String {
    let (item, variable) = facts.place(of: row.terms[0].variable)
    if item == 0, !variable.isSize { return "\(name(item)) starts at 0" }
    let parent = item > 0 ? name(Int(facts.parents[item])) : ""
    let (attribute, extent) = (variable.attribute, variable.size.attribute)
    let share = row.terms.count > 1 ? -row.terms[1].coefficient : 0
    let number = variable.isSize ? row.constant : abs(row.constant)
    let length =
      share == 0 ? decimal(number) : product(share, "\(parent)'s \(extent)", row.constant)
    var said: String
    if variable.isSize {
      said = share == 1 ? extent.comparison(number) : length
      said += share == 1 ? " \(parent)" : " \(extent.adjective)"
    } else {
      let (after, before) = attribute.directions(attribute)
      let way = share != 0 || row.constant > 0 ? after : before
      said = share == 0 && number == 0 ? "at" : "\(length) \(way)"
      said += " \(parent)'s \(attribute.noun)"
    }
    if item > 0, facts.items[item].layoutRole == .view {
      let isSet = facts.items[item].layoutAutoresizing == nil
      said += isSet ? " by its frame" : " by its autoresizing mask"
    }
    return "\(name(item)) \(variable.isSize ? "is" : "starts") \(said)"
  }

  /// Returns the state of an unsatisfied row.
  func state(of row: Int) -> String {
    let violation = decimal(facts.solved.violation(of: row))
    switch facts.limit(row) {
    case .constraint(let constraint):
      let state = facts.removed.contains(row) ? "was removed and is off by" : "is off by"
      return "\(constraint.text(names)) \(state) \(violation)"
    case .intrinsicSize(let limit):
      let length = decimal(facts.values[Int(facts.rows[row].terms[0].variable)])
      return """
        \(names.name(of: limit.item)) is \(length) \(limit.attribute.adjective) where its content \
        \(limit.isMinimum ? "needs at least" : "asks for") \(decimal(facts.rows[row].constant))
        """
    case nil: return "what is given does not hold"
    }
  }
}

extension LayoutRepair {
  /// The repair, in a text whose items have these names.
  package func text(_ names: ItemNames) -> String {
    switch self {
    case .constant(let constraint, _, let value):
      return "change the constant of \(constraint.text(names)) to \(exactText(value))"
    case .priority(let constraint):
      return "lower the priority of \(constraint.text(names)) to 999"
    case .contentPriority(let limit, let old, let new):
      let what = limit.isHugging ? "hugging" : "compression resistance"
      let axis = limit.attribute == .width ? "horizontal" : "vertical"
      let verb = new < old ? "lower" : "raise"
      let value = old == .required ? "below required" : "to \(new)"
      return "\(verb) the \(axis) \(what) of \(names.name(of: limit.item)) \(value)"
    case .addition(let constraint): return "add \(constraint.text(names))"
    case .customSpacing(let stack, let view, _, let value):
      let (stack, view) = (names.text(of: stack.layoutNode), names.text(of: view.layoutNode))
      return "call \(stack).setCustomSpacing(\(exactText(value)), after: \(view))"
    case .spacing(let stack, _, let value):
      return "set \(names.text(of: stack.layoutNode)).spacing to \(exactText(value))"
    case .distribution(let stack, let distribution):
      return "set \(names.text(of: stack.layoutNode)).distribution to .\(distribution.rawValue)"
    case .alignment(let stack, let alignment):
      let isTop = stack.axis == .horizontal && alignment == .leading
      let name = isTop ? "top" : alignment.rawValue
      return "set \(names.text(of: stack.layoutNode)).alignment to .\(name)"
    case .length(let item, let attribute, _, let value):
      return "give \(names.name(of: item)) a \(attribute) of \(exactText(value))"
    }
  }
}

extension UnsatisfiedConstraint {
  func text(_ names: ItemNames) -> String {
    switch self {
    case .constraint(let constraint): constraint.reportText(names)
    case .intrinsicSize(let limit): limit.text(names)
    }
  }
}

extension ContentSizeConstraint {
  /// The limit, in a text whose items have these names.
  func text(_ names: ItemNames) -> String {
    "\(names.name(of: item)).\(attribute) \(relation) \(isMinimum ? "minimum" : "intrinsic")"
  }
}

/// Returns a number that solves something as code: `12`, `97.5`, `292 / 3`. Rounded to a thousandth
/// it would miss by more than the tolerance.
private func exactText(_ value: Double) -> String {
  let near = rounded(value, parts: 1000)
  if abs(near - value) < 1e-9 { return shortest(near) }
  for divisor in 2...60 {
    let product = value * Double(divisor)
    let whole = rounded(product, parts: 1000)
    if abs(whole - product) < 1e-9 { return "\(shortest(whole)) / \(divisor)" }
  }
  return shortest(value)
}
