import Anchors
import AnchorsSolver

/// What a layout was solved from and what came of it, by value: for writing it down.
///
/// All rectangles and distances are those of alignment rectangles, as in all rows.
package struct SolvedLayout {
  /// An item. They are in the order of the tree, the topmost first.
  package struct Item {
    package let item: any LayoutItem
    /// The number of the parent, -1 for the topmost.
    package let parent: Int
    /// What the item has said of its content, with distances from the alignment rectangle.
    package let metrics: LayoutMetrics
    /// What is given of it.
    package fileprivate(set) var given: [Given]
    /// The alignment rectangle in the coordinates of the topmost item's.
    package fileprivate(set) var rect: Rect
  }

  /// One component that is given: a share of the parent's size on the axis, and a constant. A position is
  /// measured from the parent's origin.
  package struct Given {
    package let attribute: Attribute
    package let share: Double
    package let constant: Double
  }

  /// A constraint that takes part.
  package struct Statement {
    package let constraint: Constraint
    /// The number of the item that positions are measured from.
    package let host: Int
    /// The numbers of the items. A content guide stands for the edges of what scrolls where those are meant.
    package let first: Int
    package let second: Int?
    /// Whether positions are measured leftwards from a right edge.
    package let isMirrored: Bool
    /// The number of the item whose right edge that is.
    package let measure: Int
    /// The constant, with what margins and baselines add to it: it is the one between the attributes
    /// without them.
    package let constant: Double
  }

  package let items: [Item]
  /// In the order of installation.
  package let statements: [Statement]
  /// Whether constraints placed on the topmost item run from right to left.
  package let isRightToLeft: Bool
}

extension LayoutTree {
  /// What the layout, which is brought up to date first, was solved from.
  ///
  /// - Complexity: O(items + constraints), besides the layout.
  package var solvedLayout: SolvedLayout { SolvedLayout(facts) }
}

extension SolvedLayout {
  fileprivate init(_ facts: LayoutFacts) {
    func value(_ variable: Variable, _ item: Int) -> Double {
      facts.values[Int(facts.variable(variable, of: item))]
    }
    var items: [Item] = []
    for (number, item) in facts.items.enumerated() {
      let parent = Int(facts.parents[number])
      let corner = parent < 0 ? .zero : items[parent].rect.origin
      let rect = Rect(
        x: parent < 0 ? 0 : corner.x + value(.x, number),
        y: parent < 0 ? 0 : corner.y + value(.y, number),
        width: value(.width, number), height: value(.height, number))
      items.append(
        Item(item: item, parent: parent, metrics: facts.metrics[number], given: [], rect: rect))
    }
    for row in facts.rows where row.isGiven {
      let (item, variable) = facts.place(of: row.terms[0].variable)
      let share = row.terms.count == 1 ? 0 : -row.terms[1].coefficient
      items[item].given.append(
        Given(attribute: variable.attribute, share: share, constant: row.constant))
    }
    self.items = items
    statements = facts.constraints.indices.compactMap { row in
      facts.constraints[row].flatMap { facts.statement(of: $0, constant: facts.rows[row].constant) }
    }
    isRightToLeft = facts.isRightToLeft.first ?? false
  }
}

extension LayoutFacts {
  /// A constraint with the numbers of its items; `nil` if one of them has just left the tree.
  fileprivate func statement(of constraint: Constraint, constant: Double)
    -> SolvedLayout.Statement?
  {
    guard let host = number(of: constraint.host), let first = number(of: constraint.firstItem)
    else { return nil }
    let placed = PlacedConstraint(constraint)
    let second = number(of: constraint.secondItem)
    if placed.second != nil, second == nil { return nil }
    /// Of a host that scrolls, in constraints with something inside it, the guide for its content.
    func scrolled(_ item: Int, _ row: AttributeRow, besides other: Int?) -> Int {
      guard let other, item == host, other != host, row.isEdge else { return item }
      return contentGuides[host] ?? item
    }
    let one = scrolled(first, placed.firstRow, besides: second)
    let other = second.map { scrolled($0, placed.secondRow, besides: first) }
    let isDirectional = placed.firstRow.isDirectional || placed.secondRow.isDirectional
    return SolvedLayout.Statement(
      constraint: constraint, host: host, first: one, second: other,
      isMirrored: isDirectional && isRightToLeft[host],
      measure: one != first ? one : other != second ? other ?? host : host, constant: constant)
  }
}
