// The one place where a number with a fraction becomes a whole number. Embedded Swift has no
// `rounded()`, and `Int64(value)` stops the program for numbers that are too large, infinite or not
// a number; a frame can be any of these.

/// Returns the nearest whole number; halves round away from 0. Numbers from 2⁵² on, infinite ones
/// and NaN are returned unchanged.
package func roundedToWhole(_ value: Double) -> Double {
  guard value.magnitude < 0x1p52 else { return value }
  let whole = Double(Int64(value))
  let rest = value - whole
  return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
}

/// The nearest multiple of one part of a point: of a hundredth if there are 100 parts.
///
///     rounded(2.718, parts: 100)    // 2.72
///     rounded(1e300, parts: 100)    // 1e300
package func rounded(_ value: Double, parts: Double) -> Double {
  let scaled = value * parts
  return scaled.magnitude < 0x1p52 ? roundedToWhole(scaled) / parts : value
}

/// Returns the greatest integer that is not greater than a number, within ± `limit`; 0 for NaN.
package func wholeNumber(roundingDown value: Double, limit: Int = Int.max / 8) -> Int {
  if value != value { return 0 }
  if value >= Double(limit) { return limit }
  if value <= -Double(limit) { return -limit }
  let truncated = Int(value)
  return Double(truncated) > value ? truncated - 1 : truncated
}
