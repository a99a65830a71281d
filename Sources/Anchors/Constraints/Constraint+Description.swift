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
  @inline(never)
  package func text(_ names: ItemNames) -> String { text(with: numbers, names) }

  /// The constraint as it was written, or edited last, even where its backend does not have it like
  /// that.
  func statement(_ names: ItemNames) -> String { text(with: written, names) }

  /// The constraint as one would write it, with numbers that are not rounded.
  package func exactText(_ names: ItemNames) -> String { text(with: numbers, names, isExact: true) }

  @inline(never)
  private func text(with numbers: Numbers, _ names: ItemNames, isExact: Bool = false) -> String {
    let second = second.map { names.text(of: $0, besides: first) }
    var text = TextBytes()
    write(numbers, names.text(of: first), second, isExact, to: &text)
    return text.string
  }

  /// Writes the constraint as ``text(_:)``. Pictures have thousands of these texts.
  ///
  /// - Parameters:
  ///   - first: The name of the first item, as code.
  ///   - second: The name of the second item; `nil` if there was none on the right.
  package func write(first: String, second: String?, to text: inout TextBytes) {
    write(numbers, first, second, false, to: &text)
  }

  @inline(never)
  private func write(
    _ numbers: Numbers, _ first: String, _ second: String?, _ isExact: Bool,
    to text: inout TextBytes
  ) {
    if lostItsFirstItem { text.add("0 * ") }
    text.add(first)
    text.add(firstAttribute)
    text.add(relation == .equal ? " == " : relation == .lessThanOrEqual ? " <= " : " >= ")
    writeRightHandSide(numbers, second, isExact, to: &text)
    if numbers.priority != .required {
      text.add(" ~ ")
      text.add(numbers.priority.rawValue, isExact: true)
    }
    if let identifier {
      text.add(" ")
      text.add(quoted(identifier, by: "'"))
    }
    if let source {
      text.add(" (")
      source.write(to: &text)
      text.add(")")
    }
  }

  private func writeRightHandSide(
    _ numbers: Numbers, _ secondName: String?, _ isExact: Bool, to text: inout TextBytes
  ) {
    let multiplier = isExact ? shortest(numbers.multiplier) : factor(numbers.multiplier)
    if secondName == nil, secondAttribute == firstAttribute,
      multiplier == "1" || firstAttribute.isSize
    {
      return text.add(numbers.constant, isExact: isExact)
    }
    if multiplier != "1" {
      text.add(multiplier)
      text.add(" * ")
    }
    text.add(secondName ?? "superview")
    text.add(secondAttribute)
    let sum = hasSystemSpacing ? spacingMultiplier : numbers.constant
    if !hasSystemSpacing, isExact ? sum == 0 : rounded(sum, parts: 1000) == 0 { return }
    text.add(sum < 0 ? " - " : " + ")
    if !hasSystemSpacing { return text.add(abs(sum), isExact: isExact) }
    let number = isExact ? shortest(abs(sum)) : factor(abs(sum))
    if number != "1" {
      text.add(number)
      text.add(" * ")
    }
    text.add(".system")
  }
}

extension TextBytes {
  /// Adds an attribute after the name of its item.
  fileprivate mutating func add(_ attribute: Attribute) {
    add(".")
    add(attribute.description)
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
