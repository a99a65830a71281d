// Every number in a text that people read is written here, so that one length reads the same in a
// constraint, an explanation, a conflict, a finding and a picture. (Coordinates of drawings, which a
// renderer reads, are to a hundredth: see `coordinate` of `AnchorsReport`.)

/// A length or a priority as one would write it, to a thousandth of a point: `10`, `10.5`, `33.333`.
package func decimal(_ value: Double) -> String { shortest(rounded(value, parts: 1000)) }

/// A multiplier as one would write it, to a millionth, as it may be far below 1: `2`, `0.333333`. One that
/// would be 0 is written as it is, because a constraint with a multiplier of 0 is another.
package func factor(_ value: Double) -> String {
  let rounded = rounded(value, parts: 1e6)
  return shortest(rounded == 0 ? value : rounded)
}

/// The components of a rectangle: `(8, 10, 334, 24)`.
package func decimals(_ rect: Rect) -> String {
  decimals([rect.minX, rect.minY, rect.width, rect.height])
}

/// Lengths as a list: `(8, 10, 334, 24)`.
package func decimals(_ values: [Double]) -> String {
  "(\(values.map { decimal($0) }.joined(separator: ", ")))"
}

/// The number exactly as it is, whole ones without a point: `10` rather than `10.0`.
package func shortest(_ value: Double) -> String {
  if value.magnitude < 1e15, roundedToWhole(value) == value { return String(Int64(value)) }
  return String(value)
}
