// Every number in a text that people read is written here, so that one length reads the same in a
// constraint, an explanation, a conflict, a finding and a picture. (Coordinates of drawings, which
// a renderer reads, are to a hundredth: see `coordinate` of `AnchorsReport`.)

/// A length or a priority as one would write it, to a thousandth of a point: `10`, `10.5`,
/// `33.333`.
package func decimal(_ value: Double) -> String { shortest(rounded(value, parts: 1000)) }

extension TextBytes {
  /// Adds a number as ``shortest(_:)`` or ``decimal(_:)``. Most numbers are small and whole.
  @inline(never)
  package mutating func add(_ value: Double, isExact: Bool) {
    if value >= 0, value < 1_000_000, Double(Int(value)) == value {
      add(UInt(bitPattern: Int(value)))
    } else {
      add(isExact ? shortest(value) : decimal(value))
    }
  }
}

/// Returns a multiplier as text, to a millionth: `2`, `0.333333`. A multiplier that would round to
/// 0 is written in full, because 0 means another constraint.
package func factor(_ value: Double) -> String {
  let rounded = rounded(value, parts: 1e6)
  return shortest(rounded == 0 ? value : rounded)
}

/// Lengths as a list: `(8, 10, 334, 24)`.
@inline(never)
package func decimals(_ values: [Double]) -> String {
  var text = TextBytes()
  for (place, value) in values.enumerated() {
    text.add(place == 0 ? "(" : ", ")
    text.add(value, isExact: false)
  }
  text.add(")")
  return text.string
}

/// The number exactly as it is, whole ones without a point: `10` rather than `10.0`.
package func shortest(_ value: Double) -> String {
  if value.magnitude < 1e15, roundedToWhole(value) == value { return String(Int64(value)) }
  return String(value)
}
