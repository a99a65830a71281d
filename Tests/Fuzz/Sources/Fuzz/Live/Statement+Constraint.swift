import AnchorsLayout

extension LiveTree {
  /// The statement as one would write it in Swift.
  func expression(_ statement: Statement) -> Constraint? {
    guard let first = item(statement.first) else { return nil }
    let second = statement.second.flatMap { item($0) }
    if statement.second != nil, second == nil { return nil }
    let (attribute, other) = (statement.attribute, statement.otherAttribute)
    let priority = Priority(statement.priority)
    if let x = first.xAnchor(attribute) {
      return relate(x, statement, second?.xAnchor(other)) ~ priority
    }
    if let y = first.yAnchor(attribute) {
      return relate(y, statement, second?.yAnchor(other)) ~ priority
    }
    let length = attribute == .width ? first.anchors.width : first.anchors.height
    let otherLength = other == .width ? second?.anchors.width : second?.anchors.height
    return relate(length, statement, otherLength) ~ priority
  }

  private func relate<Kind>(
    _ first: LayoutAnchor<Kind>, _ statement: Statement, _ second: LayoutAnchor<Kind>?
  ) -> Constraint {
    guard let second else {
      let constraint =
        switch statement.relation {
        case .equal: first == statement.constant
        case .lessThanOrEqual: first <= statement.constant
        case .greaterThanOrEqual: first >= statement.constant
        }
      // A number on the left would be the first item's; this is the superview's.
      constraint.multiplier = statement.multiplier
      return constraint
    }
    let right = statement.multiplier * second + statement.constant
    return switch statement.relation {
    case .equal: first == right
    case .lessThanOrEqual: first <= right
    case .greaterThanOrEqual: first >= right
    }
  }
}

extension LayoutItem {
  fileprivate func xAnchor(_ attribute: Attribute) -> LayoutAnchor<LayoutXAxis>? {
    switch attribute {
    case .left: anchors.left
    case .right: anchors.right
    case .leading: anchors.leading
    case .trailing: anchors.trailing
    case .centerX: anchors.centerX
    case .leftMargin: anchors.leftMargin
    case .rightMargin: anchors.rightMargin
    case .leadingMargin: anchors.leadingMargin
    case .trailingMargin: anchors.trailingMargin
    case .centerXWithinMargins: anchors.centerXWithinMargins
    default: nil
    }
  }

  fileprivate func yAnchor(_ attribute: Attribute) -> LayoutAnchor<LayoutYAxis>? {
    switch attribute {
    case .top: anchors.top
    case .bottom: anchors.bottom
    case .centerY: anchors.centerY
    case .firstBaseline: anchors.firstBaseline
    case .lastBaseline: anchors.lastBaseline
    case .topMargin: anchors.topMargin
    case .bottomMargin: anchors.bottomMargin
    case .centerYWithinMargins: anchors.centerYWithinMargins
    default: nil
    }
  }
}
