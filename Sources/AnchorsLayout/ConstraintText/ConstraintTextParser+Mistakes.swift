import Anchors

extension ConstraintTextParser {
  /// Returns a mistake in what stands at a place.
  func mistake(_ kind: LayoutTextError.Kind, _ token: Range<Int>, _ message: String)
    -> LayoutTextError
  {
    scanner.mistake(kind, token, message, source: source)
  }

  /// Returns an error at the present place: the message, and the text that was found.
  func mistakeHere(_ kind: LayoutTextError.Kind, _ message: String) -> LayoutTextError {
    // At the end of a line it is where the line ends that something is missing.
    guard isInLine, next != ";", let scalar = scanner.nextScalar else {
      return mistake(kind, end..<end, "\(message), but the statement ends")
    }
    var probe = scanner
    let found = probe.takeItemName() ?? String(scalar)
    let start = scanner.offset
    return mistake(kind, start..<start + found.utf8.count, "\(message), not '\(found)'")
  }

  /// Returns the error of a missing relation.
  func mistakeAtRelation() -> LayoutTextError {
    let following = scanner.following.map { Unicode.Scalar($0) }
    let message: String? =
      switch isInLine ? next : nil {
      case "=" where following == ">": "write '>=', rather than '=>'"
      case "=" where following == "<": "write '<=', rather than '=<'"
      case "=": "write '==' for a constraint, rather than '='"
      case "<": "write '<=': a constraint includes the limit"
      case ">": "write '>=': a constraint includes the limit"
      case "!": "a constraint is written with '==', '<=' or '>='"
      default: nil
      }
    guard let message else {
      return mistakeHere(.expectedRelation, "expected '==', '<=' or '>='")
    }
    return mistake(.expectedRelation, scanner.offset..<scanner.offset + 1, message)
  }

  /// Returns the error of text after a complete statement.
  func mistakeAtEnd() -> LayoutTextError {
    switch next {
    case ")", "]":
      mistakeHere(.unbalancedBracket, "expected the end of the statement: no bracket is open")
    case "=", "<", ">":
      mistakeHere(
        .expectedEnd, "expected the end of the statement: a constraint has one relation")
    case "&":
      mistakeHere(.expectedEnd, "write the two constraints on two lines: expected the end")
    default: mistakeHere(.expectedEnd, "expected the end of the statement")
    }
  }

  /// Returns the error of a missing closing bracket.
  func mistakeAtClosing(_ bracket: Unicode.Scalar) -> LayoutTextError {
    let start = openBrackets[openBrackets.count - 1]
    let isLineOver = scanner.text.line(at: start).range.upperBound < scanner.offset
    guard isLineOver || scanner.isAtEnd || next == ";" else {
      return mistakeHere(.unbalancedBracket, "expected ',' or '\(bracket)'")
    }
    return mistake(
      .unbalancedBracket, start..<start + 1, "this bracket is not closed; '\(bracket)' is missing")
  }
}

// MARK: - Numbers

extension ConstraintTextParser {
  /// Returns the number that a value is.
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
  /// Returns the value that an operator makes of two.
  func combined(
    _ left: TextValue, _ sign: Unicode.Scalar, _ right: TextValue, _ token: Range<Int>
  ) throws(LayoutTextError) -> TextValue {
    if sign == "/", case .number(0) = right {
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
      case (.number, "-", .term), (.number, "-", .size):
        // The compiler says the same.
        "write 'anchor - 10', or '-1 * anchor + 10' if you mean it"
      case (.edges, _, _), (_, _, .edges):
        "edges are moved by .inset(by: 16); \(kinds) cannot be combined"
      case (.center, _, .number): "a center is moved by a point, as in Point(x: 10, y: 0)"
      case (.term, _, .space):
        "the system's space is added to an anchor alone, not to a sum or a product"
      case (_, "*", _): "\(kinds) cannot be multiplied; one of two factors is a number"
      case (_, "/", _):
        "\(left.kind) cannot be divided by \(right.kind); the divisor is a number"
      default: "\(kinds) cannot be added; a side has one anchor and numbers"
      }
    throw mistake(.notLinear, token, message)
  }

  private func itemAlone(_ token: Range<Int>) -> LayoutTextError {
    mistake(
      .expectedAttribute, token,
      "an item stands here without an attribute; write an attribute of it, as in title.top")
  }

  /// Returns the constraints of two sides.
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

  /// Returns why two sides cannot be compared.
  private func refusal(_ left: TextValue, _ right: TextValue) -> String {
    let (a, b) = (left.kind, right.kind)
    switch (left, right) {
    case (.number, .number):
      return "two numbers are compared, which makes no constraint; one side has an item's attribute"
    case (.list, .list): return "only one of the two sides can be an array"
    case (.edges(let mine), .edges(let others)) where mine.node != nil:
      return "\(mine.edges.count) edges cannot be compared with \(others.edges.count)"
    case (.spaced, _), (_, .spaced):
      return "the system's space is on the right side, and an anchor alone on the left"
    case _ where a == b: return "the superview is on the right side; write the other item first"
    default:
      let position = " position"
      let areBoth = a.hasSuffix(position) && b.hasSuffix(position)
      let first = areBoth ? a.dropLast(position.count) : a[...]
      return "the two sides cannot be compared: \(first) and \(b)"
    }
  }
}
