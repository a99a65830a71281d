extension Constraint: CustomStringConvertible {
  /// The constraint as one would write it: `title.top == card.top + 10 ~ 750 (LoginView.swift:42)`.
  public var description: String {
    var text = "\(lostItsFirstItem ? "0 * " : "")\(firstAnchor) \(relation) \(rightHandSide)"
    if priority != .required { text += " ~ \(priority)" }
    if let identifier { text += " '\(identifier)'" }
    if let source { text += " (\(source))" }
    return text
  }

  private var rightHandSide: String {
    guard let second else { return decimal(constant) }
    var text = multiplier == 1 ? "" : "\(decimal(multiplier)) * "
    text += "\(AnyAnchor(node: second, attribute: secondAttribute))"
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
