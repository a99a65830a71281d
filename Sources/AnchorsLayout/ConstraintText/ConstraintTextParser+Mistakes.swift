import Anchors

extension ConstraintTextParser {
  /// A mistake in what stands at a place.
  func mistake(_ kind: LayoutTextError.Kind, _ token: Range<Int>, _ message: String)
    -> LayoutTextError
  {
    scanner.mistake(kind, token, message, source: source)
  }

  /// A mistake at the place that has been reached: the message and what is there instead.
  func mistakeHere(_ kind: LayoutTextError.Kind, _ message: String) -> LayoutTextError {
    // At the end of a line it is where the line ends that something is missing.
    guard isInLine, scanner.next != UInt8(ascii: ";"), let scalar = scanner.nextScalar else {
      return mistake(kind, end..<end, "\(message), but the statement ends")
    }
    let start = scanner.offset
    var probe = scanner
    let found =
      probe.takeItemName() ?? scanner.text(in: start..<start + UTF8.width(scalar))
    return mistake(kind, start..<start + found.utf8.count, "\(message), not '\(found)'")
  }

  /// What is there instead of a relation.
  func mistakeAtRelation() -> LayoutTextError {
    let kind = LayoutTextError.Kind.expectedRelation
    let token = scanner.offset..<scanner.offset + 1
    if isInLine {
      switch scanner.next {
      case UInt8(ascii: "="):
        return mistake(kind, token, "write '==' for a constraint, rather than '='")
      case UInt8(ascii: "<"):
        return mistake(kind, token, "write '<=': a constraint includes the limit")
      case UInt8(ascii: ">"):
        return mistake(kind, token, "write '>=': a constraint includes the limit")
      case UInt8(ascii: "!"):
        return mistake(kind, token, "a constraint is written with '==', '<=' or '>='")
      default: break
      }
    }
    return mistakeHere(kind, "expected '==', '<=' or '>='")
  }

  /// What is there although the statement is complete.
  func mistakeAtEnd() -> LayoutTextError {
    switch scanner.next {
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      mistakeHere(.unbalancedBracket, "expected the end of the statement: no bracket is open")
    case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"):
      mistakeHere(
        .expectedEnd, "expected the end of the statement: a constraint has one relation")
    case UInt8(ascii: "&"):
      mistakeHere(.expectedEnd, "write the two constraints on two lines: expected the end")
    default: mistakeHere(.expectedEnd, "expected the end of the statement")
    }
  }
}

// MARK: - Numbers

extension ConstraintTextParser {
  /// The number that a value is.
  func number(_ value: TextValue, at start: Int) throws(LayoutTextError) -> Double {
    if case .number(let number) = value { return number }
    throw mistake(.expectedNumber, start..<max(end, start), "expected a number, not \(value.kind)")
  }

  func finite(_ number: Double, _ range: Range<Int>) throws(LayoutTextError) -> Double {
    if number.isFinite { return number }
    throw mistake(.notFinite, range, "this is \(shortest(number)), and numbers must be finite")
  }
}

// MARK: - Arithmetic and relations

extension ConstraintTextParser {
  /// The value that an operator makes of two.
  func combined(_ left: TextValue, _ sign: UInt8, _ right: TextValue, at place: Int)
    throws(LayoutTextError) -> TextValue
  {
    let token = place..<place + 1
    if sign == UInt8(ascii: "/"), case .number(0) = right {
      throw mistake(.divisionByZero, token, "a number cannot be divided by 0")
    }
    if let value = left.combined(sign, right) {
      if case .number(let number) = value { _ = try finite(number, token) }
      return value
    }
    if left.isItem || right.isItem { throw itemAlone(token) }
    let kinds = "\(left.kind) and \(right.kind)"
    let message =
      switch (left, sign, right) {
      case (.number, UInt8(ascii: "-"), .term), (.number, UInt8(ascii: "-"), .size):
        Self.refusalOfDifference
      case (.edges, _, _), (_, _, .edges):
        "edges are moved by .inset(by: 16); \(kinds) cannot be combined"
      case (.center, _, .number): "a center is moved by a point, as in Point(x: 10, y: 0)"
      case (.term, _, .space):
        "the system's space is added to an anchor alone, not to a sum or a product"
      case (_, UInt8(ascii: "*"), _):
        "\(kinds) cannot be multiplied; one of two factors is a number"
      case (_, UInt8(ascii: "/"), _):
        "\(left.kind) cannot be divided by \(right.kind); the divisor is a number"
      default: "\(kinds) cannot be added; a side has one anchor and numbers"
      }
    throw mistake(.notLinear, token, message)
  }

  /// The same that the compiler says.
  static var refusalOfDifference: String {
    "write 'anchor - 10', or '-1 * anchor + 10' if you mean it"
  }

  private func itemAlone(_ token: Range<Int>) -> LayoutTextError {
    mistake(
      .expectedAttribute, token,
      "an item stands here without an attribute; write an attribute of it, as in title.top")
  }

  /// The constraints of two sides.
  func constraints(
    _ left: TextValue, _ relation: Relation, _ right: TextValue, _ token: Range<Int>
  ) throws(LayoutTextError) -> [Constraint] {
    guard let constraints = left.related(relation, to: right, superview: superview) else {
      if left.isItem || right.isItem { throw itemAlone(token) }
      throw mistake(.differentKinds, token, refusal(left, right))
    }
    for constraint in constraints {
      let (first, second) = (constraint.firstAttribute, constraint.secondAttribute)
      if first.isOfOtherDirection(than: second) {
        throw mistake(.mixedDirections, token, first.refusal(ofOtherDirection: second))
      }
      if !constraint.multiplier.isFinite || !constraint.constant.isFinite {
        throw mistake(.notFinite, token, "the multiplier and the constant must be finite numbers")
      }
    }
    return constraints
  }

  /// Why two sides cannot be compared.
  private func refusal(_ left: TextValue, _ right: TextValue) -> String {
    switch (left, right) {
    case (.number, .number):
      return "two numbers are compared, which makes no constraint; one side has an item's attribute"
    case (.list, .list): return "only one of the two sides can be an array"
    case (.edges(let a), .edges(let b)) where a.node != nil:
      return "\(a.edges.count) edges cannot be compared with \(b.edges.count)"
    default: break
    }
    if right.isSpaced || left.isSpaced {
      return "the system's space is on the right side, and an anchor alone on the left"
    }
    let (a, b) = (left.kind, right.kind)
    if a == b { return "the superview is on the right side; write the other item first" }
    let position = " position"
    let first = a.hasSuffix(position) && b.hasSuffix(position) ? a.dropLast(position.count) : a[...]
    return "the two sides cannot be compared: \(first) and \(b)"
  }
}
