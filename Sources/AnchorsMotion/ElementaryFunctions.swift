import Anchors
import AnchorsLayout

/// *e* to the power of `x`, without a mathematical library, which Embedded Swift may not have.
///
/// In order of priority: right to two units in the last place wherever the result is a normal
/// number; exactly 1 at 0; short. Results below 2⁻¹⁰²² are 0.
///
/// `x` is split into *k* ln 2 + *r* with |*r*| ≤ ½ ln 2, ln 2 in two parts so that *r* keeps its
/// bits; the Taylor series of degree 13 leaves 10⁻¹⁷ there, and 2ᵏ is an exponent's bits.
///
/// Source of the splitting: W. J. Cody, W. Waite, *Software Manual for the Elementary Functions*
/// (1980).
func exponential(_ x: Double) -> Double {
  if x < -708 { return 0 }
  if x > 709 { return .infinity }
  if x != x { return x }
  let quotient = x * 1.4426950408889634
  let power = Int64(roundedToWhole(quotient))
  // The upper part has 33 bits, so that its product with the power is exact.
  let upper: Double = 0x1.62e42feep-1
  let lower: Double = 0x1.a39ef35793c76p-33
  let rest = (x - Double(power) * upper) - Double(power) * lower
  var sum = 1.0
  for degree in (1...13).reversed() { sum = 1 + sum * rest / Double(degree) }
  return sum * Double(bitPattern: UInt64(1023 + power) << 52)
}

/// The sine of `x` radians, to within 10⁻¹⁵ + 10⁻¹⁶ |`x`|, for the same reason without a library.
/// Beyond 10⁹ it is 0.
///
/// `x` is split into *k* π/2 + *r* with |*r*| ≤ π/4, π/2 in two parts; the Taylor series of the
/// sine or cosine up to degree 17 leaves 10⁻¹⁷ there.
func sine(_ x: Double) -> Double {
  if !(abs(x) < 1e9) { return 0 }
  let quarters = roundedToWhole(x * 0.6366197723675814)
  let rest = (x - quarters * 0x1.921fb544p0) - quarters * 0x1.0b4611a626331p-34
  let quadrant = Int64(quarters) & 3
  let square = rest * rest
  var sum = 1.0
  for degree in (1...8).reversed() {
    let factor = Double(2 * degree) * Double(quadrant & 1 == 0 ? 2 * degree + 1 : 2 * degree - 1)
    sum = 1 - sum * square / factor
  }
  if quadrant & 1 == 0 { sum *= rest }
  return quadrant & 2 == 0 ? sum : -sum
}
