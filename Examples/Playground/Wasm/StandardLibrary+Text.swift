// What the module has in place of functions of the standard library that append literals, which these shadow: where
// the literal is, is handed over, which takes a third of the code that making a text of it does.

extension DefaultStringInterpolation {
  /// Appends what stands between two values.
  @inline(never)
  public mutating func appendLiteral(_ literal: StaticString) {
    appendInterpolation(literal.description)
  }

  /// The standard library's function, which would be preferred otherwise.
  @_disfavoredOverload
  public mutating func appendLiteral(_ literal: String) { appendInterpolation(literal) }
}

extension String {
  /// Appends a literal.
  @inline(never)
  public static func += (text: inout String, literal: StaticString) {
    text.append(literal.description)
  }

  /// The standard library's operator, which would be preferred otherwise.
  @_disfavoredOverload
  public static func += (text: inout String, other: String) { text.append(other) }
}
