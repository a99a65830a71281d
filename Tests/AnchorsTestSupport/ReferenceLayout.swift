import LayoutCases

/// A literal implementation of the format's right answer.
///
/// Every coordinate is absolute, every violation has its own variable, and every level is a linear
/// program whose optimum becomes a row of the next. The formulation is independent of the engine's:
/// it has no elimination, components, relative coordinates or breakpoints.
package struct ReferenceLayout {
  private let model: CaseModel
  private var rows: [TextbookSimplex.Row] = []
  private var variableCount = 0
  private var itemVariable: [String: Int] = [:]
  private var shortfalls: [Double: [Int]] = [:]
  /// The minimal sum of violations of each optional level; `nil` if the required rows cannot hold.
  package private(set) var levels: [Double: Double]?

  /// A linear expression in the variables.
  private struct Sum {
    var terms: [Int: Double] = [:]
    var constant = 0.0

    static func + (a: Sum, b: Sum) -> Sum {
      Sum(terms: a.terms.merging(b.terms, uniquingKeysWith: +), constant: a.constant + b.constant)
    }

    static func * (factor: Double, sum: Sum) -> Sum {
      Sum(terms: sum.terms.mapValues { factor * $0 }, constant: factor * sum.constant)
    }

    static func - (a: Sum, b: Sum) -> Sum { a + -1 * b }
  }

  package init(_ model: CaseModel) {
    self.model = model
    // Left and top may be negative: each is the difference of two variables.
    for item in model.items {
      itemVariable[item.id] = variableCount
      variableCount += 6
    }
    for row in model.activeRows { add(row) }
    for item in model.items { addIntrinsicSize(of: item) }
    minimizeLevels()
  }

  // MARK: Coordinates

  private func component(_ name: String, _ id: String) -> Sum {
    guard let first = itemVariable[id] else {
      let size = ["x": 0, "y": 0, "w": model.root.width, "h": model.root.height]
      return Sum(constant: size[name] ?? 0)
    }
    return switch name {
    case "x": Sum(terms: [first: 1, first + 1: -1])
    case "y": Sum(terms: [first + 2: 1, first + 3: -1])
    case "w": Sum(terms: [first + 4: 1])
    default: Sum(terms: [first + 5: 1])
    }
  }

  private func value(_ attribute: String, of id: String, from origin: String) -> Sum {
    let x = component("x", id) - component("x", origin)
    let y = component("y", id) - component("y", origin)
    let (width, height) = (component("w", id), component("h", id))
    let baseline = model.item(id)?.baseline
    let isMirrored = model.direction == .rtl
    let fromRight = component("w", origin) - x
    return switch attribute {
    case "left": x
    case "right": x + width
    case "centerX": x + 0.5 * width
    case "leading": isMirrored ? fromRight - width : x
    case "trailing": isMirrored ? fromRight : x + width
    case "top": y
    case "bottom": y + height
    case "centerY": y + 0.5 * height
    case "firstBaseline": y + Sum(constant: baseline?.first ?? 0)
    case "lastBaseline": y + height - Sum(constant: baseline?.last ?? 0)
    case "width": width
    default: height
    }
  }

  // MARK: Rows

  private mutating func add(_ row: LayoutCase.Row) {
    let origin = model.commonAncestor(row.item, row.item2 ?? row.item)
    var difference = value(row.attr, of: row.item, from: origin)
    if let item2 = row.item2, let attr2 = row.attr2 {
      difference = difference - row.multiplier * value(attr2, of: item2, from: origin)
    }
    difference.constant -= row.constant
    add(difference, row.relation, row.priority)
  }

  private mutating func addIntrinsicSize(of item: LayoutCase.Item) {
    let (hugging, compression) = (item.huggingOrDefault, item.compressionOrDefault)
    if let width = item.intrinsic?.width {
      let difference = component("w", item.id) - Sum(constant: width)
      add(difference, .atMost, hugging.h)
      add(difference, .atLeast, compression.h)
    }
    if let height = item.intrinsic?.height {
      let difference = component("h", item.id) - Sum(constant: height)
      add(difference, .atMost, hugging.v)
      add(difference, .atLeast, compression.v)
    }
  }

  /// Adds `difference relation 0`; below required, with room for violations.
  private mutating func add(
    _ difference: Sum, _ relation: LayoutCase.RowRelation, _ priority: Double
  ) {
    var difference = difference
    if priority < 1000 {
      if relation != .atLeast { addShortfall(-1, &difference, priority) }
      if relation != .atMost { addShortfall(1, &difference, priority) }
    }
    let simplexRelation: TextbookSimplex.Relation =
      switch relation {
      case .equal: .equal
      case .atMost: .atMost
      case .atLeast: .atLeast
      }
    rows.append(.init(difference.terms, simplexRelation, -difference.constant))
  }

  private mutating func addShortfall(_ sign: Double, _ sum: inout Sum, _ priority: Double) {
    sum.terms[variableCount] = sign
    shortfalls[priority, default: []].append(variableCount)
    variableCount += 1
  }

  // MARK: Levels

  private mutating func minimizeLevels() {
    guard minimize(Sum()) != nil else { return }
    var optima: [Double: Double] = [:]
    for priority in shortfalls.keys.sorted(by: >) {
      let sum = Sum(
        terms: Dictionary(uniqueKeysWithValues: (shortfalls[priority] ?? []).map { ($0, 1.0) }))
      guard let optimum = minimize(sum) else { return }
      optima[priority] = optimum
      rows.append(.init(sum.terms, .atMost, optimum + 1e-9))
    }
    levels = optima
  }

  /// The least value of a sum; infinite if it is unbounded, `nil` if the rows are infeasible.
  private func minimize(_ sum: Sum) -> Double? {
    switch TextbookSimplex.minimize(sum.terms, rows, variableCount: variableCount) {
    case .optimal(let value): value + sum.constant
    case .unbounded: -.infinity
    case .infeasible: nil
    }
  }

  /// The values that a component of an item's frame may have among all right answers.
  package func range(of name: String, _ id: String) -> ClosedRange<Double>? {
    guard levels != nil, let lower = minimize(component(name, id)),
      let upper = minimize(-1 * component(name, id))
    else { return nil }
    return min(lower, -upper)...max(lower, -upper)
  }
}
