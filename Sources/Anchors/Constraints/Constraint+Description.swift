extension Constraint: CustomStringConvertible {}
extension ConstraintGroup: CustomStringConvertible {}

extension _ConstraintStatement where Self: AnyObject {
  /// The constraint, or each of the group on a line, as one would write it:
  /// `title.top == card.top + 10 ~ 750 (LoginView.swift:42)`.
  ///
  /// Items with equal names get numbers, which requires a walk through their tree. For several
  /// constraints, use `text()` of a sequence. Names that are no identifiers are in backticks.
  ///
  /// `parse(_:items:metrics:)` of `AnchorsLayout` reads it back as the same constraint: constants
  /// are written to a thousandth of a point, multipliers to a millionth, priorities exactly.
  public var description: String { _constraints.text() }
}

extension Constraint {
  /// The constraint as one would write it, in a text whose items have these names.
  package func text(_ names: ItemNames) -> String { text(with: numbers, names) }

  /// The constraint as it was written, or edited last, even where its backend does not have it like
  /// that.
  func statement(_ names: ItemNames) -> String { text(with: written, names) }

  /// The constraint as one would write it, with numbers that are not rounded.
  package func exactText(_ names: ItemNames) -> String { text(with: numbers, names, isExact: true) }

  private func text(with numbers: Numbers, _ names: ItemNames, isExact: Bool = false) -> String {
    // Pictures have thousands of these texts, so they grow piece by piece.
    var text = ""
    text.reserveCapacity(80)
    if lostItsFirstItem { text += "0 * " }
    text += names.text(of: first)
    text += "."
    text += firstAttribute.description
    text += " "
    text += relation.description
    text += " "
    addRightHandSide(to: &text, numbers, names, isExact)
    if numbers.priority != .required { text += " ~ \(shortest(numbers.priority.rawValue))" }
    if let identifier { text += " \(quoted(identifier, by: "'"))" }
    if let source {
      text += " ("
      text += source.description
      text += ")"
    }
    return text
  }

  private func addRightHandSide(
    to text: inout String, _ numbers: Numbers, _ names: ItemNames, _ isExact: Bool
  ) {
    func written(_ number: Double, _ rounded: (Double) -> String) -> String {
      isExact ? shortest(number) : rounded(number)
    }
    let multiplier = written(numbers.multiplier, factor)
    if second == nil, secondAttribute == firstAttribute,
      multiplier == "1" || firstAttribute.isSize
    {
      return text += written(numbers.constant, decimal)
    }
    if multiplier != "1" { text += "\(multiplier) * " }
    text += second.map { names.text(of: $0, besides: first) } ?? "superview"
    text += "."
    text += secondAttribute.description
    let sum = hasSystemSpacing ? spacingMultiplier : numbers.constant
    let number = written(abs(sum), hasSystemSpacing ? factor : decimal)
    if number == "0", !hasSystemSpacing { return }
    text += sum < 0 ? " - " : " + "
    if !hasSystemSpacing { return text += number }
    text += number == "1" ? ".system" : "\(number) * .system"
  }
}

extension AnyAnchor: CustomStringConvertible {
  /// The anchor as one would write it: `title.top`.
  public var description: String { text(ItemNames()) }

  /// The anchor as one would write it, in a text whose items have these names.
  package func text(_ names: ItemNames) -> String { "\(names.text(of: node)).\(attribute)" }
}

extension Sequence where Element == Constraint {
  /// The constraints, a line each, in a text whose items have different names.
  ///
  ///     print(card.constraints.text())
  ///     // title.top == card.top + 10 (LoginView.swift:42)
  ///     // title.leading == card.leading + 12 (LoginView.swift:43)
  public func text() -> String { text(ItemNames()) }

  package func text(_ names: ItemNames) -> String {
    map { $0.text(names) }.joined(separator: "\n")
  }
}
