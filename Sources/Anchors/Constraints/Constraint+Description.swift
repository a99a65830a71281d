extension Constraint: CustomStringConvertible {
  /// The constraint as one would write it: `title.top == card.top + 10 ~ 750 (LoginView.swift:42)`.
  public var description: String {
    text(with: Numbers(multiplier: multiplier, constant: constant, priority: priority))
  }

  /// The constraint as it was written, even where its toolkit does not have it like that.
  var statement: String { text(with: numbers) }

  private func text(with numbers: Numbers) -> String {
    var text = lostItsFirstItem ? "0 * " : ""
    text += "\(firstAnchor) \(relation) \(rightHandSide(numbers))"
    if numbers.priority != .required { text += " ~ \(numbers.priority)" }
    if let identifier { text += " '\(identifier)'" }
    if let source { text += " (\(source))" }
    return text
  }

  private func rightHandSide(_ numbers: Numbers) -> String {
    let (multiplier, constant) = (numbers.multiplier, numbers.constant)
    if second == nil, multiplier == 1, secondAttribute == firstAttribute {
      return decimal(constant)
    }
    var text = multiplier == 1 ? "" : "\(decimal(multiplier)) * "
    text += "\(second?.name ?? "superview").\(secondAttribute)"
    if constant < 0 {
      text += " - \(decimal(-constant))"
    } else if constant != 0 {
      text += " + \(decimal(constant))"
    }
    return text
  }
}

extension AnyAnchor: CustomStringConvertible {
  /// The anchor as one would write it: `title.top`.
  public var description: String { "\(node.name).\(attribute)" }
}
