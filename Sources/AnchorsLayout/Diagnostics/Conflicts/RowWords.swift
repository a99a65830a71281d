#if !ANCHORS_SINGLE_MODULE
import Anchors
import AnchorsSolver
#endif

/// What rows of a layout say, as a person would say it: `title is at least 320 wide`.
///
/// Directions stay words of the direction that was written: what comes `after` in a view that runs from
/// right to left is on its left.
struct RowWords {
  let facts: LayoutFacts
  let names: ItemNames
  /// By row, how far it is off where it stands for what it has achieved rather than what it says.
  var violations: [Int: Double] = [:]

  /// What a row says, or the law of a size.
  func words(for source: Int) -> String {
    if source < 0 {
      let (item, variable) = facts.place(of: Int32(-1 - source))
      return "\(name(item))'s \(variable == .width ? "width" : "height") cannot be negative"
    }
    let said =
      switch facts.owners[source] {
      case .constraint(let constraint): words(for: constraint, row: source)
      case .content(let item, let side): words(forContentOf: item, side, row: source)
      case .given(let item, let variable): words(forGiven: variable, of: item, row: source)
      }
    return violations[source].map { "\(said), which is \(decimal($0)) off already" } ?? said
  }

  func name(_ item: Int) -> String { names.name(of: facts.items[item]) }

  // MARK: Constraints

  private func words(for constraint: Constraint, row: Int) -> String {
    let sentence = ConstraintWords(constraint, names).text
    // Margins and baselines are in the row but not in the constraint.
    let constant = facts.rows[row].constant
    if abs(constant - constraint.constant) < 1e-9 { return sentence }
    return "\(sentence) (\(decimal(abs(constant))) from edge to edge)"
  }

  // MARK: Content

  private func words(forContentOf item: Int, _ side: IntrinsicSide, row: Int) -> String {
    let length = decimal(facts.rows[row].constant)
    let extent = side.isWidth ? "width" : "height"
    let priority = facts.rows[row].priority
    if RequiredPriority.includes(priority) {
      return side.isUpper
        ? "\(name(item))'s content has a \(extent) of \(length) and must not be stretched (required)"
        : "\(name(item))'s content needs a \(extent) of \(length) and must not be compressed (required)"
    }
    return side.isUpper
      ? "\(name(item))'s content has a \(extent) of \(length) and hugs it at \(decimal(priority))"
      : "\(name(item))'s content needs a \(extent) of \(length) and resists compression at \(decimal(priority))"
  }

  // MARK: What is given

  private func words(forGiven variable: Variable, of item: Int, row: Int) -> String {
    let name = name(item)
    let given = facts.rows[row]
    let parent = item > 0 ? self.name(Int(facts.parents[item])) : ""
    let share = given.terms.count > 1 ? -given.terms[1].coefficient : 0
    let isFrame = item > 0 && facts.items[item].layoutRole == .view
    let reason =
      !isFrame
      ? ""
      : facts.items[item].layoutAutoresizing == nil
        ? " by the frame it was given" : " by its autoresizing mask"
    let size = variable.size == .width ? "wide" : "high"
    switch variable {
    case .width, .height:
      if share == 0 { return "\(name) is \(decimal(given.constant)) \(size)\(reason)" }
      if share == 1 {
        return
          "\(name) is \(comparison(given.constant, isWidth: variable == .width)) \(parent)\(reason)"
      }
      let extent = variable == .width ? "width" : "height"
      return
        "\(name) is \(product(share, "\(parent)'s \(extent)", given.constant)) \(size)\(reason)"
    case .x, .y:
      if item == 0 { return "\(name) starts at 0" }
      let (edge, far, near) =
        variable == .x ? ("left edge", "right of", "left of") : ("top", "below", "above")
      if share != 0 {
        let extent = variable == .x ? "width" : "height"
        let distance = product(share, "\(parent)'s \(extent)", given.constant)
        return "\(name) starts \(distance) \(far) \(parent)'s \(edge)\(reason)"
      }
      let place =
        given.constant == 0
        ? "at" : "\(decimal(abs(given.constant))) \(given.constant > 0 ? far : near)"
      return "\(name) starts \(place) \(parent)'s \(edge)\(reason)"
    }
  }
}

/// `10 wider than`, `as high as`.
func comparison(_ difference: Double, isWidth: Bool) -> String {
  if difference == 0 { return isWidth ? "as wide as" : "as high as" }
  let word =
    switch (isWidth, difference > 0) {
    case (true, true): "wider"
    case (true, false): "narrower"
    case (false, true): "higher"
    case (false, false): "lower"
    }
  return "\(decimal(abs(difference))) \(word) than"
}

/// `0.5 × root's width + 10`.
func product(_ times: Double, _ what: String, _ constant: Double) -> String {
  let product = times == 1 ? what : "\(factor(times)) × \(what)"
  if constant == 0 { return product }
  return "\(product) \(constant < 0 ? "-" : "+") \(decimal(abs(constant)))"
}
