import AnchorsLayout
import AnchorsTestSupport
import LayoutCases

/// A literal implementation of implied rows: every coordinate is absolute, the root's size and the
/// baselines are variables, and the textbook's simplex finds the extremes of a row under the
/// others.
struct RedundancyReference {
  private let model: CaseModel
  private var variableCount = 0
  private var firstVariable: [String: Int] = [:]

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

  init(_ model: CaseModel) {
    self.model = model
    // A width and a height, and twice two for each position and each baseline, which may be
    // negative.
    for id in [model.root.id] + model.items.map(\.id) {
      firstVariable[id] = variableCount
      variableCount += 10
    }
  }

  /// Returns `true` if the other rows imply the row. Sizes are nonnegative.
  func isImplied(_ row: LayoutCase.Row, by others: [LayoutCase.Row]) -> Bool {
    let rows = others.map { other in
      let difference = difference(other)
      let relation: TextbookSimplex.Relation =
        switch other.relation {
        case .equal: .equal
        case .atMost: .atMost
        case .atLeast: .atLeast
        }
      return TextbookSimplex.Row(difference.terms, relation, -difference.constant)
    }
    let sum = difference(row)
    let isBelow = row.relation == .atLeast || least(-1 * sum, rows) >= -1e-6
    let isAbove = row.relation == .atMost || least(sum, rows) >= -1e-6
    return isBelow && isAbove
  }

  private func least(_ sum: Sum, _ rows: [TextbookSimplex.Row]) -> Double {
    switch TextbookSimplex.minimize(sum.terms, rows, variableCount: variableCount) {
    case .optimal(let value): value + sum.constant
    case .unbounded: -.infinity
    // Rows that cannot hold imply every row.
    case .infeasible: .infinity
    }
  }

  private func variable(_ place: Int, _ id: String) -> Sum {
    Sum(terms: [(firstVariable[id] ?? 0) + place: 1])
  }

  private func free(_ place: Int, _ id: String) -> Sum {
    variable(place, id) - variable(place + 1, id)
  }

  /// Left minus right side, from the origin of the nearest common ancestor.
  private func difference(_ row: LayoutCase.Row) -> Sum {
    let host = model.commonAncestor(row.item, row.item2 ?? row.item)
    var difference = value(row.attr, of: row.item, from: host)
    if let item2 = row.item2, let attr2 = row.attr2 {
      difference = difference - row.multiplier * value(attr2, of: item2, from: host)
    }
    difference.constant -= row.constant
    return difference
  }

  private func value(_ attribute: String, of id: String, from host: String) -> Sum {
    let (width, height) = (variable(0, id), variable(1, id))
    let (x, y) = (free(2, id) - free(2, host), free(4, id) - free(4, host))
    let isMirrored = model.direction == .rtl
    let fromRight = variable(0, host) - x
    return switch attribute {
    case "left": x
    case "right": x + width
    case "centerX": x + 0.5 * width
    case "leading": isMirrored ? fromRight - width : x
    case "trailing": isMirrored ? fromRight : x + width
    case "top": y
    case "bottom": y + height
    case "centerY": y + 0.5 * height
    case "firstBaseline": y + free(6, id)
    case "lastBaseline": y + height + free(8, id)
    case "width": width
    default: height
    }
  }
}
