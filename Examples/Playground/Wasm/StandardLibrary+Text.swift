// The compiler makes a text of each literal that is part of another text, and appends that. These shadow the
// standard library's functions: what is handed over is where the literal is, which takes a third of the code.

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
