/// What two lengths of text may differ by and still count as the same: a thousandth of a point. That
/// is well above what a solver's arithmetic leaves of a width, and well below what can be seen.
let textTolerance = 0.001

/// The least whole number that a length does not exceed, but for the tolerance.
///
/// In a type of integers, as Embedded Swift has no rounding.
func roundedUp(_ length: Double) -> Double {
  let least = length - textTolerance
  // From here on there are no fractions.
  if !(least.magnitude < 4_503_599_627_370_496) { return length }
  let whole = Double(Int64(least))
  return whole < least ? whole + 1 : whole
}
