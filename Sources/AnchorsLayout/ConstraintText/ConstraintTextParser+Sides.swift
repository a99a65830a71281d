import Anchors

// The two sides of a statement.

extension ConstraintTextParser {
  /// `product {("+" | "-") product}`
  mutating func sum() throws(LayoutTextError) -> TextValue {
    var value = try product()
    while let (sign, token) = takeOperator("+", "-") {
      value = try combined(value, sign, try product(), token)
    }
    return value
  }

  /// `factor {("*" | "/") factor}`
  private mutating func product() throws(LayoutTextError) -> TextValue {
    var value = try factor()
    while let (sign, token) = takeOperator("*", "/") {
      value = try combined(value, sign, try factor(), token)
    }
    return value
  }

  /// Takes one of two operators if it comes next. `+` and `-` at the beginning of a line belong to
  /// what came before if there is a space after them, as in Swift.
  private mutating func takeOperator(_ first: Unicode.Scalar, _ second: Unicode.Scalar)
    -> (sign: Unicode.Scalar, token: Range<Int>)?
  {
    guard let next, next == first || next == second else { return nil }
    if isAtLineStart, first == "+", scanner.following != UInt8(ascii: " ") { return nil }
    let start = scanner.offset
    _ = take(next)
    return (next, start..<start + 1)
  }

  /// `{"-" | "+"} operand {"." member}`
  private mutating func factor() throws(LayoutTextError) -> TextValue {
    let start = scanner.offset
    var sign = 1.0
    while let next, next == "-" || next == "+" {
      if next == "-" { sign = -sign }
      _ = take(next)
    }
    let isSigned = scanner.offset > start
    var value = try operand()
    while take(".") { value = try member(of: value) }
    if !isSigned { return value }
    if case .number(let number) = value { return .number(sign * number) }
    throw mistake(
      .notLinear, start..<start + 1,
      "only a number has a sign; write '-1 * anchor' if you mean it")
  }

  /// `number | "." name | name | "(" sum ")" | "[" sum {"," sum} "]"`
  private mutating func operand() throws(LayoutTextError) -> TextValue {
    let start = scanner.offset
    switch next {
    case "(":
      try open()
      let value = try sum()
      try close(")")
      return value
    case "[": return try list()
    case "." where scanner.following?.isDigit != true:
      _ = take(".")
      return try namedNumber(start)
    case let next? where next == "." || ("0"..."9").contains(next):
      return .number(try literal())
    default: return try named()
    }
  }

  /// `"[" sum {"," sum} [","] "]"`
  private mutating func list() throws(LayoutTextError) -> TextValue {
    try open()
    var values: [TextValue] = []
    repeat {
      let place = scanner.offset
      let value = try sum()
      if let first = values.first, first.kind != value.kind {
        throw mistake(
          .differentKinds, place..<end,
          "the elements of an array are of one kind, not \(first.kind) and \(value.kind)")
      }
      values.append(value)
    } while take(",") && next != "]"
    try close("]")
    return .list(values)
  }
}
