import LayoutCases

@testable import Anchors
@testable import AnchorsLayout

/// The steps of an explanation as equations over the absolute x, y, width and height of every item,
/// to see by plain Gaussian elimination what follows from them. It does not use the library's
/// reasoning: it reads the constraints from the case, and only the root's frame is fixed.
struct StepEquations {
  private let model: CaseModel
  private var columns: [String: Int] = [:]
  private var columnCount: Int { 4 * columns.count }

  /// `Σ coefficient · column = constant`, the constant last.
  typealias Equation = [Double]

  init(_ model: CaseModel) {
    self.model = model
    for item in model.items { columns[item.id] = columns.count }
  }

  /// The equation of each step; nil for one that states a fixed value, which is in all of them.
  func equations(_ steps: [FrameExplanation.Step], in tree: CaseTree) -> [Equation?] {
    steps.map { step in
      let item = step.anchor.item?.layoutName ?? ""
      let attribute = "\(step.anchor.attribute)"
      switch step.reason {
      case .constraint(let constraint):
        let row = model.activeRows.first { $0.id == tree.id(of: constraint) }
        return row.map { equation(of: $0) }
      case .content:
        let content = model.item(item)?.intrinsic
        let length = attribute == "width" ? content?.width : content?.height
        return length.map { equation(attribute, of: item, from: "root", equals: $0) }
      case .intrinsicSize(let limit):
        let content = model.item(item)?.intrinsic
        let length = limit.attribute == .width ? content?.width : content?.height
        return length.map { equation(attribute, of: item, from: "root", equals: $0) }
      case .notNegative: return equation(attribute, of: item, from: "root", equals: 0)
      case .tieBreak:
        let frame = tree.views[item]?.frame ?? .zero
        let length = attribute == "width" ? frame.width : frame.height
        let position = attribute == "left" ? frame.minX : frame.minY
        return equation(
          attribute, of: item, from: model.item(item)?.parent ?? "root",
          equals: step.anchor.attribute.isSize ? length : position)
      case .fixed: return nil
      }
    }
  }

  /// Returns the value that the equations give a component, or `nil` if they do not determine it.
  func value(of component: String, _ item: String, _ equations: [Equation]) -> Double? {
    var target = self.component(component, item)
    for pivot in reduced(equations) {
      guard let column = pivot.firstIndex(where: { abs($0) > 1e-9 }), column < columnCount else {
        continue
      }
      let factor = target[column] / pivot[column]
      if factor == 0 { continue }
      for index in target.indices { target[index] -= factor * pivot[index] }
    }
    let isOpen = target.dropLast().contains { abs($0) > 1e-7 }
    return isOpen ? nil : -target[columnCount]
  }

  private func reduced(_ equations: [Equation]) -> [Equation] {
    var rows = equations
    var done = 0
    for column in 0..<columnCount {
      guard
        let pivot = (done..<rows.count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { continue }
      rows.swapAt(done, pivot)
      for other in rows.indices where other != done {
        let factor = rows[other][column] / rows[done][column]
        if factor == 0 { continue }
        for index in rows[done].indices { rows[other][index] -= factor * rows[done][index] }
      }
      done += 1
    }
    return Array(rows.prefix(done))
  }

  // MARK: Coordinates

  private func component(_ name: String, _ id: String) -> Equation {
    var equation = Array(repeating: 0.0, count: columnCount + 1)
    let offset = ["x": 0, "y": 1, "width": 2, "height": 3][name] ?? 0
    if let column = columns[id] {
      equation[4 * column + offset] = 1
    } else {
      // The root: a number, which is moved to the right side.
      equation[columnCount] = -[0, 0, model.root.width, model.root.height][offset]
    }
    return equation
  }

  private func sum(_ parts: [(Double, Equation)]) -> Equation {
    var result = Array(repeating: 0.0, count: columnCount + 1)
    for (factor, part) in parts {
      for index in result.indices { result[index] += factor * part[index] }
    }
    return result
  }

  private func value(_ attribute: String, of id: String, from origin: String) -> Equation {
    let x = sum([(1, component("x", id)), (-1, component("x", origin))])
    let y = sum([(1, component("y", id)), (-1, component("y", origin))])
    let (width, height) = (component("width", id), component("height", id))
    let around = component("width", origin)
    let baseline = model.item(id)?.baseline
    let isMirrored = model.direction == .rtl
    func plus(_ equation: Equation, _ constant: Double) -> Equation {
      var equation = equation
      equation[columnCount] -= constant
      return equation
    }
    return switch attribute {
    case "left": x
    case "right": sum([(1, x), (1, width)])
    case "centerX": sum([(1, x), (0.5, width)])
    case "leading": isMirrored ? sum([(1, around), (-1, x), (-1, width)]) : x
    case "trailing": isMirrored ? sum([(1, around), (-1, x)]) : sum([(1, x), (1, width)])
    case "top": y
    case "bottom": sum([(1, y), (1, height)])
    case "centerY": sum([(1, y), (0.5, height)])
    case "firstBaseline": plus(y, baseline?.first ?? 0)
    case "lastBaseline": plus(sum([(1, y), (1, height)]), -(baseline?.last ?? 0))
    case "width": width
    default: height
    }
  }

  private func equation(
    _ attribute: String, of id: String, from origin: String, equals constant: Double
  ) -> Equation {
    var equation = value(attribute, of: id, from: origin)
    equation[columnCount] += constant
    return equation
  }

  private func equation(of row: LayoutCase.Row) -> Equation {
    let origin = model.commonAncestor(row.item, row.item2 ?? row.item)
    var equation = value(row.attr, of: row.item, from: origin)
    if let item2 = row.item2, let attr2 = row.attr2 {
      equation = sum([(1, equation), (-row.multiplier, value(attr2, of: item2, from: origin))])
    }
    equation[columnCount] += row.constant
    return equation
  }
}
