import Anchors

// The two sides of a statement.

extension ConstraintTextParser {
  /// The sign that comes next. `+` and `-` at the beginning of a line belong to what came before if there is
  /// a space after them, as in Swift.
  private var sign: UInt8? {
    if isAtLineStart, scanner.following != UInt8(ascii: " ") {
      switch scanner.next {
      case UInt8(ascii: "+"), UInt8(ascii: "-"): return nil
      default: break
      }
    }
    return scanner.next
  }

  /// `product {("+" | "-") product}`
  mutating func sum() throws(LayoutTextError) -> TextValue {
    var value = try product()
    while let sign, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      let place = takeSign()
      value = try combined(value, sign, try product(), at: place)
    }
    return value
  }

  /// `factor {("*" | "/") factor}`
  private mutating func product() throws(LayoutTextError) -> TextValue {
    var value = try factor()
    while let sign, sign == UInt8(ascii: "*") || sign == UInt8(ascii: "/") {
      let place = takeSign()
      value = try combined(value, sign, try factor(), at: place)
    }
    return value
  }

  private mutating func takeSign() -> Int {
    let place = scanner.offset
    scanner.takeAny()
    passSpace()
    return place
  }

  /// `{"-" | "+"} operand {"." member}`
  private mutating func factor() throws(LayoutTextError) -> TextValue {
    var signs: (first: Int, product: Double)?
    while let next = scanner.next, next == UInt8(ascii: "-") || next == UInt8(ascii: "+") {
      let former = signs ?? (scanner.offset, 1)
      signs = (former.first, next == UInt8(ascii: "-") ? -former.product : former.product)
      _ = takeSign()
    }
    var value = try operand()
    while scanner.next == UInt8(ascii: "."), take(".") { value = try member(of: value) }
    guard let signs else { return value }
    guard case .number(let number) = value else {
      throw mistake(
        .notLinear, signs.first..<signs.first + 1,
        "only a number has a sign; write '-1 * anchor' if you mean it")
    }
    return .number(signs.product * number)
  }

  /// `number | "." name | name | "(" sum ")" | "[" sum {"," sum} "]"`
  private mutating func operand() throws(LayoutTextError) -> TextValue {
    let start = scanner.offset
    switch scanner.next {
    case UInt8(ascii: "("):
      try open()
      let value = try sum()
      try close(")", openedAt: start)
      return value
    case UInt8(ascii: "["):
      return try list()
    case UInt8(ascii: ".") where scanner.following?.isDigit != true:
      _ = take(".")
      return try namedNumber(start)
    case let next? where next.isDigit || next == UInt8(ascii: "."):
      return .number(try literal())
    default:
      return try named()
    }
  }

  private mutating func literal() throws(LayoutTextError) -> Double {
    let start = scanner.offset
    guard let number = scanner.takeNumber(signed: false) else {
      throw mistake(.expectedNumber, start..<scanner.offset, "this is not a number")
    }
    passSpace()
    let value = try finite(number, start..<end)
    if !isInPriority { literals.append((start..<end, value)) }
    return value
  }

  /// `"[" sum {"," sum} [","] "]"`
  private mutating func list() throws(LayoutTextError) -> TextValue {
    let start = scanner.offset
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
    } while take(",") && scanner.next != UInt8(ascii: "]")
    try close("]", openedAt: start)
    return .list(values)
  }
}

// MARK: - Brackets

extension ConstraintTextParser {
  /// Takes an opening bracket.
  mutating func open() throws(LayoutTextError) {
    let start = scanner.offset
    depth += 1
    if depth > 64 {
      throw mistake(.unbalancedBracket, start..<start + 1, "brackets are nested too deeply")
    }
    scanner.takeAny()
    passSpace()
  }

  /// Takes a closing bracket.
  mutating func close(_ bracket: Unicode.Scalar, openedAt start: Int) throws(LayoutTextError) {
    if scanner.take(bracket) {
      depth -= 1
      passSpace()
      return
    }
    if scanner.isAtEnd || scanner.next == UInt8(ascii: ";")
      || scanner.text.line(at: start).range.upperBound < scanner.offset
    {
      throw mistake(
        .unbalancedBracket, start..<start + 1, "this bracket is not closed; '\(bracket)' is missing"
      )
    }
    throw mistakeHere(.unbalancedBracket, "expected ',' or '\(bracket)'")
  }
}
