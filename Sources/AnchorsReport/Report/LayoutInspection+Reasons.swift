import AnchorsLayout

extension LayoutInspection {
  /// The number of steps to show for a component. Of more, those at both ends are shown.
  static let mostSteps = (first: 12, last: 4)

  /// Returns the reason for an item's frame: for each component its value, whether it is
  /// determined, and the steps back to fixed values.
  func reasons(_ explanation: FrameExplanation) -> JSON {
    .list(
      explanation.components.map { component in
        let (steps, leftOut) = (component.steps, component.leftOut)
        let (first, last) = Self.mostSteps
        return [
          "value": .number(component.value),
          "isOpen": component.isDetermined ? nil : .flag(true),
          "steps": .list(steps.prefix(leftOut > 0 ? first : steps.count).map(step)),
          "leftOut": leftOut > 0 ? .number(Double(leftOut)) : nil,
          "lastSteps": leftOut > 0 ? .list(steps.suffix(last).map(step)) : nil,
        ]
      })
  }

  /// Returns a step: a constraint's number or another reason in words; the item, the attribute and
  /// the value that it determines; and the constraint that a bound holds back.
  private func step(_ step: FrameExplanation.Step) -> JSON {
    var parts: [JSON] = [
      reason(step.reason), .number(Double(scene.number(of: step.anchor.item) ?? -1)),
      .text("\(step.anchor.attribute)"), .number(step.value),
    ]
    if let text = step.pushText(names) { parts.append(.text(text)) }
    return .list(parts)
  }

  private func reason(_ reason: FrameExplanation.Reason) -> JSON {
    if case .constraint(let constraint) = reason, let number = number(of: constraint) {
      return .number(Double(number))
    }
    return .text(reason.text(names))
  }
}

extension FrameExplanation.Reason {
  /// The constraint, or what else it is in words.
  package func text(_ names: ItemNames) -> String {
    switch self {
    case .constraint(let constraint): constraint.reportText(names)
    case .content: "the size of its content"
    case .intrinsicSize(let limit) where limit.isMinimum: "the least size of its content"
    case .intrinsicSize(let limit):
      limit.relation == .lessThanOrEqual ? "no larger than its content" : "room for its content"
    case .fixed: "fixed"
    case .notNegative: "no size is less than 0"
    case .tieBreak: "nothing decides: as small, and as near to 0, as may be"
    }
  }
}

extension FrameExplanation.Step {
  /// Returns the constraint that a bound holds back:
  /// `holds back title.width == 200 ~ 750, which asks for 216`; `nil` if there is none.
  package func pushText(_ names: ItemNames) -> String? {
    guard let push else { return nil }
    let pushed =
      switch push.limit {
      case .constraint(let constraint): constraint.reportText(names)
      case .intrinsicSize(let limit):
        "the \(limit.isMinimum ? "minimum " : "")\(limit.attribute) of \(names.name(of: limit.item))'s content"
      }
    return "holds back \(pushed), which asks for \(decimal(push.value))"
  }
}
